/// A change in the app, without text that the user typed.
public struct SceneEvent: Equatable, Sendable {
  /// The position among the events, from 0; undoing adds an event.
  public var number: Int
  /// The cause in a few words, such as “went back”.
  public var cause: String
  /// The place visible after the change, as a link.
  public var link: String
  /// Whether the app accepts a return to this event.
  public var isReachable: Bool

  /// Creates an event.
  public init(number: Int, cause: String, link: String, isReachable: Bool) {
    self.number = number
    self.cause = cause
    self.link = link
    self.isReachable = isReachable
  }
}
