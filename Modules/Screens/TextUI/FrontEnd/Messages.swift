import ScreenKit

/// The last messages of the front end and of the app (`Scene.toast`).
struct Messages: Equatable, Sendable {
  static let page = Page.ID("front end: messages")

  /// The latest message comes first.
  private var last: [String] = []
  private var toastOfApp: String?
  /// The message until the next input.
  private(set) var toast: String?
  /// Why the last input or intent was refused.
  private(set) var refusal: String?
  /// The app's message that lines or JSON have told since the last request.
  private var told: String?
  /// A refusal that the link bar shows, so that the app's message doesn't repeat it.
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

  /// Returns the message to tell in lines or JSON, which tell each once: the front end's own, or what is new in the app's.
  mutating func tellOnce(_ toastOfApp: String?) -> String? {
    if let toast {
      if toast == toastOfApp { told = toast }
      return toast
    }
    guard let toastOfApp, toastOfApp != told else { return nil }
    let beginning = told.map { $0 + Scene.messageSeparator }
    told = toastOfApp
    guard let beginning, toastOfApp.hasPrefix(beginning) else { return toastOfApp }
    return String(toastOfApp.dropFirst(beginning.count))
  }

  /// Tells the app's next message, even if it is the same.
  mutating func forgetTold() { told = nil }

  /// A refusal that the app shows too is one message.
  private mutating func remember(_ text: String) {
    if last.first != text { last = [text] + last.prefix(19) }
  }

  /// Notes a refusal without a message; `isShown` means that a page shows the reason.
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
