import Links
import TestTopics
import Testing

@Suite("Links of a web host", .tags(.links))
struct WebLinkTests {
  private let host = "waymark.example"

  @Test(
    "Where the app has named its host, an https link is the same link",
    arguments: ["library", "library/books/7", "library/search?text=a%2Fb&page=2", "museum?tab=tickets"])
  func same(_ rest: String) throws {
    let link = try Link("app://\(rest)")
    #expect(try Link("https://\(host)/\(rest)", webHost: host) == link)
    #expect(link.webText(host: host) == "https://\(host)/\(rest)")
  }

  @Test("Without a host, or for another one, an https link is refused")
  func off() throws {
    for (text, webHost) in [
      ("https://waymark.example/library", nil), ("https://evil.example/library", host),
      ("https://waymark.example.evil/library", host), ("http://waymark.example/library", host),
      ("https://waymark.example", host), ("https://waymark.example:443/library", host),
      ("https://ann:hunter2@waymark.example/library", host),
    ] {
      let error = try #require(throws: LinkError.self) { try Link(text, webHost: webHost) }
      #expect(error.part == .scheme)
      #expect(!"\(error)".contains("hunter2"))
    }
  }

  @Test("An error is told where it stands in the text that was written")
  func offsets() throws {
    let error = try #require(throws: LinkError.self) { try Link("https://\(host)/library/two words", webHost: host) }
    #expect(error.offset == "https://waymark.example/library/two".utf8.count)
  }
}
