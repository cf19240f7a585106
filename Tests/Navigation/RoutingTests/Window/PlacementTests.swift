import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Where the places of a module open", .tags(.links, .tabs, .modals))
struct PlacementTests {
  @Test("The root of a page module opens as a page, whatever style it prefers, also by the link of the window")
  func rootOfPage() throws {
    let modules = try Modules([
      Feature(MuseumRoute.self) { _ in ScreenFactory() },
      Feature(CardRoute.self, as: .page) { _ in ScreenFactory() },
    ])
    let gates: [Gate: Gatekeeper] = [MuseumRoute.ticket: { .open }]
    let navigators = try (1...2).map { _ in try Navigator(modules, root: "museum", gates: gates) }
    #expect(navigators[0].open(DeepLink(module: "card")) == .done)
    #expect(navigators[0].link.description == "app://museum/halls?then=card%2Fcard")
    #expect(navigators[1].open(navigators[0].link) == .done)
    let place = [MuseumRoute.halls.link, CardRoute.card.link]
    for navigator in navigators { #expect(navigator.snapshot.tabs[0] == place) }
  }

  @Test("The tabs of a root are its own and those beside it, and each tab has a name")
  func tabBeside() throws {
    let window = try SampleWindow(placements: ["library": .tab(of: "museum"), "studio": .tab(of: "museum")])
    let navigator = window.navigator
    #expect(navigator.tabNames == ["halls", "tickets", "library", "studio", "studio/wall"])
    #expect(window.openModules == ["library", "museum", "studio"])
    #expect(navigator.selectTab("library") == .done)
    #expect(window.way == "library/shelf")
    #expect(window.library?.state.selectedTab == 0 && window.museum?.state.selectedTab == nil)
    #expect(window.museum?.select(tab: .map) == .refused(.noSuchTab("map")))
    #expect(
      window.museum?.open(NavigationSnapshot(tabs: [[.halls]])) == .refused(.differentTabs(open: 2, snapshot: 1)))
  }
}

/// A module whose root prefers to be a sheet.
private enum CardRoute: Routable {
  case card

  static let links = RouteLinks<Self>("card", root: .card, routes: .route(.card))
  var path: LinkPath { "card" }
  var presentation: PresentationStyle { .sheet }
  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("card", scope) }
}

@MainActor
@Suite("Coordinators of a window", .tags(.lifetime))
struct CoordinatorTests {
  @Test("A router whose module has ended refuses every call, also when the module is open again")
  func ended() throws {
    let window = try SampleWindow()
    window.push("library/books/1")
    let ended = try #require(window.library)
    var seen = 0
    ended.observe { _ in seen += 1 }
    window.museum?.popToRoot()
    ended.observe { _ in seen += 1 }
    for _ in 1...2 {
      let way = window.way
      var results: [FlowResult<Int>] = []
      #expect(ended.push(.book(2)) == .refused(.flowEnded))
      #expect(ended.finish(window.navigator.visible.id, with: 1) == .refused(.flowEnded))
      #expect(ended.open(LibraryRoute.note.link, returning: Int.self) { results.append($0) } == .refused(.flowEnded))
      #expect(results == [.cancelled(.flowEnded)])
      #expect(window.way == way)
      window.push("library/books/3")
    }
    #expect(seen == 0)
  }

  @Test("Calls that a coordinator makes in its initializer run after the change that opens its module")
  func inInitializer() throws {
    var outcomes: [NavigationOutcome] = []
    let modules = try Modules([
      Feature(MuseumRoute.self) { _ in ScreenFactory() },
      Feature(LibraryRoute.self, as: .page) { router in
        outcomes.append(router.push(.book(9)))
        return ScreenFactory()
      },
    ])
    let navigator = try Navigator(modules, root: "museum", gates: [MuseumRoute.ticket: { .open }])
    navigator.start()
    var seen: [AnyRoute] = []
    navigator.observe { seen.append($0.to.route) }
    navigator.open(LibraryRoute.book(1).link)
    #expect(outcomes == [.queued])
    #expect(seen == [AnyRoute(LibraryRoute.book(1)), AnyRoute(LibraryRoute.book(9))])
  }
}
