/// A condition that the user must meet before a place is shown, such as being logged in; the app decides when it is met, and
/// modules that can't import each other share a gate by its name.
public struct Gate: Hashable, Sendable, CustomStringConvertible {
  /// The name of the gate, shown to users.
  public var description: String

  /// Makes a gate with a name.
  public init(_ description: String) { self.description = description }
}
