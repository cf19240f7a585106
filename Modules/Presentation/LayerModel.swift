public import Observation

/// A layer on the screen: the bottom layer or a modal, with the modal above it.
///
/// A layer shows one modal at a time. The next one waits until the last one has gone, because a UI drops a presentation that
/// begins while another one ends. A closed layer keeps its content while the UI moves it away.
@MainActor
@Observable
public final class LayerModel<Page: Identifiable & Equatable>: Identifiable where Page.ID: Sendable {
  /// What is over the layer.
  private enum Presentation {
    case layer(LayerModel)
    case alert(ShownPage<Page>)
  }

  private enum State {
    case empty
    case shown(Presentation)
    /// The bindings are empty, but the modal is still on the screen.
    case closing(Presentation)
  }

  /// The identity on the screen: the same modal, presented again, is another one.
  public nonisolated let id: Int
  /// How the layer is presented; `nil` for the bottom layer.
  public let style: ModalStyle?
  /// The stacks of the tabs; one in a layer without tabs.
  public private(set) var stacks: [StackModel<Page>] = []
  /// The alert over the layer.
  ///
  /// It stays while the alert closes, so that its texts do.
  public private(set) var alert: ShownPage<Page>?
  private var selected = TabTag(id: "", number: 0)
  private var state = State.empty
  /// Whether the UI has seen `state`.
  ///
  /// What it has not seen can be replaced at once.
  @ObservationIgnored private var isStateSeen = false
  @ObservationIgnored private var hasAppeared = false
  /// Whether the layer has disappeared since: covered by another one, or closed before the UI writes it.
  @ObservationIgnored private var isOutOfSight = false
  @ObservationIgnored private var isCancelling = false
  /// Whether the UI has seen `selected` since it wrote it.
  @ObservationIgnored private var isSelectionSeen = true
  @ObservationIgnored private var lastSelection: (tab: String, turn: Int)?
  /// The window of an open layer; `nil` once it closes.
  @ObservationIgnored private(set) weak var window: WindowModel<Page>?

  init(style: ModalStyle?, id: Int) {
    self.style = style
    self.id = id
  }

  // MARK: Bindings

  /// The tab that is selected.
  ///
  /// A UI writes it when the user chooses a tab, also the visible one.
  public var selection: TabTag {
    get {
      isSelectionSeen = true
      return selected
    }
    set { select(newValue) }
  }

  /// The visible stack.
  public var selectedStack: StackModel<Page>? { stacks.first { $0.id == selected.id } }

  /// The sheet over the layer.
  ///
  /// A UI writes `nil` when the user closes it.
  public var sheet: LayerModel? {
    get { modal(.sheet) }
    set { if newValue == nil { close(.sheet) } }
  }

  /// The cover over the layer.
  ///
  /// A UI writes `nil` when the user closes it.
  public var cover: LayerModel? {
    get { modal(.cover) }
    set { if newValue == nil { close(.cover) } }
  }

  /// The popover over the layer.
  ///
  /// A UI writes `nil` when the user closes it.
  public var popover: LayerModel? {
    get { modal(.popover) }
    set { if newValue == nil { close(.popover) } }
  }

  /// Whether an alert is over the layer.
  ///
  /// A UI writes `false` before or after it performs the action of a button.
  public var isAlerting: Bool {
    get {
      guard case .shown(.alert) = state else { return false }
      isStateSeen = true
      return true
    }
    set { if !newValue { closeAlert() } }
  }

  private func modal(_ style: ModalStyle) -> LayerModel? {
    guard case .shown(.layer(let layer)) = state, layer.style == style else { return nil }
    isStateSeen = true
    return layer
  }

  // MARK: Reports of the UI

  /// Reports that the layer is visible, so that it can present.
  public func didAppear() {
    hasAppeared = true
    isOutOfSight = false
    window?.reconcile()
  }

  /// Reports that a modal over the layer has gone.
  ///
  /// A UI may report it twice, and also when another modal only covers it: without effect unless it is closing.
  public func didClose(_ id: Int) {
    switch state {
    case .closing(.layer(let layer)) where layer.id == id: finishClosing()
    case .shown(.layer(let layer)) where layer.id == id: layer.isOutOfSight = true
    default: break
    }
  }

  /// Reports that the modal of this style over the layer has gone.
  public func didClose(_ style: ModalStyle) {
    if case .closing(.layer(let layer)) = state, layer.style == style { finishClosing() }
  }

  /// Whether the modal with this root is visible.
  func hasAppeared(_ modal: Page.ID) -> Bool {
    guard case .shown(.layer(let layer)) = state else { return false }
    if layer.stacks.first?.root.id.page == modal { return layer.hasAppeared }
    return layer.hasAppeared(modal)
  }

  private func finishClosing() {
    setState(.empty)
    window?.reconcile()
  }

  // MARK: The user

  /// A modal that has not appeared can't be closed by the user: such a write is late, and about the modal before.
  private func close(_ style: ModalStyle) {
    if case .closing(.layer(let layer)) = state, layer.style == style, layer.isOutOfSight { return finishClosing() }
    guard case .shown(.layer(let layer)) = state, layer.style == style, layer.hasAppeared else { return }
    let page = layer.stacks.first?.root.id.page
    if layer.isOutOfSight { setState(.empty) } else { beginClosing(.layer(layer)) }
    layer.detach()
    if let page { window?.requestRemoval(of: page) }
  }

  /// The action of the button may come later, so the alert counts as unanswered only when it has gone.
  private func closeAlert() {
    guard case .shown(.alert(let page)) = state, isStateSeen else { return }
    beginClosing(.alert(page))
  }

  private func select(_ tag: TabTag) {
    guard let window, let stack = stacks.first(where: { $0.id == tag.id }) else { return }
    let turn = window.currentTurn()
    if let lastSelection, lastSelection == (tag.id, turn) { return }
    lastSelection = (tag.id, turn)
    let isVisible = tag.id == selected.id
    if isVisible, stack.path.isEmpty, window.wanted.modals.isEmpty { return stack.scrollToTop(in: turn) }
    if !isVisible {
      selected = tag
      isSelectionSeen = false
    }
    if !coversTabs { window.requestSelection(of: tag.id) }
    if !isVisible, window.wanted.selectedTab != tag.id { reselect(window) }
  }

  /// Whether the user can't have chosen a tab, because something that is not closing is over the tabs.
  private var coversTabs: Bool {
    switch state {
    case .empty, .closing: false
    case .shown(.alert): true
    case .shown(.layer(let layer)): !layer.hasAppeared
    }
  }

  /// Shows the wanted tab again, under another tag, because the screen has left it.
  private func reselect(_ window: WindowModel<Page>) {
    guard let stack = stacks.first(where: { $0.id == window.wanted.selectedTab }) else { return }
    stack.changeTag(window.nextNumber())
    selected = stack.tag
  }

  // MARK: Showing

  func open(in window: WindowModel<Page>) { self.window = window }

  func update(
    tabs: [WindowContent<Page>.Tab], selectedTab: String, modals: ArraySlice<WindowContent<Page>.Modal>
  ) {
    guard let window else { return }
    let open = tabs.map { tab in
      stacks.first { $0.id == tab.id } ?? StackModel(tab, in: window, of: self)
    }
    for (stack, tab) in zip(open, tabs) { stack.update(tab.stack, in: window) }
    if open.map(\.id) != stacks.map(\.id) { stacks = open }
    if selected.id != selectedTab, let stack = selectedStack(selectedTab) {
      // The UI has left this tab and drawn no other selection, so it would not see that the tab is back.
      if !isSelectionSeen { stack.changeTag(window.nextNumber()) }
      selected = stack.tag
    }
    update(modals)
  }

  private func selectedStack(_ id: String) -> StackModel<Page>? { stacks.first { $0.id == id } }

  private func update(_ modals: ArraySlice<WindowContent<Page>.Modal>) {
    // Of stacked alerts the top one shows.
    let next = modals.first?.style == .alert ? modals.last : modals.first
    switch state {
    case .empty: if let next { present(next, above: modals.dropFirst()) }
    case .shown(let shown):
      if let next, isShown(shown, next) {
        update(shown, next, above: modals.dropFirst())
      } else if makeRoom(), let next {
        present(next, above: modals.dropFirst())
      }
    case .closing: break
    }
  }

  private func isShown(_ shown: Presentation, _ modal: WindowContent<Page>.Modal) -> Bool {
    switch shown {
    case .alert(let page): modal.style == .alert && page.id.page == modal.stack.root.id
    case .layer(let layer): modal.style == layer.style && layer.stacks.first?.root.id.page == modal.stack.root.id
    }
  }

  private func update(
    _ shown: Presentation, _ modal: WindowContent<Page>.Modal, above: ArraySlice<WindowContent<Page>.Modal>
  ) {
    switch shown {
    case .alert(let page): page.update(modal.stack.root)
    case .layer(let layer):
      layer.update(tabs: [.init(id: "", stack: modal.stack)], selectedTab: "", modals: above)
    }
  }

  /// A layer that is not yet visible can't present.
  private func present(_ modal: WindowContent<Page>.Modal, above: ArraySlice<WindowContent<Page>.Modal>) {
    guard let window, hasAppeared else { return }
    if modal.style == .alert {
      let page = window.makePage(modal.stack.root)
      alert = page
      setState(.shown(.alert(page)))
    } else {
      let layer = LayerModel(style: modal.style, id: window.nextNumber())
      layer.open(in: window)
      update(.layer(layer), modal, above: above)
      setState(.shown(.layer(layer)))
    }
  }

  // MARK: Closing

  /// Closes what is over the layer, and returns whether nothing is there any more.
  ///
  /// Alerts and modals that are still appearing go first. All other modals go at once.
  private func makeRoom() -> Bool {
    switch state {
    case .empty: return true
    case .closing: return false
    case .shown(let shown):
      if !isStateSeen {
        setState(.empty)
        return true
      }
      if case .layer(let layer) = shown {
        guard layer.hasAppeared else {
          cancel(layer)
          return false
        }
        guard layer.isCalm() else { return false }
      }
      beginClosing(shown)
      return false
    }
  }

  /// Whether nothing over the layer has to go before the layer can; what has to go begins to.
  private func isCalm() -> Bool {
    if case .shown(.layer(let layer)) = state, isStateSeen, layer.hasAppeared { return layer.isCalm() }
    return makeRoom()
  }

  /// Closes a modal that the UI has begun to show as soon as it appears.
  ///
  /// A UI may also have dropped it; then it never appears, and there is nothing to close.
  private func cancel(_ layer: LayerModel) {
    guard !layer.isCancelling else { return }
    layer.isCancelling = true
    window?.afterAlert { [weak self, weak layer] in
      guard let self, let layer, case .shown(.layer(let shown)) = state, shown === layer, !layer.hasAppeared else {
        return
      }
      layer.isCancelling = false
      setState(.empty)
      window?.reconcile()
    }
  }

  private func beginClosing(_ shown: Presentation) {
    setState(.closing(shown))
    switch shown {
    case .layer(let layer): layer.detach()
    case .alert(let page):
      window?.afterAlert { [weak self] in
        guard let self, case .closing(.alert(let closing)) = state, closing == page else { return }
        // No button has answered it.
        if let window, window.wanted.modals.last?.stack.root.id == page.id.page {
          window.requestRemoval(of: page.id.page)
        }
        finishClosing()
      }
    }
  }

  /// Ends the connection of a closed layer and of everything above it: what is written there has no effect.
  private func detach() {
    window = nil
    if case .shown(.layer(let layer)) = state { layer.detach() }
  }

  private func setState(_ state: State) {
    self.state = state
    isStateSeen = false
  }
}
