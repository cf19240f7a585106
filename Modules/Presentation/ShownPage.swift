public import Observation

/// A page on the screen.
///
/// A page that was removed from the screen and must appear again is a new shown page, because a UI acts only on a value that
/// differs from the last one it drew.
@MainActor
@Observable
public final class ShownPage<Page: Identifiable & Equatable>: Identifiable where Page.ID: Sendable {
  /// The identity of a page on the screen.
  public struct ID: Hashable, Sendable {
    /// The identity of the page.
    public let page: Page.ID
    /// A number that no other shown page of the window has.
    let number: Int
  }

  /// The identity on the screen.
  public nonisolated let id: ID
  /// The page, which may change while its identity stays.
  public private(set) var page: Page
  /// Whether the page has been visible.
  @ObservationIgnored private(set) var hasAppeared = false

  @ObservationIgnored private weak var stack: StackModel<Page>?

  init(_ page: Page, number: Int, in stack: StackModel<Page>?) {
    id = ID(page: page.id, number: number)
    self.page = page
    self.stack = stack
  }

  /// Reports that the page is visible.
  public func didAppear() {
    hasAppeared = true
    stack?.didAppear(self)
  }

  /// Reports that the page isn't visible any more.
  public func didDisappear() { stack?.didDisappear(self) }

  func update(_ page: Page) {
    if page != self.page { self.page = page }
  }
}

extension ShownPage: Hashable {
  /// Whether two shown pages are the same one.
  public nonisolated static func == (left: ShownPage, right: ShownPage) -> Bool { left.id == right.id }
  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
