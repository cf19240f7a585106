/// A change in the app: its cause and the place it led to.
///
/// An event contains no text that the user typed. An inspector lists the events, and `SceneSource.undo(to:)` returns to
/// one of them.
public struct SceneEvent: Identifiable, Equatable, Sendable {
  /// The position in the sequence of events, starting at 0.
  ///
  /// Undoing adds an event, so no number is used twice.
  public var number: Int
  /// The cause in a few words, such as “went back”.
  public var cause: String
  /// The place that was visible after the change, as a link.
  public var link: String
  /// Whether the app accepts a return to this event.
  public var isReachable: Bool

  /// The number, which is unique within a run of the app.
  public var id: Int { number }

  /// Creates an event.
  public init(number: Int, cause: String, link: String, isReachable: Bool) {
    self.number = number
    self.cause = cause
    self.link = link
    self.isReachable = isReachable
  }
}
