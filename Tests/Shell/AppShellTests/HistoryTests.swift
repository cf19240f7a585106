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
    let robot = try await KeyboardRobot.signedIn(at: "app://loggedIn/compose")
    robot.press("escape")
    for (key, title) in [("u", "New post"), ("u", "Posts"), ("U", "New post"), ("U", "Posts")] {
      robot.press(key)
      #expect(robot.app.scene.active.page.screen.title == title)
    }
  }

  @Test(
    "What can't come back is no step of undo or redo: a discarded or posted draft, a choice that was made, an answered alert",
    arguments: [
      (["Write", "Title", "close", "Discard"], "Posts"), (["Write", "Title", "undo", "Discard"], "Posts"),
      (["app://loggedIn/compose", "Title", "close", "Discard"], "Posts"), (["Write", "close"], "Posts"),
      (["Write", "Title", "Text", "Post"], "Posts"),
      (["app://loggedIn/compose", "Title", "Text", "Post"], "Posts"),
      (["Write", "Title", "app://loggedIn/account", "Discard", "undo"], "Posts"),
      (["app://loggedIn/menu", "filter", "1", "undo"], "Posts"),
      (["app://loggedIn/menu", "filter", "back", "undo"], "Posts"),
      (["account", "Log out", "Stay", "undo"], "Posts"),
      (["account", "Start onboarding again", "undo", "undo"], "Posts"),
    ])
  func lost(steps: [String], title: String) async throws {
    let robot = try await AppRobot.signedIn()
    for step in steps {
      switch step {
      case "Title", "Text": robot.type(step, "Fog")
      case "close": robot.app.send(.close(robot.page.id))
      case "back": robot.back()
      case "undo": robot.app.undo()
      case "account": robot.app.send(.tab(step))
      case "filter": robot.select(step, of: "more")
      case "1": robot.select(step)
      case _ where step.hasPrefix("app:"): robot.app.enterLink(step)
      default: robot.tap(step)
      }
      await robot.app.settle()
    }
    #expect(robot.title == title)
    #expect(robot.app.undo() == .refused("There is nothing to undo"))
    let redone = robot.app.redo()
    #expect(redone == .done || redone == .refused("There is nothing to redo"))
    #expect(["Posts", "Account", "Menu"].contains(robot.title))
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
