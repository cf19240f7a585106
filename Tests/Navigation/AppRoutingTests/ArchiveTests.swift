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
    waymark 3
    tab
    entry app://museum/halls
    entry app://library/books/2
    entry app://museum/paintings/12
    tab selected
    entry app://museum/tickets
    sheet
    entry app://museum/map
    entry app://library/books/3
    alert
    entry app://museum/map
    end

    """

  @Test("An archive of a window has a version line, one link for each entry of any module, and an end mark")
  func writing() throws {
    let window = try SampleWindow()
    window.push("library/books/2", "museum/paintings/12")
    window.navigator.selectTab("tickets")
    window.push("museum/map", "library/books/3", "museum/map?style=alert")
    #expect(NavigationArchive.text(of: window.navigator.snapshot) == Self.rich)
    let archive = NavigationArchive(Self.rich)
    #expect(archive.snapshot == window.navigator.snapshot && archive.problems.isEmpty)
  }

  @Test("Of more than 1,000 modals, the lowest ones are read, and the first of the others is a problem")
  func manyModals() {
    func archive(_ count: Int) -> NavigationArchive {
      let modals = String(repeating: "sheet\nentry app://museum/map\n", count: count)
      return NavigationArchive("waymark 3\ntab selected\nentry app://museum/halls\n\(modals)end\n")
    }
    #expect(archive(1_000).snapshot?.modals.count == 1_000 && archive(1_000).problems.isEmpty)
    #expect(archive(8_000).snapshot == archive(1_000).snapshot)
    #expect(archive(8_000).problems.map(\.description) == ["line 2004: There are more than 1000 modals"])
  }

  @Test("An archive cut off at any byte yields the lines before the cut and a problem")
  func truncated() throws {
    let bytes = Array(Self.rich.utf8)
    for count in bytes.indices {
      let text = String(decoding: bytes.prefix(count), as: UTF8.self)
      let archive = NavigationArchive(text)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect((archive.snapshot != nil) == (lines.count >= 3), "The first \(count) bytes")
      #expect(!archive.problems.isEmpty, "The first \(count) bytes")
      try expectHarmless(archive, "The first \(count) bytes")
    }
  }

  /// Expects that what was read survives another round trip, and that a window can restore it.
  private func expectHarmless(_ archive: NavigationArchive, _ what: String) throws {
    guard let snapshot = archive.snapshot else {
      #expect(!archive.problems.isEmpty, "\(what)")
      return
    }
    let text = NavigationArchive.text(of: snapshot)
    #expect(NavigationArchive(text).snapshot == snapshot, "\(what): \(text)")

    let window = try SampleWindow()
    let restoration = window.navigator.restore(snapshot)
    #expect(restoration.outcome.isOpen, "\(what): \(text)")
    if restoration.losses.isEmpty && archive.problems.isEmpty && snapshot.tabs.count == 2 {
      #expect(window.navigator.snapshot == snapshot, "\(what): \(text)")
    }
  }
}
