import Links
import Routing
import ScreenKit
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Pages of several modules on one stack", .tags(.navigation))
@MainActor
struct PageTests {
  @Test("Posts and authors open each other four levels deep, and are restored")
  func fourLevels() async throws {
    let robot = try await AppRobot.signedIn()
    await openFourLevels(robot)
    let tree = """
      tab (selected)
        app://loggedIn/posts
        app://loggedIn/posts/7
        app://authors/1
        app://loggedIn/posts/2
        app://authors/1
      tab
        app://loggedIn/account
      """
    #expect(robot.app.tree == tree)
    #expect(robot.app.link == "app://loggedIn/posts/7?then=authors%2F1%20loggedIn%2Fposts%2F2%20authors%2F1")
    #expect(robot.app.scene.active.depth == 4)
    #expect(robot.app.scene.active.backTitle == "Post")
    let names = robot.app.scene.active.breadcrumbs
    #expect(names == ["Posts", "7", names[4], "2", names[4]] && names[4] != "Author", "the author by the first name")
    await robot.app.settle()
    #expect(try robot.restarted().app.tree == tree)
  }

  @Test("A link to a route that moved to another module still opens it")
  func formerPart() async throws {
    let robot = try await AppRobot.signedIn()
    #expect(robot.app.enterLink("app://loggedIn/authors/1") == .done)
    #expect(robot.app.link == "app://loggedIn/posts?then=authors%2F1")
    guard case .refused = robot.app.enterLink("app://loggedIn/authors/none") else {
      Issue.record("An author needs a number")
      return
    }
  }

  /// Opens a post, its author, another post of that author, and the author again.
  private func openFourLevels(_ robot: AppRobot) async {
    robot.app.enterLink("app://loggedIn/posts/7")
    for _ in 1...2 {
      await robot.app.settle()
      robot.select("1", of: "author")
      await robot.app.settle()
      if robot.depth < 4 { robot.select("2", of: "list") }
    }
    await robot.app.settle()
  }
}
