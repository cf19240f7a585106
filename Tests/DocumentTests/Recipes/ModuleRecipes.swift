import AppRouting
import FlowScenes
import Links
import Routing
import RoutingTesting
import ScreenKit
import TestTopics
import Testing
import TextUI

/// A module of one place, made for as many names as a test wants.
func module(_ name: String) -> Module {
  Module(
    RouteLinks<StopRoute>(
      name, requires: [], root: StopRoute(stop: 1), tabs: [], routes: [.route(StopRoute.init)]))
}

@MainActor
func register(_ names: [String]) throws(ModuleProblem) -> AppRouter {
  try AppRouter(names.map(module), gates: [.signedIn, .photos])
}

/// A stop leads to lines.
struct StopRoute: Routable {
  var stop: Int

  static let links = RouteLinks<Self>("stops", root: Self(stop: 1), routes: .route(Self.init))
  var path: LinkPath { "\(stop)" }
  func screen(in stops: StopsCoordinator, scope: Scope) -> any ViewModel { stops.page(stop) }
}

/// A line leads to stops.
struct LineRoute: Routable {
  var line: Int

  static let links = RouteLinks<Self>("lines", root: Self(line: 1), routes: .route(Self.init))
  var path: LinkPath { "\(line)" }
  func screen(in lines: LinesCoordinator, scope: Scope) -> any ViewModel { lines.page(line) }
}

@MainActor
final class StopsCoordinator {
  let router = Router<StopRoute>()

  init() { router.start(in: self) }

  func page(_ stop: Int) -> FixedViewModel<Never> { FixedViewModel(Screen("Stop \(stop)", elements: [])) }

  func lineTapped(_ line: Int) { router.open(DeepLink(module: "lines", path: "\(line)"), .push) }
}

@MainActor
final class LinesCoordinator {
  let router: Router<LineRoute>
  private let open: @MainActor (DeepLink) -> Void

  init(at root: DeepLink, open: @escaping @MainActor (DeepLink) -> Void) {
    router = Router(at: root) ?? Router()
    self.open = open
    router.start(in: self)
  }

  func page(_ line: Int) -> FixedViewModel<Never> { FixedViewModel(Screen("Line \(line)", elements: [])) }

  func stopTapped(_ stop: Int) { open(DeepLink(module: "stops", path: "\(stop)")) }
}

/// The only type that knows both modules.
@MainActor
final class Town: ChildFlowSource {
  let stops = StopsCoordinator()

  init() { stops.router.childSource = self }

  func planChild(at link: DeepLink) throws(DeepLinkError) -> LinkPlan { try Module(of: LineRoute.self).plan(link) }

  func makeChild(at root: DeepLink) -> ChildFlow<any ViewModel>? {
    let lines = LinesCoordinator(at: root) { [weak self] in self?.stops.router.open($0, .push) }
    return ChildFlow(lines.router, coordinator: lines)
  }
}

/// A service that answers when the test says so.
@MainActor
final class SlowWalks: WalksService {
  private var answer: CheckedContinuation<String, any Error>?
  var isAsked: Bool { answer != nil }

  func note(of walk: Int) async throws -> String { try await withCheckedThrowingContinuation { answer = $0 } }

  func answer(_ result: Result<String, any Error>) {
    answer?.resume(with: result)
    answer = nil
  }
}

struct Offline: Error, CustomStringConvertible {
  let description = "There is no network."
}

@Suite("Recipes for modules and tests", .tags(.links, .lifetime))
@MainActor
struct ModuleRecipes {
  @Test("A hundred modules are registered, and two of one name are refused")
  func hundred() throws {
    let names = (1...100).map { "module\($0)" }
    #expect(try register(names).modules.count == 100)
    #expect(throws: ModuleProblem.sameName("module7")) { try register(names + ["module7"]) }
  }

  @Test("Two modules lead to one another on one stack")
  func circle() {
    let town = Town()
    town.stops.lineTapped(4)
    #expect(town.stops.router.link.description == "app://stops/1?then=lines%2F4")
    #expect(town.stops.router.visibleLayers[0].depth == 1)
    #expect(town.stops.router.back() == .done)
    #expect(town.stops.router.visibleLayers[0].depth == 0)
  }

  @Test("One module runs alone, as an app for a front end or a script")
  func alone() async throws {
    let diary = DiaryCoordinator(DiaryServices(walks: SampleWalks(), photos: PhotoCache()))
    let app = FlowApp(diary.router, coordinator: diary)
    let player = ScriptPlayer(source: app) { _ in }
    try await player.play(try Script(parsing: "open app://diary/walks/2\nwait\nexpect text \"A note.\"", name: "alone"))
    try await player.play(try Script(parsing: "undo 0\nexpect depth 0\nback\nexpect refused\nquit", name: "undo"))
    #expect(app.isOver)
    #expect(app.events.map(\.cause) == ["started", "opened a place", "opened a place"])
  }

  @Test("A page that loads shows its progress, then its note; leaving ends the request")
  func loading() async throws {
    let walks = SlowWalks()
    let diary = DiaryCoordinator(DiaryServices(walks: walks, photos: PhotoCache()))
    let probe = RouterProbe(diary.router)
    diary.router.push(.walk(2))
    probe.expect(.push(.walk(2)), shows: .walk(2))
    let page = try #require(diary.router.visibleLayers.last?.top.screen as? WalkViewModel)
    #expect(page.note.phase == .loading)
    while !walks.isAsked { await Task.yield() }
    walks.answer(.success("Two herons."))
    await diary.router.settle()
    #expect(page.note.value == "Two herons.")
    probe.finish()
  }

  @Test("A failed request shows its reason, and the user can try again")
  func failing() async throws {
    let walks = SlowWalks()
    let diary = DiaryCoordinator(DiaryServices(walks: walks, photos: PhotoCache()))
    diary.router.push(.walk(2))
    let page = try #require(diary.router.visibleLayers.last?.top.screen as? WalkViewModel)
    while !walks.isAsked { await Task.yield() }
    walks.answer(.failure(Offline()))
    await diary.router.settle()
    #expect(page.note.problem == "There is no network.")
    page.send(.retryTapped)
    while !walks.isAsked { await Task.yield() }
    walks.answer(.success("Two herons."))
    await diary.router.settle()
    #expect(page.note.value == "Two herons." && page.note.problem == nil)
  }

  @Test("A cache belongs to the services: two pages of one photo ask one actor")
  func cache() async throws {
    let diary = DiaryCoordinator(DiaryServices(walks: SampleWalks(), photos: PhotoCache()))
    diary.router.present(.photo(1), as: .cover)
    weak let page = diary.router.visibleLayers.last?.top.screen as? PhotoViewModel
    await diary.router.settle()
    #expect(page?.size == "1000 bytes")
    diary.router.dismissModal()
    #expect(page == nil)
  }
}
