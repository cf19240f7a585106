import Links
import Routing
import ScreenKit
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Links of the web site", .tags(.links))
@MainActor
struct WebLinkTests {
  @Test(
    "A link of the web site opens its place",
    arguments: [
      ("https://waymark.example", "app://loggedIn/posts"), ("https://waymark.example/posts", "app://loggedIn/posts"),
      ("https://waymark.example/posts/7", "app://loggedIn/posts/7"),
      ("https://waymark.example/posts/7/", "app://loggedIn/posts/7"),
      ("https://waymark.example/posts/7?utm_source=mail&utm_campaign=may", "app://loggedIn/posts/7"),
      ("https://waymark.example/authors/3", "app://loggedIn/account?then=authors%2F3"),
      ("https://waymark.example/loggedIn/share/7", "app://loggedIn/posts/share/7"),
    ])
  func opened(_ text: String, _ link: String) async throws {
    let robot = try await AppRobot.signedIn()
    robot.app.send(.tab("account"))
    #expect(robot.app.enterLink(text) == .done)
    #expect(robot.app.link == link)
  }

  @Test(
    "A web link that the policy doesn't allow is refused with the reason, and changes nothing",
    arguments: [
      (
        "https://other.example/posts/7",
        "A web link of the app begins with “https://waymark.example” (link “other.example”, byte 8)"
      ),
      ("https://waymark.example/prices", "No module is called that (module “prices”, byte 24)"),
      ("https://waymark.example/posts/7?page=2", "The link has no use for this parameter (key “page”, byte 32)"),
      ("https://waymark.example/posts/7?token=hunter2", "A link holds no secret (key “token”, byte 32)"),
    ])
  func refused(_ text: String, _ reason: String) async throws {
    let robot = try await AppRobot.signedIn()
    let tree = robot.app.tree
    #expect(robot.app.enterLink(text) == .refused(reason))
    #expect(robot.app.scene.toast == reason)
    #expect(robot.app.tree == tree)
  }
}
