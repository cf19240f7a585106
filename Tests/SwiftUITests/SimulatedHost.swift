import Observation
import Presentation
import RandomTesting
import SwiftUI

/// A simulation of SwiftUI and UIKit with the behavior that developers report.
///
/// The screen changes first, and the binding is written later. Each layer presents one modal at a time, and a presentation or a
/// dismissal during a transition can be lost. What else differs from version to version are the host's habits.
@MainActor
final class SimulatedHost {
  /// An alert on the screen.
  struct Alert {
    var title: String
    var message: [String]
    var buttons: [StubButton]
    let place: [AnyHashable]
    /// The ticks until a closing alert is gone; `nil` while it is open.
    var ticksLeft: Int?
  }

  /// A window or a modal on the screen.
  @MainActor
  final class Layer {
    enum Phase { case appearing, shown, closing }

    let item: AnyHashable?
    let kind: StubPresentation.Kind?
    /// The place of the view that presents it.
    let place: [AnyHashable]
    var phase = Phase.appearing
    var tree = LayerTree()
    var content: any View
    /// The identity of the selected tab.
    var tab: AnyHashable?
    var paths: [AnyHashable: [AnyHashable]] = [:]
    var pages: [AnyHashable: [PageTree]] = [:]
    var modal: Layer?
    var alert: Alert?
    /// Whether something that is no part of the app's navigation, such as a menu, is over the layer.
    var hasForeignModal = false
    /// The place of the presentation that waits for its beginning, and whether it waits for room.
    var pending: (place: [AnyHashable], isQueued: Bool)?
    // The values of the last drawing, for comparison.
    var lastTag: AnyHashable?
    var lastPaths: [AnyHashable: [AnyHashable]] = [:]
    var lastItems: [[AnyHashable]: AnyHashable] = [:]
    var lastAlerts: Set<[AnyHashable]> = []
    var identities: [AnyHashable: AnyHashable] = [:]
    var changes: [AnyHashable: AnyHashable] = [:]
    /// The pages in sight, and whether the layer is.
    var sight: [AnyHashable: PageTree] = [:]
    var isInSight = false
    var hasToClose = false
    /// Whether observed state of the views has changed since the last drawing.
    var isStale = true

    init(_ content: any View, item: AnyHashable? = nil, kind: StubPresentation.Kind? = nil, place: [AnyHashable] = []) {
      (self.content, self.item, self.kind, self.place) = (content, item, kind, place)
    }

    /// The presentation of the modal above.
    func presentation(of modal: Layer) -> StubPresentation? {
      tree.presentations.first { $0.place == modal.place }?.value
    }

    var stack: StackTree? { tree.stacks.first { $0.key == tab } ?? tree.stacks.first }
    /// The pages of the visible stack, the root first.
    var visiblePages: [PageTree] {
      guard let stack else { return [tree.page] }
      return ([stack.sidebar, stack.root.texts.isEmpty && stack.sidebar != nil ? nil : stack.root].compactMap(\.self))
        + (pages[stack.key] ?? [])
    }
    var isMoving: Bool { phase != .shown || alert?.ticksLeft != nil || modal?.isMoving == true }
    /// Whether nothing is over the layer but modals, and neither it nor one of them is in transition.
    var isCalm: Bool { phase == .shown && alert == nil && !hasForeignModal && modal?.isCalm ?? true }
  }

  let habits: Habits
  let window: Layer
  private(set) var needsUpdate = true
  /// The detected faults; a correct app causes none.
  private(set) var faults: [String] = []
  /// The URL that opens the window; it arrives before the window appears.
  var launchURL: URL?
  /// Whether the last drawn changes were animated.
  private(set) var isAnimated = true
  /// Whether the scene is in the background, or the window in a tab around it that is hidden.
  private var isAway: Bool { isHidden || walker.environment.scenePhase != .active }
  private(set) var isHidden = false
  private let walker: ViewWalker
  private var writes: [() -> Void] = []
  private var events: [() -> Void] = []
  private var turnActions: [@MainActor () -> Void] = []
  private var timers: [(ticks: Int, action: @MainActor () -> Void)] = []

  init(_ habits: Habits, environment: EnvironmentValues = EnvironmentValues(), _ content: (Pauses) -> any View) {
    self.habits = habits
    walker = ViewWalker(environment)
    let waits = Waits()
    window = Layer(content(waits.pauses))
    waits.host = self
    walker.stateDidChange = { [weak self] in self?.redrawAll() }
  }

  /// The waits of the app: an alert takes three ticks, and what was asked for is checked after eight.
  @MainActor
  private final class Waits {
    weak var host: SimulatedHost?
    var pauses: Pauses {
      Pauses(
        turn: { [self] in host?.turnActions.append($0) }, alert: { [self] in host?.timers.append((3, $0)) },
        check: { [self] in host?.timers.append((8, $0)) })
    }
  }

  /// The layers from the window to the topmost modal.
  var layers: [Layer] {
    var layers = [window]
    while let modal = layers.last?.modal { layers.append(modal) }
    return layers
  }

  /// The topmost layer that isn't closing; it receives input.
  var top: Layer { layers.last { $0.phase != .closing } ?? window }

  var alert: Alert? { layers.compactMap(\.alert).last { $0.ticksLeft == nil } }

  /// Whether no binding of the window asks for a modal.
  var isAskedForNothing: Bool { window.tree.presentations.allSatisfy { $0.value.item() == nil } }

  // MARK: Time

  /// Ends a turn: runs the deferred actions, then draws views whose observed state has changed.
  func endTurn(isDrawing: Bool = true) {
    let actions = turnActions
    turnActions = []
    for action in actions { action() }
    if isDrawing { update() }
  }

  /// Performs the pending binding writes of the user's actions.
  func writeBindings() {
    let pending = writes
    writes = []
    for write in pending { write() }
  }

  /// Finishes the current transitions and advances the time of closing alerts.
  ///
  /// A host draws between two ticks.
  func tick() {
    update()
    let pending = events
    events = []
    for event in pending { event() }
    finishTransitions(of: window)
    let due = timers.filter { $0.ticks <= 1 }
    timers = timers.filter { $0.ticks > 1 }.map { ($0.ticks - 1, $0.action) }
    for timer in due { timer.action() }
  }

  /// Performs all pending writes, turns and transitions until nothing changes.
  func settle() {
    for _ in 0..<150 {
      writeBindings()
      endTurn()
      tick()
      endTurn()
      let isIdle = writes.isEmpty && events.isEmpty && turnActions.isEmpty && timers.isEmpty && !needsUpdate
      if isIdle, !window.isMoving { return }
    }
    // As long as something foreign is on the screen, the app asks again and again.
    if !isDisturbed { faults.append("the screen does not come to rest") }
  }

  private var isDisturbed: Bool { isAway || layers.contains(where: \.hasForeignModal) }

  private func finishTransitions(of layer: Layer) {
    if layer.phase == .appearing { show(layer) }
    if let ticks = layer.alert?.ticksLeft {
      layer.alert?.ticksLeft = ticks - 1
      if ticks <= 1 {
        layer.alert = nil
        transitionDidEnd()
      }
    }
    if let pending = layer.pending { begin(pending, over: layer) }
    guard let modal = layer.modal else { return }
    if modal.phase == .closing {
      layer.modal = nil
      transitionDidEnd()
      report(endOf: modal, over: layer)
    } else {
      finishTransitions(of: modal)
      closeIfCalm(modal)
    }
  }

  private func transitionDidEnd() { if !habits.comparesWithLast { needsUpdate = true } }

  private func show(_ layer: Layer) {
    layer.phase = .shown
    transitionDidEnd()
    updateSight()
  }

  private func close(_ modal: Layer) {
    modal.phase = .closing
    if habits.disappearance == .early { reportDisappearing(of: modal) }
  }

  private func closeIfCalm(_ modal: Layer) { if modal.hasToClose, modal.isCalm { close(modal) } }

  private func report(endOf modal: Layer, over layer: Layer) {
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

  // MARK: Sight

  private func reportDisappearing(of layer: Layer) {
    for action in layer.sight.values.flatMap(\.disappear) { action() }
    layer.sight = [:]
    if layer.isInSight { for action in layer.tree.disappear { action() } }
    layer.isInSight = false
  }

  /// Reports what has come into sight, or has left it, on all layers.
  private func updateSight() {
    for layer in layers where layer.phase != .closing && !layer.tree.isEmpty {
      let isCovered = layer.modal.map { $0.kind == .cover && $0.phase == .shown && habits.hidesBelowCovers } ?? false
      let isInSight = !isHidden && !isCovered && (layer.phase == .shown || habits.appearsEarly)
      if !isInSight {
        if layer.isInSight { reportDisappearing(of: layer) }
        continue
      }
      let pages = [layer.stack?.sidebar, layer.visiblePages.last].compactMap(\.self)
      let sight = Dictionary(pages.compactMap { page in page.id.map { ($0, page) } }) { $1 }
      let (left, came) = (layer.sight.filter { sight[$0.key] == nil }, sight.filter { layer.sight[$0.key] == nil })
      layer.sight = sight
      let isNew = !layer.isInSight
      layer.isInSight = true
      for action in left.values.flatMap(\.disappear) + came.values.flatMap(\.appear) { action() }
      if isNew { for action in layer.tree.appear { action() } }
    }
  }

  // MARK: Drawing

  private func redrawAll() {
    needsUpdate = true
    for layer in layers { layer.isStale = true }
  }

  private func update() {
    for _ in 0..<20 where needsUpdate {
      needsUpdate = false
      draw(window, at: ["window"])
    }
    if needsUpdate { faults.append("the views are drawn for ever") }
  }

  private func draw(_ layer: Layer, at place: [AnyHashable]) {
    let isNew = layer.tree.isEmpty
    if layer.isStale || !habits.comparesWithLast && differs(layer) {
      layer.isStale = false
      withObservationTracking {
        drawContent(of: layer, at: place)
      } onChange: { [weak self, weak layer] in
        MainActor.assumeIsolated {
          layer?.isStale = true
          self?.needsUpdate = true
          self?.isAnimated = Transaction.stubIsAnimated
        }
      }
    }
    if isNew, layer === window, let launchURL { open(launchURL) }
    updateSight()
    drawModal(of: layer)
    drawAlert(of: layer)
    // A closing modal keeps its last content.
    if let modal = layer.modal, modal.phase != .closing { draw(modal, at: place + [modal.item ?? AnyHashable("")]) }
  }

  /// Returns whether a binding and the screen have different values.
  private func differs(_ layer: Layer) -> Bool {
    let tag = layer.tree.stacks.first { $0.key == layer.tab }?.tag
    if let tabs = layer.tree.tabs, tabs.get() != tag { return true }
    return layer.tree.stacks.contains { $0.drawnPath != layer.paths[$0.key] }
  }

  private func drawContent(of layer: Layer, at place: [AnyHashable]) {
    layer.tree = walker.layer(of: layer.content, at: place)
    drawTabs(of: layer)
    // A stack that has gone keeps nothing, even if one with the same root comes back.
    for key in layer.paths.keys where !layer.tree.stacks.contains(where: { $0.key == key }) {
      (layer.paths[key], layer.lastPaths[key], layer.identities[key]) = (nil, nil, nil)
    }
    for stack in layer.tree.stacks { drawPath(of: stack, in: layer, at: place) }
    let pages = [layer.tree.page] + layer.tree.stacks.map(\.root) + layer.pages.values.joined()
    for change in pages.flatMap(\.changes) {
      if let old = layer.changes[change.key], old != change.value { events.append(change.action) }
      layer.changes[change.key] = change.value
    }
    for presentation in layer.tree.presentations { _ = presentation.value.item() }
    for alert in layer.tree.alerts { _ = alert.value.isPresented.wrappedValue }
  }

  private func drawTabs(of layer: Layer) {
    guard let selection = layer.tree.tabs else {
      layer.tab = layer.tree.stacks.first?.key
      layer.lastTag = nil
      return
    }
    let tag = selection.get()
    if !habits.comparesWithLast || tag != layer.lastTag { select(tag, in: layer) }
    layer.lastTag = tag
  }

  private func select(_ tag: AnyHashable, in layer: Layer) {
    if let stack = layer.tree.stacks.first(where: { $0.tag == tag }) {
      layer.tab = stack.key
    } else {
      faults.append("no tab has the selected tag")
    }
  }

  private func drawPath(of stack: StackTree, in layer: Layer, at place: [AnyHashable]) {
    let (key, path) = (stack.key, stack.drawnPath)
    let isSame = layer.identities[key] == stack.identity
    let isHidden = habits.ignoresHiddenPaths && isSame && key != layer.tab && layer.paths[key] != nil
    let isNews = !habits.comparesWithLast || path != layer.lastPaths[key] || !isSame
    if isNews, !isHidden { layer.paths[key] = path }
    layer.lastPaths[key] = path
    layer.identities[key] = stack.identity
    layer.pages[key] = (layer.paths[key] ?? []).compactMap { element in
      guard let view = stack.destinations.lazy.compactMap({ $0(element) }).first else {
        faults.append("a page has no destination")
        return nil
      }
      return walker.page(of: view, at: place + [key, element])
    }
  }

  // MARK: Modals

  private func drawModal(of layer: Layer) {
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
          present(presentation, at: place, over: layer)
        }
      }
    }
    guard let modal = layer.modal, modal.phase != .closing else { return }
    if let presentation = layer.presentation(of: modal) {
      if modal.item == presentation.item(), let content = presentation.content() { modal.content = content }
    } else {
      // A presenter that goes takes its modal with it.
      modal.hasToClose = true
      closeIfCalm(modal)
    }
  }

  /// Whether the layer can present: a presentation from one that isn't visible, or that presents already, is lost.
  private func hasRoom(_ layer: Layer) -> Bool {
    !isAway && layer.alert == nil && layer.modal == nil && !layer.hasForeignModal
      && (layer.phase == .shown || habits.appearsEarly && layer.phase == .appearing)
  }

  private func begin(_ pending: (place: [AnyHashable], isQueued: Bool), over layer: Layer) {
    let presentation = layer.tree.presentations.first { $0.place == pending.place }?.value
    if presentation?.item() != nil, !hasRoom(layer), pending.isQueued { return }
    layer.pending = nil
    if let presentation, hasRoom(layer) { present(presentation, at: pending.place, over: layer) }
  }

  private func present(_ presentation: StubPresentation, at place: [AnyHashable], over layer: Layer) {
    guard let item = presentation.item(), let content = presentation.content() else { return }
    layer.modal = Layer(content, item: item, kind: presentation.kind, place: place)
    needsUpdate = true
  }

  private func drawAlert(of layer: Layer) {
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
      if habits.comparesWithLast, !isNews { continue }
      if !isPresented, layer.alert?.place == place { closeAlert(of: layer) }
      guard isPresented, layer.phase == .shown, hasRoom(layer), let actions = alert.actions() else { continue }
      let message = alert.message().map { ViewWalker().page(of: $0, at: []).texts } ?? []
      layer.alert = Alert(
        title: alert.title, message: message.filter { !$0.isEmpty },
        buttons: ViewWalker().page(of: actions, at: []).buttons, place: place)
    }
  }

  private func closeAlert(of layer: Layer) {
    if layer.alert?.ticksLeft == nil { layer.alert?.ticksLeft = habits.alertTicks }
  }

  // MARK: User actions

  /// Whether the user can act on the pages.
  private var takesInput: Bool { alert == nil && !isDisturbed }

  /// Goes back by a number of pages; returns whether the screen allows it.
  @discardableResult
  func goBack(_ count: Int = 1, isForced: Bool = false, writing times: Int = 1) -> Bool {
    let layer = top
    guard takesInput, let stack = layer.stack, let path = layer.paths[stack.key], path.count >= count, count > 0,
      isForced || layer.pages[stack.key]?.last?.isBackHidden == false
    else { return false }
    let shorter = Array(path.dropLast(count))
    layer.paths[stack.key] = shorter
    // The pages of a path that was read again may not have been drawn yet.
    layer.pages[stack.key] = layer.pages[stack.key].map { Array($0.prefix(shorter.count)) }
    updateSight()
    for _ in 0..<times {
      write { [self, weak layer] in
        _ = stack.path?.set(AnyHashable(shorter))
        if let layer, !habits.comparesWithLast, stack.drawnPath != layer.paths[stack.key] {
          layer.isStale = true
          needsUpdate = true
        }
      }
    }
    return true
  }

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

  /// Taps a tab; returns whether the screen allows it.
  @discardableResult
  func tapTab(_ index: Int, writing times: Int = 1) -> Bool {
    guard takesInput, top === window, window.tree.stacks.indices.contains(index), let tabs = window.tree.tabs else {
      return false
    }
    let stack = window.tree.stacks[index]
    window.tab = stack.key
    updateSight()
    for _ in 0..<times {
      write { [self] in
        guard let tag = (window.tree.stacks.first { $0.key == stack.key } ?? stack).tag else { return }
        _ = tabs.set(tag)
        if !habits.comparesWithLast, window.tree.stacks.contains(where: { $0.tag == tabs.get() }) {
          select(tabs.get(), in: window)
        }
      }
    }
    return true
  }

  /// Taps a button of the visible page or its toolbar; returns whether there is one.
  @discardableResult
  func tap(_ title: String, times: Int = 1, on page: PageTree? = nil) -> Bool {
    guard takesInput, let page = page ?? top.visiblePages.last, page.takesTaps else { return false }
    guard let button = (page.buttons + page.toolbar).first(where: { $0.title == title }) else { return false }
    for _ in 0..<times { button.action() }
    return true
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

  func open(_ url: URL) { for action in window.tree.openURL { action(url) } }

  /// Continues an activity of another device.
  func resume(_ activity: NSUserActivity) { window.tree.activities[activity.activityType]?(activity) }

  private func write(_ action: @escaping () -> Void) { writes.append(action) }

  // MARK: Around the window

  /// Changes something around the window, and returns what.
  func disturb(using random: inout SplitMix64) -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return "foreign \(presentForeignModal())"
    case 1:
      let phase = random.pick(ScenePhase.active, .inactive, .background)
      changePhase(phase)
      return "\(phase)"
    case 2:
      let isHidden = random.once(in: 2)
      return "hidden \(isHidden) \(setHidden(isHidden))"
    default:
      dismissForeignModal()
      return "no foreign"
    }
  }

  /// Ends what is around the window.
  func endDisturbance() {
    dismissForeignModal()
    changePhase(.active)
    setHidden(false)
  }

  /// Presents something that is no part of the app's navigation over the topmost layer; returns whether there is room.
  @discardableResult
  func presentForeignModal() -> Bool {
    guard takesInput, hasRoom(top), top.phase == .shown else { return false }
    top.hasForeignModal = true
    return true
  }

  func dismissForeignModal() { for layer in layers { layer.hasForeignModal = false } }

  /// Moves the scene to another phase, or back.
  func changePhase(_ phase: ScenePhase) {
    guard walker.environment.scenePhase != phase else { return }
    walker.environment.scenePhase = phase
    redrawAll()
  }

  /// Shows another tab of the app around the window, or this one again; returns whether there is no modal over the tabs.
  @discardableResult
  func setHidden(_ isHidden: Bool) -> Bool {
    guard layers.count == 1, window.alert == nil, !window.hasForeignModal else { return false }
    self.isHidden = isHidden
    updateSight()
    return true
  }
}
