public import Observation

/// Presents the modal over a layer: one at a time, and each as long as it is wanted.
///
/// A UI drops a presentation that begins while another one ends, and a dismissal during a transition. So the next modal waits for the
/// end of the last one, and what the UI has not reported in time is asked for again.
@MainActor
@Observable
public final class Presenter<Page: Identifiable & Equatable> where Page.ID: Sendable {
  private enum State {
    /// Nothing is over the layer; the next modal opens as soon as the layer is visible.
    case empty
    /// The bindings hold the modal, until the user closes it, it is no longer wanted, or it has not appeared in time.
    case open(LayerModel<Page>)
    /// The bindings are empty, until the UI has reported the end of the modal; opens again if the UI has ignored the change.
    case closing(LayerModel<Page>)
  }

  /// The alert over the layer.
  ///
  /// It stays set while the alert closes, so that the texts of the alert stay visible.
  public private(set) var alert: ShownPage<Page>?
  private var state = State.empty
  /// The number of the last wait; an earlier one that ends has no effect.
  @ObservationIgnored private var wait = 0
  /// Whether the UI has read that a modal is open; one that it has not read can be replaced at once.
  ///
  /// A read that is no drawing, such as that of a write through a binding, costs only a wait.
  @ObservationIgnored private var isRead = false
  /// The modal that the UI has not reported in time, and how often it was asked for in vain.
  @ObservationIgnored private var unseen: (modal: Page.ID?, times: Int) = (nil, 0)
  /// The alert that the user has dismissed.
  @ObservationIgnored private var dismissed: Page.ID?
  /// The layer below the modal.
  @ObservationIgnored weak var layer: LayerModel<Page>?

  nonisolated init() {}

  // MARK: Bindings

  /// The modal of this style over the layer.
  ///
  /// A UI writes `nil` when the user closes it.
  public subscript(style: ModalStyle) -> LayerModel<Page>? {
    get {
      guard case .open(let modal) = state, modal.style == style else { return nil }
      isRead = true
      return modal
    }
    set { if newValue == nil { userDidClose(style) } }
  }

  /// Whether this alert is over the layer.
  ///
  /// A UI writes `false` before or after it performs the action of a button. A late write names the alert that the UI has
  /// drawn, so it doesn't close the next one.
  public subscript(isPresented alert: ShownPage<Page>?) -> Bool {
    get { alert == self.alert && self[.alert] != nil }
    set {
      guard !newValue, alert == self.alert, let modal = self[.alert] else { return }
      // The action of its button may follow, so the alert is removed only at the end of its animation.
      dismissed = modal.page
      close(modal)
    }
  }

  /// Closes the modal that the UI has closed.
  ///
  /// The user can't close a modal that has not appeared, so such a write is late and belongs to the modal before it. Nor can a modal
  /// close before an alert that the UI has drawn over it: then the end of a swipe is a wish like one of the app.
  private func userDidClose(_ style: ModalStyle) {
    guard let modal = self[style], modal.hasAppeared else { return }
    if !modal.presenter.showsAlert { close(modal) }
    if let page = modal.page { layer?.window?.requestRemoval(of: page) }
  }

  private var showsAlert: Bool { if case .open(let modal) = state { isRead && modal.style == .alert } else { false } }

  // MARK: Reports of the UI

  /// Reports that the modal of this style has left the screen.
  ///
  /// A UI may report this twice, or not at all; the report counts only while such a modal closes.
  public func didClose(_ style: ModalStyle) {
    if case .closing(let modal) = state, modal.style == style { finishClosing() }
  }

  /// Reports that a modal has come into sight or has left it; its animation may still go on.
  func visibilityDidChange(of modal: LayerModel<Page>) {
    if case .closing(let closing) = state, closing === modal { awaitEnd(of: modal) }
  }

  private func finishClosing() {
    let page = dismissed
    dismissed = nil
    state = .empty
    if let page { layer?.window?.requestRemoval(of: page) } else { layer?.window?.reconcile() }
  }

  // MARK: What is visible

  /// Whether a modal is over the layer, as far as the UI has reported.
  var hasVisibleModal: Bool {
    switch state {
    case .open(let modal), .closing(let modal): modal.isVisible
    case .empty: false
    }
  }

  /// Returns whether the user can tap below a modal: one that has appeared is moving away then, and one that was asked for in vain
  /// more than once is not on the screen.
  ///
  /// A tap below an alert proves that the UI has dropped the alert, the topmost of several, so it is asked for again.
  func isTapped(below page: Page.ID) -> Bool {
    guard case .open(let modal) = state else { return isLost(page) }
    if modal.style == .alert {
      if unseen.modal == modal.page { close(modal) }
      return isLost(modal.page)
    }
    return modal.page == page ? modal.hasAppeared || isLost(page) : modal.presenter.isTapped(below: page)
  }

  private func isLost(_ page: Page.ID?) -> Bool { unseen.modal == page && unseen.times > 1 }

  // MARK: Showing

  /// Takes the next step towards these modals; a modal in an animation takes it when the animation ends.
  func update(_ wanted: ArraySlice<WindowContent<Page>.Modal>) {
    // Of several alerts, the topmost is visible; an alert below another modal waits until that one has closed.
    let modals = wanted.allSatisfy { $0.style == .alert } ? wanted.suffix(1) : wanted.drop { $0.style == .alert }
    if case .open(let modal) = state, let next = modals.first, modal.shows(next) {
      modal.update(next, above: modals.dropFirst())
    } else if makeRoom(), let next = modals.first {
      present(next, above: modals.dropFirst())
    }
  }

  /// Presents a modal, once the layer is visible.
  private func present(_ modal: WindowContent<Page>.Modal, above: ArraySlice<WindowContent<Page>.Modal>) {
    guard let layer, let window = layer.window else { return }
    guard layer.isVisible, window.isActive else { return hold(modal.stack.root.id) }
    let shown = LayerModel(modal, over: self, in: window)
    shown.update(modal, above: above)
    if modal.style == .alert { alert = shown.stacks.first?.root }
    isRead = false
    state = .open(shown)
    startCheck()
  }

  /// Begins to close what is over the layer, and returns whether nothing is left.
  private func makeRoom() -> Bool {
    if prepareToClose(), case .open(let modal) = state { close(modal) }
    return if case .empty = state { true } else { false }
  }

  /// Returns whether the layer can close; if not, what is over it closes first.
  ///
  /// An alert closes before the layer, and a modal that is still appearing can't close. All other modals close with the layer.
  private func prepareToClose() -> Bool {
    switch state {
    case .empty: return true
    case .closing: return false
    case .open where !isRead:
      state = .empty
      return true
    case .open(let modal) where modal.style == .alert:
      close(modal)
      return false
    case .open(let modal): return modal.hasAppeared && modal.presenter.prepareToClose()
    }
  }

  /// Takes a modal out of the bindings, and waits for its end.
  private func close(_ modal: LayerModel<Page>) {
    state = .closing(modal)
    modal.detach()
    awaitEnd(of: modal)
  }

  private func awaitEnd(of modal: LayerModel<Page>) { if modal.isVisible { startCheck() } else { finishLater() } }

  /// Waits for the end of a modal that doesn't report it: an alert, or one that has not appeared or has disappeared already.
  private func finishLater() {
    wait += 1
    layer?.window?.afterAlert { [weak self, wait] in if wait == self?.wait { self?.finishClosing() } }
  }

  /// Disconnects the modal from the window, so that late writes have no effect.
  func detach() { if case .open(let modal) = state { modal.detach() } }

  // MARK: What the UI has not done

  /// Connects the modal with the window again, and checks it.
  func attach(to window: WindowModel<Page>) {
    startCheck()
    if case .open(let modal) = state { modal.attach(to: window) }
  }

  /// Compares what the UI has reported with what it was asked for, after a while.
  private func startCheck() {
    wait += 1
    layer?.window?.afterCheck { [weak self, wait] in if wait == self?.wait { self?.check() } }
  }

  private func hold(_ page: Page.ID) {
    if unseen.modal == page { return }
    unseen = (page, 0)
    startCheck()
  }

  private func check() {
    guard let window = layer?.window, window.isActive else { return }
    switch state {
    case .empty:
      if let page = unseen.modal, unseen.times < 2 {
        countUnseen(page)
        startCheck()
      }
    case .open(let modal) where !modal.hasAppeared:
      if let page = modal.page { countUnseen(page) }
      // No UI reports whether it shows an alert.
      if modal.style != .alert { close(modal) }
    case .closing(let modal) where modal.isVisible:
      // Only a value that differs from the last one asks for the end again.
      modal.attach(to: window)
      state = .open(modal)
      window.afterAlert { [weak window] in window?.reconcile() }
    case .closing: finishLater()
    case .open: break
    }
  }

  private func countUnseen(_ page: Page.ID) {
    unseen = (page, unseen.modal == page ? unseen.times + 1 : 1)
    if unseen.times == 2 { layer?.window?.reportMissing(page) }
  }
}
