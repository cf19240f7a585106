import AppRouting
import FlowScenes
import Links
import Routing
import RoutingTesting
import ScreenKit
import TestTopics
import Testing
import TextUI

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

/// A service whose second request fails.
actor FlakyWalks: WalksService {
  private var count = 0

  func note(of walk: Int) async throws -> String {
    count += 1
    if count == 2 { throw Offline() }
    return "Note \(walk)."
  }
}

/// Returns a link to each kind of place, with 1 for every value.
@MainActor
func samplePlaces<Screen>(of modules: Modules<Screen>) -> [String] {
  modules.features.map(\.module).flatMap { module in
    module.routes.filter { !$0.isConfirmation }.map {
      "app://\(module.name)/\($0.pattern.replacing("*", with: "1"))"
    }
  }
}

/// A front end: it shows what is open as lines, and passes on what the user does.
@MainActor
final class LineFrontEnd {
  private(set) var lines: [String] = []
  private let navigator: Navigator<any ViewModel>
  private var top: EntryID?

  init(_ navigator: Navigator<any ViewModel>) {
    self.navigator = navigator
    navigator.observe { [weak self] event in if event.error == nil { self?.show() } }
    show()
  }

  private func show() {
    guard let open = navigator.content else { return }
    let stacks = [open.tabs[open.selectedTab]] + open.modals.map(\.stack)
    lines = [navigator.tabNames.joined(separator: " | ")] + stacks.joined().map { "\($0.route.base.path)" }
    top = stacks.last?.last?.id
  }

  /// Goes back from the page that the user sees; refused if another one is open meanwhile.
  func backPressed() { navigator.back(from: top) }

  func tabPressed(_ name: String) { navigator.selectTab(name) }
}

/// Opens the walk nearest to the user, which is found off the main actor.
@concurrent
func openNearest(in router: Router<DiaryRoute>) async -> NavigationOutcome {
  let nearest = [4, 2, 3].min() ?? 1
  return await router.push(.walk(nearest))
}

@Suite("Recipes for modules and tests", .tags(.links, .lifetime))
@MainActor
struct ModuleRecipes {

  @Test("Every exit of a module leads to a place of the app")
  func exits() throws {
    let modules = try DiaryApp.sample().navigator.modules
    for exit in modules.features.flatMap(\.module.exits) {
      #expect(modules.problem(with: exit) == nil, "\(exit)")
    }
  }

  @Test("A choice of another module gives its value, and a closed one gives none")
  func value() throws {
    let app = try DiaryApp.sample()
    let diary = try #require(app.diary)
    diary.chooseCompanionTapped()
    #expect(app.place == ["app://diary/walks", "app://people/choose"])
    app.navigator.dismissModal()
    #expect(diary.companion == nil)
    diary.chooseCompanionTapped()
    app.people?.personChosen(3, on: Scope(entry: app.navigator.visible.id))
    #expect(diary.companion == 3 && app.place == ["app://diary/walks"])
    app.appRouter.open("app://people/choose")
    app.people?.personChosen(3, on: Scope(entry: app.navigator.visible.id))
    #expect(app.place == ["app://diary/walks", "app://people/choose", "app://people/3"])
  }

  @Test("A module leaves its sheet, or its pages, by the same call")
  func leaving() throws {
    let app = try DiaryApp.sample()
    app.diary?.peopleTapped()
    #expect(app.navigator.snapshot.modals.map(\.style) == [.sheet])
    app.people?.doneTapped(on: Scope(entry: app.navigator.visible.id))
    #expect(app.place == ["app://diary/walks"])
    app.diary?.companionTapped(3)
    #expect(app.place == ["app://diary/walks", "app://people/3"])
    app.people?.doneTapped(on: Scope(entry: app.navigator.visible.id))
    #expect(app.place == ["app://diary/walks"])
  }

  @Test("One module runs alone, as an app for a front end or a script")
  func alone() async throws {
    let session = DiarySession()
    session.isSignedIn = true
    let app = FlowApp(try Navigator(DiaryCoordinator.feature(services: .sample), gates: session.gates))
    let player = ScriptPlayer(source: app) { _ in }
    try await player.play(try Script(parsing: "open app://diary/walks/2\nwait\nexpect text \"A note.\"", name: "alone"))
    try await player.play(try Script(parsing: "undo 0\nexpect depth 0\nback\nexpect refused\nquit", name: "undo"))
    #expect(app.isOver)
    #expect(app.events.map(\.cause) == ["started", "opened a place", "opened a place"])
  }

  @Test("What is open reads as text")
  func snapshot() throws {
    let app = try DiaryApp.sample()
    app.diary?.router.push(.walk(2))
    app.diary?.peopleTapped()
    #expect(
      "\(app.navigator.snapshot)" == """
        tab (selected)
          app://diary/walks
          app://diary/walks/2
        tab
          app://diary/map
        sheet
          app://people/list
        """)
  }

  @Test("A front end shows what is open, and passes on what the user does")
  func frontEnd() throws {
    let app = try DiaryApp.sample()
    let front = LineFrontEnd(app.navigator)
    app.diary?.companionTapped(3)
    #expect(front.lines == ["walks | map", "walks", "3"])
    front.backPressed()
    front.tabPressed("map")
    #expect(front.lines == ["walks | map", "map"])
  }

  @Test("Without a module its pages are lost from a saved place, and its link can be a former one of another place")
  func removed() throws {
    let saved = try DiaryApp.sample()
    saved.diary?.router.push(.walk(2))
    saved.diary?.companionTapped(3)
    let session = DiarySession()
    session.isSignedIn = true
    let modules = try Modules([DiaryCoordinator.feature(services: .sample)])
    let navigator = try Navigator(modules, root: "diary", gates: session.gates)
    #expect(navigator.restore(saved.navigator.snapshot).losses.count == 1)
    #expect(navigator.link.description == "app://diary/walks/2")
    #expect(!navigator.open(try DeepLink("app://people/3")).isOpen)
    #expect(navigator.open(try DeepLink("app://atlas")) == .done)
    #expect(navigator.link.description == "app://diary/map")
  }

  /// Returns the window of the diary alone, with a page on its stack.
  private func app(at route: DiaryRoute, _ services: DiaryServices) throws -> Navigator<any ViewModel> {
    let app = Navigator(testing: DiaryCoordinator.feature(services: services))
    try app.coordinator(DiaryCoordinator.self).router.push(route)
    return app
  }

  @Test("A page that loads shows its progress, then its note")
  func loading() async throws {
    let walks = SlowWalks()
    let app = try self.app(at: .walk(2), DiaryServices(walks: walks, photos: PhotoCache()))
    let page = try #require(app.visibleScreen as? WalkViewModel)
    #expect(page.note.phase == .loading)
    await wait { walks.isAsked }
    walks.answer(.success("Two herons."))
    await app.settle()
    #expect(page.note.value == "Two herons.")
  }

  @Test("A failed request shows its reason, and the user can try again")
  func failing() async throws {
    let walks = SlowWalks()
    let app = try self.app(at: .walk(2), DiaryServices(walks: walks, photos: PhotoCache()))
    let page = try #require(app.visibleScreen as? WalkViewModel)
    await wait { walks.isAsked }
    walks.answer(.failure(Offline()))
    await app.settle()
    #expect(page.note.problem == "There is no network.")
    page.send(.retryTapped)
    await wait { walks.isAsked }
    walks.answer(.success("Two herons."))
    await app.settle()
    #expect(page.note.value == "Two herons." && page.note.problem == nil)
  }

  @Test("A function of no actor navigates, and its call is refused when the window is gone")
  func background() async throws {
    var app: DiaryApp? = try .sample()
    let router = try #require(app?.diary?.router)
    #expect(await openNearest(in: router) == .done)
    #expect(router.state.visible?.route == .walk(2))
    app = nil
    #expect(await openNearest(in: router) == .refused(.flowEnded))
  }

  @Test("A page shows a photo of the shared cache, and is freed when it closes")
  func cache() async throws {
    let app = try app(at: .photo(1), .sample)
    weak let page = app.visibleScreen as? PhotoViewModel
    await app.settle()
    #expect(page?.size == "1000 bytes")
    app.back()
    #expect(page == nil)
  }

  @Test("A walk leads to a person and to another walk, whose note fails; back shows the first one as it was")
  func journey() async throws {
    let session = DiarySession()
    session.isSignedIn = true
    let app = try DiaryApp(DiaryServices(walks: FlakyWalks(), photos: PhotoCache()), session)
    app.navigator.start()
    app.diary?.router.push(.walk(2))
    await app.navigator.settle()
    app.diary?.companionTapped(3)
    app.people?.walkTapped(4)
    await app.navigator.settle()
    #expect(app.place == ["app://diary/walks", "app://diary/walks/2", "app://people/3", "app://diary/walks/4"])
    #expect((app.navigator.visibleScreen as? WalkViewModel)?.note.problem == "There is no network.")
    app.navigator.back()
    app.navigator.back()
    #expect((app.navigator.visibleScreen as? WalkViewModel)?.note.value == "Note 2.")
  }

  @Test("Every kind of place opens from its link alone")
  func places() throws {
    let app = try DiaryApp.sample()
    app.session.closed = [:]
    let places = samplePlaces(of: app.navigator.modules)
    #expect(places.contains("app://diary/walks/1") && places.contains("app://people/choose"))
    for place in places where !place.hasPrefix("app://log-in") {
      #expect(app.appRouter.open(place).isOpen, "\(place)")
    }
  }
}
