public import ScreenKit

/// A page of a window that draws a scene.
///
/// A scene has only the top page of each stack. The pages below have a place of their own in the window, so that the system's way
/// back works; a page that has not been visible is empty until it is.
public struct ScenePage: Identifiable, Equatable, Sendable {
  /// The identity of the place of the page, which it keeps while its content is still unknown.
  public let id: Int
  /// The page as it was last visible; `nil` if it has not been visible.
  public internal(set) var page: Page?
  /// The title of the page.
  public internal(set) var title: String
  /// Whether the page stays visible beside the pages above it in a wide window.
  public internal(set) var isSidebar = false

  init(id: Int, page: Page? = nil, title: String = "") {
    self.id = id
    self.page = page
    self.title = title
  }

  /// Shows a page at this place.
  mutating func show(_ page: Page, isSidebar: Bool = false) {
    self.page = page
    self.isSidebar = isSidebar
    title = page.screen.title
  }

  /// The text of a field, or `nil` if the page has no such text field.
  func text(of field: String) -> String? {
    guard case .text(let text, _) = page?.screen.fields.first(where: { $0.id == field })?.content else { return nil }
    return text
  }
}
