import AppRouting
import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Opening entry links in an app", .tags(.links))
struct EntryLinkOpeningTests {
  private let app: TestApp
  private var router: AppRouter<Screen> { app.router }
  private var window: SampleWindow { app.window }

  init() throws {
    app = try TestApp(
      entries: EntryTable(tolerating: [.trailingSlash, .fragment], ignoring: ["utm_*"]) {
        Site("https://waymark.example") {
          EntryLink("/books/:id") { (id: Int) in .place(LibraryRoute.book(id)) }
          EntryLink("/books/:id/by/:author") { (id: Int, author: String) in
            .place(LibraryRoute.author(author).link, LibraryRoute.book(id).link)
          }
          EntryLink("/notes") { () in .place(LibraryRoute.note, as: .style(.cover)) }
          EntryLink("/read") { () in .place(LibraryRoute.reader, as: .replacingModal) }
          EntryLink("/art/:id") { (id: Int) in .place(MuseumRoute.painting(id)) }
          EntryLink("/search?q=&then=") { (text: String, _: String?) in .place(LibraryRoute.search(text: text, page: 1))
          }
          EntryLink("/refresh", .action("refresh"))
          EntryLink("/beta", .refused("The beta has ended"))
          EntryLink("/shelves/:id/...") { (id: Int) in .place(LibraryRoute.book(id)) }
        }
      })
  }

  private func open(_ path: String, _ policy: OpenPolicy = .reuse) -> NavigationOutcome {
    router.open("https://waymark.example/" + path, policy)
  }

  @Test("An entry link opens its place, and the outcome lists what was ignored")
  func ignoring() {
    #expect(open("books/7?utm_source=x#top") == .doneIgnoring(["utm_source", "fragment"]))
    #expect(window.way == "library/shelf, library/books/7")
    #expect(open("books/7?utm_source=x#top") == .doneIgnoring(["utm_source", "fragment"]))
    #expect(window.events.count == 1)
    #expect(open("books/8/") == .doneIgnoring(["trailing slash"]))
    #expect(open("books/8") == .unchanged)
    #expect(window.way == "library/shelf, library/books/8")
    var readings: [String] = []
    router.open("https://waymark.example/books/8/?utm_source=x") { readings.append("\($0) without \($1)") }
    router.open("https://waymark.example/attic") { readings.append("\($0) without \($1)") }
    #expect(readings == [#"https://waymark.example/books/:id without ["trailing slash", "utm_source"]"#])
    #expect(
      router.withoutSecrets("https://waymark.example/books/8?utm_token=x")
        == "https://waymark.example/books/8?utm_token=•••")
  }

  @Test("Several places lie on each other only because the table says so")
  func several() {
    #expect(open("books/7/by/Ada%2FBob") == .done)
    #expect(window.way == "library/shelf, library/authors/Ada%2FBob, library/books/7")
    #expect(open("books/7/authors/Ada").isOpen == false)
    #expect(open("shelves/3/books/4/notes") == .done)
    #expect(window.way == "library/shelf, library/books/3")
  }

  @Test("The table says where a place opens: in a style, or in place of the modal that is open")
  func opening() {
    #expect(open("notes") == .done)
    #expect(window.way == "library/shelf, cover library/note")
    #expect(open("read") == .done)
    #expect(window.way == "library/shelf, sheet library/reader")
    #expect(open("read") == .unchanged)
  }

  @Test("An action gives a value to the app, opens nothing, and leaves what is open; a refusal has the table's reason")
  func actions() {
    #expect(open("notes") == .done)
    #expect(open("refresh?utm_id=1") == .performed(ignoring: ["utm_id"]))
    #expect(app.performed == ["refresh"] && window.events.count == 1)
    #expect(open("beta") == .refused(.invalidLink(DeepLinkError(.link, "", at: 0, "The beta has ended"))))
    #expect(app.performed == ["refresh"] && window.way == "library/shelf, cover library/note")
  }

  @Test(
    "What steers the app's own links means nothing in an entry link",
    arguments: ["books/7?then=library%2Fnote", "books/7?style=sheet", "books/7?tab=x", "books/7?transition=none"])
  func steering(_ path: String) {
    #expect(!open(path).isOpen)
    #expect(window.way == "library/shelf")
    #expect(open("search?q=a%3Fthen=library%2Fnote&then=library%2Fnote") == .done)
    #expect(window.way == "library/shelf, library/search?text=a%3Fthen%3Dlibrary%2Fnote&page=1")
  }

  @Test(
    "The app's own links, and URLs of other hosts, are read strictly",
    arguments: [
      "app://library/books/7?utm_source=x", "app://library/books/7#top", "app://library/books/7/",
      "https://other.example/books/7", "books/7", "APP://library/books/7",
    ])
  func strict(_ link: String) {
    guard case .refused = router.open(link) else {
      Issue.record("It was opened")
      return
    }
    #expect(window.way == "library/shelf")
  }

  @Test(
    "An entry link behind a gate waits as the app's own link, so it can be saved, and a later table doesn't change it")
  func gate() throws {
    #expect(open("art/3?utm_source=x#top") == .waiting(MuseumRoute.ticket))
    #expect(window.navigator.links.waiting?.description == "app://museum/paintings/3")
    let later = AppRouter(
      window.navigator, entries: try EntryTable { EntryLink("https://other.example", .refused("")) })
    #expect(!later.open("https://waymark.example/art/3").isOpen)
    app.museum = .open
    #expect(window.navigator.openWaiting() == .done)
    #expect(window.way == "museum/halls, museum/paintings/3")
  }
  @Test("When the window is gone, every link is refused")
  func noWindow() throws {
    var window: SampleWindow? = try SampleWindow()
    let router = AppRouter(try #require(window).navigator)
    window = nil
    #expect(router.open("app://museum/map") == .refused(.flowEnded))
  }
}
