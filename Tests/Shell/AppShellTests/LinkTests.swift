import Links
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell
@testable import Terminal

@Suite("Links in the app", .tags(.links))
@MainActor
struct LinkTests {
  @Test("A link from the user clears earlier notices, and a link made in code keeps them")
  func notices() async throws {
    let robot = try await AppRobot.signedIn()
    robot.app.enterLink("app://nowhere")
    let notice = try #require(robot.app.scene.toast)
    robot.app.open("app://loggedIn/posts/7")
    #expect(robot.app.scene.toast == notice)
    robot.app.enterLink("app://loggedIn/posts/2")
    #expect(robot.app.scene.toast == nil)
  }

  @Test("A link at launch keeps the notices of the launch")
  func noticesOfLaunch() throws {
    let robot = try AppRobot(StubStorage(AppRecord(windows: [1: .init(place: "nonsense\n")])))
    robot.app.enterLink("app://loggedOut/help")
    #expect(robot.title == "Help")
    #expect(robot.app.scene.toast?.hasPrefix("What was open can't be read") == true)
  }

  @Test("While signed in, a link to the log-in is refused")
  func loggedOutLink() async throws {
    let robot = try await AppRobot.signedIn()
    #expect(robot.app.enterLink("app://loggedOut") == .refused("You are signed in already"))
    #expect(robot.title == "Posts")
  }
}
