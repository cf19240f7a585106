import Foundation
import LiveServices
import ScreenKit
import Services
import TestTopics
import Testing

@testable import AppShell
@testable import Terminal
@testable import TextUI

/// A test of the picture in the README, which shows frames of the tour.
@Suite("The picture of the tour", .tags(.scripts, .screens))
@MainActor
struct TourPictureTests {
  private static let size = Size(columns: 80, rows: 22)
  private static let mark = "# picture"

  /// The expected picture is `Tour.svg`; `WAYMARK_UPDATE=1 swift test` draws it again.
  @Test("The picture shows the frames that the tour marks, to the byte")
  func picture() async throws {
    let drawn = TerminalPicture(
      about: "The tour of Waymark in a terminal: the log-in, the posts, a post, a sheet, an alert, a link that waits",
      stills: try await Self.stills()
    ).description
    let file = Repository.root.appendingPathComponent("Modules/Shell/AppShell/AppShell.docc/Tour.svg")
    if ProcessInfo.processInfo.environment["WAYMARK_UPDATE"] != nil { try Data(drawn.utf8).write(to: file) }
    let kept = try String(contentsOf: file, encoding: .utf8)
    if drawn != kept { Issue.record("The tour has changed: WAYMARK_UPDATE=1 draws \(file.lastPathComponent) again") }
    #expect(kept.utf8.count < 100_000)
  }

  /// Plays the tour and returns the marked frames.
  ///
  /// The title is the link of the visible screen, and the caption is the narration of the tour.
  private static func stills() async throws -> [TerminalPicture.Still] {
    let storage = MemoryStorage()
    let app = try AppCoordinator(
      services: AppServices(inMemory: storage, accounts: StoredAccounts(storage), today: { CalendarDate.today() }),
      hasAddedModules: false)
    let player = ScriptPlayer(source: app, size: size) { _ in }
    let tour = try String(contentsOf: Repository.root.appendingPathComponent("App/Demo/tour.waymark"), encoding: .utf8)
    var stills: [TerminalPicture.Still] = []
    var caption = ""
    for line in tour.split(separator: "\n").map(String.init) {
      if line.hasPrefix("## ") { caption = String(line.dropFirst(3)) }
      try await player.play(try Script(parsing: line, name: "tour"))
      guard line.hasSuffix(mark) else { continue }
      stills.append(.init(title: app.link, caption: caption, grid: player.frontEnd.frame().grid))
    }
    return stills
  }
}
