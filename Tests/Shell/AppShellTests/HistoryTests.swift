import AppRouting
import FlowScenes
import Links
import Routing
import ScreenKit
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("The history of the app", .tags(.navigation))
@MainActor
struct HistoryTests {
  @Test("Each change is one step with its cause and its link")
  func events() async throws {
    let robot = try await AppRobot.signedIn()
    robot.select("7")
    robot.tap("Share")
    await robot.app.settle()
    robot.tap("Share")
    robot.app.send(.close(robot.page.id))
    robot.back()
    robot.back()
    robot.app.send(.tab("account"))
    robot.app.open("app://loggedIn/posts/7")
    robot.app.open("app://nowhere")
    #expect(
      robot.app.events.map { "\($0.number) \($0.cause) \($0.link)\($0.isReachable ? "" : " ✗")" } == [
        "0 started app://loggedOut ✗",
        "1 changed the root app://loggedIn/posts",
        "2 pushed a screen app://loggedIn/posts/7",
        "3 presented a screen app://loggedIn/posts/7/share/7",
        "4 closed app://loggedIn/posts/7",
        "5 went back app://loggedIn/posts",
        "6 chose a tab app://loggedIn/account",
        "7 opened a place app://loggedIn/posts/7",
      ])
  }

  @Test("The keys of undo and redo go on through a form, whose fields don't take the letters")
  func form() async throws {
    let robot = try await KeyboardRobot.signedIn()
    robot.press("w", "escape")
    for (key, title) in [("u", "New post"), ("u", "Posts"), ("U", "New post"), ("U", "Posts")] {
      robot.press(key)
      #expect(robot.app.scene.active.page.screen.title == title)
    }
  }

  @Test("Undoing passes no closed gate")
  func gate() async throws {
    let robot = try await AppRobot.signedIn()
    robot.app.open("app://loggedIn/account/log-out")
    robot.tap("Log out")
    let tree = robot.app.tree
    #expect(robot.app.undo(to: 1) == .refused("Step 1 is forgotten"))
    #expect(robot.app.tree == tree)
    #expect(robot.app.events.dropLast().allSatisfy { ["app://loggedIn", "app://loggedOut"].contains($0.link) })
  }
}
