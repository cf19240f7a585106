import AppRouting
import FlowScenes
import Links
import Routing
public import ScreenKit

extension AppCoordinator: SceneWrapper {
  /// The window's scene source, without notices and with all tabs.
  public var wrapped: any SceneSource { front }

  /// The visible scene; observation tracks it.
  public var scene: Scene {
    var scene = front.scene
    scene.toast = notices.line
    if let bar = scene.root.tabs, let content = navigator.content {
      let hidden = zip(navigator.tabNames, content.tabs).filter { hidesTab($1[0]) }.map(\.0)
      scene.root.tabs?.tabs.removeAll { $0.id != bar.selected && hidden.contains($0.id) }
    }
    return scene
  }

  /// Clears earlier notices and performs a request; a refusal shows a notice.
  @discardableResult
  public func respond(to request: SceneRequest) -> Reply {
    if case .link(let text, let count) = request { return enter(text, adding: count) }
    let intent: SceneIntent? = if case .intent(let intent) = request { intent } else { nil }
    return perform(intent) { front.perform(request) }
  }

  private func enter(_ text: String, adding count: Int) -> Reply {
    // A link at launch must not hide the notices of the launch.
    if !store.isStarting { notices.clear() }
    session.endIfExpired()
    var reading: String?
    let reply = front.perform(.link(text, adding: count)) {
      let outcome = open(text) { pattern, ignored in
        reading = "Read as \(pattern)" + (ignored.isEmpty ? "" : " without \(ignored.joined(separator: ", "))")
      }
      return Reply(outcome.countedWithout(count))
    }
    if case .refused(let reason) = reply {
      notices.add(reason)
    } else if let reading {
      notices.add(reading)
    }
    return reply
  }

  /// Waits until no screen has work in progress, then saves.
  public func settle() async {
    await front.settle()
    restoration.save()
  }

  /// The link patterns of all places without a closed gate.
  public var places: [String] { offeredPlaces { if case .closed = $0 { false } else { true } } }

  /// The link patterns of the places that open at once, without onboarding for a signed-in user.
  public var openablePlaces: [String] {
    let hidesOnboarding = session.account != nil && navigator.root != Root.onboarding
    return offeredPlaces { _ in false }.filter { !hidesOnboarding || !$0.hasPrefix("app://onboarding/") }
  }

  /// The open stacks and modals, for encoding.
  public var openLayers: OpenLayers { OpenLayers(navigator) }

  private func offeredPlaces(behind isOffered: (GateState) -> Bool) -> [String] {
    map.modules.flatMap(\.routes).filter { route in
      route.isPlace && navigator.obstacle(behind: route.gates.map(Gate.init)).map { isOffered($0.state) } ?? true
    }.map(\.link)
  }

  /// Clears earlier notices and performs an action, which is refused if the session is over.
  @discardableResult
  func perform(_ intent: SceneIntent? = nil, _ action: () -> Reply) -> Reply {
    notices.clear()
    let reply: Reply
    switch intent {
    case .quit: reply = action()
    case .edit, .editSecret:
      // What the user has typed stays in its field.
      reply = action()
      session.endIfExpired()
    default: reply = session.endIfExpired() ? .refused(Notice.sessionHasEnded.description) : action()
    }
    if case .refused(let reason) = reply { notices.add(reason) }
    // A draft may have begun or ended, which changes what is saved.
    restoration.scheduleSave()
    return reply
  }
}
