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

  @Test("A badge ends with its tab, because it belongs to the screen at the root", .tags(.tabs))
  func badgeOfClosedTab() async throws {
    let robot = try await AppRobot.signedIn()
    await robot.publish("Low water")
    robot.app.send(.tab("account"))
    robot.tap("Log out")
    robot.tap("Log out")
    #expect(robot.app.scene.root.tabs == nil)
    await robot.logIn(settling: false)
    #expect(robot.app.scene.root.tabs?.tabs.contains { $0.badge != nil } != true, "nothing is left of the earlier tab")
    await robot.app.settle()
    #expect(robot.app.scene.root.tabs?.tabs.map(\.badge) == [nil, "1"])
  }

  @Test("A sheet opens over its presenter, which doesn't change")
  func sheet() async throws {
    let robot = try await AppRobot.signedIn()
    robot.select("7")
    await robot.app.settle()
    let root = robot.app.scene.root
    robot.tap("Share")
    await robot.app.settle()
    #expect(robot.app.scene.root == root)
    #expect(robot.app.scene.modals.map(\.style) == [.sheet])
    robot.app.send(.close(robot.page.id))
    #expect(robot.app.scene == Scene(root: root))
  }

  @Test(
    "Going back and closing give the same scene from a key, a script and a call",
    arguments: [("app://loggedIn/posts/7", "back"), ("app://loggedIn/posts/7/share/7", "close")])
  func sameWays(link: String, way: String) async throws {
    var scenes: [Scene] = []
    for script in ["key escape", way, nil] {
      let robot = try await AppRobot.signedIn()
      robot.app.enterLink(link)
      await robot.app.settle()
      if let script {
        try await ScriptPlayer(source: robot.app) { _ in }.play(try Script(parsing: script, name: "way"))
      } else {
        robot.app.send(way == "back" ? .back(robot.page.id) : .close(robot.page.id))
      }
      await robot.app.settle()
      scenes.append(robot.app.scene)
    }
    #expect(scenes[0] == scenes[1])
    #expect(scenes[1] == scenes[2])
    #expect(scenes[0].root.page.screen.title == (way == "back" ? "Posts" : "Post"))
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

  @Test("A double press opens one page, and a double back closes one")
  func doublePress() async throws {
    let robot = try await AppRobot.signedIn()
    let account = { robot.app.scene.active.page.id }
    robot.app.send(.tab("account"))
    let page = account()
    #expect(robot.app.send(.activate(page, action: "Log out")) == .done)
    #expect(robot.app.send(.activate(page, action: "Log out")) == .refused("That screen isn't visible any more"))
    robot.tap("Stay")
    robot.app.enterLink("app://loggedIn/posts/7/authors/1")
    let author = robot.page.id
    #expect(robot.app.send(.back(author)) == .done)
    #expect(robot.app.send(.back(author)) == .refused("That screen isn't visible any more"))
    #expect(robot.depth == 1)
  }

  @Test("A toast disappears with the next intent")
  func toast() async throws {
    let robot = try await AppRobot.signedIn()
    robot.back()
    #expect(robot.app.scene.toast != nil)
    robot.app.send(.tab("account"))
    #expect(robot.app.scene.toast == nil)
  }

  @Test("Copying a post's link shows a toast and writes to the pasteboard")
  func copy() async throws {
    let robot = try await AppRobot.signedIn()
    robot.app.enterLink("app://loggedIn/posts/7/share/7")
    robot.tap("Copy link")
    #expect(robot.app.scene.toast == "Copied the link")
    #expect(robot.pasteboard.last == "app://loggedIn/posts/7")
  }

  @Test("The tree shows every tab and modal with its entries as links")
  func tree() async throws {
    let robot = try await AppRobot.signedIn()
    robot.app.enterLink("app://loggedIn/posts/7/share/7")
    #expect(robot.app.tree == AppRobot.treeOfShare)
  }

  @Test("The link bar can suggest every route of every module")
  func places() throws {
    let robot = try AppRobot()
    #expect(robot.app.places == AppMap.ofApp.modules.flatMap { $0.routes.filter(\.isPlace).map(\.link) })
    #expect(Set(["app://loggedOut/help", "app://loggedIn/posts/*"]).isSubset(of: robot.app.places))
    #expect(ScriptRecorder(of: robot.app) { _ in }.places == robot.app.places)
  }
}
