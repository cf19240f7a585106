import AppRouting
import Links
import RandomTesting
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Archives", .tags(.saving))
struct ArchiveTests {
  private static let rich = """
    waymark 2
    tab
    entry app://museum/halls
    entry app://museum/paintings/12
    tab selected
    entry app://museum/tickets
    sheet
    entry app://museum/map
    entry app://museum/paintings/3
    alert
    entry app://museum/map
    end

    """

  @Test("An archive has a version line and one link for each entry")
  func writing() {
    let museum = StartedRouter<MuseumRoute>()
    museum.router.push(.painting(12))
    museum.router.select(tab: .tickets)
    museum.router.navigate(to: .map)
    museum.router.push(.painting(3))
    museum.router.present(.map, as: .alert)

    let archive = NavigationArchive(museum.router.snapshot)

    #expect(archive.description == Self.rich)
    #expect(archive.module == "museum")
  }

  @Test("Reading and restoring an archive reproduces the snapshot it was made from")
  func restoring() throws {
    let reading = ArchiveReading(Self.rich)
    let archive = try #require(reading.archive)
    #expect(reading.problems.isEmpty)
    #expect(archive.description == Self.rich)

    let museum = StartedRouter<MuseumRoute>()
    #expect(museum.router.restore(archive.snapshot) == Restoration(outcome: .done, losses: []))
    #expect(museum.notices == 1)
    #expect(NavigationArchive(museum.router.snapshot) == archive)
  }

  @Test("An archive of version 1 has no end line and reads without a problem")
  func versionOne() {
    let text = Self.rich.replacing("waymark 2\n", with: "waymark 1\n").replacing("end\n", with: "")
    #expect(ArchiveReading(text) == ArchiveReading(Self.rich))
    #expect(ArchiveReading(text).problems.isEmpty)
  }

  @Test("An archive cut off after any line is reported as cut off or unreadable")
  func cutAfterLine() {
    let lines = Self.rich.split(separator: "\n").map { $0 + "\n" }
    for count in 1..<lines.count {
      let reading = ArchiveReading(lines.prefix(count).joined())
      #expect(reading.problems.last == ArchiveError(line: count + 1, "It is cut off"), "\(count) lines")
    }
  }

  @Test("Each selected tab after the first is one problem")
  func manySelectedTabs() {
    let count = 40_000
    let reading = ArchiveReading("waymark 1\n" + String(repeating: "tab selected\n", count: count))
    #expect(reading.archive == nil)
    // One problem for each empty tab, and one for each selected tab after the first.
    #expect(reading.problems.count == 2 * count - 1)
    #expect(reading.problems.last?.line == count + 1)
  }

  @Test("A tab with unreadable links is reported once")
  func badTab() throws {
    let reading = ArchiveReading(
      "waymark 2\ntab selected\nentry nonsense\nentry app://museum/halls\ntab\nentry app://museum/tickets\nend\n")
    #expect(reading.problems.map(\.line) == [3])
    #expect(try #require(reading.archive).snapshot.tabs.map(\.count) == [0, 1])
  }

  @Test("An archive cut off at any byte yields the lines before the cut and a problem")
  func truncated() {
    let bytes = Array(Self.rich.utf8)
    for count in bytes.indices {
      let text = String(decoding: bytes.prefix(count), as: UTF8.self)
      let reading = ArchiveReading(text)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect((reading.archive != nil) == (lines.count >= 3), "The first \(count) bytes")
      #expect(!reading.problems.isEmpty, "The first \(count) bytes")
      expectHarmless(reading, "The first \(count) bytes")
    }
  }

  @Test(
    "After random byte changes, the readable part of an archive can be written and opened",
    .tags(.random), arguments: RandomRound.rounds(1))
  func damaged(_ round: RandomRound) {
    var random = round.generator
    for number in 1...200 {
      var bytes = Array(Self.rich.utf8)
      for _ in 0...Int.random(in: 0...2, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
      }
      expectHarmless(ArchiveReading(String(decoding: bytes, as: UTF8.self)), "Archive \(number)")
    }
  }

  /// Expects that a parsed archive survives another round trip, and that a router can restore it.
  private func expectHarmless(_ reading: ArchiveReading, _ what: String) {
    guard let archive = reading.archive else {
      #expect(!reading.problems.isEmpty, "\(what)")
      return
    }
    #expect(ArchiveReading(archive.description).archive == archive, "\(what): \(archive)")

    let museum = StartedRouter<MuseumRoute>()
    let restoration = museum.router.restore(archive.snapshot)
    #expect([.done, .unchanged].contains(restoration.outcome), "\(what): \(archive)")
    if restoration.losses.isEmpty && reading.problems.isEmpty && archive.snapshot.tabs.count == 2 {
      #expect(museum.router.snapshot == archive.snapshot, "\(what): \(archive)")
    }
  }
}
