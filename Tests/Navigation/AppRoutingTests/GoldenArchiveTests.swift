import AppRouting
import Foundation
import Links
import TestTopics
import Testing

/// Tests of the archives in the folder `Archives`, intact ones and damaged ones.
///
/// An archive is never removed from the folder once its format has been released, so every released format stays readable.
@Suite("Golden archives", .tags(.saving))
struct GoldenArchiveTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Archives")

  @Test("Each golden archive reads as recorded, and each faulty line is named")
  func reading() throws {
    var missing = Set(Self.readings.keys)
    for name in try names() {
      let archive = try archive(name)
      let problems = archive.problems.map { "\n! \($0)" }.joined()
      #expect((archive.snapshot?.description ?? "nothing") + problems == Self.readings[name], "\(name)")
      missing.remove(name)
    }
    #expect(missing.isEmpty)
  }

  @Test("An intact archive is written as it was read")
  func writing() throws {
    // In one of them a tab stands after a modal, and is written before it.
    for name in try names() where name != "tab-after-modal" {
      let archive = try archive(name)
      guard let snapshot = archive.snapshot, archive.problems.isEmpty else { continue }
      #expect(NavigationArchive.text(of: snapshot) == (try text(name).replacing("\r\n", with: "\n")), "\(name)")
    }
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).map { $0.replacing(".archive", with: "") }
  }

  private func archive(_ name: String) throws -> NavigationArchive {
    NavigationArchive(try text(name))
  }

  private func text(_ name: String) throws -> String {
    let file = Self.folder.appendingPathComponent("\(name).archive")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// The expected state of each archive in any version, followed by a line for each problem.
  private static let readings = [
    "one-stack": """
    tab (selected)
      app://library/shelf
      app://library/books/7
    """,
    "two-tabs-and-modals": """
    tab
      app://museum/halls
      app://museum/paintings/12
    tab (selected)
      app://museum/tickets
    sheet
      app://museum/map
      app://museum/paintings/3
    alert
      app://museum/map
    """,
    "every-modal-and-escapes": """
    tab (selected)
      app://library/shelf
      app://library/authors/a%2Fb%20%C3%A9
      app://library/search?text=a%26b&page=2
    sheet
      app://library/note
    cover
      app://library/reader
    alert
      app://library/question
    """,
    "whole-file": """
    tab
      app://museum/halls
      app://museum/paintings/12
      app://library/books/7
    tab (selected)
      app://museum/tickets
    cover
      app://museum/map
    sheet
      app://help/topics
      app://help/topics/3
    alert
      app://help/question
    """,
    "root-beside-another": """
    tab
      app://museum/halls
    tab
      app://museum/tickets
    tab (selected)
      app://library/shelf
      app://library/books/7
    sheet
      app://library/note
    """,
    "cut-off-before-the-end": """
    tab (selected)
      app://library/shelf
    ! line 4: It is cut off
    """,
    "after-the-end": """
    tab (selected)
      app://library/shelf
    ! line 5: The archive has ended above
    """,
    "bad-entry": """
    tab (selected)
      app://library/shelf
    sheet
      app://library/note
    ! line 4: “%” is followed by two hexadecimal digits (escape “%4”, byte 20)
    """,
    "bad-modal": """
    tab (selected)
      app://library/shelf
    cover
      app://library/reader
    ! line 5: A link begins with “app://” (scheme “no”, byte 0)
    """,
    "bad-root": """
    tab (selected)
    tab
      app://museum/tickets
    ! line 3: A link begins with “app://” (scheme “museum”, byte 0)
    """,
    "cut-off-after-a-line": """
    tab (selected)
      app://museum/halls
    tab
    ! line 4: It has no entry
    ! line 5: It is cut off
    """,
    "cut-off-in-a-link": """
    tab (selected)
      app://library/shelf
    ! line 4: It is cut off
    """,
    "cut-off-in-a-word": """
    tab (selected)
      app://library/shelf
    ! line 4: It is cut off
    """,
    "empty": """
    nothing
    ! line 1: “waymark 3” is missing
    """,
    "empty-stacks": """
    tab (selected)
    tab
      app://museum/tickets
    ! line 2: It has no entry
    ! line 5: It has no entry
    """,
    "entry-first": """
    tab (selected)
      app://library/shelf
      app://library/books/7
    ! line 2: An entry stands before the first tab
    ! line 2: No tab is selected
    """,
    "later-version": """
    tab (selected)
      app://library/shelf
      app://library/books/7
    ! line 1: “waymark 3” is missing
    ! line 2: “colour blue” is not known
    """,
    "no-header": """
    tab (selected)
      app://library/shelf
      app://library/books/7
    ! line 1: “waymark 3” is missing
    ! line 2: An entry stands before the first tab
    ! line 2: No tab is selected
    """,
    "no-tab-selected": """
    tab (selected)
      app://museum/halls
    tab
      app://museum/tickets
    ! line 2: No tab is selected
    """,
    "not-an-archive": """
    nothing
    ! line 1: “waymark 3” is missing
    ! line 2: “today I went to the museum.” is not known
    """,
    "not-utf-8": """
    tab (selected)
      app://library/shelf
    ! line 4: This can't stand here unless it is escaped (segment “�”, byte 20)
    """,
    "nothing-readable": """
    nothing
    ! line 3: A link begins with “app://” (scheme “http”, byte 0)
    ! line 5: A link begins with “app://” (scheme, byte 0)
    """,
    "other-line-breaks": """
    tab (selected)
      app://library/shelf
    """,
    "spaces": """
    nothing
    ! line 2: “tab selected ” is not known
    ! line 3: “ tab” is not known
    ! line 4: An entry stands before the first tab
    ! line 4: A link begins with “app://” (scheme, byte 0)
    ! line 4: No tab is selected
    """,
    "tab-after-modal": """
    tab (selected)
      app://museum/halls
    tab
      app://museum/tickets
    sheet
      app://museum/map
    """,
    "two-modules": """
    tab (selected)
      app://library/shelf
      app://museum/halls
      app://library/books/7
    """,
    "two-tabs-selected": """
    tab
      app://museum/halls
    tab (selected)
      app://museum/tickets
    tab
      app://museum/halls
    ! line 6: Another tab is selected already
    """,
    "unknown-line": """
    tab (selected)
      app://library/shelf
      app://library/books/7
    ! line 3: “scroll 12” is not known
    ! line 5: “popup” is not known
    """,
    "version-alone": """
    nothing
    ! line 1: Nothing follows
    """,
  ]
}
