import Links
import Observation

/// The presentation of modals over a layer, one at a time.
///
/// A UI drops a presentation that begins while another ends, and a dismissal during a transition. So a modal waits for
/// the end of the last one, and what isn't reported in time is asked for again.
@MainActor
@Observable
final class Presenter<Page: Identifiable & Equatable> where Page.ID: Sendable {
  private enum State {
    /// The next modal opens as soon as the layer is visible.
    case empty
    /// The bindings hold the modal.
    case open(LayerModel<Page>)
    /// The bindings are empty, and the modal's end isn't reported yet.
    case closing(LayerModel<Page>)
  }

  /// The alert over the layer, kept while closing for its texts.
  private(set) var alert: ShownPage<Page>?
  private var state = State.empty
  /// The wanted modals, nearest first.
  @ObservationIgnored private var wanted: ArraySlice<Modal<[Page]>> = []
  /// The number of the last wait for an end; earlier ones have no effect.
  @ObservationIgnored private var wait = 0
  /// Whether `onDismiss` was called since the modal began to close, perhaps late for the one before.
  @ObservationIgnored private var isEndReported = false
  /// Whether the UI has read the modal; an unread one can be replaced at once.
  @ObservationIgnored private var isRead = false
  /// The unreported modal, and how many comparisons have missed it.
  @ObservationIgnored private var unseen: (modal: Page.ID?, times: Int) = (nil, 0)
  @ObservationIgnored private var dismissed: Page.ID?
  @ObservationIgnored weak var layer: LayerModel<Page>?

  nonisolated init() {}

  // MARK: Bindings

  var modal: LayerModel<Page>? { if case .open(let modal) = state { modal } else { nil } }

  /// The modal of a style; a UI writes `nil` when the user closes it.
  subscript(style: ModalStyle) -> LayerModel<Page>? {
    get {
      guard let modal, modal.style == style else { return nil }
      isRead = true
      return modal
    }
    set { if newValue == nil, let modal = self[style] { userDidClose(modal) } }
  }

  /// Whether this alert is over the layer.
  ///
  /// A UI writes `false` before or after the action of a button. A late write names the drawn alert, so it doesn't
  /// close the next one.
  subscript(isPresented alert: ShownPage<Page>?) -> Bool {
    get { alert == self.alert && self[.alert] != nil }
    set {
      guard !newValue, let alert, alert == self.alert, let modal = self[.alert] else { return }
      if let window = layer?.window, window.reportsAlerts != true { window.reportsAlerts = alert.hasAppeared }
      // The action of its button may follow, so the alert is removed only at the end of its animation.
      dismissed = modal.page
      close(modal)
    }
  }

  /// Follows the UI, which has closed a modal.
  ///
  /// A write before the modal has appeared is a late one for the modal before. An alert that came during the swipe was
  /// not drawn: the swipe removes nothing, and both are shown again.
  private func userDidClose(_ modal: LayerModel<Page>) {
    guard modal.hasAppeared, let window = layer?.window else { return modal.isWrittenOff = true }
    let removed = modal.presenter.wantsAlert ? nil : modal.page
    close(modal)
    if let removed { window.requestRemoval(of: removed) } else { window.reconcile() }
  }

  private var wantsAlert: Bool { wanted.contains { layer?.window?.traits.style($0) == .alert } }

  // MARK: Reports of the UI

  /// Reports that the modal of a style has left the screen.
  ///
  /// A UI may report this twice, or never. The report counts only once the modal has also disappeared, because it may
  /// be the second one of the modal before.
  func didClose(_ style: ModalStyle) {
    guard case .closing(let modal) = state, modal.style == style else { return }
    isEndReported = true
    awaitEnd(of: modal)
  }

  /// Reports that a modal has appeared or disappeared; its animation may still go on.
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

  var hasVisibleModal: Bool {
    switch state {
    case .open(let modal), .closing(let modal): modal.isVisible
    case .empty: false
    }
  }

  /// Returns whether the user can tap below a modal: it is moving away, or was asked for in vain more than once.
  ///
  /// A tap below an alert proves that the UI has dropped it, so it is asked for again.
  func isTapped(below page: Page.ID) -> Bool {
    guard let modal else { return isLost(page) }
    if modal.style == .alert {
      if unseen.modal == modal.page { close(modal) }
      return isLost(modal.page)
    }
    return modal.page == page ? modal.hasAppeared || isLost(page) : modal.presenter.isTapped(below: page)
  }

  private func isLost(_ page: Page.ID?) -> Bool { unseen.modal == page && unseen.times > 1 }

  // MARK: Showing

  /// Takes the next step towards these modals; a modal in an animation takes it at its end.
  func update(_ modals: ArraySlice<Modal<[Page]>>) {
    guard let window = layer?.window else { return }
    wanted = modals
    // Of several alerts, the topmost is visible; one below another modal waits until that has closed.
    let styles = modals.map(window.traits.style)
    let covered = styles.allSatisfy { $0 == .alert } ? max(0, styles.count - 1) : styles.prefix { $0 == .alert }.count
    let (next, above) = (modals.dropFirst(covered).first, modals.dropFirst(covered + 1))
    if let modal, let next, modal.style == styles[covered], modal.page == next.stack[0].id {
      modal.update(next, above: above)
    } else if makeRoom(), let next {
      present(next, styles[covered], above: above)
    }
  }

  private func present(_ modal: Modal<[Page]>, _ style: ModalStyle, above: ArraySlice<Modal<[Page]>>) {
    guard let layer, let window = layer.window, layer.isVisible, window.isActive else { return }
    let shown = LayerModel(modal, style: style, over: self, in: window)
    shown.source = layer.source
    shown.update(modal, above: above)
    if style == .alert { alert = shown.stacks.first?.root }
    isRead = false
    state = .open(shown)
  }

  /// Begins to close the open modal; returns whether nothing is left.
  private func makeRoom() -> Bool {
    if prepareToClose(), let modal { close(modal) }
    return if case .empty = state { true } else { false }
  }

  /// Returns whether the layer can close with the modals over it; an alert closes first, and an appearing modal can't.
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

  private func close(_ modal: LayerModel<Page>) {
    state = .closing(modal)
    isEndReported = false
    modal.detach()
    awaitEnd(of: modal)
  }

  /// Continues once the end of the modal is reported, or after the time of an animation.
  private func awaitEnd(of modal: LayerModel<Page>) {
    wait += 1
    layer?.window?.noteActivity()
    if modal.isVisible { return }
    if isEndReported { return finishClosing() }
    layer?.window?.afterAlert { [weak self, wait] in if wait == self?.wait { self?.finishClosing() } }
  }

  // MARK: What the UI has not done

  /// Asks again for a modal that has not appeared, or not gone.
  func compare() {
    guard let window = layer?.window else { return }
    switch state {
    case .empty:
      guard let page = wanted.first?.stack[0].id, unseen.modal != page || unseen.times < 2 else { return }
      countUnseen(page)
      window.noteActivity()
    case .open(let modal) where modal.style == .alert: compare(alert: modal, in: window)
    case .open(let modal) where !modal.hasAppeared:
      if let page = modal.page { countUnseen(page) }
      close(modal)
    case .open(let modal) where modal.isWrittenOff && !modal.isVisible: userDidClose(modal)
    case .open(let modal): modal.compare()
    case .closing(let modal) where modal.isVisible && !(isEndReported && modal.isReopened):
      // Only a value that differs from the last one asks for the end again. The reported end may be that of the modal
      // before.
      modal.isReopened = true
      modal.attach(to: window)
      state = .open(modal)
      window.afterAlert { [weak window] in window?.reconcile() }
    case .closing: finishClosing()
    }
  }

  /// Asks again for an alert whose buttons have not appeared, ever more rarely; until a first report is known only
  /// once, because some UIs never report alerts.
  private func compare(alert modal: LayerModel<Page>, in window: WindowModel<Page>) {
    if let page = modal.page { countUnseen(page) }
    if alert?.hasAppeared == true { window.reportsAlerts = true }
    let isAskedOnce = window.reportsAlerts == nil && unseen.times == 1
    guard alert?.hasAppeared == false, isAskedOnce || window.reportsAlerts == true else { return }
    if [1, 2, 4].contains(unseen.times) || unseen.times.isMultiple(of: 8) { close(modal) }
    window.noteActivity()
  }

  private func countUnseen(_ page: Page.ID) {
    unseen = (page, unseen.modal == page ? unseen.times + 1 : 1)
    if unseen.times == 2, modal?.style != .alert { layer?.window?.reportMissing(page) }
  }
}
