import AppRouting
import Links
import Routing
import RoutingTesting
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell
@testable import Terminal
@testable import TextUI

@Suite("The end of a session", .tags(.gates))
@MainActor
struct SessionTests {
  /// Starts the app, logs in, opens links, and ends the session.
  private func expired(_ links: [String] = ["loggedIn/posts/7"]) async throws -> AppRobot {
    let robot = try await AppRobot.signedIn(features: [.notebook(.sheet)])
    for link in links { robot.app.enterLink("app://\(link)") }
    await robot.app.settle()
    try robot.letSessionEnd()
    return robot
  }

  @Test(
    "A launch after the session ended shows a notice and nothing that was open, and logging in restores all of it",
    arguments: [["loggedIn/posts/7", "notebook"], ["onboarding/profile", "notebook/safe"]])
  func cold(links: [String]) async throws {
    var robot = try await expired(links)
    let tree = robot.app.tree
    for _ in 1...2 {
      robot = try robot.restarted()
      #expect(robot.title == "Log in")
      #expect(robot.app.scene.toast == "Your session has ended; log in again")
      #expect(robot.app.tree == "tab (selected)\n  app://loggedOut/log-in")
      robot.tap("Help")
      await robot.app.settle()
    }
    robot.tap("Done")
    await robot.logIn()
    #expect(robot.app.tree == tree)
    #expect(robot.app.scene.toast == nil)
    await robot.app.settle()
    #expect(try robot.restarted().app.tree == tree)
  }

  @Test(
    "A session that ends in a running app refuses the next intent and leads to the log-in, which restores what was open"
  )
  func warm() async throws {
    let robot = try await expired()
    let (tree, step) = (robot.app.tree, try #require(robot.app.events.last))
    #expect(robot.app.undo(to: step.number) == .refused("Your session has ended; log in again"))
    #expect(robot.title == "Log in")
    #expect(robot.app.scene.toast == "Your session has ended; log in again")
    #expect(robot.app.events.first { $0.number == step.number }?.isReachable == false)
    #expect(robot.app.undo(to: step.number) == .refused("It lies behind “signed in”"))
    await robot.logIn()
    #expect(robot.app.tree == tree)
  }

  @Test("A link after the session has ended waits, and opens over the restored screens")
  func link() async throws {
    let robot = try await expired()
    robot.app.enterLink("app://loggedIn/share/3")
    #expect(robot.title == "Log in")
    #expect(robot.app.scene.toast == "Your session has ended; log in again. Then the link opens")
    await robot.app.settle()
    let next = try robot.restarted()
    await next.logIn()
    #expect(next.title == "Share")
  }

  @Test("Another account sees nothing of what was open, and reads that it is closed")
  func otherAccount() async throws {
    let robot = try await expired()
    let step = try #require(robot.app.events.last?.number)
    robot.back()
    robot.app.session.begin(Account(name: "Grace", email: "grace@example.com"))
    #expect(robot.app.link == "app://loggedIn/posts")
    #expect(robot.app.scene.toast?.hasSuffix("What another account had open is closed") == true)
    #expect(robot.app.undo(to: step) == .refused("Step \(step) is forgotten"))
    await robot.app.settle()
    #expect(robot.storage["record"]?.contains("posts/7") == false)
  }

  @Test("When the end of the session can't be saved, the app shows the end and the error")
  func failingDisk() async throws {
    let robot = try await expired()
    robot.storage.fail(with: StorageError("the disk is full"))
    robot.back()
    await robot.app.settle()
    #expect(robot.title == "Log in")
    let toast = "Your session has ended; log in again. This can't be saved: the disk is full"
    await wait { robot.app.scene.toast == toast }
  }

  @Test("The letter that meets the end of the session stays in the draft, and the next ones don't answer the question")
  func typing() async throws {
    let robot = try await AppRobot.signedIn()
    robot.app.enterLink("app://loggedIn/compose")
    let frontEnd = FrontEnd(source: robot.app, size: .standard)
    for text in ["Fog", " and sand, q"] {
      for letter in text {
        _ = frontEnd.frame()
        _ = frontEnd.handle(.key(.character(letter)))
      }
      try robot.letSessionEnd()
    }
    #expect(robot.title == "Discard the draft?" && !robot.app.isOver)
    #expect(robot.app.scene.toast == "Your session has ended; log in again")
    _ = frontEnd.handle(.key(.escape))
    #expect(robot.title == "New post" && robot.picture.contains("Fog ") && !robot.picture.contains("Fog a"))
  }

  @Test("The line that meets the end of the session stays in the draft, and the next one doesn't answer the question")
  func typingLines() async throws {
    let robot = try await AppRobot.signedIn()
    robot.app.enterLink("app://loggedIn/compose")
    let frontEnd = LinearFrontEnd(source: robot.app)
    _ = frontEnd.changes()
    try robot.letSessionEnd()
    var lines: [CleanText] = []
    for line in ["2 Fog and sand", "1"] { lines = frontEnd.handle(line) + frontEnd.changes() }
    #expect(lines == ["“1” was not used, because this question opened by itself; answer it now"])
    robot.tap("Keep writing")
    #expect(robot.title == "New post" && robot.picture.contains("Fog and sand"))
  }

  @Test("Quitting the app is not refused")
  func quit() async throws {
    let robot = try await expired()
    #expect(robot.app.send(.quit) == .done)
    #expect(robot.app.isOver)
  }
}
