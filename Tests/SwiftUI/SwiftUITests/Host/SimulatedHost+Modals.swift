import SwiftUI

// Presenting and closing.
extension SimulatedHost {
  func drawModal(of layer: Layer) {
    for placed in layer.tree.presentations {
      let (place, presentation) = (placed.place, placed.value)
      let item = presentation.item()
      let isNews = item != layer.lastItems[place]
      layer.lastItems[place] = item
      if habits.comparesWithLast, !isNews { continue }
      if let modal = layer.modal, modal.place == place, modal.item != item {
        // A modal can't close under an alert or a transition.
        modal.hasToClose = modal.isCalm && !isAway || !habits.ignoresDismissals
        closeIfCalm(modal)
      } else if layer.modal == nil, item != nil, layer.pending == nil {
        if habits.presentsLater || !hasRoom(layer) {
          if habits.presentsLater || habits.queues { layer.pending = (place, habits.queues) }
        } else {
          present(placed, over: layer)
        }
      }
    }
    guard let modal = layer.modal, modal.phase != .closing else { return }
    if let placed = layer.tree.presentations.first(where: { $0.place == modal.place }) {
      if layer.isDrawn, placed.isFresh, modal.item == placed.value.item(), let content = placed.value.content() {
        (modal.content, modal.isContentFresh, modal.isStale) = (content, true, true)
      }
    } else {
      // A presenter that goes takes its modal with it.
      modal.hasToClose = true
      closeIfCalm(modal)
    }
  }

  /// Whether the layer can present: a presentation from one that isn't visible, or that presents already, is lost.
  func hasRoom(_ layer: Layer) -> Bool {
    !isAway && layer.alert == nil && layer.modal == nil && !layer.hasForeignModal
      && (layer.phase == .shown || habits.appearsEarly && layer.phase == .appearing)
  }

  func begin(_ pending: (place: [AnyHashable], isQueued: Bool), over layer: Layer) {
    let placed = layer.tree.presentations.first { $0.place == pending.place }
    if placed?.value.item() != nil, !hasRoom(layer), pending.isQueued { return }
    layer.pending = nil
    if let placed, hasRoom(layer) { present(placed, over: layer) }
  }

  private func present(_ placed: Placed<StubPresentation>, over layer: Layer) {
    guard placed.value.item() != nil, let content = placed.value.content() else { return }
    layer.modal = Layer(content, in: placed.environment, presented: placed.value, at: placed.place, by: self)
    needsUpdate = true
  }

  func close(_ modal: Layer) {
    modal.phase = .closing
    if habits.disappearance == .early { reportDisappearing(of: modal) }
  }

  func closeIfCalm(_ modal: Layer) { if modal.hasToClose, modal.isCalm { close(modal) } }

  func report(endOf modal: Layer, over layer: Layer) {
    let onDismiss = layer.presentation(of: modal)?.onDismiss
    for _ in 0..<habits.dismissReports { onDismiss?() }
    if habits.dismissReports > 1 { events.append { onDismiss?() } }
    if habits.disappearance == .late {
      events.append { [self] in reportDisappearing(of: modal) }
    } else {
      reportDisappearing(of: modal)
    }
    if let above = modal.modal { report(endOf: above, over: modal) }
    updateSight()
  }

  // MARK: Alerts

  func drawAlert(of layer: Layer) {
    for placed in layer.tree.alerts {
      let (place, alert) = (placed.place, placed.value)
      let isPresented = alert.isPresented.wrappedValue
      // The app doesn't wait for an alert that is slower than all others.
      let isSlow = habits.alertTicks > 3
      if let shown = layer.alert, shown.place == place, alert.title != shown.title, !isPresented, !isSlow {
        faults.append("a closing alert has another title")
      }
      let isNews = isPresented != layer.lastAlerts.contains(place)
      if isPresented { layer.lastAlerts.insert(place) } else { layer.lastAlerts.remove(place) }
      let isTriedAgain = !habits.comparesWithLast && habits.alertDrops == 0
      if !isTriedAgain, !isNews { continue }
      if !isPresented, layer.alert?.place == place { closeAlert(of: layer) }
      guard isPresented, layer.phase == .shown, hasRoom(layer) else { continue }
      if droppedAlerts < habits.alertDrops { droppedAlerts += 1 } else { show(alert, at: place, over: layer) }
    }
  }

  private func show(_ alert: StubAlert, at place: [AnyHashable], over layer: Layer) {
    guard let actions = alert.actions() else { return }
    let message = alert.message().map { ViewWalker().page(of: $0).texts } ?? []
    let drawn = ViewWalker().page(of: actions)
    layer.alert = Alert(
      title: alert.title, message: message.filter { !$0.isEmpty }, buttons: drawn.buttons, place: place)
    if habits.reportsAlerts { report(drawn.appear) }
  }

  func closeAlert(of layer: Layer) {
    if layer.alert?.ticksLeft == nil { layer.alert?.ticksLeft = habits.alertTicks }
  }

  /// Taps a button of the alert; returns whether there is one.
  @discardableResult
  func answer(_ title: String, writesFirst: Bool = true, writing times: Int = 1) -> Bool {
    guard let layer = layers.last(where: { $0.alert != nil && $0.alert?.ticksLeft == nil }),
      let button = layer.alert?.buttons.first(where: { $0.title == title }),
      let alert = layer.tree.alerts.first(where: { $0.place == layer.alert?.place })?.value
    else { return false }
    closeAlert(of: layer)
    if writesFirst { for _ in 0..<times { write { alert.isPresented.wrappedValue = false } } }
    write { button.action() }
    if !writesFirst { for _ in 0..<times { write { alert.isPresented.wrappedValue = false } } }
    return true
  }

  // MARK: Gestures

  /// Swipes the topmost modal down; returns whether the screen allows it.
  @discardableResult
  func swipeDown(isForced: Bool = false, writing times: Int = 1) -> Bool {
    let layer = top
    guard takesInput, layer.phase == .shown, let kind = layer.kind, kind != .cover,
      isForced || !layer.tree.isDismissDisabled, let below = layers.last(where: { $0.modal === layer })
    else { return false }
    close(layer)
    let presentation = below.presentation(of: layer)
    for _ in 0..<times { write { presentation?.close() } }
    return true
  }
}
