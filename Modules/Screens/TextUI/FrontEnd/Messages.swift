import ScreenKit

/// The messages of the front end itself, and the last ones of the app (`Scene.toast`) too.
struct Messages: Equatable, Sendable {
  static let page = Page.ID("front end: messages")

  /// The last messages, the latest first.
  private var last: [String] = []
  /// The message of the app at the last reading.
  private var toastOfApp: String?
  /// The message until the next input.
  private(set) var toast: String?
  /// Why the last input or intent was refused.
  private(set) var refusal: String?
  /// A refusal that the link bar shows, so that the app's own message would say it twice.
  private(set) var shownElsewhere: String?

  mutating func clear() { (toast, refusal) = (nil, nil) }

  mutating func show(_ text: String) {
    toast = text
    remember(text)
  }

  /// Shows why an input has no effect; the list of messages leaves it out.
  mutating func hint(_ text: String) { toast = text }

  mutating func refuse(_ reason: String) {
    (toast, refusal) = (reason, reason)
    remember(reason)
  }

  mutating func see(_ toast: String?) {
    guard toast != toastOfApp else { return }
    toastOfApp = toast
    if let toast { remember(toast) }
  }

  /// A refusal that the app shows too is one message.
  private mutating func remember(_ text: String) {
    if last.first != text { last = [text] + last.prefix(19) }
  }

  /// Notes a refusal of which the user sees no message, or sees the reason on a page.
  mutating func refuseQuietly(_ reason: String, isShown: Bool) {
    refusal = reason
    if isShown { shownElsewhere = reason }
  }

  /// Shows the reason of the next refusal, even if it is the same.
  mutating func forgetShown() { shownElsewhere = nil }

  func makePage() -> Page {
    let texts = last.map { Element<SceneIntent>.text($0) }
    let elements = texts.isEmpty ? [.empty("There has been no message yet.")] : texts
    return Page(id: Self.page, screen: Screen("Messages, the latest first", elements: elements))
  }
}
