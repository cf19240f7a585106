import RandomTesting
import RoutingSamples
import TestTopics
import Testing

@testable import Links

@Suite("Round trips of links", .tags(.links))
struct LinkRoundTripTests {
  /// Texts that have broken link codecs before.
  private static let payloads = [
    "", "a/b", "%2F", "%", "%%", "+", "&=#?", ".", "..", "...", "662E41", "9223372036854775807", "0", "a b", "\0", "\n",
    "\r\n", "é", "e\u{301}", "Å", "\u{212B}", "📚", "👩‍👩‍👧", "\u{FEFF}", "\u{202E}", "app://library", "style=sheet",
    "books/7", "\u{10FFFF}",
  ]

  @Test("Special characters are preserved byte for byte", arguments: payloads)
  func payload(_ text: String) throws {
    for route in [LibraryRoute.author(text), .search(text: text, page: 1)] {
      let link = try DeepLink(route.link.description)
      let read = try #require(LibraryRoute.links.route(of: link))
      // Canonically equivalent strings are equal but can differ in bytes, so the links are compared too.
      #expect(read == route && read.link == link && link == route.link)
      #expect(try LibraryRoute.links.plan(link).steps.map(\.route) == [route])
    }
    let link = LibraryRoute.author(text).link
    #expect(try DeepLink(link.description).segments.last.map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test(
    "Generated routes of every declared kind equal the routes read from their links",
    .tags(.random), arguments: RandomRound.rounds(1))
  func everyKind(_ round: RandomRound) {
    var random = round.generator
    #expect(RoundTrips<LibraryRoute>.fault(&random) == nil)
    #expect(RoundTrips<MuseumRoute>.fault(&random) == nil)
  }

  @Test("A link through several routes gives the same routes")
  func several() throws {
    for first in Self.payloads {
      for second in Self.payloads {
        let link = DeepLink(module: "library", path: "authors/\(first)/authors/\(second)")
        let steps = try LibraryRoute.links.plan(DeepLink(link.description)).steps.map(\.route)
        #expect(steps == [.author(first), .author(second)])
      }
    }
  }

  @Test("Parameters match in any order, and a missing or extra parameter doesn't match")
  func parameters() throws {
    let queries = [
      "text=a&page=2": true, "page=2&text=a": true, "text=a": false, "page=2&text=a&more=1": false,
      "more=1&text=a&page=2": false, "text=a&more=1&page=2": false, "text=a&pages=2": false,
    ]
    for (query, isFound) in queries {
      let route = try LibraryRoute.links.route(of: DeepLink("app://library/search?\(query)"))
      #expect(route == (isFound ? .search(text: "a", page: 2) : nil), "\(query)")
    }
  }
}
