import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Opening a link", .tags(.links, .navigation))
struct LinkOpeningTests {
  @Test(
    "A route without its root opens on top of what is open, wherever its module is placed",
    arguments: [Placement.root, .tab(of: "library"), .sheet, .page])
  func withoutRoot(_ placement: Placement) throws {
    let modules = try Modules([
      Feature(LibraryRoute.self) { _ in ScreenFactory() },
      Feature(NoteRoute.self, as: placement) { _ in ScreenFactory() },
    ])
    let navigator = try Navigator(modules, root: "library")
    navigator.open(LibraryRoute.book(1).link)
    #expect(navigator.open(NoteRoute.editor(7).link) == .done)
    let open = navigator.snapshot
    #expect(open.tabs[0] == [LibraryRoute.shelf.link, LibraryRoute.book(1).link])
    #expect(open.modals == [Modal(style: .sheet, stack: [NoteRoute.editor(7).link])])
    #expect(navigator.open(NoteRoute.editor(7).link) == .unchanged)
    let other = try Navigator(modules, root: "library")
    #expect(other.open(navigator.link).isOpen && other.visible.route == navigator.visible.route)
  }

  private let museum = StartedRouter<MuseumRoute>()

  @Test(
    "A link opens in the tab that it names, or that of its first route, or the first one, and again changes nothing",
    arguments: [
      ("app://museum/paintings/1", NavigationSnapshot(tabs: [[.halls, .painting(1)], [.tickets, .painting(9)]])),
      ("app://museum/tickets", NavigationSnapshot(tabs: [[.halls, .painting(8)], [.tickets]], selectedTab: 1)),
      (
        "app://museum/paintings/1?tab=tickets",
        NavigationSnapshot(tabs: [[.halls, .painting(8)], [.tickets, .painting(1)]], selectedTab: 1)
      ),
      (
        "app://museum/map?tab=tickets&style=cover",
        NavigationSnapshot(
          tabs: [[.halls, .painting(8)], [.tickets]], selectedTab: 1, modals: [.init(style: .cover, stack: [.map])])
      ),
    ] as [(String, NavigationSnapshot<MuseumRoute>)])
  func tab(_ link: String, _ place: NavigationSnapshot<MuseumRoute>) throws {
    museum.router.push(.painting(8))
    museum.router.select(tab: .tickets, pushing: .painting(9))

    for outcome in [NavigationOutcome.done, .unchanged] {
      #expect(museum.router.open(try DeepLink(link)) == outcome)
      #expect(museum.snapshot == place)
      #expect(museum.notices == 3)
    }
  }

  @Test(
    "A policy says what a link keeps of what is open",
    arguments: [
      (.reuse, "museum/halls, museum/paintings/1, sheet museum/map", ["museum/tickets", "museum/paintings/9"]),
      (.reset, "museum/halls, museum/paintings/1, sheet museum/map", ["museum/tickets"]),
      (
        .push, "museum/tickets, museum/paintings/9, sheet museum/map, museum/paintings/1, sheet museum/map",
        ["museum/tickets", "museum/paintings/9"]
      ),
    ] as [(OpenPolicy, String, [String])])
  func policy(_ policy: OpenPolicy, _ way: String, _ tickets: [String]) throws {
    let window = try SampleWindow()
    window.push("museum/paintings/1")
    window.museum?.select(tab: .tickets, pushing: .painting(9))
    window.push("museum/map")
    let before = Set(window.identities)
    #expect(window.open("museum/paintings/1/map", policy) == .done)
    #expect(window.way == way)
    #expect(window.navigator.snapshot.tabs[1].map { String("\($0)".dropFirst(6)) } == tickets)
    #expect(before.isDisjoint(with: window.identities) == (policy == .reset))
    if policy == .reuse { #expect(window.open("museum/paintings/1/map") == .unchanged) }
  }

  @Test("A link with a lowercase UUID opens its place, which is written and restored with capitals")
  func spelling() throws {
    let window = try SampleWindow()
    let capitals = "library/copies/E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    let lowercase = capitals.replacing(/[A-F]/) { $0.output.lowercased() }
    #expect(window.open(lowercase) == .done)
    for link in [lowercase, capitals] { #expect(window.open(link) == .unchanged) }
    #expect(window.way == "museum/halls, " + capitals)
    var saved = window.navigator.snapshot
    saved.tabs[0][1] = try DeepLink("app://" + lowercase)
    #expect(window.navigator.restore(saved) == Restoration(outcome: .unchanged))
  }

  @Test(
    "Every place of “then” opens above the one before, in its style, and no other screen comes between",
    arguments: [
      (
        "museum/paintings/7?then=library%2Fbooks%2F1%20museum%2Ftickets",
        "museum/halls, museum/paintings/7, library/books/1, museum/tickets"
      ),
      (
        "museum/paintings/7?then=museum%2Fmap%20library%2Fbooks%2F1",
        "museum/halls, museum/paintings/7, sheet museum/map, library/books/1"
      ),
      (
        "museum?then=library%2Fnote%3Fstyle%3Dcover%20studio%2Fsketches%2F1%20museum%2Fmap",
        "museum/halls, cover library/note, studio/sketches/1, sheet museum/map"
      ),
      ("library/books/1?then=library%2Fbooks%2F2", "museum/halls, library/books/1, library/books/2"),
    ])
  func then(link: String, way: String) throws {
    for policy in OpenPolicy.allCases {
      let window = try SampleWindow()
      #expect(window.open(link, policy) == .done)
      #expect(window.way == way)
      #expect(window.events.count == 1)
    }
  }
}

/// A module with an editor that a link opens alone.
private enum NoteRoute: Routable {
  case list
  case editor(Int)

  static let links = RouteLinks<Self>("notes", root: .list, routes: .route(.list), .route(editor).withoutRoot())

  var path: LinkPath {
    switch self {
    case .list: "list"
    case .editor(let number): "edit/\(number)"
    }
  }

  var presentation: PresentationStyle { self == .list ? .push : .sheet }

  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(path)", scope) }
}
