import AppRouting
import Links
import Routing
import RoutingSamples
import TestTopics
import Testing

@MainActor
@Suite("Links that lead nowhere", .tags(.links))
struct UnknownLinkTests {
  private let app: TestApp
  private var router: AppRouter<Screen> { app.router }

  init() throws { app = try TestApp() }

  @Test(
    "A link to an unknown screen is reported as unknown, with similar names",
    arguments: [
      ("app://libary/books/7", .module, 6, "libary", ["library"]),
      ("app://Library", .module, 6, "Library", ["library"]),
      ("app://zoo", .module, 6, "zoo", []),
      ("app://zoo/%61%62?a=%62", .module, 6, "zoo", []),
      ("app://library/boks/7", .segment, 14, "boks", ["books"]),
      ("app://library/Note", .segment, 14, "Note", ["note"]),
      ("app://library/attic", .segment, 14, "attic", []),
      ("app://library/books/7/pages", .segment, 22, "pages", []),
      ("app://library/books/7/nite", .segment, 22, "nite", ["note"]),
      ("app://library/%62ooks/7/%6Eite", .segment, 24, "nite", ["note"]),
      ("app://library//books/7", .segment, 14, "", []),
      ("app://museum/books/7", .segment, 13, "books", []),
      // A link names places of one module, and only in “then” those of others.
      ("app://library/books/1/museum/map", .segment, 22, "museum", []),
    ] as [(String, DeepLinkError.Part, Int, String, [String])])
  func unknown(_ link: String, _ part: DeepLinkError.Part, _ offset: Int, _ text: String, _ near: [String]) {
    guard case .refused(.unknownLink(let error)) = router.open(link) else {
      Issue.record("It isn't unknown")
      return
    }
    #expect(error.isUnknown)
    #expect((error.part, error.offset, error.text) == (part, offset, text))
    #expect(error.nearMisses == near)
    #expect(app.window.way == "library/shelf")
  }

  @Test(
    "A link to a known screen with an invalid part is refused, and the error names the part",
    arguments: [
      ("app://library/books/seven", .segment, 20, "seven", []),
      ("app://library/books/007", .segment, 20, "007", []),
      ("app://library/books/%2B7", .segment, 20, "+7", []),
      ("app://library/books/99999999999999999999", .segment, 20, "99999999999999999999", []),
      ("app://library/books/", .segment, 20, "", []),
      ("app://library/%62ooks/x", .segment, 22, "x", []),
      ("app://library/genres/poem", .segment, 21, "poem", []),
      ("app://library/books/7/genres/poem", .segment, 29, "poem", []),
      ("app://library/books/7?page=2", .key, 22, "page", []),
      ("app://library/books/7?styl=sheet", .key, 22, "styl", ["style"]),
      ("app://library?page=1", .key, 14, "page", []),
      ("app://library/search", .key, 20, "text", []),
      ("app://library/search?text=a", .key, 27, "page", []),
      ("app://library/search?txt=a&page=1", .key, 21, "txt", ["text"]),
      ("app://library/search?text=a&page=1&sort=up", .key, 35, "sort", []),
      ("app://library/search?text=a&page=x", .value, 33, "x", []),
      ("app://library/search?text=%61&p%61ge=x", .value, 37, "x", []),
      ("app://library/shelf?style=popup", .value, 26, "popup", []),
      ("app://library/shelf?transition=slow", .value, 31, "slow", []),
      ("app://library?tab=attic", .value, 18, "attic", []),
      ("app://museum/map?style=sheet&tab=attic", .value, 33, "attic", []),
      ("app://museum?style=sheet", .key, 13, "style", []),
      ("app://library/books/1/books/x", .segment, 28, "x", []),
      ("app://library/note/shelf?style=alert-push", .segment, 19, "shelf", []),
      ("app://museum/halls?then=library%2Fbooks%2Fx", .segment, 24, "x", []),
    ] as [(String, DeepLinkError.Part, Int, String, [String])])
  func refused(_ link: String, _ part: DeepLinkError.Part, _ offset: Int, _ text: String, _ near: [String]) {
    guard case .refused(.invalidLink(let error)) = router.open(link) else {
      Issue.record("It isn't refused")
      return
    }
    #expect(!error.isUnknown)
    #expect((error.part, error.offset, error.text) == (part, offset, text))
    #expect(error.nearMisses == near)
    #expect(app.window.way == "library/shelf")
  }

  @Test(
    "The event of a refused link contains no text of the link",
    arguments: [
      "app://hunter2", "app://library/hunter2", "app://library/books/hunter2", "app://library?hunter2=1",
      "app://library/shelf?style=hunter2", "app://library/shelf?hunter2=1&hunter2=2", "app://library/shelf?hunter2",
      "app://library/search?text=hunter2&page=hunter2", "app://library?tab=hunter2", "app://museum/hunter2",
      "hunter2", "hunter2://library", "app://library/%zzhunter2", "app://library/books/1?token=hunter2",
      "app://hunter2/a?a=1&a=2", "app://library?then=hunter2", "app://library?then=library%2Fbooks%2Fhunter2",
    ])
  func privacy(_ link: String) throws {
    app.museum = .open
    guard case .refused = router.open(link) else {
      Issue.record("It was opened")
      return
    }
    #expect(app.window.events.count == 1)
    let event = try #require(app.window.events.first)
    #expect(!"\(event)".contains("hunter2"))
    #expect(event.error?.description.contains("hunter2") == false)
  }
}
