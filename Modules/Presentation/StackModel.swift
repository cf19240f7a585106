public import Observation

/// A stack on the screen.
@MainActor
@Observable
public final class StackModel<Page: Identifiable & Equatable>: Identifiable where Page.ID: Sendable {
  /// The identity of the tab that shows the stack; empty in a modal.
  public nonisolated let id: String
  /// The page at the bottom.
  public private(set) var root: ShownPage<Page>
  /// The value that selects the tab.
  ///
  /// It changes each time that the app selects the tab.
  public private(set) var tag: TabTag
  /// How often the visible tab was chosen again at its root; a view scrolls to the top when it changes.
  public private(set) var scrollsToTop = 0
  private var pushed: [ShownPage<Page>] = []
  @ObservationIgnored private weak var layer: LayerModel<Page>?
  @ObservationIgnored private var lastWrite: (path: [ShownPage<Page>], turn: Int)?

  init(_ tab: WindowContent<Page>.Tab, in window: WindowModel<Page>, of layer: LayerModel<Page>) {
    id = tab.id
    root = window.makePage(tab.stack.root)
    tag = TabTag(id: tab.id, number: 0)
    self.layer = layer
  }

  /// The pages above the root.
  ///
  /// A UI binds to it and writes a shorter path when the user goes back.
  public var path: [ShownPage<Page>] {
    get { pushed }
    set { write(newValue) }
  }

  /// The pages above the first pushed one, for a window that shows the root beside them.
  public var details: [ShownPage<Page>] {
    get { Array(pushed.dropFirst()) }
    set { write(pushed.prefix(1) + newValue) }
  }

  /// The page on top.
  public var top: ShownPage<Page> { pushed.last ?? root }

  /// Removes the pages that the UI has left out of its path.
  ///
  /// The user can't leave a page that never appeared, so such a write is late and belongs to another page.
  private func write(_ path: [ShownPage<Page>]) {
    guard let layer, let window = layer.window, path != pushed else { return }
    let turn = window.currentTurn()
    if let lastWrite, lastWrite.turn == turn, lastWrite.path == path { return }
    lastWrite = (path, turn)
    let removed = pushed.starts(with: path) ? pushed.dropFirst(path.count) : []
    pushed = path
    if let page = removed.first, removed.contains(where: \.hasAppeared) {
      window.requestRemoval(of: page.id.page)
    } else {
      window.reconcile()
    }
  }

  /// Shows other pages.
  ///
  /// A page that is on the screen keeps its identity there.
  func update(_ stack: WindowContent<Page>.Stack, in window: WindowModel<Page>) {
    if root.id.page == stack.root.id { root.update(stack.root) } else { root = window.makePage(stack.root) }
    let pages = stack.pushed.map { page in
      guard let shown = pushed.first(where: { $0.id.page == page.id }) else { return window.makePage(page) }
      shown.update(page)
      return shown
    }
    if pages != pushed { pushed = pages }
  }

  /// Scrolls to the top, unless the same tap has already gone back.
  func scrollToTop(in turn: Int) {
    if lastWrite?.turn != turn { scrollsToTop += 1 }
  }

  func changeTag(_ number: Int) { tag = TabTag(id: id, number: number) }
}

/// The value that selects a tab.
public struct TabTag: Hashable, Sendable {
  /// The identity of the tab.
  public let id: String
  let number: Int
}
