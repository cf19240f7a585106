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
  /// How often the stack was drawn again because the UI showed another page; a view with another number is another view.
  public private(set) var redraws = 0
  private var pushed: [ShownPage<Page>] = []
  @ObservationIgnored private weak var layer: LayerModel<Page>?
  /// The turn in which the user has last gone back.
  @ObservationIgnored private var lastWrite: Int?
  /// The top page when the stack was last drawn again.
  @ObservationIgnored private var redrawn: ShownPage<Page>.ID?
  /// A page that the UI shows although it was removed.
  @ObservationIgnored private var stray: ShownPage<Page>?

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
    lastWrite = window.currentTurn()
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
    if root.id.page == stack.root.id { root.update(stack.root) } else { root = window.makePage(stack.root, in: self) }
    let pages = stack.pushed.map { page in
      guard let shown = pushed.first(where: { $0.id.page == page.id }) else { return window.makePage(page, in: self) }
      shown.update(page)
      return shown
    }
    if pages != pushed { pushed = pages }
  }

  /// Scrolls to the top, unless the same tap has already gone back.
  func scrollToTop(in turn: Int) {
    if lastWrite != turn { scrollsToTop += 1 }
  }

  // MARK: What the UI shows

  func didAppear(_ page: ShownPage<Page>) {
    if page == root || pushed.contains(page) { return }
    stray = page
    layer?.startCheck()
  }

  func didDisappear(_ page: ShownPage<Page>) { if stray == page { stray = nil } }

  /// Whether the UI shows another page than the top one, and the stack has not been drawn again yet.
  var isOverlooked: Bool { (!top.hasAppeared || stray != nil) && redrawn != top.id }

  /// Makes the UI draw the stack from its root.
  func redraw() {
    guard isOverlooked else { return }
    (redrawn, stray) = (top.id, nil)
    redraws += 1
  }

  func changeTag(_ number: Int) { tag = TabTag(id: id, number: number) }
}

/// The value that selects a tab.
public struct TabTag: Hashable, Sendable {
  /// The identity of the tab.
  public let id: String
  let number: Int
}
