import AppRouting
import FlowScenes
import Links
import Observation
import Routing
import ScreenKit
import TestTopics
import Testing

@MainActor
func track(_ links: AppRouter, _ track: @escaping (_ screen: String, _ by: String) -> Void) {
  links.observe { event in
    guard event.error == nil, let screen = event.to else { return }
    track("\(screen)", event.kind?.rawValue ?? "")
  }
}

@MainActor
func log(_ links: AppRouter, _ line: @escaping (String) -> Void) {
  links.observe { event in
    let place = event.to.map { "\($0)" } ?? "–"
    if let error = event.error {
      line("\(event.number) refused at \(place): \(error)")
    } else {
      line("\(event.number) \(event.kind?.rawValue ?? "") → \(place)")
    }
  }
}

/// The last places of a flow.
@MainActor
final class History {
  private var places: [NavigationSnapshot<DeepLink>]
  private let flow: any Flow<any ViewModel>

  init(of flow: any Flow<any ViewModel>) {
    self.flow = flow
    places = [flow.snapshot]
    flow.observeContent { [weak self] _ in self?.record() }
  }

  private func record() {
    if flow.snapshot != places.last { places.append(flow.snapshot) }
  }

  func undo() -> NavigationOutcome {
    guard places.count > 1 else { return .unchanged }
    places.removeLast()
    return flow.restore(places[places.count - 1]).outcome
  }
}

/// What the windows share, and a coordinator for each of them.
@MainActor
final class DiaryWindows {
  private let services: DiaryServices
  private(set) var windows: [DiaryCoordinator] = []

  init(_ services: DiaryServices) { self.services = services }

  func open(at saved: String? = nil) -> DiaryCoordinator {
    let window = DiaryCoordinator(services)
    if let archive = saved.flatMap({ ArchiveReading($0).archive }) { window.router.restore(archive.snapshot) }
    windows.append(window)
    return window
  }

  func close(_ window: DiaryCoordinator) {
    window.router.stop()
    windows.removeAll { $0 === window }
  }
}

@MainActor
func rowTapped(_ number: Int, on list: Scope, in router: Router<DiaryRoute>) -> NavigationOutcome {
  guard let entry = list.entry else { return router.push(.walk(number)) }
  return router.push(.walk(number), over: entry)
}

@MainActor
func showOnList(_ walk: Int, in router: Router<DiaryRoute>) -> NavigationOutcome {
  router.select(tab: .walks, pushing: .walk(walk))
}

@Suite("Recipes for an app", .tags(.navigation, .tabs))
@MainActor
struct AppRecipes {
  let app: DiaryApp

  init() throws { app = try DiaryApp.sample() }

  @Test("Analytics count screens, and a log has refused calls too")
  func observing() throws {
    var (tracked, lines): ([String], [String]) = ([], [])
    track(app.links) { tracked.append("\($0) by \($1)") }
    log(app.links) { lines.append($0) }
    app.diary.router.push(.walk(2))
    app.links.open("app://diary/walks/two")
    #expect(tracked == ["app://diary/walks/2 by push"])
    #expect(lines.count == 2)
    #expect(lines[0] == "1 push → app://diary/walks/2")
    #expect(lines[1].hasPrefix("2 refused"))
    #expect(!lines[1].contains("two"))
  }

  @Test("A flag opens and closes places, with a reason")
  func flag() throws {
    #expect(app.links.open("app://diary/photos/1") == .refused(.unavailable("Photos are not available yet")))
    app.flags.insert(.photos)
    #expect(app.links.open("app://diary/photos/1") == .done)
  }

  @Test("A switched-off module shows its root, and refuses links with a reason")
  func killSwitch() throws {
    app.diary.router.push(.walk(2))
    app.switchOff("diary", because: "The diary is closed until noon")
    #expect(app.diary.router.depth == 0)
    #expect(app.links.open("app://diary/walks/2") == .refused(.unavailable("The diary is closed until noon")))
  }

  @Test("Both halves of an experiment have one link", arguments: [true, false])
  func experiment(isLarge: Bool) throws {
    let coordinator = DiaryCoordinator(
      DiaryServices(walks: SampleWalks()), experiment: Experiment(isLarge: isLarge))
    #expect(coordinator.router.open(try DeepLink("app://diary/walks/2")) == .done)
    let page = coordinator.router.visibleLayers.last?.top.screen
    #expect((page is LargeWalkViewModel) == isLarge)
  }

  @Test("Undo goes back through places, over sheets and tabs")
  func undo() throws {
    let router = app.diary.router
    let history = History(of: router)
    router.push(.walk(2))
    router.present(.add, as: .sheet)
    router.select(tab: .map)
    #expect(history.undo() == .done)
    #expect(router.state.visible.route == .add)
    #expect(history.undo() == .done)
    #expect(history.undo() == .done)
    #expect(router.depth == 0)
    #expect(history.undo() == .unchanged)
  }

  @Test("Each window has a place of its own, and begins where it was saved")
  func windows() {
    let windows = DiaryWindows(DiaryServices(walks: SampleWalks()))
    let (one, other) = (windows.open(), windows.open())
    one.router.push(.walk(2))
    #expect(other.router.depth == 0)
    let saved = NavigationArchive(one.router.snapshot).description
    windows.close(one)
    #expect(one.router.push(.walk(3)) == .refused(.flowEnded))
    #expect(windows.open(at: saved).router.state.visible.route == .walk(2))
    #expect(windows.windows.count == 2)
  }

  @Test("Beside a list, another row replaces the page of the first")
  func splitView() throws {
    let router = app.diary.router
    let list = Scope(entry: router.state.visible.id)
    #expect(rowTapped(1, on: list, in: router) == .done)
    #expect(rowTapped(2, on: list, in: router) == .done)
    #expect(router.depth == 1)
    #expect(router.visibleLayers.last?.sidebar?.entry == list.entry)
  }

  @Test("A tab is chosen and a page pushed on it in one change")
  func tabs() throws {
    let router = app.diary.router
    router.select(tab: .map)
    #expect(showOnList(2, in: router) == .done)
    #expect(router.state.selectedTab == 0)
    #expect(router.state.visible.route == .walk(2))
  }
}
