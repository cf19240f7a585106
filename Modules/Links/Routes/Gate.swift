/// Something that must be passed before a place is shown, such as the log-in.
///
/// A module declares it where its links stand, for all of them or for one. Who passes it, the app knows.
public struct Gate: Hashable, Sendable, CustomStringConvertible {
  /// The name of the gate, for people.
  public var description: String

  /// Makes a gate from its name.
  public init(_ description: String) { self.description = description }
}
