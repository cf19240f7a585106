import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Where the places of a module open", .tags(.links, .tabs, .modals))
struct PlacementTests {
  @Test(
    "A link opens where its module is placed, and again changes nothing",
    arguments: [
      // A module with another root takes the place of everything.
      (.root, ["museum/paintings/1"], "library/books/2", .reuse, "library/shelf, library/books/2"),
      // A tab beside the museum is selected.
      (.tab(of: "museum"), ["museum/map"], "library/books/2", .reuse, "library/shelf, library/books/2"),
      (.tab(of: "museum"), ["museum/map"], "library/books/2", .push, "museum/halls, sheet museum/map, library/books/2"),
      // A sheet lies over everything, with the root of its module, and takes the place of another such sheet.
      (
        .sheet, ["museum/paintings/1"], "library/books/2", .reuse,
        "museum/halls, museum/paintings/1, sheet library/shelf, library/books/2"
      ),
      (.sheet, ["museum/map"], "library", .reuse, "museum/halls, sheet museum/map, sheet library/shelf"),
      (
        .sheet, ["library/books/2", "museum/map"], "library/books/3", .reuse,
        "museum/halls, sheet library/shelf, library/books/3"
      ),
      (
        .sheet, [], "museum/map?then=library%2Fbooks%2F2", .reuse,
        "museum/halls, sheet museum/map, sheet library/books/2"
      ),
      // A page lies on top of what is open.
      (.page, ["museum/paintings/1"], "library/books/2", .reuse, "museum/halls, museum/paintings/1, library/books/2"),
      (
        .page, ["museum/map"], "library/books/2?style=cover", .reuse,
        "museum/halls, sheet museum/map, cover library/books/2"
      ),
      (.page, [], "library", .reuse, "museum/halls, library/shelf"),
      (.page, ["library/books/2"], "library/books/2", .reuse, "museum/halls, library/books/2"),
      (.page, ["library/books/2"], "library/books/2", .push, "museum/halls, library/books/2, library/books/2"),
      (.page, ["museum/paintings/1", "library/note"], "library/books/2", .reset, "museum/halls, library/books/2"),
      (.page, [], "studio?tab=wall", .reuse, "museum/halls, studio/wall"),
    ] as [(Placement, [String], String, OpenPolicy, String)])
  func placement(_ library: Placement, _ before: [String], _ link: String, _ policy: OpenPolicy, _ way: String) throws {
    let window = try SampleWindow(placements: ["library": library])
    for place in before { window.open(place, place.hasPrefix("museum") ? .push : .reuse) }
    let count = window.events.count
    #expect(window.open(link, policy).isOpen)
    #expect(window.way == way)
    if policy == .reuse { #expect(window.open(link) == .unchanged) }
    #expect(window.events.count <= count + 1)
    #expect(window.living == window.identities.count)
  }

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
  }

  @Test("A module opens a snapshot in its own tabs; other tabs stay, and so do pages of others in its hidden tabs")
  func ownSnapshot() throws {
    let window = try SampleWindow(placements: ["library": .tab(of: "museum")])
    window.push("museum/paintings/1", "studio/sketches/1")
    window.navigator.selectTab("library")
    window.push("library/books/1", "studio/sketches/2")
    let museum = try #require(window.museum)
    #expect(
      museum.open(NavigationSnapshot(tabs: [[.halls, .painting(1)], [.tickets, .painting(2)]], selectedTab: 1)) == .done
    )
    #expect(window.way == "museum/tickets, museum/paintings/2")
    window.navigator.selectTab("halls")
    #expect(window.way == "museum/halls, museum/paintings/1, studio/sketches/1")
    #expect(museum.open(museum.state.snapshot) == .done)
    #expect(window.way == "museum/halls, museum/paintings/1")
    window.navigator.selectTab("library")
    #expect(window.way == "library/shelf, library/books/1, studio/sketches/2")
  }

  @Test("Another root takes the place of everything in one change, and begins at the tab that its feature says")
  func showRoot() throws {
    let first = FirstTab()
    let (museum, library) = (ScreenFactory(), ScreenFactory())
    let modules = try Modules([
      Feature(MuseumRoute.self, firstTab: { first.tab }) { _ in museum },
      Feature(LibraryRoute.self) { _ in library },
    ])
    let navigator = try Navigator(modules, root: "library", gates: [MuseumRoute.ticket: { .open }])
    navigator.start()
    var kinds: [NavigationKind?] = []
    navigator.observe { kinds.append($0.kind) }
    #expect(navigator.showRoot("museum") == Restoration(outcome: .done))
    #expect(navigator.visible.route == AnyRoute(MuseumRoute.tickets))
    #expect(kinds == [.replaced])
    #expect((museum.living, library.living) == (2, 0))
    first.tab = .halls
    #expect(navigator.showRoot("library").outcome == .done)
    #expect(navigator.visible.route == AnyRoute(LibraryRoute.shelf))
    #expect(navigator.showRoot("museum").outcome == .done)
    #expect(navigator.visible.route == AnyRoute(MuseumRoute.halls))
    #expect(navigator.showRoot("attic").outcome == .refused(.unavailable("No module is called “attic”")))
  }

  @Test("Another root can restore what was saved and open a link above it, in one change")
  func showRestored() throws {
    final class Door { var isOpen = false }
    let door = Door()
    let window = try SampleWindow("library", placements: ["library": .root]) { door.isOpen ? .open : .waits }
    let saved = NavigationSnapshot(
      tabs: [
        [MuseumRoute.halls.link], [MuseumRoute.tickets.link, LibraryRoute.book(1).link, DeepLink(module: "attic")],
      ], selectedTab: 1)
    window.open("museum/map")
    door.isOpen = true
    let restoration = window.navigator.showRoot("museum", restoring: saved, openingWaiting: true)
    #expect(restoration.outcome == .done)
    #expect(restoration.losses.map(\.text) == ["attic"])
    #expect(window.way == "museum/halls, sheet museum/map")
    #expect(window.events.map(\.kind) == [.replaced])
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
private final class FirstTab {
  var tab = MuseumRoute.tickets
}

@MainActor
@Suite("Coordinators of a window", .tags(.lifetime))
struct CoordinatorTests {
  @Test("A coordinator lives from the first entry of its module to the last, and a new one comes with the next")
  func lifetime() throws {
    let window = try SampleWindow()
    #expect(window.openModules == ["museum"])
    window.push("library/books/1", "library/books/2")
    let library = window.library
    #expect(window.navigator.coordinator(of: window.navigator.visible.id) is ScreenFactory)
    #expect(library?.replaceStack(with: [.book(3)]) == .done)
    #expect(library?.replaceTop(with: .book(4)) == .done)
    #expect(window.library === library)
    #expect(window.openModules == ["library", "museum"])
    window.navigator.back()
    #expect(window.openModules == ["museum"])
    window.push("library/books/1")
    #expect(window.library !== library)
    window.navigator.stop()
    #expect(window.openModules == [] && window.living == 0)
  }

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
