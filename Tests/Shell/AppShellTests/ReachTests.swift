import Routing
import ScreenKit
import TestTopics
import Testing

@testable import AppShell
@testable import Terminal
@testable import TextUI

/// Tests of every screen of the app in a narrow and in a wide window.
@Suite("Focus on every screen", .tags(.screens, .terminal))
@MainActor
struct ReachTests {
  /// A link to every route of the app except confirmations.
  private nonisolated static let links = AppRobot.modules.flatMap { module in
    module.routes.filter { !$0.isConfirmation }.map { "app://\(module.name)/\($0.pattern.replacing("*", with: "7"))" }
  }

  private func robot(at link: String, columns: Int) async throws -> KeyboardRobot {
    let size = Size(columns: columns, rows: 40)
    let robot = try KeyboardRobot(size: size)
    if link.hasPrefix("app://loggedIn") { robot.app.session.begin(AccountsOfAda.ada) }
    robot.open(link)
    await robot.settle()
    return robot
  }

  private func place(_ robot: KeyboardRobot) -> FocusPlace {
    FocusPlace(page: robot.frontEnd.page.id, control: robot.frontEnd.focus)
  }

  @Test("An action has the same letter on every screen, alone and beside another page")
  func letters() async throws {
    var letters: [String: Set<Character>] = [:]
    for (link, columns) in Self.links.flatMap({ [($0, 80), ($0, 130)] }) {
      let robot = try await robot(at: link, columns: columns)
      let keys = ActionKeys(robot.frontEnd.layout.panes.reversed(), state: FrontEndState())
      for page in robot.frontEnd.layout.panes {
        for action in page.screen.allActions {
          if let letter = keys[page.id][action.id] { letters[action.label, default: []].insert(letter) }
        }
      }
    }
    #expect(letters.filter { $0.value.count > 1 } == [:])
    #expect(letters["Reload"] == ["r"] && letters["Cancel"] == ["c"])
  }

  @Test(
    "Tab visits every control once, one at a time, and Shift-Tab visits them in reverse",
    arguments: links.map { ($0, 80) } + [("app://loggedIn/posts", 130), ("app://loggedIn/posts/7", 130)])
  func reach(link: String, columns: Int) async throws {
    let robot = try await robot(at: link, columns: columns)
    let controls = robot.frontEnd.layout.pages.flatMap { page in
      page.screen.controls.map { FocusPlace(page: page.id, control: $0) }
    }
    // Beside another, a page without a control is a place too, so that the user can scroll it.
    let places = robot.frontEnd.layout.places(robot.frontEnd.state)
    #expect(places.filter { $0.control != nil } == controls)
    var seen: [FocusPlace] = []
    for _ in places {
      seen.append(place(robot))
      let marks = PlainFrame(robot.frame).lines.joined(separator: "\n").ranges(of: "> ").count
      #expect(marks == (controls.isEmpty ? 0 : 1), "\(robot.picture)")
      robot.press("tab")
    }
    #expect(Set(seen) == Set(places))
    for place in seen.reversed() {
      robot.press("shift-tab")
      #expect(self.place(robot) == place)
    }
  }
}
