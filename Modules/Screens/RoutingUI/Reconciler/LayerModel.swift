import Links
import Observation

/// A layer on the screen, which keeps its content while the UI animates it away.
@MainActor
@Observable
final class LayerModel<Page: Identifiable & Equatable>: Identifiable where Page.ID: Sendable {
  /// The identity on the screen; a modal that is presented again gets another one.
  nonisolated let id: Int
  /// `nil` for the bottom layer.
  let style: ModalStyle?
  /// The root page of a modal; `nil` for the bottom layer.
  let page: Page.ID?
  /// A stack for each tab; one without tabs.
  private(set) var stacks: [StackModel<Page>] = []
  let presenter = Presenter<Page>()
  private var selected: TabTag<Page.ID>
  /// The button of the current tap, for a popover; `nil` for the app's calls.
  @ObservationIgnored var source: TapSource?
  /// Whether the UI has closed the modal before it appeared.
  @ObservationIgnored var isWrittenOff = false
  /// Whether the modal was bound again because it stayed visible instead of closing.
  @ObservationIgnored var isReopened = false
  @ObservationIgnored private(set) var hasAppeared = false
  @ObservationIgnored private var hasDisappeared = false
  @ObservationIgnored private var wasCovered = false
  @ObservationIgnored private var lastSelection: (tab: Page.ID, turn: Int)?
  @ObservationIgnored private weak var below: Presenter<Page>?
  /// `nil` once the layer closes.
  @ObservationIgnored private(set) weak var window: WindowModel<Page>?

  init(_ content: NavigationSnapshot<Page>) {
    (id, style, page) = (0, nil, nil)
    selected = TabTag(id: content.tabs[content.selectedTab][0].id, number: 0)
    presenter.layer = self
  }

  init(_ modal: Modal<[Page]>, style: ModalStyle, over below: Presenter<Page>, in window: WindowModel<Page>) {
    (id, self.style, page) = (window.nextNumber(), style, modal.stack[0].id)
    selected = TabTag(id: modal.stack[0].id, number: 0)
    (self.below, self.window) = (below, window)
    presenter.layer = self
  }

  // MARK: Bindings

  /// The selected tab, which a UI also writes when the user chooses the visible one.
  var selection: TabTag<Page.ID> {
    get { selected }
    set { select(newValue) }
  }

  var selectedStack: StackModel<Page>? { stacks.first { $0.id == selected.id } }

  /// The pages of the layer and the modals above it.
  var pages: [ShownPage<Page>] { stacks.flatMap(\.pages) + (presenter.modal?.pages ?? []) }

  /// Returns whether nothing but an alert is over a page.
  func isOnTop(_ page: ShownPage<Page>) -> Bool {
    selectedStack?.top == page && (presenter.modal == nil || presenter.modal?.style == .alert)
  }

  // MARK: Reports of the UI

  /// Whether the layer is on the screen, as reported.
  var isVisible: Bool { hasAppeared && (!hasDisappeared || presenter.hasVisibleModal) }

  /// Reports that the layer is visible, so that it can present.
  func didAppear() {
    // A closing modal reappears only from below another one; any other report is a late second one.
    if window == nil, hasDisappeared, !wasCovered { return }
    hasAppeared = true
    hasDisappeared = false
    below?.visibilityDidChange(of: self)
    window?.reconcile()
  }

  /// Reports that the layer isn't visible; below a visible modal, it counts as visible.
  func didDisappear() {
    hasDisappeared = true
    wasCovered = presenter.hasVisibleModal
    reportDisappearance()
    window?.noteActivity()
  }

  private func reportDisappearance() {
    guard hasDisappeared, !isVisible else { return }
    below?.visibilityDidChange(of: self)
    below?.layer?.reportDisappearance()
  }

  /// Asks the UI again for the modal above, and for the visible stack unless a cover hides it.
  func compare() {
    presenter.compare()
    if let window, hasAppeared, !hasDisappeared { selectedStack?.compare(in: window) }
  }

  // MARK: The user

  private func select(_ tag: TabTag<Page.ID>) {
    guard let window, let stack = stacks.first(where: { $0.id == tag.id }) else { return }
    let turn = window.currentTurn()
    if let lastSelection, lastSelection == (tag.id, turn) { return }
    lastSelection = (tag.id, turn)
    let isSelected = tag.id == selected.id
    if isSelected, stack.path.isEmpty, window.wanted.modals.isEmpty { return stack.scrollToTop(in: turn) }
    if !isSelected { selected = stack.tag }
    if window.isTapped(below: window.wanted.modals.first) { window.requestSelection(of: tag.id) }
    let wanted = window.wanted.tabs[window.wanted.selectedTab][0].id
    if !isSelected, wanted != tag.id { select(wanted, in: window) }
  }

  /// Selects a tab under a new tag: a UI ignores the tag that it has drawn last, even after another choice.
  private func select(_ tab: Page.ID, in window: WindowModel<Page>) {
    guard let stack = stacks.first(where: { $0.id == tab }) else { return }
    stack.changeTag(window.nextNumber())
    selected = stack.tag
  }

  // MARK: Showing

  func update(tabs: [[Page]], selectedTab: Int, modals: ArraySlice<Modal<[Page]>>) {
    guard let window else { return }
    let open = tabs.map { pages in
      stacks.first { $0.id == pages[0].id } ?? StackModel(pages, in: window, of: self)
    }
    for (stack, pages) in zip(open, tabs) { stack.update(pages, in: window) }
    // The user may have just chosen a removed tab, and the UI draws the wanted one only under another tag.
    let isTabGone = !Set(stacks.map(\.id)).isSubset(of: open.map(\.id))
    if open.map(\.id) != stacks.map(\.id) { stacks = open }
    let wanted = tabs[selectedTab][0].id
    if isTabGone || selected.id != wanted { select(wanted, in: window) }
    presenter.update(modals)
  }

  func update(_ modal: Modal<[Page]>, above: ArraySlice<Modal<[Page]>>) {
    update(tabs: [modal.stack], selectedTab: 0, modals: above)
  }

  /// Disconnects the layer and those above, so that late writes have no effect.
  func detach() {
    window = nil
    presenter.modal?.detach()
  }

  func attach(to window: WindowModel<Page>) {
    self.window = window
    presenter.modal?.attach(to: window)
  }
}

/// The frame of a button in its layer.
nonisolated struct TapSource: Hashable, Sendable {
  var x, y, width, height: Double
}
