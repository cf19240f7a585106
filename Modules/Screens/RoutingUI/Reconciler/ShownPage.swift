/// A page on the screen.
///
/// A page that was removed from the screen and must appear again is a new shown page, because a UI acts only on a value that
/// differs from the last one it drew.
@MainActor
final class ShownPage<Page: Identifiable & Equatable>: Identifiable where Page.ID: Sendable {
  /// The identity of a page on the screen.
  nonisolated struct ID: Hashable, Sendable {
    /// The identity of the page.
    let page: Page.ID
    /// A number that no other shown page of the window has.
    let number: Int
  }

  /// The identity on the screen.
  nonisolated let id: ID
  /// The page.
  let page: Page
  /// Whether the page has been visible.
  private(set) var hasAppeared = false
  private weak var stack: StackModel<Page>?

  init(_ page: Page, number: Int, in stack: StackModel<Page>? = nil) {
    id = ID(page: page.id, number: number)
    self.page = page
    self.stack = stack
  }

  /// Reports that the page is visible.
  func didAppear() {
    hasAppeared = true
    stack?.didAppear(self)
  }

  /// Reports that the page isn't visible any more.
  func didDisappear() { stack?.didDisappear(self) }

  /// Passes the reports to a stack.
  func report(to stack: StackModel<Page>) { self.stack = stack }
}

extension ShownPage: Hashable {
  /// Whether two shown pages are the same one.
  nonisolated static func == (left: ShownPage, right: ShownPage) -> Bool { left.id == right.id }
  /// Hashes the identity.
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
