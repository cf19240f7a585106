/// What one router went through, as values: where it was, and every command that has changed it since.
///
/// Replaying a journal gives the same state at every index, identities included, because a router's state follows from
/// its commands alone.
///
///     var journal = Journal(start: router.layers)
///     router.observe { journal.append($0) }
///
///     journal.layers(after: 3)          // what was open after three commands
///     journal.undo(to: 3)               // the same, and the journal forgets the rest
///     router.open(journal.end.place)    // the router goes back there
public struct Journal<Route: Hashable & Sendable>: Hashable, Sendable {
  /// What was open before the first command.
  public let start: Layers<Route>
  /// The commands that changed something, in their order.
  public private(set) var commands: [Command<Route>] = []

  /// Makes a journal without commands.
  public init(start: Layers<Route>) { self.start = start }

  /// Adds what has caused a change.
  public mutating func append(_ change: Change<Route>) { commands.append(change.cause) }

  /// What was open after so many commands, 0 being the start; nil when there aren't so many.
  public func layers(after count: Int) -> Layers<Route>? {
    guard (0...commands.count).contains(count) else { return nil }
    return commands[..<count].reduce(into: start) { layers, command in _ = layers.perform(command) { _ in } }
  }

  /// What was open after the last command.
  public var end: Layers<Route> { layers(after: commands.count) ?? start }

  /// Forgets the commands after the first `count`, and gives what was open then; nil when there aren't so many.
  @discardableResult
  public mutating func undo(to count: Int) -> Layers<Route>? {
    guard let layers = layers(after: count) else { return nil }
    commands.removeSubrange(count...)
    return layers
  }
}
