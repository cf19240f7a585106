import Routing
import ScreenKit
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell
@testable import Terminal

@Suite("The sidebar", .tags(.screens))
@MainActor
struct SplitTests {
  private func signedIn(at link: String) async throws -> (robot: AppRobot, list: Page.ID) {
    let robot = try await AppRobot.signedIn()
    let list = robot.page.id
    robot.app.enterLink(link)
    await robot.app.settle()
    return (robot, list)
  }

  private func select(_ row: String, in list: Page.ID, _ robot: AppRobot) -> Reply {
    robot.app.send(.select(list, list: "list", row: row))
  }

  @Test("The scene has a sidebar only while the list is the root of the visible stack")
  func sidebar() async throws {
    let (robot, list) = try await signedIn(at: "app://loggedIn/posts/7?then=authors%2F1")
    #expect(robot.app.scene.root.sidebar?.id == list)
    #expect(robot.app.scene.root.sidebar?.screen.title == "Posts")
    robot.back()
    robot.back()
    #expect(robot.app.scene.root.sidebar == robot.page, "while nothing is chosen it is the visible page")
    robot.app.send(.tab("account"))
    #expect(robot.app.scene.root.sidebar == nil)
  }

  @Test(
    "Selecting another row replaces the pages beside the list, as one change",
    arguments: ["posts/7", "posts/7?then=authors%2F1"])
  func replace(link: String) async throws {
    let (robot, list) = try await signedIn(at: "app://loggedIn/\(link)")
    let events = robot.app.events.count
    #expect(select("9", in: list, robot) == .done)
    #expect(robot.app.link == "app://loggedIn/posts/9")
    #expect(robot.depth == 1)
    #expect(robot.app.events.count == events + 1)
    #expect(robot.app.scene.root.sidebar?.id == list, "the list is the same visit")
    robot.back()
    #expect(robot.page.id == list)
  }

  @Test("Selecting the open row doesn't open it again, and goes back to it from a deeper page")
  func same() async throws {
    let (robot, list) = try await signedIn(at: "app://loggedIn/posts/7")
    let details = robot.page.id
    let events = robot.app.events.count
    #expect(select("7", in: list, robot) == .done)
    #expect(robot.app.events.count == events)
    robot.app.enterLink("app://loggedIn/posts/7?then=authors%2F1")
    #expect(select("7", in: list, robot) == .done)
    #expect(robot.page.id == details)
  }

  @Test("A page under a modal, in a hidden tab or below another refuses intents; only the top page goes back")
  func stale() async throws {
    let (robot, list) = try await signedIn(at: "app://loggedIn/posts/7/share/7")
    #expect(select("9", in: list, robot) == .refused("That screen isn't visible any more"))
    robot.app.send(.close(robot.page.id))
    #expect(robot.app.send(.back(list)) == .refused("That screen isn't visible any more"))
    robot.app.send(.tab("account"))
    #expect(select("9", in: list, robot) == .refused("That screen isn't visible any more"))
    #expect(robot.app.scene.root.tabs?.selected == "account")
    let account = robot.page.id
    robot.app.open("app://authors/3", policy: .push)
    #expect(robot.app.send(.activate(account, action: "Log out")) == .refused("That screen isn't visible any more"))
  }
}
