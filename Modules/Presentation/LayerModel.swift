public import Observation

/// A layer on the screen: the bottom layer or a modal, with its stacks, and a presenter for the modal above it.
///
/// A closed layer keeps its content while the UI animates it away.
@MainActor
@Observable
public final class LayerModel<Page: Identifiable & Equatable>: Identifiable where Page.ID: Sendable {
  /// The identity on the screen: the same modal, presented again, is another one.
  public nonisolated let id: Int
  /// How the layer is presented; `nil` for the bottom layer.
  public let style: ModalStyle?
  /// The root page of a modal, which identifies it; `nil` for the bottom layer.
  public let page: Page.ID?
  /// The stacks of the tabs; one in a layer without tabs.
  public private(set) var stacks: [StackModel<Page>] = []
  /// Shows the modal above.
  public let presenter = Presenter<Page>()
  private var selected = TabTag(id: "", number: 0)
  @ObservationIgnored private(set) var hasAppeared = false
  /// Whether the layer has disappeared again.
  @ObservationIgnored private var hasDisappeared = false
  @ObservationIgnored private var lastSelection: (tab: String, turn: Int)?
  @ObservationIgnored private var isChecking = false
  @ObservationIgnored private weak var below: Presenter<Page>?
  /// The window of an open layer; `nil` once it closes.
  @ObservationIgnored private(set) weak var window: WindowModel<Page>?

  /// Creates the bottom layer.
  init() {
    (id, style, page) = (0, nil, nil)
    presenter.layer = self
  }

  /// Creates the layer of a modal.
  init(_ modal: WindowContent<Page>.Modal, over below: Presenter<Page>, in window: WindowModel<Page>) {
    (id, style, page) = (window.nextNumber(), modal.style, modal.stack.root.id)
    (self.below, self.window) = (below, window)
    presenter.layer = self
  }

  // MARK: Bindings

  /// The tab that is selected.
  ///
  /// A UI writes it when the user chooses a tab, also the visible one.
  public var selection: TabTag {
    get { selected }
    set { select(newValue) }
  }

  /// The visible stack.
  public var selectedStack: StackModel<Page>? { stacks.first { $0.id == selected.id } }

  // MARK: Reports of the UI

  /// Whether the layer is on the screen, as far as the UI has reported.
  var isVisible: Bool { hasAppeared && (!hasDisappeared || presenter.hasVisibleModal) }

  /// Reports that the layer is visible, so that it can present.
  public func didAppear() {
    hasAppeared = true
    hasDisappeared = false
    below?.visibilityDidChange(of: self)
    window?.reconcile()
  }

  /// Reports that the layer isn't visible any more.
  ///
  /// A layer may report this because a modal covers it; then it counts as visible until that modal has disappeared.
  public func didDisappear() {
    hasDisappeared = true
    reportDisappearance()
  }

  private func reportDisappearance() {
    guard hasDisappeared, !isVisible else { return }
    below?.visibilityDidChange(of: self)
    below?.layer?.reportDisappearance()
  }

  // MARK: The user

  private func select(_ tag: TabTag) {
    guard let window, let stack = stacks.first(where: { $0.id == tag.id }) else { return }
    let turn = window.currentTurn()
    if let lastSelection, lastSelection == (tag.id, turn) { return }
    lastSelection = (tag.id, turn)
    let isSelected = tag.id == selected.id
    if isSelected, stack.path.isEmpty, window.wanted.modals.isEmpty { return stack.scrollToTop(in: turn) }
    if !isSelected { selected = stack.tag }
    if window.isTapped(below: window.wanted.modals.first) { window.requestSelection(of: tag.id) }
    if !isSelected, window.wanted.selectedTab != tag.id { select(window.wanted.selectedTab, in: window) }
  }

  /// Selects a tab of the app's choice under a new tag.
  ///
  /// A UI ignores a tag that it has drawn last, even if the user has chosen another tab since then.
  private func select(_ tab: String, in window: WindowModel<Page>) {
    guard let stack = stacks.first(where: { $0.id == tab }) else { return }
    stack.changeTag(window.nextNumber())
    selected = stack.tag
  }

  // MARK: Showing

  func update(
    tabs: [WindowContent<Page>.Tab], selectedTab: String, modals: ArraySlice<WindowContent<Page>.Modal>
  ) {
    guard let window else { return }
    let open = tabs.map { tab in
      stacks.first { $0.id == tab.id } ?? StackModel(tab, in: window, of: self)
    }
    for (stack, tab) in zip(open, tabs) { stack.update(tab.stack, in: window) }
    // The user may have just chosen a tab that goes, and the UI draws the wanted one only under another tag.
    let isTabGone = !Set(stacks.map(\.id)).isSubset(of: open.map(\.id))
    if open.map(\.id) != stacks.map(\.id) { stacks = open }
    if isTabGone || selected.id != selectedTab { select(selectedTab, in: window) }
    presenter.update(modals)
    startCheck()
  }

  func update(_ modal: WindowContent<Page>.Modal, above: ArraySlice<WindowContent<Page>.Modal>) {
    update(tabs: [.init(id: "", stack: modal.stack)], selectedTab: "", modals: above)
  }

  /// Whether the layer is this modal.
  func shows(_ modal: WindowContent<Page>.Modal) -> Bool { style == modal.style && page == modal.stack.root.id }

  /// Draws the visible stack again if the UI has not reported its top page after a while.
  func startCheck() {
    guard !isChecking, let window, let stack = selectedStack, stack.isOverlooked else { return }
    isChecking = true
    window.afterCheck { [weak self, top = stack.top] in
      guard let self else { return }
      isChecking = false
      guard isVisible, window.isActive else { return }
      if stack === selectedStack, stack.top == top { stack.redraw() } else { startCheck() }
    }
  }

  /// Disconnects a closed layer and everything above it from the window, so that late writes have no effect.
  func detach() {
    window = nil
    presenter.detach()
  }

  /// Connects the layer and everything above it with the window.
  func attach(to window: WindowModel<Page>) {
    self.window = window
    presenter.attach(to: window)
  }
}
