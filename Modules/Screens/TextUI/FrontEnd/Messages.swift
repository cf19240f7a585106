/// The messages of the front end itself; the app has its own in `Scene.toast`.
struct Messages: Equatable, Sendable {
  /// The message until the next input.
  private(set) var toast: String?
  /// Why the last input or intent was refused.
  private(set) var refusal: String?
  /// A refusal that the link bar shows, so that the app's own message would say it twice.
  private(set) var shownElsewhere: String?

  mutating func clear() { (toast, refusal) = (nil, nil) }

  mutating func show(_ text: String) { toast = text }

  mutating func refuse(_ reason: String) { (toast, refusal) = (reason, reason) }

  /// Notes a refusal of which the user sees no message, or sees the reason on a page.
  mutating func refuseQuietly(_ reason: String, isShown: Bool) {
    refusal = reason
    if isShown { shownElsewhere = reason }
  }

  /// Shows the reason of the next refusal, even if it is the same.
  mutating func forgetShown() { shownElsewhere = nil }
}
