import Observation
import RandomTesting
import SwiftUI

@testable import RoutingUI

/// A simulation of SwiftUI and UIKit with the behavior that developers report.
///
/// The screen changes first, and the binding is written later. Each layer presents one modal at a time, and a presentation, a
/// dismissal or a path during a transition can be lost. What else differs from version to version are the host's habits.
@MainActor
final class SimulatedHost {
  let habits: Habits
  /// The window and what it draws; made with the host.
  private(set) lazy var window = Layer(content(waits.pauses), in: environment, by: self)
  private let content: (Pauses) -> any View
  private let waits = Waits()
  var needsUpdate = true
  /// The detected faults; a correct app causes none.
  var faults: [String] = []
  /// The URL that opens the window; it arrives before the window appears.
  var launchURL: URL?
  /// Whether the last drawn changes were animated.
  var isAnimated = true
  /// The identities to which views were scrolled, and the edge for each position that was set to one.
  var scrolls: [AnyHashable] = []
  /// Whether the window is in a tab around it that is hidden.
  var isHidden = false
  /// Whether the sidebar of a wide window is hidden, as in an upright iPad.
  var hidesSidebar = false
  var environment: EnvironmentValues
  /// The alerts that the host has dropped.
  var droppedAlerts = 0
  var events: [() -> Void] = []
  private var writes: [() -> Void] = []
  private var turnActions: [@MainActor () -> Void] = []
  private var timers: [(ticks: Int, action: @MainActor () -> Void)] = []

  init(
    _ habits: Habits, environment: EnvironmentValues = EnvironmentValues(),
    _ content: @escaping (Pauses) -> any View
  ) {
    (self.habits, self.environment, self.content) = (habits, environment, content)
    waits.host = self
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
    var layers: [Layer] = [window]
    while let modal = layers.last?.modal { layers.append(modal) }
    return layers
  }

  /// The topmost layer that isn't closing; it receives input.
  var top: Layer { layers.last { $0.phase != .closing } ?? window }

  var alert: Alert? { layers.compactMap(\.alert).last { $0.ticksLeft == nil } }

  /// Whether no binding of the window asks for a modal.
  var isAskedForNothing: Bool { window.tree.presentations.allSatisfy { $0.value.item() == nil } }

  /// Whether the scene is in the background, or the window in a tab around it that is hidden.
  var isAway: Bool { isHidden || environment.scenePhase != .active }

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
    for _ in 0..<300 {
      writeBindings()
      endTurn()
      tick()
      endTurn()
      if !writes.isEmpty || !events.isEmpty || !turnActions.isEmpty || needsUpdate || window.isMoving { continue }
      if timers.isEmpty { return }
    }
    // As long as something foreign is on the screen, the app asks again and again.
    if !isDisturbed { faults.append("the screen does not come to rest") }
  }

  var isDisturbed: Bool { isAway || layers.contains(where: \.hasForeignModal) }

  private func finishTransitions(of layer: Layer) {
    if layer.phase == .appearing { show(layer) }
    for key in layer.stacks.keys { finishMove(of: key, in: layer) }
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

  func transitionDidEnd() { if !habits.comparesWithLast { needsUpdate = true } }

  private func show(_ layer: Layer) {
    layer.phase = .shown
    transitionDidEnd()
    updateSight()
  }

  func write(_ action: @escaping () -> Void) { writes.append(action) }

  /// Draws again, because something that a view has read has changed.
  func viewsDidChange() {
    needsUpdate = true
    isAnimated = Transaction.stubIsAnimated
  }
}
