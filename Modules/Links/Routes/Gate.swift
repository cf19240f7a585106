/// A condition that the user must meet before a place is shown, such as being logged in.
///
/// A module declares gates next to its links, for all of its routes or for one. The app decides when a gate is passed.
///
/// Gates with the same name are equal, so modules that can't import each other can share one.
public struct Gate: Hashable, Sendable, CustomStringConvertible {
  /// The name of the gate, shown to users.
  public var description: String

  /// Creates a gate with a name.
  public init(_ description: String) { self.description = description }
}
