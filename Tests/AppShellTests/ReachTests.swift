import AppShell
import Routing
import ScreenKit
import TestTopics
import Testing

@testable import TextUI

/// What holds for every screen of the app, in a narrow and in a wide window.
@Suite("Every control of every screen", .tags(.screens, .terminal))
@MainActor
struct ReachTests {
  /// A link for each place there is.
  private nonisolated static let links = AppCoordinator.modules.flatMap { module in
    module.routes.filter { !$0.isQuestion }.map { "app://\(module.name)/\($0.pattern.replacing("*", with: "7"))" }
  }

  private func pilot(at link: String, columns: Int) async throws -> KeyPilot {
    let size = Size(columns: columns, rows: 40)
    if link.hasPrefix("app://loggedIn") { return try await .signedIn(size: size, at: link) }
    let pilot = try KeyPilot(size: size)
    pilot.open(link)
    await pilot.settle()
    return pilot
  }

  private func place(_ pilot: KeyPilot) -> FocusPlace {
    FocusPlace(page: pilot.frontEnd.page.id, control: pilot.frontEnd.focus)
  }

  @Test(
    "Tab reaches every control once, one at a time, and shift-tab goes back the same way", arguments: links, [80, 130])
  func reach(link: String, columns: Int) async throws {
    let pilot = try await pilot(at: link, columns: columns)
    let controls = pilot.frontEnd.stage.pages.flatMap { page in
      page.screen.controls.map { FocusPlace(page: page.id, control: $0) }
    }
    // Beside another, a page without a control is a place too, or nobody could scroll it.
    let places = pilot.frontEnd.stage.places(pilot.frontEnd.state)
    #expect(places.filter { $0.control != nil } == controls)
    var seen: [FocusPlace] = []
    for _ in places {
      seen.append(place(pilot))
      let marks = PlainFrame(pilot.frame).lines.joined(separator: "\n").ranges(of: "> ").count
      #expect(marks == (controls.isEmpty ? 0 : 1), "\(pilot.picture)")
      pilot.press("tab")
    }
    #expect(Set(seen) == Set(places))
    for place in seen.reversed() {
      pilot.press("shift-tab")
      #expect(self.place(pilot) == place)
    }
  }

  @Test("A layer over a screen takes the focus and gives it back", arguments: links, [80, 130])
  func layers(link: String, columns: Int) async throws {
    let pilot = try await pilot(at: link, columns: columns)
    pilot.press("tab")
    let before = (place(pilot), pilot.frame)
    pilot.press("f1")
    #expect(pilot.frontEnd.stage.pages.map(\.id) == [Overlay.helpPage])
    pilot.press("tab", "down", "escape")
    #expect(place(pilot) == before.0)
    #expect(pilot.frame == before.1)
  }

  @Test("In every width the place is the same", arguments: links)
  func widths(link: String) async throws {
    let pilot = try await pilot(at: link, columns: 130)
    let before = (pilot.app.tree, pilot.app.scene, pilot.frame)
    for columns in stride(from: 20, through: 220, by: 13) {
      pilot.frontEnd.size = Size(columns: columns, rows: 40)
      _ = pilot.frame
      #expect(pilot.app.tree == before.0)
      #expect(pilot.app.scene == before.1)
    }
    pilot.frontEnd.size = Size(columns: 130, rows: 40)
    #expect(pilot.frame == before.2)
  }
}
