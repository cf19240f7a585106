import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("A root that interrupts another", .tags(.navigation))
@MainActor
struct InterruptionTests {
  @Test(
    "Canceling onboarding restores everything that was open before, as one step",
    arguments: [
      "app://loggedIn/posts/1?then=authors%2F1%20loggedIn%2Fposts%2F2", "app://loggedIn/posts/1/share/1",
      "app://loggedIn/account",
    ])
  func cancelled(link: String) async throws {
    let robot = try await AppRobot.signedIn()
    robot.app.enterLink("app://loggedIn/posts/7")
    robot.app.enterLink(link)
    let (tree, place) = (robot.app.tree, robot.app.link)
    robot.app.enterLink("app://onboarding/profile")
    let steps = robot.app.events.count
    robot.tap("Cancel")
    #expect(robot.app.tree == tree)
    #expect(robot.app.link == place)
    #expect(robot.app.events.count == steps + 1)
    #expect(robot.app.scene.toast == nil)
  }

  @Test("Finishing an added root restores what was open before, even after a second interruption")
  func added() async throws {
    let robot = try await AppRobot.signedIn(features: [.template(.root)])
    robot.app.enterLink("app://loggedIn/posts/7")
    robot.app.enterLink("app://onboarding")
    robot.app.enterLink("app://template/items/2")
    robot.back()
    robot.tap("Done")
    #expect(robot.app.link == "app://loggedIn/posts/7")
  }

  @Test("Signing up with another account never restores what was open before")
  func signedUp() async throws {
    let robot = try await AppRobot.signedIn()
    robot.app.enterLink("app://loggedIn/posts/7")
    robot.app.enterLink("app://onboarding")
    robot.fillInOnboarding()
    robot.tap("Create account")
    await robot.app.settle()
    #expect(robot.app.link == "app://loggedIn/posts")
    #expect(robot.app.sessionNavigation.interruption.interrupted == nil)
  }

  @Test("A session that ends during onboarding leads to the log-in, which then restores what was open before")
  func sessionOver() async throws {
    let robot = try await AppRobot.signedIn()
    robot.app.enterLink("app://loggedIn/posts/7")
    robot.app.enterLink("app://onboarding")
    try robot.letSessionEnd()
    #expect(robot.tap("Cancel") == .refused("Your session has ended; log in again"))
    #expect(robot.title == "Welcome")
    robot.tap("Cancel")
    #expect(robot.title == "Log in")
    #expect(!robot.app.tree.contains("posts"))
    #expect(robot.app.scene.toast == nil)
    #expect(robot.storage["record.unreadable"] == nil)
    await robot.logIn()
    #expect(robot.app.link == "app://loggedIn/posts/7")
  }
}
