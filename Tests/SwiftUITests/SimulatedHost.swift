import Observation
import Presentation
import RandomTesting
import SwiftUI

/// A simulation of SwiftUI and UIKit with the behavior that developers report.
///
/// The screen changes first, and the binding is written later. Each layer presents one modal at a time, and a
/// presentation during a transition is dropped. The end of a modal can be reported twice.
@MainActor
final class SimulatedHost {
  /// The way in which a host follows a binding.
  enum Kind: CaseIterable {
    /// Compares the binding with the screen at every update, and reads a binding again after writing it.
    case rereads
    /// Acts only on a value that differs from the last drawn one.
    case comparesWithLast
  }

  /// An alert on the screen.
  struct Alert {
    var title: String
    var message: [String]
    var buttons: [StubButton]
    let place: [AnyHashable]
    var isClosing = false
  }

  /// A window or a modal on the screen.
  @MainActor
  final class Layer {
    enum Phase { case appearing, shown, closing }

    let item: AnyHashable?
    let kind: StubPresentation.Kind?
    /// The place of the view that presents it.
    let place: [AnyHashable]
    var phase: Phase
    var tree = LayerTree()
    var content: any View
    /// The identity of the selected tab.
    var tab: AnyHashable?
    var paths: [AnyHashable: [AnyHashable]] = [:]
    var pages: [AnyHashable: [PageTree]] = [:]
    var modal: Layer?
    var alert: Alert?
    // The values of the last drawing, for comparison.
    var lastTag: AnyHashable?
    var lastPaths: [AnyHashable: [AnyHashable]] = [:]
    var lastItems: [[AnyHashable]: AnyHashable] = [:]
    var lastAlerts: Set<[AnyHashable]> = []
    var appeared: Set<AnyHashable> = []
    var changes: [AnyHashable: AnyHashable] = [:]
    var hasReportedAppearing = false
    var hasToClose = false
    /// Whether observed state of the views has changed since the last drawing.
    var isStale = true

    init(
      _ content: any View, item: AnyHashable? = nil, kind: StubPresentation.Kind? = nil, place: [AnyHashable] = [],
      phase: Phase
    ) {
      (self.content, self.item, self.kind, self.place, self.phase) = (content, item, kind, place, phase)
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
    var isMoving: Bool {
      phase != .shown || alert?.isClosing == true || modal?.isMoving == true
    }
  }

  let kind: Kind
  let window: Layer
  private(set) var needsUpdate = true
  /// The detected faults; a correct app causes none.
  private(set) var faults: [String] = []
  /// The number of `onDismiss` calls when a modal closes; with more than one, another call follows later.
  var dismissReports = 1
  /// The URL that opens the window; it arrives before the window appears.
  var launchURL: URL?
  /// Whether the last drawn changes were animated.
  private(set) var isAnimated = true
  private let walker: ViewWalker
  private var writes: [() -> Void] = []
  private var events: [() -> Void] = []
  private var turnActions: [@MainActor () -> Void] = []
  private var alertActions: [(ticks: Int, action: @MainActor () -> Void)] = []

  init(_ kind: Kind, environment: EnvironmentValues = EnvironmentValues(), _ content: (Pauses) -> any View) {
    self.kind = kind
    walker = ViewWalker(environment)
    let waits = Waits()
    window = Layer(content(waits.pauses), phase: .appearing)
    waits.host = self
    StubLocation.didChange = { [weak self] in
      MainActor.assumeIsolated {
        self?.needsUpdate = true
        self?.layers.forEach { $0.isStale = true }
      }
    }
  }

  @MainActor
  private final class Waits {
    weak var host: SimulatedHost?
    var pauses: Pauses {
      Pauses(
        turn: { [self] in host?.turnActions.append($0) }, alert: { [self] in host?.alertActions.append((3, $0)) })
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

  var alert: Alert? { layers.compactMap(\.alert).last { !$0.isClosing } }

  // MARK: Time

  /// Ends a turn: runs the deferred actions, then draws views whose observed state has changed.
  func endTurn() {
    let actions = turnActions
    turnActions = []
    for action in actions { action() }
    update()
  }

  /// Performs the pending binding writes of the user's actions.
  func writeBindings() {
    let pending = writes
    writes = []
    for write in pending { write() }
  }

  /// Finishes the current transitions and advances the time of closing alerts.
  func tick() {
    let pending = events
    events = []
    for event in pending { event() }
    finishTransitions(of: window)
    let due = alertActions.filter { $0.ticks <= 1 }
    alertActions = alertActions.filter { $0.ticks > 1 }.map { ($0.ticks - 1, $0.action) }
    for wait in due { wait.action() }
  }

  /// Performs all pending writes, turns and transitions until nothing changes.
  func settle() {
    for _ in 0..<60 {
      writeBindings()
      endTurn()
      tick()
      endTurn()
      let isIdle = writes.isEmpty && events.isEmpty && turnActions.isEmpty && alertActions.isEmpty && !needsUpdate
      if isIdle, !window.isMoving { return }
    }
    faults.append("the screen does not come to rest")
  }

  private func finishTransitions(of layer: Layer) {
    if layer.phase == .appearing { show(layer) }
    if layer.alert?.isClosing == true {
      layer.alert = nil
      if kind == .rereads { needsUpdate = true }
    }
    guard let modal = layer.modal else { return }
    if modal.phase == .closing {
      layer.modal = nil
      if kind == .rereads { needsUpdate = true }
      report(endOf: modal, over: layer)
    } else {
      finishTransitions(of: modal)
      closeIfCalm(modal)
    }
  }

  private func show(_ layer: Layer) {
    layer.phase = .shown
    if kind == .rereads { needsUpdate = true }
    if !layer.hasReportedAppearing { reportAppearing(of: layer) }
  }

  private func reportAppearing(of layer: Layer) {
    layer.hasReportedAppearing = true
    for action in layer.tree.appear { action() }
  }

  private func report(endOf modal: Layer, over layer: Layer) {
    let onDismiss = layer.presentation(of: modal)?.onDismiss
    for _ in 0..<dismissReports { onDismiss?() }
    if dismissReports > 1 { events.append { onDismiss?() } }
    for action in modal.tree.disappear { action() }
    if let above = modal.modal { report(endOf: above, over: modal) }
  }

  // MARK: Drawing

  private func update() {
    for _ in 0..<20 where needsUpdate {
      needsUpdate = false
      draw(window, at: ["window"])
    }
    if needsUpdate { faults.append("the views are drawn for ever") }
  }

  private func draw(_ layer: Layer, at place: [AnyHashable]) {
    let isNew = layer.tree.stacks.isEmpty
    if layer.isStale || kind == .rereads && differs(layer) {
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
    // This kind of host calls `onAppear` when a layer begins to appear, the other kind when it has appeared.
    if isNew, kind == .rereads, !layer.hasReportedAppearing { reportAppearing(of: layer) }
    drawModal(of: layer)
    drawAlert(of: layer)
    // A closing modal keeps its last content.
    if let modal = layer.modal, modal.phase != .closing { draw(modal, at: place + [modal.item ?? AnyHashable("")]) }
  }

  /// Returns whether a binding and the screen have different values.
  private func differs(_ layer: Layer) -> Bool {
    let tag = layer.tree.stacks.first { $0.key == layer.tab }?.tag
    if let tabs = layer.tree.tabs, tabs.get() != tag { return true }
    return layer.tree.stacks.contains { ($0.path?.get().base as? [AnyHashable] ?? []) != layer.paths[$0.key] }
  }

  private func drawContent(of layer: Layer, at place: [AnyHashable]) {
    layer.tree = walker.layer(of: layer.content, at: place)
    drawTabs(of: layer)
    for stack in layer.tree.stacks { drawPath(of: stack, in: layer, at: place) }
    let changes = layer.tree.stacks.flatMap(\.root.changes) + layer.pages.values.flatMap { $0.flatMap(\.changes) }
    for change in changes {
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
    if kind == .rereads || tag != layer.lastTag { select(tag, in: layer) }
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
    let path = stack.path?.get().base as? [AnyHashable] ?? []
    if kind == .rereads || path != layer.lastPaths[stack.key] { layer.paths[stack.key] = path }
    layer.lastPaths[stack.key] = path
    drawPages(of: stack, in: layer, at: place)
  }

  private func drawPages(of stack: StackTree, in layer: Layer, at place: [AnyHashable]) {
    let path = layer.paths[stack.key] ?? []
    let pages = path.compactMap { element in
      stack.destinations.lazy.compactMap { $0(element) }.first.map {
        walker.page(of: $0, at: place + [stack.key, element])
      }
    }
    if pages.count != path.count { faults.append("a page has no destination") }
    layer.pages[stack.key] = pages
    let visible = layer.visiblePages.last
    if stack.key == layer.stack?.key, !stack.appear.isEmpty, let id = stack.root.id,
      layer.appeared.insert([stack.key, id]).inserted
    {
      for action in stack.appear { action() }
    }
    if stack.key == layer.stack?.key, let visible, let id = visible.id, layer.appeared.insert(id).inserted {
      for action in visible.appear { action() }
    }
  }

  private func drawModal(of layer: Layer) {
    for placed in layer.tree.presentations {
      let (place, presentation) = (placed.place, placed.value)
      let item = presentation.item()
      let isNews = item != layer.lastItems[place]
      layer.lastItems[place] = item
      if kind == .comparesWithLast, !isNews { continue }
      if let modal = layer.modal, modal.place == place, modal.item != item {
        // A modal can't close under an alert; under a modal in transition it closes later.
        if layers.compactMap(\.alert).isEmpty { modal.hasToClose = true }
        closeIfCalm(modal)
      } else if layer.modal == nil, layer.alert == nil, let item, let content = presentation.content() {
        // A presentation from a layer that isn't visible yet is dropped.
        guard layer.phase == .shown || kind == .rereads && layer.hasReportedAppearing else { continue }
        layer.modal = Layer(content, item: item, kind: presentation.kind, place: place, phase: .appearing)
      }
    }
    guard let modal = layer.modal, modal.phase != .closing else { return }
    if let presentation = layer.presentation(of: modal) {
      if let content = presentation.content() { modal.content = content }
    } else {
      // A presenter that goes takes its modal with it.
      modal.hasToClose = true
      closeIfCalm(modal)
    }
  }

  private func close(_ modal: Layer) { modal.phase = .closing }

  private func closeIfCalm(_ modal: Layer) {
    if modal.hasToClose, modal.isCalm { close(modal) }
  }

  private func drawAlert(of layer: Layer) {
    for placed in layer.tree.alerts {
      let (place, alert) = (placed.place, placed.value)
      let isPresented = alert.isPresented.wrappedValue
      if let shown = layer.alert, shown.place == place, alert.title != shown.title, !isPresented {
        faults.append("a closing alert has another title")
      }
      let isNews = isPresented != layer.lastAlerts.contains(place)
      if isPresented { layer.lastAlerts.insert(place) } else { layer.lastAlerts.remove(place) }
      if kind == .comparesWithLast, !isNews { continue }
      if !isPresented, layer.alert?.place == place { layer.alert?.isClosing = true }
      guard isPresented, layer.alert == nil, layer.modal == nil, layer.phase == .shown, let actions = alert.actions()
      else {
        continue
      }
      let buttons = ViewWalker().page(of: actions, at: []).buttons
      let message = alert.message().map { ViewWalker().page(of: $0, at: []).texts } ?? []
      layer.alert = Alert(title: alert.title, message: message.filter { !$0.isEmpty }, buttons: buttons, place: place)
    }
  }

  // MARK: User actions

  /// Goes back by a number of pages; returns whether the screen allows it.
  @discardableResult
  func goBack(_ count: Int = 1, isForced: Bool = false, writing times: Int = 1) -> Bool {
    let layer = top
    guard alert == nil, let stack = layer.stack, let path = layer.paths[stack.key], path.count >= count, count > 0,
      isForced || layer.pages[stack.key]?.last?.isBackHidden == false
    else { return false }
    let shorter = Array(path.dropLast(count))
    layer.paths[stack.key] = shorter
    // The pages of a path that was read again may not have been drawn yet.
    layer.pages[stack.key] = layer.pages[stack.key].map { Array($0.prefix(shorter.count)) }
    for _ in 0..<times {
      write { [weak self, weak layer] in
        _ = stack.path?.set(AnyHashable(shorter))
        if let self, let layer, kind == .rereads { reread(stack, in: layer) }
      }
    }
    return true
  }

  private func reread(_ stack: StackTree, in layer: Layer) {
    guard let path = stack.path?.get().base as? [AnyHashable] else { return }
    if path != layer.paths[stack.key] {
      layer.paths[stack.key] = path
      layer.isStale = true
      needsUpdate = true
    }
  }

  /// Swipes the topmost modal down; returns whether the screen allows it.
  @discardableResult
  func swipeDown(isForced: Bool = false, writing times: Int = 1) -> Bool {
    let layer = top
    guard alert == nil, layer.phase == .shown, let kind = layer.kind, kind != .cover,
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
    guard alert == nil, top === window, window.tree.stacks.indices.contains(index), let tabs = window.tree.tabs else {
      return false
    }
    let stack = window.tree.stacks[index]
    window.tab = stack.key
    for _ in 0..<times {
      write { [weak self] in
        guard let self, let tag = (window.tree.stacks.first { $0.key == stack.key } ?? stack).tag else { return }
        _ = tabs.set(tag)
        if kind == .rereads, window.tree.stacks.contains(where: { $0.tag == tabs.get() }) {
          select(tabs.get(), in: window)
        }
      }
    }
    return true
  }

  /// Taps a button of the visible page or its toolbar; returns whether there is one.
  @discardableResult
  func tap(_ title: String, times: Int = 1, on page: PageTree? = nil) -> Bool {
    guard alert == nil, let page = page ?? top.visiblePages.last, page.takesTaps else { return false }
    guard let button = (page.buttons + page.toolbar).first(where: { $0.title == title }) else { return false }
    for _ in 0..<times { button.action() }
    return true
  }

  /// Taps a button of the alert; returns whether there is one.
  @discardableResult
  func answer(_ title: String, writesFirst: Bool = true, writing times: Int = 1) -> Bool {
    guard let layer = layers.last(where: { $0.alert != nil && $0.alert?.isClosing == false }),
      let button = layer.alert?.buttons.first(where: { $0.title == title }),
      let alert = layer.tree.alerts.first(where: { $0.place == layer.alert?.place })?.value
    else { return false }
    layer.alert?.isClosing = true
    if writesFirst { for _ in 0..<times { write { alert.isPresented.wrappedValue = false } } }
    write { button.action() }
    if !writesFirst { for _ in 0..<times { write { alert.isPresented.wrappedValue = false } } }
    return true
  }

  func open(_ url: URL) { for action in window.tree.openURL { action(url) } }

  private func write(_ action: @escaping () -> Void) { writes.append(action) }
}

extension SimulatedHost.Layer {
  /// Whether the layer has no alert, and neither it nor a layer above is in transition.
  var isCalm: Bool { phase == .shown && alert == nil && modal?.isCalm ?? true }
}
