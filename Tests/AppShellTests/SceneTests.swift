import LiveServices
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing
import TextUI

@testable import AppShell

@Suite("The scene of the app", .tags(.screens))
@MainActor
struct SceneTests {
  @Test("Pushing adds one page, and the page below keeps its typed text")
  func pushKeepsInput() throws {
    let robot = try AppRobot()
    robot.app.enterLink("app://onboarding/profile")
    robot.type("Name", "Ada")
    let below = robot.page
    robot.app.enterLink("app://onboarding/profile/password")
    #expect(robot.depth == 2)
    #expect(robot.app.scene.root.backTitle == "Who you are")
    robot.back()
    #expect(robot.page == below)
  }

  @Test("The tab bar identifies every tab by the name used in links")
  func tabBar() async throws {
    let robot = try await AppRobot.signedIn()
    #expect(
      robot.app.scene.root.tabs
        == TabBar(
          tabs: [.init(id: "posts", title: "Posts"), .init(id: "account", title: "Account")], selected: "posts"))
    #expect(robot.app.send(.tab("nowhere")) == .refused("There is no tab “nowhere”"))
  }

  @Test("A post that is published in one tab counts in the badge of the other, also after a restart", .tags(.tabs))
  func badge() async throws {
    let robot = try await AppRobot.signedIn()
    let account = { (robot: AppRobot) in robot.app.scene.root.tabs?.tabs.last }
    #expect(account(robot) == TabBar.Tab(id: "account", title: "Account"))
    await robot.publish("Low water")
    #expect(account(robot) == TabBar.Tab(id: "account", title: "Account", badge: "1"))
    await robot.publish("High water")
    #expect(account(robot)?.badge == "2")
    let restarted = try robot.restarted()
    await restarted.app.settle()
    #expect(account(restarted)?.badge == "2")
  }

  @Test(
    "An intent for a page that has closed is refused",
    arguments: [
      SceneIntent.back(.init("1.1")), .close(.init("1.1")), .activate(.init("1.1"), action: "Menu"),
      .select(.init("1.1"), list: "list", row: "7"), .edit(.init("1.1"), field: "Name", text: "x"),
    ])
  func stale(intent: SceneIntent) async throws {
    let robot = try await AppRobot.signedIn()
    let tree = robot.app.tree
    #expect(robot.app.send(intent) == .refused("That screen isn't visible any more"))
    #expect(robot.app.tree == tree)
  }

  @Test("A toast disappears with the next intent")
  func toast() async throws {
    let robot = try await AppRobot.signedIn()
    robot.back()
    #expect(robot.app.scene.toast != nil)
    robot.app.send(.tab("account"))
    #expect(robot.app.scene.toast == nil)
  }

  @Test("The link bar can suggest every route of every module")
  func places() throws {
    let robot = try AppRobot()
    #expect(robot.app.places == AppMap.ofApp.modules.flatMap { $0.routes.filter(\.isPlace).map(\.link) })
    #expect(Set(["app://loggedOut/help", "app://loggedIn/posts/*"]).isSubset(of: robot.app.places))
    #expect(ScriptRecorder(of: robot.app) { _ in }.places == robot.app.places)
  }
}
