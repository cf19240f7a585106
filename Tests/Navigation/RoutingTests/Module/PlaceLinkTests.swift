import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("The link of what is open", .tags(.links))
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
      (
        NavigationSnapshot(tabs: [[.shelf, .author("\u{E9}"), .author("e\u{301}")]]),
        "app://library/authors/%C3%A9/authors/e%CC%81"
      ),
      (
        NavigationSnapshot(tabs: [[.shelf, .search(text: "a", page: 1), .search(text: "a", page: 1)]]),
        "app://library/search/search?text=a&page=1"
      ),
    ] as [(NavigationSnapshot<LibraryRoute>, String)])
  func written(_ place: NavigationSnapshot<LibraryRoute>, _ link: String) throws {
    let library = StartedRouter<LibraryRoute>()
    library.router.open(place)
    #expect(library.router.link.description == link)

    let other = StartedRouter<LibraryRoute>()
    other.router.open(try DeepLink(link))
    #expect(other.snapshot == place)
    #expect(other.navigator.snapshot == library.navigator.snapshot)
  }

  @Test(
    "If no link can name the whole way, it is the link of the visible route",
    arguments: [
      ((1...9).map { .book($0) }, "app://library/books/9"),
      ([.search(text: "a", page: 1), .search(text: "b", page: 1)], "app://library/search?text=b&page=1"),
      (
        [.author(String(repeating: "a", count: 1_020)), .author(String(repeating: "b", count: 1_020)), .shelf],
        "app://library/shelf"
      ),
    ] as [([LibraryRoute], String)])
  func tooMuch(_ pushed: [LibraryRoute], _ link: String) {
    let library = StartedRouter<LibraryRoute>()
    library.router.replaceStack(with: [.shelf] + pushed)
    #expect(library.router.link.description == link)
  }

  @Test("Writing the link of a very deep stack writes the links of a few routes")
  func deep() {
    let library = StartedRouter<LibraryRoute>()
    library.router.replaceStack(with: [.shelf] + (1...10_000).map { .search(text: "a", page: $0) })
    #expect(library.router.link.description == "app://library/search?text=a&page=10000")
  }

  @Test(
    "The link of what is open opens the same way here and in another window, and again changes nothing",
    arguments: [
      (["museum/map"], "museum/halls/map"),
      (["museum/tickets", "museum/paintings/1"], "museum/paintings/1?tab=tickets"),
      (
        ["museum/paintings/7", "museum/map?style=sheet", "library/books/1"],
        "museum/paintings/7?then=museum%2Fmap%20library%2Fbooks%2F1"
      ),
      (["museum/paintings/1", "museum/halls?style=cover"], "museum/paintings/1/halls?style=cover"),
      (
        ["library/books/2", "museum/tickets?style=cover"],
        "museum/halls?then=library%2Fbooks%2F2%20museum%2Ftickets%3Fstyle%3Dcover"
      ),
    ])
  func ownLink(pushed: [String], link: String) throws {
    let window = try SampleWindow()
    for place in pushed { window.push(place) }
    let way = window.way
    #expect(window.link == link)
    for _ in 1...2 { #expect(window.open(window.link) == .unchanged) }
    #expect(window.way == way)
    let other = try SampleWindow()
    #expect(other.open(link) == .done)
    #expect(other.way == way)
  }
}
