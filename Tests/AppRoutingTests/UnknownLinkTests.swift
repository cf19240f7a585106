import AppRouting
import Links
import Routing
import TestTopics
import Testing

@MainActor
@Suite("Unknown links", .tags(.links))
struct UnknownLinkTests {
  private let router: AppRouter

  init() throws { router = try TestAppRouter().router }

  @Test("An error about a place in the parameter “then” has the offset of that parameter's value")
  func offsetAbove() throws {
    let error = router.problem(with: try DeepLink("app://museum/halls?then=library%2Fbooks%2Fx"))
    #expect(error?.text == "x" && error?.offset == 24)
  }

  @Test(
    "A link to an unknown screen is reported as unknown, with similar names",
    arguments: [
      LostLink("app://libary/books/7", .module, 6, "libary", near: ["library"]),
      LostLink("app://Library", .module, 6, "Library", near: ["library"]),
      LostLink("app://zoo", .module, 6, "zoo"),
      LostLink("app://zoo/%61%62?a=%62", .module, 6, "zoo"),
      LostLink("app://library/boks/7", .segment, 14, "boks", near: ["books"]),
      LostLink("app://library/Note", .segment, 14, "Note", near: ["note"]),
      LostLink("app://library/attic", .segment, 14, "attic"),
      LostLink("app://library/books/7/pages", .segment, 22, "pages"),
      LostLink("app://library/books/7/nite", .segment, 22, "nite", near: ["note"]),
      LostLink("app://library/%62ooks/7/%6Eite", .segment, 24, "nite", near: ["note"]),
      LostLink("app://library//books/7", .segment, 14, ""),
      LostLink("app://museum/books/7", .segment, 13, "books"),
    ])
  func unknown(_ lost: LostLink) {
    guard case .refused(.unknownLink(let error)) = router.open(lost.text) else {
      Issue.record("It should be unknown: \(router.open(lost.text))")
      return
    }
    expect(error, lost)
    #expect(error.isUnknown)
  }

  @Test(
    "A link to a known screen with an invalid part is refused, and the error names the part",
    arguments: [
      LostLink("app://library/books/seven", .segment, 20, "seven"),
      LostLink("app://library/books/007", .segment, 20, "007"),
      LostLink("app://library/books/%2B7", .segment, 20, "+7"),
      LostLink("app://library/books/99999999999999999999", .segment, 20, "99999999999999999999"),
      LostLink("app://library/books/", .segment, 20, ""),
      LostLink("app://library/%62ooks/x", .segment, 22, "x"),
      LostLink("app://library/genres/poem", .segment, 21, "poem"),
      LostLink("app://library/books/7/genres/poem", .segment, 29, "poem"),
      LostLink("app://library/books/7?page=2", .key, 22, "page"),
      LostLink("app://library/books/7?styl=sheet", .key, 22, "styl", near: ["style"]),
      LostLink("app://library?page=1", .key, 14, "page"),
      LostLink("app://library/search", .key, 20, "text"),
      LostLink("app://library/search?text=a", .key, 27, "page"),
      LostLink("app://library/search?txt=a&page=1", .key, 21, "txt", near: ["text", "tab"]),
      LostLink("app://library/search?text=a&page=1&sort=up", .key, 35, "sort"),
      LostLink("app://library/search?text=a&page=x", .value, 33, "x"),
      LostLink("app://library/search?text=%61&p%61ge=x", .value, 37, "x"),
      LostLink("app://library/shelf?style=popup", .value, 26, "popup"),
      LostLink("app://library?tab=attic", .value, 18, "attic"),
      LostLink("app://museum/map?style=sheet&tab=attic", .value, 33, "attic"),
    ])
  func refused(_ lost: LostLink) {
    guard case .refused(.invalidLink(let error)) = router.open(lost.text) else {
      Issue.record("It should be refused: \(router.open(lost.text))")
      return
    }
    expect(error, lost)
    #expect(!error.isUnknown)
  }

  @Test("An error is one line and suggests a similar name")
  func wording() throws {
    let error = try #require(router.problem(with: DeepLink("app://library/boks/7")))
    #expect(
      error.description == "No screen of “library” is called that; did you mean “books”? (segment “boks”, byte 14)")
  }

  @Test("An error in a web link gives its offset in the original text")
  func webOffsets() throws {
    let host = "waymark.example"
    let app = FakeApp()
    let router = try AppRouter(Array(router.modules.values), webLinks: WebLinks(hosts: [host]))
    router.delegate = app
    #expect(router.open("https://\(host)/library/books/7") == .done)
    #expect(app.shown == ["app://library/books/7"])
    let outcomes = ["library/books/x", "attic", "library/search?text=a&pages=2"].map {
      router.open("https://\(host)/\($0)")
    }
    #expect(outcomes.map(\.error?.offset) == [38, 24, 46])
    #expect(outcomes.map(\.error?.text) == ["x", "attic", "pages"])
  }

  private func expect(_ error: DeepLinkError, _ lost: LostLink) {
    #expect(error.part == lost.part)
    #expect(error.offset == lost.offset)
    #expect(error.text == lost.at)
    #expect(error.nearMisses == lost.near)
  }
}

/// A valid link to no route, and the part of it that the error should name.
struct LostLink: CustomTestStringConvertible {
  var text: String
  var part: DeepLinkError.Part
  var offset: Int
  var at: String
  var near: [String]

  var testDescription: String { text }

  init(_ text: String, _ part: DeepLinkError.Part, _ offset: Int, _ at: String, near: [String] = []) {
    self.text = text
    self.part = part
    self.offset = offset
    self.at = at
    self.near = near
  }
}

extension NavigationOutcome {
  fileprivate var error: DeepLinkError? {
    switch self {
    case .refused(.unknownLink(let error)), .refused(.invalidLink(let error)): error
    default: nil
    }
  }
}
