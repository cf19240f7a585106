import Links
import Routing
import RoutingSamples
import TestTopics
import Testing

@MainActor
@Suite("Opening a link", .tags(.links, .navigation))
struct LinkOpeningTests {
  private let library = StartedRouter<LibraryRoute>()
  private let museum = StartedRouter<MuseumRoute>()

  @Test(
    "A link opens the whole snapshot that it describes",
    arguments: [
      ("app://library", NavigationSnapshot(tabs: [[.shelf]])),
      ("app://library/shelf", NavigationSnapshot(tabs: [[.shelf]])),
      ("app://library/books/1", NavigationSnapshot(tabs: [[.shelf, .book(1)]])),
      ("app://library/shelf/books/1", NavigationSnapshot(tabs: [[.shelf, .book(1)]])),
      (
        "app://library/authors/a/books/1/books/2",
        NavigationSnapshot(tabs: [[.shelf, .author("a"), .book(1), .book(2)]])
      ),
      (
        "app://library/books/1/search?text=a&page=2",
        NavigationSnapshot(tabs: [[.shelf, .book(1), .search(text: "a", page: 2)]])
      ),
      (
        "app://library/books/1/note/books/2/books/3",
        NavigationSnapshot(
          tabs: [[.shelf, .book(1)]], modals: [.init(style: .sheet, stack: [.note, .book(2), .book(3)])])
      ),
      (
        "app://library/note/books/2/reader?style=alert",
        NavigationSnapshot(
          tabs: [[.shelf]],
          modals: [.init(style: .sheet, stack: [.note, .book(2)]), .init(style: .alert, stack: [.reader])])
      ),
    ] as [(String, NavigationSnapshot<LibraryRoute>)])
  func whole(_ link: String, _ place: NavigationSnapshot<LibraryRoute>) throws {
    library.router.replaceStack(with: [.shelf, .book(9)])
    library.router.navigate(to: .reader)

    #expect(library.router.open(try DeepLink(link)) == .done)

    #expect(library.snapshot == place)
    #expect(library.notices == 3)
    #expect(library.factory.living == library.identities.count)
  }

  @Test(
    "A link selects the tab that it names, or else the tab of its first route, or else the first tab",
    arguments: [
      ("app://museum", NavigationSnapshot(tabs: [[.halls], [.tickets, .painting(9)]])),
      ("app://museum/paintings/1", NavigationSnapshot(tabs: [[.halls, .painting(1)], [.tickets, .painting(9)]])),
      ("app://museum/tickets", NavigationSnapshot(tabs: [[.halls, .painting(8)], [.tickets]], selectedTab: 1)),
      ("app://museum?tab=tickets", NavigationSnapshot(tabs: [[.halls, .painting(8)], [.tickets]], selectedTab: 1)),
      (
        "app://museum/tickets/paintings/1",
        NavigationSnapshot(tabs: [[.halls, .painting(8)], [.tickets, .painting(1)]], selectedTab: 1)
      ),
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

    #expect(museum.router.open(try DeepLink(link)) == .done)
    #expect(museum.snapshot == place)
    #expect(museum.notices == 3)
  }

  @Test(
    "Opening the same link again changes nothing",
    arguments: ["app://museum/paintings/1", "app://museum/tickets/map/paintings/1", "app://museum/map?style=cover"])
  func twice(_ text: String) throws {
    let link = try DeepLink(text)
    #expect(museum.router.open(link) == .done)
    let before = museum.router.state

    #expect(museum.router.open(link) == .unchanged)

    #expect(museum.router.state == before)
    #expect(museum.notices == 1)
  }

  @Test("A link keeps the identities of entries that are already open")
  func reuse() throws {
    #expect(library.router.open(try DeepLink("app://library/books/1/books/2/note")) == .done)
    let before = library.router.state

    #expect(library.router.open(try DeepLink("app://library/books/1/books/3/note")) == .done)

    let after = library.router.state
    #expect(after.tabs[0].entries.prefix(2) == before.tabs[0].entries.prefix(2))
    #expect(after.tabs[0].top.id > before.visible.id)
    #expect(after.modals == before.modals)
  }

  @Test(
    "A link with one invalid part opens nothing",
    arguments: [
      "app://museum/paintings/1/paintings/x", "app://museum/tickets/attic", "app://museum/paintings/1?tab=attic",
      "app://museum/map?style=popup", "app://library/map", "app://museum?style=sheet",
      "app://museum/paintings/1?page=2", "app://museum?page=2",
    ])
  func nothingHalfDone(_ text: String) throws {
    museum.router.push(.painting(8))
    let before = museum.router.state

    guard case .refused(let error) = museum.router.open(try DeepLink(text)), error.linkError != nil else {
      Issue.record("\(text) was opened")
      return
    }

    #expect(museum.router.state == before)
    #expect(museum.notices == 1)
  }

  @Test("Going back after a link passes the parents of its screen")
  func parents() throws {
    #expect(library.router.open(try DeepLink("app://library/authors/a/books/1/note")) == .done)
    #expect(library.router.back() == .done)
    #expect(library.visible.route == .book(1))
    #expect(library.router.back() == .done)
    #expect(library.visible.route == .author("a"))
    #expect(library.router.back() == .done)
    #expect(library.visible.route == .shelf)
    #expect(library.router.back() == .refused(.atRoot))
  }

  @Test(
    "The link of a router opens the same snapshot in another router",
    arguments: [
      "app://museum/halls", "app://museum/tickets", "app://museum/paintings/1", "app://museum/paintings/1/paintings/2",
      "app://museum/paintings/1?tab=tickets", "app://museum/paintings/1/map/paintings/2?tab=tickets",
      "app://museum/tickets/map", "app://museum/halls/map/map/paintings/1",
    ])
  func sharing(_ text: String) throws {
    _ = museum.router.open(try DeepLink(text))
    let link = museum.router.link
    #expect(link.description == text)

    let other = StartedRouter<MuseumRoute>()
    _ = other.router.open(try DeepLink(link.description))
    #expect(other.snapshot == museum.snapshot)
  }

  @Test("The link of a router contains the parameters of the visible route")
  func sharingParameters() throws {
    library.router.push(.book(1))
    library.router.push(.search(text: "a&b", page: 2))
    #expect(library.router.link.description == "app://library/books/1/search?text=a%26b&page=2")
  }
}
