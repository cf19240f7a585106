import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("A feature that runs alone", .tags(.navigation))
@MainActor
struct OneFeatureTests {
  @Test(
    "A feature runs alone, and links to other features are refused",
    arguments: [
      ("onboarding", "Welcome"), ("loggedOut", "Log in"), ("LoggedIn", "Posts"), ("authors", "Authors"),
    ])
  func alone(module: String, title: String) throws {
    let robot = try AppRobot(only: module)
    #expect(robot.title == title)
    for other in ["onboarding", "loggedOut", "loggedIn"] where other.lowercased() != module.lowercased() {
      guard case .refused(let reason) = robot.app.enterLink("app://\(other)") else {
        Issue.record("\(other) was opened")
        continue
      }
      #expect(reason.hasPrefix("No module is called that"))
    }
  }

  @Test("A feature that runs alone opens its own links, also the log-in, although a user is signed in")
  func ownLink() throws {
    let robot = try AppRobot(only: "loggedOut")
    #expect(robot.app.enterLink("app://loggedOut/help") == .done)
    #expect(robot.title == "Help")
  }

  @Test("A feature that would hand over to another feature restarts and shows a notice")
  func ending() async throws {
    let robot = try AppRobot(only: "onboarding")
    robot.fillInOnboarding()
    let page = robot.page.id
    robot.tap("Create account")
    await robot.app.settle()
    #expect(robot.title == "Welcome")
    #expect(robot.page.id != page)
    #expect(robot.app.scene.toast == "The app would go on with “loggedIn”, which is not part of this run")
  }

  @Test("A feature that runs alone says why a button leads nowhere, and why a log-out shows no log-in")
  func leadingElsewhere() throws {
    let robot = try AppRobot(only: "loggedIn")
    robot.app.send(.tab("account"))
    robot.tap("Start onboarding again")
    robot.tap("Start")
    #expect(robot.title == "Start onboarding again?")
    #expect(robot.app.scene.toast == "“onboarding” is not part of this run")
    robot.tap("Stay")
    robot.tap("Log out")
    robot.tap("Log out")
    #expect(robot.title == "Posts")
    #expect(robot.app.scene.toast == "The app would go on with “loggedOut”, which is not part of this run")
  }

  @Test("An unknown module is refused with the names of the known ones")
  func unknown() {
    #expect(throws: ModuleProblem.noSuchModule("nowhere", known: ["onboarding", "loggedOut", "loggedIn", "authors"])) {
      try AppRobot(only: "nowhere")
    }
  }
}
