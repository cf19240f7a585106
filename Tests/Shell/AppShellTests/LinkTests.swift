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
  @Test(
    "A refused link changes nothing, and the error names the faulty part",
    arguments: [
      ("app://loggedIn/post", "segment “post”, byte 15"), ("app://loggedIn/posts/7?tab=home", "value “home”, byte 27"),
      ("app://nowhere", "module “nowhere”, byte 6"), ("app://loggedIn/posts/%4", "escape “%4”, byte 21"),
    ])
  func refused(link: String, part: String) async throws {
    let robot = try await AppRobot.signedIn()
    robot.app.enterLink("app://loggedIn/posts/3/authors/1")
    let (tree, page) = (robot.app.tree, robot.page.id)
    guard case .refused(let reason) = robot.app.enterLink(link) else {
      Issue.record("\(link) was taken")
      return
    }
    #expect(reason.contains(part))
    #expect(robot.app.scene.toast == reason)
    #expect(robot.app.tree == tree)
    #expect(robot.page.id == page)
  }

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

  @Test("While signed in, a link to the log-in is refused")
  func loggedOutLink() async throws {
    let robot = try await AppRobot.signedIn()
    #expect(robot.app.enterLink("app://loggedOut") == .refused("You are signed in already"))
    #expect(robot.title == "Posts")
  }
}
