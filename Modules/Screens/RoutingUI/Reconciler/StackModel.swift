import Observation

/// A stack on the screen.
@MainActor
@Observable
final class StackModel<Page: Identifiable & Equatable>: Identifiable where Page.ID: Sendable {
  /// The identity of the first root.
  nonisolated let id: Page.ID
  private(set) var root: ShownPage<Page>
  /// The tab's tag, another one each time the app selects it.
  private(set) var tag: TabTag<Page.ID>
  /// How often the visible tab was chosen again at its root.
  private(set) var scrollsToTop = 0
  private(set) var redraws = 0
  private var pushed: [ShownPage<Page>] = []
  @ObservationIgnored private weak var layer: LayerModel<Page>?
  /// The turn in which the user last went back.
  @ObservationIgnored private var lastWrite: Int?
  /// The visible pages, removed ones included.
  @ObservationIgnored private var inSight: Set<ShownPage<Page>.ID> = []
  /// The number below which pages are gone since the last redraw.
  @ObservationIgnored private var lastGone = 0
  /// Whether the UI has left out pages that stay, so that the top page must be visible and not only have appeared.
  @ObservationIgnored private var isDoubted = false
  /// The missing top page, and the redraws for it.
  @ObservationIgnored private var missing: (top: Page.ID, redraws: Int)?

  init(_ pages: [Page], in window: WindowModel<Page>, of layer: LayerModel<Page>) {
    id = pages[0].id
    tag = TabTag(id: id, number: 0)
    root = ShownPage(pages[0], number: window.nextNumber())
    self.layer = layer
    root.report(to: self)
  }

  /// The pages above the root; a UI writes fewer when the user goes back.
  var path: [ShownPage<Page>] {
    get { pushed }
    set { write(newValue) }
  }

  /// The pages above the first pushed one, for a window with a sidebar.
  var details: [ShownPage<Page>] {
    get { Array(pushed.dropFirst()) }
    set { write(pushed.prefix(1) + newValue) }
  }

  /// Whether a narrow window shows the pages above the root.
  ///
  /// A UI writes `false` when the user goes back to the root, and sometimes by itself.
  var showsDetails: Bool {
    get { !pushed.isEmpty }
    set { if !newValue { write([]) } }
  }

  var top: ShownPage<Page> { pushed.last ?? root }

  var pages: [ShownPage<Page>] { [root] + pushed }

  /// Removes the pages that the UI has left out of its path; if none has appeared, the write is late.
  ///
  /// While the scene is inactive or its size changes, a UI leaves out pages by itself; those stay.
  private func write(_ path: [ShownPage<Page>]) {
    // A late write may hold a page that has been drawn again since.
    let known = path.compactMap { page in pushed.first { $0.id.page == page.id.page } }
    guard let layer, let window = layer.window, known != pushed else { return }
    guard window.isAtRest else {
      isDoubted = true
      return window.noteActivity()
    }
    lastWrite = window.currentTurn()
    let removed = known.count == path.count && pushed.starts(with: known) ? pushed.dropFirst(known.count) : []
    pushed = known
    if let page = removed.first, removed.contains(where: \.hasAppeared) {
      window.requestRemoval(of: page.id.page)
    } else {
      window.reconcile()
    }
  }

  /// Shows other pages; those that stay keep their identity.
  func update(_ pages: [Page], in window: WindowModel<Page>) {
    if root.page != pages[0] { root = window.makePage(pages[0], in: self) }
    let above = pages.dropFirst().map { page in
      pushed.first { $0.page == page } ?? window.makePage(page, in: self)
    }
    if above != pushed { pushed = above }
  }

  /// Scrolls to the top, unless the same tap has already gone back.
  func scrollToTop(in turn: Int) {
    if lastWrite != turn { scrollsToTop += 1 }
  }

  func changeTag(_ number: Int) { tag = TabTag(id: id, number: number) }

  // MARK: What the UI shows

  func didAppear(_ page: ShownPage<Page>) {
    if page.id.number < lastGone { return }
    inSight.insert(page.id)
    layer?.window?.noteActivity()
  }

  func didDisappear(_ page: ShownPage<Page>) {
    inSight.remove(page.id)
    layer?.window?.noteActivity()
  }

  /// Draws the stack again, at most twice, if the UI shows a removed page or has never shown the top page.
  ///
  /// A top page that has appeared may be below a view that it has pushed itself, and the root of a sidebar may be
  /// hidden. A removed page that is reported beside the visible top page is a late report.
  func compare(in window: WindowModel<Page>) {
    let isInSidebar = pushed.isEmpty && window.traits.showsInSidebar(root.page)
    let isTopVisible = inSight.contains(top.id) && !isInSidebar
    let isStray = !isTopVisible && !inSight.isSubset(of: pages.map(\.id))
    let isMissing = !isInSidebar && !isTopVisible && (isDoubted || !top.hasAppeared)
    if isTopVisible { isDoubted = false }
    guard isStray || isMissing else { return missing = nil }
    let attempts = missing.map { $0.top == top.id.page ? $0.redraws : 0 } ?? 0
    guard attempts < 2 else { return }
    missing = (top.id.page, attempts + 1)
    lastGone = window.nextNumber()
    root = window.makePage(root.page, in: self)
    pushed = pushed.map { window.makePage($0.page, in: self) }
    inSight = []
    isDoubted = false
    redraws += 1
    window.noteActivity()
  }
}

struct TabTag<ID: Hashable & Sendable>: Hashable, Sendable {
  let id: ID
  let number: Int
}
