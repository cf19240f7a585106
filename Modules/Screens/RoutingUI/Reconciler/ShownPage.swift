/// A page on the screen.
///
/// A page that must appear again gets another value, because a UI acts only on one that differs from the last.
@MainActor
final class ShownPage<Page: Identifiable & Equatable>: Identifiable where Page.ID: Sendable {
  nonisolated struct ID: Hashable, Sendable {
    let page: Page.ID
    /// Unique in the window.
    let number: Int
  }

  nonisolated let id: ID
  let page: Page
  private(set) var hasAppeared = false
  private weak var stack: StackModel<Page>?

  init(_ page: Page, number: Int, in stack: StackModel<Page>? = nil) {
    id = ID(page: page.id, number: number)
    self.page = page
    self.stack = stack
  }

  func didAppear() {
    hasAppeared = true
    stack?.didAppear(self)
  }

  func didDisappear() { stack?.didDisappear(self) }

  func report(to stack: StackModel<Page>) { self.stack = stack }
}

extension ShownPage: Hashable {
  nonisolated static func == (left: ShownPage, right: ShownPage) -> Bool { left.id == right.id }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
