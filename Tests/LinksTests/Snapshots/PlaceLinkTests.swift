import RandomTesting
import Routing
import RoutingSamples
import TestTopics
import Testing

@testable import Links

@MainActor
@Suite("The link of a snapshot", .tags(.links))
struct PlaceLinkTests {
  @Test(
    "The link contains the tab, the stack and the modals with their styles",
    arguments: [
      (NavigationSnapshot<LibraryRoute>(tabs: [[.shelf]]), "app://library/shelf"),
      (NavigationSnapshot(tabs: [[.shelf, .book(1), .author("a/b")]]), "app://library/books/1/authors/a%2Fb"),
      (
        NavigationSnapshot(tabs: [[.shelf, .search(text: "a", page: 2), .book(1)]]),
        "app://library/search/books/1?text=a&page=2"
      ),
      (
        NavigationSnapshot(tabs: [[.shelf]], modals: [.init(style: .cover, stack: [.note, .book(1)])]),
        "app://library/shelf/note/books/1?style=cover-push"
      ),
      (
        NavigationSnapshot(tabs: [[.shelf, .note]], modals: [.init(style: .sheet, stack: [.book(2)])]),
        "app://library/note/books/2?style=push-sheet"
      ),
      (NavigationSnapshot(tabs: [[.shelf, .shelf]]), "app://library/shelf/shelf"),
    ] as [(NavigationSnapshot<LibraryRoute>, String)])
  func written(_ place: NavigationSnapshot<LibraryRoute>, _ link: String) throws {
    let library = StartedRouter<LibraryRoute>()
    library.router.open(place)
    #expect(library.router.link.description == link)

    let other = StartedRouter<LibraryRoute>()
    other.router.open(try DeepLink(link))
    #expect(other.snapshot == place)
  }

  @Test("A snapshot that has no link uses the link of its visible route")
  func tooMuch() {
    let deep = NavigationSnapshot<LibraryRoute>(tabs: [[.shelf] + (1...9).map { .book($0) }])
    #expect(deep.link.description == "app://library/books/9")
    let twoSearches = NavigationSnapshot(tabs: [
      [LibraryRoute.shelf, .search(text: "a", page: 1), .search(text: "b", page: 1)]
    ])
    #expect(twoSearches.link.description == "app://library/search?text=b&page=1")
    let sameSearches = NavigationSnapshot(tabs: [
      [LibraryRoute.shelf, .search(text: "a", page: 1), .search(text: "a", page: 1)]
    ])
    #expect(sameSearches.link.description == "app://library/search/search?text=a&page=1")
  }

  @Test("The link of a very deep stack is computed quickly")
  func deep() {
    let deep = NavigationSnapshot<LibraryRoute>(
      tabs: [[.shelf] + (0..<100_000).map { .search(text: "a", page: $0) }])
    #expect(deep.link.description == "app://library/search?text=a&page=99999")
  }

  @Test("The link preserves texts that are canonically equivalent in Unicode")
  func bytes() throws {
    let place = NavigationSnapshot<LibraryRoute>(tabs: [[.shelf, .author("\u{E9}"), .author("e\u{301}")]])
    #expect(place.link.description == "app://library/authors/%C3%A9/authors/e%CC%81")
  }

  @Test(
    "The link of a random snapshot opens the same snapshot or is that of the visible route",
    .tags(.random), arguments: RandomRound.rounds(1))
  func random(_ round: RandomRound) throws {
    var random = round.generator
    var whole = 0
    for _ in 1...200 {
      let place = Self.place(&random)
      let link = try DeepLink(place.link.description)
      let opened = try MuseumRoute.links.plan(link).snapshot(from: nil)
      let isWhole = opened.tabs[opened.selectedTab] == place.tabs[place.selectedTab] && opened.modals == place.modals
      if isWhole { whole += 1 }
      #expect(isWhole || link == place.visible.link, "\(place) as \(link)")
    }
    #expect(whole > 100)
  }

  private static func place(_ random: inout SplitMix64) -> NavigationSnapshot<MuseumRoute> {
    func stack(_ root: MuseumRoute, _ random: inout SplitMix64) -> [MuseumRoute] {
      [root] + (0..<Int.random(in: 0...3, using: &random)).map { _ in route(&random) }
    }
    func route(_ random: inout SplitMix64) -> MuseumRoute {
      random.pick(.halls, .tickets, .painting(Int.random(in: -5...5, using: &random)), .map)
    }
    var place = NavigationSnapshot(tabs: [stack(.halls, &random), stack(.tickets, &random)])
    place.selectedTab = Int.random(in: 0...1, using: &random)
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      place.modals.append(.init(style: random.pick(.sheet, .cover), stack: stack(route(&random), &random)))
    }
    return place
  }
}

extension NavigationSnapshot {
  fileprivate var visible: Route { modals.last?.stack.last ?? tabs[selectedTab][tabs[selectedTab].count - 1] }
}
