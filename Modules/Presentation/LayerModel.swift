public import Observation

/// A layer on the screen: the bottom layer or a modal, with the modal above it.
///
/// A layer shows one modal at a time. The next one waits until the last one has left the screen, because a UI drops a
/// presentation that begins while another one ends. A closed layer keeps its content while the UI animates it away.
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
  /// It stays set while the alert closes, so that the texts of the alert stay visible.
  public private(set) var alert: ShownPage<Page>?
  private var selected = TabTag(id: "", number: 0)
  private var state = State.empty
  /// Whether the UI has read `state`.
  ///
  /// A state that the UI has not read can be replaced immediately. A read that is no drawing, such as that of a write through
  /// a binding, costs only a wait: the next modal comes after the one that was read.
  @ObservationIgnored private var isStateSeen = false
  @ObservationIgnored private var hasAppeared = false
  /// Whether the layer has disappeared again: another layer covers it, or it closed before the UI wrote the binding.
  @ObservationIgnored private var isOutOfSight = false
  @ObservationIgnored private var isCancelling = false
  @ObservationIgnored private var lastSelection: (tab: String, turn: Int)?
  /// Finds the windows on the pages of the layer.
  @ObservationIgnored private var nestedWindows: [() -> (any NestedWindow)?] = []
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
    get { selected }
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

  /// Whether this alert is over the layer.
  ///
  /// A UI writes `false` before or after it performs the action of a button. A late write names the alert that the UI has
  /// drawn, so it doesn't close the next one.
  public subscript(isPresented alert: ShownPage<Page>?) -> Bool {
    get {
      guard case .shown(.alert(let shown)) = state, shown == alert else { return false }
      isStateSeen = true
      return true
    }
    set {
      guard !newValue, case .shown(.alert(let shown)) = state, shown == alert else { return }
      // The action of its button may follow, so the alert counts as dismissed only at the end of its animation.
      beginClosing(.alert(shown))
    }
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

  /// Reports that a modal over the layer has left the screen.
  ///
  /// A UI may report this twice, and also for a modal that another one covers. The report has no effect unless the modal
  /// is closing.
  public func didClose(_ id: Int) {
    switch state {
    case .closing(.layer(let layer)) where layer.id == id: finishClosing()
    case .shown(.layer(let layer)) where layer.id == id: layer.isOutOfSight = true
    default: break
    }
  }

  /// Reports that the modal of this style over the layer has left the screen.
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

  /// Closes the modal that the UI has closed.
  ///
  /// The user can't close a modal that has not appeared, so such a write is late and belongs to the modal before it.
  private func close(_ style: ModalStyle) {
    if case .closing(.layer(let layer)) = state, layer.style == style, layer.isOutOfSight { return finishClosing() }
    guard case .shown(.layer(let layer)) = state, layer.style == style, layer.hasAppeared else { return }
    let page = layer.stacks.first?.root.id.page
    if !layer.showsAlert {
      if layer.isOutOfSight { setState(.empty) } else { beginClosing(.layer(layer)) }
      layer.detach()
    }
    if let page { window?.requestRemoval(of: page) }
  }

  /// Whether an alert that the UI has drawn is over the layer.
  ///
  /// The layer can't close before it. The end of a swipe that comes so late is a wish like one of the app: the alert closes
  /// first, then the layer.
  private var showsAlert: Bool { if case .shown(.alert) = state { isStateSeen } else { false } }

  private func select(_ tag: TabTag) {
    guard let window, let stack = stacks.first(where: { $0.id == tag.id }) else { return }
    let turn = window.currentTurn()
    if let lastSelection, lastSelection == (tag.id, turn) { return }
    lastSelection = (tag.id, turn)
    let isVisible = tag.id == selected.id
    if isVisible, stack.path.isEmpty, window.wanted.modals.isEmpty { return stack.scrollToTop(in: turn) }
    if !isVisible { selected = stack.tag }
    if !coversTabs { window.requestSelection(of: tag.id) }
    if !isVisible, window.wanted.selectedTab != tag.id { select(window.wanted.selectedTab, in: window) }
  }

  /// Whether a modal or an alert that is not closing covers the tabs, so that the user can't choose one.
  var coversTabs: Bool {
    switch state {
    case .empty, .closing: nestedWindows.contains { $0()?.coversTabs ?? false }
    case .shown(.alert): true
    case .shown(.layer(let layer)): !layer.hasAppeared
    }
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

  func open(in window: WindowModel<Page>) { self.window = window }

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
    update(modals)
  }

  private func update(_ wanted: ArraySlice<WindowContent<Page>.Modal>) {
    // Of several alerts, the topmost is visible; an alert below another modal waits until that one has closed.
    let modals =
      wanted.allSatisfy { $0.style == .alert } ? wanted.suffix(1) : wanted.drop { $0.style == .alert }
    let next = modals.first
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
    for window in nestedWindows { window()?.reconcile() }
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

  /// Presents a modal over the layer, if the layer is visible and shares the screen with no window that presents.
  private func present(_ modal: WindowContent<Page>.Modal, above: ArraySlice<WindowContent<Page>.Modal>) {
    guard let window, hasAppeared, window.surroundings?.isUncovered ?? true,
      nestedWindows.allSatisfy({ $0()?.isUncovered ?? true })
    else { return }
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

  /// Closes the modal or alert over the layer, and returns whether there is none left.
  ///
  /// Alerts and modals that are still appearing close first. All other modals close at once.
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

  /// Returns whether the layer can close now.
  ///
  /// An alert or an appearing modal above it has to close first, and begins to.
  private func isCalm() -> Bool {
    if case .shown(.layer(let layer)) = state, layer.hasAppeared { return layer.isCalm() }
    return makeRoom()
  }

  /// Closes a modal as soon as it appears, because it is no longer wanted.
  ///
  /// If the UI has dropped the modal, it never appears, and after a wait it counts as closed.
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
        // The user dismissed it without a button.
        if let window, window.wanted.modals.last?.stack.root.id == page.id.page {
          window.requestRemoval(of: page.id.page)
        }
        finishClosing()
      }
    }
  }

  /// Disconnects a closed layer and everything above it from the window, so that late writes have no effect.
  private func detach() {
    window = nil
    if case .shown(.layer(let layer)) = state { layer.detach() }
  }

  private func setState(_ state: State) {
    self.state = state
    isStateSeen = false
  }
}

extension LayerModel: SurroundingLayer {
  package var isUncovered: Bool {
    guard case .empty = state else { return false }
    return window?.surroundings?.isUncovered ?? true
  }

  package func add(_ window: any NestedWindow) {
    nestedWindows.removeAll { $0() == nil }
    nestedWindows.append { [weak window] in window }
  }

  package func presentWaiting() { window?.reconcile() }
}
