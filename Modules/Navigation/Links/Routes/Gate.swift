/// A condition for showing a place, such as being logged in; modules share a gate by its name.
public struct Gate: Hashable, Sendable, CustomStringConvertible {
  /// The name, shown to users.
  public var description: String

  /// Creates a gate.
  public init(_ description: String) { self.description = description }
}
