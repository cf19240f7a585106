/// One step of the way through an app: what caused it, and where it led.
///
/// It holds nothing that a person typed. An inspector lists these, and `SceneSource.undo(to:)` goes back to one.
public struct SceneEvent: Identifiable, Equatable, Sendable {
  /// How many changes lay before it and with it: 0 is the start.
  ///
  /// No number is used twice, because going back is a step of its own.
  public var number: Int
  /// What caused it, in a few words, such as “went back”.
  public var cause: String
  /// The place that was visible then, as a link.
  public var link: String
  /// Whether the app would go back to it now.
  public var isReachable: Bool

  /// The number, which is unique within a run of the app.
  public var id: Int { number }

  /// Describes a step of the app for the front ends.
  public init(number: Int, cause: String, link: String, isReachable: Bool) {
    self.number = number
    self.cause = cause
    self.link = link
    self.isReachable = isReachable
  }
}
