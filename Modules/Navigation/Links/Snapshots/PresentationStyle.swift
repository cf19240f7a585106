/// How a route is presented; the raw value is the word for it in links and scripts.
public enum PresentationStyle: String, Hashable, Sendable, CaseIterable {
  /// On top of the current stack.
  case push
  /// As a modal over its presenter, which stays visible.
  case sheet
  /// As a modal that hides everything below.
  case cover
  /// As a short question in the middle of the screen.
  case alert
}
