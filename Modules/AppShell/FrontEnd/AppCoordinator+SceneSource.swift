import AppRouting
import FlowScenes
import Links
import Routing
public import ScreenKit

// The interface for front ends.
extension AppCoordinator: SceneSource {
  /// What is visible now.
  ///
  /// Observation tracks it: a front end draws again when it changes.
  public var scene: Scene {
    var scene = front.scene
    scene.toast = notices.line
    if let bar = scene.root.tabs {
      scene.root.tabs?.tabs.removeAll { $0.id != bar.selected && obstacle(toTab: $0.id) != nil }
    }
    return scene
  }

  /// Handles an intent of the user; a refusal also shows a notice.
  @discardableResult
  public func send(_ intent: SceneIntent) -> Reply {
    notices.clear()
    if intent != .quit, session.endIfExpired() { return showRefusal(.refused(Notices.sessionHasEnded)) }
    if case .tab(let name) = intent, let reason = obstacle(toTab: name) { return showRefusal(.refused(reason)) }
    return showRefusal(front.receive(intent))
  }

  /// Opens a link from the user, and clears earlier notices; a refusal also shows a notice.
  @discardableResult
  public func enterLink(_ text: String, adding count: Int = 0) -> Reply {
    // A link given at launch must not hide the notices of the launch.
    if !store.startLog.isStarting { notices.clear() }
    let reply = Reply(open(text).countedWithout(count))
    if case .refused(let reason) = reply { notices.add(reason) }
    return reply
  }

  /// Restores what was open after an event; a refusal also shows a notice.
  @discardableResult
  public func undo(to number: Int) -> Reply { goBack { $0.restore(number) } }

  /// Goes back to the place before; a refusal also shows a notice.
  @discardableResult
  public func undo() -> Reply { goBack { $0.undo() } }

  /// Goes to the place that the last undone change led to; a refusal also shows a notice.
  @discardableResult
  public func redo() -> Reply { goBack { $0.redo() } }

  /// Every open page, visible or not.
  public var openPages: Set<Page.ID> { front.openPages }

  /// Whether the user has quit the app and every screen has agreed.
  public var isOver: Bool { front.isOver }

  /// Whether no open screen has work in progress.
  public var isSettled: Bool { front.isSettled }

  /// Waits until no open screen has work in progress, then saves.
  public func settle() async {
    await front.settle()
    save()
  }

  /// The visible place as a link.
  public var link: String { front.link }

  /// The link patterns of all places that are available now.
  public var places: [String] { offeredPlaces { if case .closed = $0 { false } else { true } } }

  /// The link patterns of the places that open now, without the steps of signing up for a user who has an account.
  public var openablePlaces: [String] {
    let hidesOnboarding = session.account != nil && navigator.root != Root.onboarding
    return offeredPlaces { _ in false }.filter { !hidesOnboarding || !$0.hasPrefix("app://onboarding/") }
  }

  /// Everything that is open as a tree: a line for each stack and modal, and an indented line for each entry.
  public var tree: String { front.tree }

  /// The last hundred changes, oldest first.
  public var events: [SceneEvent] { front.events }

  /// Everything that is open, to be encoded.
  public var openLayers: OpenLayers { OpenLayers(navigator) }

  private func goBack(_ call: (NavigationHistory<any ViewModel>) -> NavigationOutcome) -> Reply {
    notices.clear()
    return showRefusal(session.endIfExpired() ? .refused(Notices.sessionHasEnded) : Reply(call(front.history)))
  }

  /// Why a tab can't be chosen now, or `nil`.
  private func obstacle(toTab name: String) -> String? {
    guard let module = navigator.module(ofTab: name).flatMap({ navigator.modules[$0]?.module }),
      case .closed(let reason)? = navigator.obstacle(behind: module.gates)?.state
    else { return nil }
    return reason
  }

  private func offeredPlaces(
    behind isOffered: (GateState) -> Bool
  ) -> [String] {
    map.modules.flatMap(\.routes).filter { route in
      route.isPlace && navigator.obstacle(behind: route.gates.map(Gate.init)).map { isOffered($0.state) } ?? true
    }.map(\.link)
  }

  private func showRefusal(_ reply: Reply) -> Reply {
    if case .refused(let reason) = reply { notices.replace(with: reason) }
    return reply
  }
}
