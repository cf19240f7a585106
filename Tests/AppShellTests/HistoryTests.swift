import AppRouting
import FlowScenes
import Links
import RandomTesting
import Routing
import ScreenKit
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("The history of the app", .tags(.navigation))
@MainActor
struct HistoryTests {
  private func lines(_ robot: AppRobot) -> [String] {
    robot.app.events.map { "\($0.number) \($0.cause) \($0.link)\($0.isReachable ? "" : " ✗")" }
  }

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
      lines(robot) == [
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

  @Test(
    "A change of page adds a step, every step changes what is open, and the numbers have no gaps",
    .tags(.random), arguments: RandomRound.rounds(1))
  func agreement(_ round: RandomRound) async throws {
    let user = try RandomUser(round)
    var newest = 0
    for _ in 1...100 {
      let (before, tree) = (user.app.scene.active.page.id, user.app.tree)
      await user.act()
      let isElsewhere = user.app.scene.active.page.id != before
      let last = try #require(user.app.front.history.steps.last)
      if isElsewhere { try #require(last.number > newest) }
      // Several steps may end on the page where they began, as when work finishes.
      // A single step may change only a hidden tab, as undo does, but it has to change something.
      if last.number == newest + 1 { try #require(isElsewhere || user.app.tree != tree) }
      newest = last.number
      try #require(last.isConfirmation || last.link.description == user.app.link)
    }
    let events = user.app.events
    #expect(events.map(\.number) == Array(max(0, newest - 99)...newest))
    #expect(!"\(events)".contains("correct horse"))
  }

  @Test("No step contains typed text")
  func typed() async throws {
    let robot = try AppRobot()
    robot.type("Name", "canary")
    robot.typeSecret("Password", "canary")
    robot.tap("Log in")
    await robot.app.settle()
    robot.app.open("app://loggedOut/help?password=canary")
    robot.app.open("app://onboarding/profile")
    robot.type("Email", "canary@example.com")
    robot.app.open("app://onboarding/profile/password")
    #expect(robot.app.events.count == 3)
    #expect(!"\(robot.app.events)".contains("canary"))
  }

  @Test("Undoing to a step restores what was open then, as a new step")
  func undo() async throws {
    let robot = try await AppRobot.signedIn()
    var trees = ["", robot.app.tree]
    for link in ["posts/7", "posts/7/authors/1", "posts/7/share/7", "account", "menu/about", "account/log-out"] {
      robot.app.open("app://loggedIn/\(link)")
      trees.append(robot.app.tree)
    }
    for number in trees.indices.dropFirst().reversed() {
      #expect(robot.app.undo(to: number) == .done)
      #expect(robot.app.tree == trees[number])
    }
    #expect(robot.app.events.last?.number == trees.count - 1 + 6, "the step that was open already is none")
    #expect(robot.app.undo(to: 99) == .refused("Step 99 is not kept"))
    #expect(robot.app.scene.toast == "Step 99 is not kept")
    #expect(robot.app.tree == trees[1])
  }

  @Test("Undoing passes no closed gate and restores no screen of another account")
  func gate() async throws {
    let robot = try await AppRobot.signedIn()
    robot.app.open("app://loggedIn/account/log-out")
    robot.tap("Log out")
    let tree = robot.app.tree
    #expect(robot.app.undo(to: 1) == .refused("Step 1 is forgotten"))
    #expect(robot.app.tree == tree)
    #expect(robot.app.events.dropLast().allSatisfy { ["app://loggedIn", "app://loggedOut"].contains($0.link) })
    robot.app.open("app://onboarding")
    robot.fillInOnboarding()
    robot.app.send(.back(robot.page.id))
    robot.type("Name", "Grace")
    robot.tap("Next")
    robot.typeSecret("Password", "correct horse")
    robot.typeSecret("Repeat password", "correct horse")
    robot.tap("Create account")
    await robot.app.settle()
    #expect(robot.title == "Posts")
    #expect(robot.app.undo(to: 1) == .refused("Step 1 is forgotten"))
    #expect(robot.app.undo(to: 0) == .refused("Step 0 is forgotten"))
  }
}
