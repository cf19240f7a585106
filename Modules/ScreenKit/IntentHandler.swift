/// A type of the app that takes part in handling an intent, for an inspector that shows the way of a key.
public struct IntentHandler: Equatable, Sendable {
  /// The part that the type plays.
  public enum Role: String, Sendable {
    /// It holds the state of the screen.
    case viewModel
    /// The view model reports it if the intent leads to another place.
    case event
    /// It decides what the event means for navigation.
    case coordinator
  }

  /// The part that the type plays.
  public var role: Role
  /// The name of the type, with the intent of the screen after a period if it is known.
  public var name: String
  /// The path of the source file to open, with `…` for folders in between; `nil` if it isn't known.
  public var file: String?

  /// Creates a description of a type.
  public init(role: Role, name: String, file: String?) {
    self.role = role
    self.name = name
    self.file = file
  }
}
