import RoutingSamples
import TestTopics
import Testing

@testable import Links

@Suite("Web links", .tags(.links))
struct WebLinkTests {
  private let host = "waymark.example"

  private func strict() throws -> WebLinks { try WebLinks(hosts: [host]) }

  /// Returns the most tolerant policy, with a path prefix and mapped paths.
  private func lenient() throws -> WebLinks {
    try WebLinks(
      hosts: [host, "www.Waymark.example"], pathPrefix: "/app",
      paths: [
        "": "library/shelf", "articles/*": "library/books/*", "find/*": "library/search?text=*&page=1",
        "by/*/all": "library/authors/*",
      ],
      ignoredParameters: .allUnknown, ignoresTrailingSlash: true, ignoresFragment: true)
  }

  @Test(
    "A web link of the host equals the app link with the same path",
    arguments: [
      "library", "library/books/7", "library/search?text=a%2Fb&page=2", "museum?tab=tickets", "library/%62ooks/7",
    ])
  func same(_ rest: String) throws {
    let link = try DeepLink("app://\(rest)")
    let reading = try #require(try strict().read("https://\(host)/\(rest)"))
    #expect(reading.link == link)
    #expect(reading.ignored.isEmpty)
    #expect(!reading.ignoresUnknownParameters)
    #expect(try strict().read("HTTPS://Waymark.Example/\(rest)")?.link == link)
    #expect(try strict().text(of: link) == "https://\(host)/\(link.description.dropFirst(6))")
  }

  @Test(
    "A text that is no link of the app is not read; if it is a web link, the error names its host and the app's sites",
    arguments: [
      ("https://evil.example/app/library", "link “evil.example”, byte 8"),
      ("https://waymark.example.evil/app/library", "link “waymark.example.evil”, byte 8"),
      ("https://waymark.example:443/app/library", "link “waymark.example:443”, byte 8"),
      ("https://ann:hunter2@waymark.example/app/library", "link, byte 8"),
      ("https://waymark.example/library", "link “waymark.example”, byte 8"),
      ("https://waymark.example/apple/library", "link “waymark.example”, byte 8"), ("https://", "link, byte 8"),
      ("HTTP://waymark.example/app/library", "scheme “http”, byte 0"), ("https:/waymark.example/app/x", nil),
      ("app://library", nil), ("library/books/7", nil), ("", nil), ("ftp://evil.example", nil),
    ])
  func foreign(_ text: String, _ part: String?) throws {
    #expect(try lenient().read(text) == nil)
    let sites = "“https://waymark.example/app” or “https://www.waymark.example/app”"
    let error = part.map { "A web link of the app begins with \(sites) (\($0))" }
    #expect(try lenient().foreignLinkError(text)?.description == error)
  }

  @Test(
    "A strict policy refuses parts that app links don't allow, with the offset in the text",
    arguments: [
      ("https://waymark.example", .module, 23), ("https://waymark.example/", .module, 24),
      ("https://waymark.example/7", .module, 24), ("https://waymark.example/library/two words", .segment, 35),
      ("https://waymark.example/library/a#b", .segment, 33), ("https://waymark.example/library/books/7?", .key, 40),
      ("https://waymark.example/library?token=hunter2", .key, 32),
      ("https://waymark.example/library?a=b+c", .value, 35),
      ("https://waymark.example/library?a=1&a=2", .key, 36), ("https://waymark.example/library/%2", .escape, 32),
    ] as [(String, DeepLinkError.Part, Int)])
  func refused(_ text: String, _ part: DeepLinkError.Part, _ offset: Int) throws {
    let error = try #require(throws: DeepLinkError.self) { try strict().read(text) }
    #expect(error.part == part)
    #expect(error.offset == offset)
    #expect(!"\(error)".contains("hunter2"))
  }

  @Test("A strict policy reads a trailing slash as an empty segment, which no route has")
  func trailingSlash() throws {
    let reading = try #require(try strict().read("https://waymark.example/library/books/7/"))
    #expect(reading.link.segments == ["books", "7", ""])
    #expect(throws: DeepLinkError.self) { try LibraryRoute.links.plan(reading.link) }
  }

  @Test(
    "A tolerant policy lists the parts that it ignored",
    arguments: [
      ("articles/7", "app://library/books/7", []), ("articles/7/", "app://library/books/7", ["trailing slash"]),
      ("articles/7#top", "app://library/books/7", ["fragment"]), ("", "app://library/shelf", []),
      ("/", "app://library/shelf", []),
      ("articles/7?utm=a+b&utm2=c", "app://library/books/7?utm2=c", ["utm"]),
      ("articles/7?access_token=hunter2", "app://library/books/7", ["token"]),
      ("articles/7?", "app://library/books/7", []),
      ("articles/7?a=1&a=2&b", "app://library/books/7", ["a", "a", "b"]),
      ("find/a%2Fb?x=1", "app://library/search?text=a%2Fb&page=1&x=1", []),
      ("by/a%2Fb/all?style=sheet", "app://library/authors/a%2Fb?style=sheet", []),
      ("library/note/#a=b?c", "app://library/note", ["fragment", "trailing slash"]),
    ] as [(String, String, [String])])
  func tolerant(_ rest: String, _ link: String, _ ignored: [String]) throws {
    let text = "https://\(host)/app" + (rest.isEmpty || rest == "/" ? rest : "/" + rest)
    let reading = try #require(try lenient().read(text))
    #expect(reading.link.description == link)
    #expect(reading.ignored == ignored)
    #expect(reading.ignoresUnknownParameters)
    #expect(try lenient().foreignLinkError(text) == nil)
  }

  @Test(
    "A module's error about a web link has its offset in the original text",
    arguments: [
      ("articles/x", 37), ("library/%62ooks/x", 44), ("library/books/7/attic", 44),
      ("library/search?utm=a+b&text=a&page=x", 63), ("attic/shelf", 28),
    ] as [(String, Int)])
  func offsets(_ rest: String, _ offset: Int) throws {
    let reading = try #require(try lenient().read("https://\(host)/app/\(rest)"))
    let error = #expect(throws: DeepLinkError.self) { try LibraryRoute.links.plan(reading.link) }
    #expect(error.map(reading.located)?.offset == offset)
  }

  @Test("A web link has at most 2,048 bytes, including ignored parts")
  func limit() throws {
    let start = "https://\(host)/app/library?"
    let text = start + String(repeating: "&", count: 2_048 - start.utf8.count)
    #expect(try lenient().read(text)?.link.description == "app://library")
    let error = try #require(throws: DeepLinkError.self) { try lenient().read(text + "&") }
    #expect(error.part == .link)
  }

  @Test("Only the named parameters are ignored, and a secret in others is refused and not repeated")
  func named() throws {
    let policy = try WebLinks(hosts: [host], ignoredParameters: .named(["utm_source", "token"]))
    let reading = try #require(try policy.read("https://\(host)/library?utm_source=a+b&page=2&token=hunter2"))
    #expect(reading.link.description == "app://library?page=2")
    #expect(reading.ignored == ["utm_source", "token"])
    let error = try #require(throws: DeepLinkError.self) { try policy.read("https://\(host)/library?pin=hunter2") }
    #expect(!"\(error)".contains("hunter2"))
  }

  @Test("A tolerant policy refuses an invalid presentation, and a fragment behind ignored parts too")
  func neverIgnored() throws {
    for query in ["style=a+b", "tab=a&tab=b"] {
      #expect(throws: DeepLinkError.self, "\(query)") { try lenient().read("https://\(host)/app/library?\(query)") }
    }
    let some = try WebLinks(hosts: [host], ignoredParameters: .named(["utm"]))
    #expect(throws: DeepLinkError.self) { try some.read("https://\(host)/library?utm=1#c") }
    let all = try WebLinks(hosts: [host], ignoredParameters: .allUnknown)
    for query in ["utm=a+b#c", "token=hunter2#c", "a=1&a=2#c"] {
      #expect(throws: DeepLinkError.self, "\(query)") { try all.read("https://\(host)/library?\(query)") }
    }
  }

  @Test("A policy with a malformed pattern is refused")
  func badPolicy() {
    for (from, to) in [
      ("a b", "library"), ("a/*", "library"), ("a?b=*", "library/*"), ("a", "library/*"), ("a", ""), ("a", "7days"),
      ("*", "*"),
    ] {
      #expect(throws: DeepLinkError.self, "\(from) \(to)") { try WebLinks(hosts: [host], paths: [from: to]) }
    }
  }
}
