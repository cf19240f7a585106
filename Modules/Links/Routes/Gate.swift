/// A condition that the user must meet before a place is shown, such as being logged in.
///
/// A module declares gates next to its links, for all of its routes or for one. The app decides when a gate is passed.
///
/// Two gates of one name are the same gate, so modules that can't import one another can share one.
public struct Gate: Hashable, Sendable, CustomStringConvertible {
  /// The name of the gate, shown to users.
  public var description: String

  /// Creates a gate with a name.
  public init(_ description: String) { self.description = description }
}
