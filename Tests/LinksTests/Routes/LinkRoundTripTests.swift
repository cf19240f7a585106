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
  private static let numbers = [0, 1, -1, 7, .min, .max, 1_000_000_000_000_000_000]

  @Test("Special characters are preserved byte for byte", arguments: payloads)
  func payload(_ text: String) throws {
    for route in [LibraryRoute.author(text), .search(text: text, page: 1)] { try expectRoundTrip(route) }
    let link = LibraryRoute.author(text).link
    #expect(try DeepLink(link.description).segments.last.map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test("Generated routes equal the routes read from their links", .tags(.random), arguments: RandomRound.rounds(1))
  func generated(_ round: RandomRound) {
    var random = round.generator
    for _ in 1...500 {
      let route = Self.route(&random)
      do {
        try expectRoundTrip(route)
      } catch {
        Issue.record("\(route) as \(route.link) is refused: \(error)")
        return
      }
    }
  }

  @Test(
    "Generated routes of every declared kind equal the routes read from their links",
    .tags(.random), arguments: RandomRound.rounds(1))
  func everyKind(_ round: RandomRound) {
    var random = round.generator
    #expect(RoundTrips<LibraryRoute>.fault(&random) == nil)
    #expect(RoundTrips<MuseumRoute>.fault(&random) == nil)
  }

  @Test("Links that differ in the case of a UUID name the same place, whose link has capitals")
  func spellings() throws {
    let written = "app://library/copies/E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    let link = try DeepLink(written.replacing("E621E1F8-C36C", with: "e621e1f8-c36c"))
    let route = try #require(LibraryRoute.links.route(of: link))
    #expect(try LibraryRoute.links.route(of: DeepLink(written)) == route)
    #expect(route.link.description == written)
    #expect(try LibraryRoute.links.plan(link).steps.map(\.route) == [route])
    #expect(NavigationSnapshot(tabs: [[.shelf, route]]).link.description == written)
    try expectRoundTrip(route)
  }

  @Test("A link through several routes gives the same routes")
  func several() throws {
    for first in Self.payloads {
      for second in Self.payloads {
        let link: DeepLink = NavigationSnapshot(tabs: [[LibraryRoute.shelf, .author(first), .author(second)]]).link
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

  private static func route(_ random: inout SplitMix64) -> LibraryRoute {
    random.pick(
      .shelf, .book(number(&random)), .author(text(&random)), .genre(random.pick(.novel, .play)), .note, .reader,
      .search(text: text(&random), page: number(&random)), .question)
  }

  private static func number(_ random: inout SplitMix64) -> Int {
    let number = Int(truncatingIfNeeded: random.next())
    return random.pick(number, number % 100, numbers.randomElement(using: &random) ?? 0)
  }

  private static func text(_ random: inout SplitMix64) -> String {
    let awkward = payloads.randomElement(using: &random) ?? ""
    return random.pick(awkward, awkward + scalars(&random), scalars(&random))
  }

  private static func scalars(_ random: inout SplitMix64) -> String {
    let highest: UInt32 = random.pick(0x7F, 0x2FF, 0x10FFFF)
    let scalars = (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
      Unicode.Scalar(UInt32.random(in: 0...highest, using: &random))
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
