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
    for route in [LibraryRoute.author(text), .search(text: text, page: 1)] { try expectRoundTrip(route) }
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

  private func expectRoundTrip(_ route: LibraryRoute) throws {
    let text = route.link.description
    let link = try DeepLink(text)
    let read = LibraryRoute.links.route(of: link)
    let steps = try LibraryRoute.links.plan(link).steps.map(\.route)
    // Canonically equivalent strings are equal but can differ in bytes, so the printed links are compared too.
    guard read == route, read?.link.description == text, steps == [route], link == route.link else {
      Issue.record("\(route) is written \(text) and read as \(String(describing: read)), \(steps)")
      return
    }
  }
}
