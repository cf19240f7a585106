import RandomTesting
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell
@testable import Terminal
@testable import TextUI

/// Tests that no text ends the app or is lost, whichever way it comes in.
@Suite("Any text in the app", .tags(.screens, .saving))
@MainActor
struct NaughtyTextTests {
  private static let links = [
    "app://loggedIn/posts/7/share/7?style=sheet&tab=account", "posts/9", "app://loggedOut/log-in",
    "app://loggedIn/menu/authors?style=cover",
  ]

  @Test(
    "Any link opens or is refused with a reason, and the screen can be drawn", .tags(.random),
    arguments: RandomRound.rounds(1))
  func links(_ round: RandomRound) async throws {
    var random = round.generator
    let robot = try await KeyboardRobot.signedIn()
    for text in NaughtyStrings.some(100, like: Self.links, using: &random) {
      if case .refused(let reason) = robot.app.enterShortLink(text) {
        #expect(!reason.isEmpty)
      }
      if let number = Int(text) { robot.app.undo(to: number) }
      if random.once(in: 10) { expectClean(robot) }
    }
  }

  @Test(
    "Posts of any text are the same after a restart", .tags(.random), arguments: RandomRound.rounds(1))
  func posts(_ round: RandomRound) async throws {
    var random = round.generator
    let storage = StubStorage()
    let robot = try await AppRobot.signedIn(storage)
    var titles: [String] = []
    for text in NaughtyStrings.some(50, like: ["A title"], using: &random) {
      robot.app.enterLink("app://loggedIn/compose")
      robot.type("Title", text)
      robot.type("Text", text)
      guard robot.tap("Post") == .done else {
        robot.tap("Cancel")
        if robot.app.scene.active.style == .alert { robot.tap("Discard") }
        continue
      }
      await robot.app.settle()
      titles.append(text)
    }
    robot.app.save()
    let again = try AppRobot(storage)
    await again.app.settle()
    again.app.enterLink("app://loggedIn/posts")
    await again.app.settle()
    #expect(titles.count > 8)
    robot.app.enterLink("app://loggedIn/posts")
    await robot.app.settle()
    let lists = [again, robot].map { app in
      app.page.screen.elements.compactMap { if case .list(let list) = $0 { list } else { nil } }
    }
    #expect(!lists[0].isEmpty && lists[0].map(\.rows) == lists[1].map(\.rows))
  }

  @Test("The app starts with any text in any saved file", .tags(.random), arguments: RandomRound.rounds(1))
  func savedFiles(_ round: RandomRound) async throws {
    var random = round.generator
    let storage = try await usedStorage()
    #expect(storage.names == ["posts-416461", "record", "settings-416461"])
    for name in storage.names.sorted() {
      let valid = storage[name] ?? ""
      for text in NaughtyStrings.some(20, like: [valid], using: &random) {
        let damaged = storage.copy()
        damaged[name] = text
        let robot = try AppRobot(damaged)
        await robot.app.settle()
        if robot.title == "Log in" { await robot.logIn() }
        #expect(["Posts", "Post", "Share", "Account"].contains(robot.title), "\(name): \(text.debugDescription)")
        robot.app.save()
      }
    }
  }

  /// The storage of an app with a post, a changed setting and a sheet open.
  private func usedStorage() async throws -> StubStorage {
    let storage = StubStorage()
    let robot = try await AppRobot.signedIn(storage)
    robot.app.enterLink("app://loggedIn/compose")
    robot.type("Title", "Kites")
    robot.type("Text", "They fly.")
    robot.tap("Post")
    await robot.app.settle()
    robot.app.enterLink("app://loggedIn/menu")
    robot.select("oldest", of: "order")
    robot.app.enterLink("app://loggedIn/posts/7/share/7")
    await robot.app.settle()
    robot.app.save()
    return storage
  }

  /// Draws the screen in every form and expects no control character.
  private func expectClean(_ robot: KeyboardRobot) {
    let isClean = robot.frame.grid.cells.allSatisfy { $0.scalar.properties.generalCategory != .control }
    #expect(isClean)
    #expect(!LinearFrame(robot.app.scene).description.contains("\u{1B}"))
    #expect(!JSONFrame(robot.app).description.contains("\u{1B}"))
  }
}
