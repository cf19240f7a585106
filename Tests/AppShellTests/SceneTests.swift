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
  @Test("Pushing adds one page, and the page below keeps what was typed")
  func pushKeepsInput() throws {
    let pilot = try AppPilot()
    pilot.app.open(link: "app://onboarding/profile")
    pilot.type("Name", "Ada")
    let below = pilot.page
    pilot.app.open(link: "app://onboarding/profile/password")
    #expect(pilot.depth == 2)
    #expect(pilot.app.scene.root.backTitle == "Who you are")
    pilot.back()
    #expect(pilot.page == below)
  }

  @Test("Tabs keep their page over switches, and back acts on the visible tab only")
  func tabs() async throws {
    let pilot = try await AppPilot.signedIn()
    pilot.select("7")
    await pilot.app.settle()
    let details = pilot.page
    pilot.app.send(.tab("account"))
    #expect(pilot.app.scene.root.tabs?.selected == "account")
    #expect(pilot.back() == .refused("This is the first screen: there is nothing to go back to"))
    pilot.app.send(.tab("posts"))
    #expect(pilot.page == details)
  }

  @Test("The tab bar names every tab as links do")
  func tabBar() async throws {
    let pilot = try await AppPilot.signedIn()
    #expect(
      pilot.app.scene.root.tabs
        == TabBar(
          tabs: [.init(id: "posts", title: "Posts"), .init(id: "account", title: "Account")], selected: "posts"))
    #expect(pilot.app.send(.tab("nowhere")) == .refused("There is no tab “nowhere”"))
  }

  @Test("A sheet lies over its presenter, which stays as it was")
  func sheet() async throws {
    let pilot = try await AppPilot.signedIn()
    pilot.select("7")
    await pilot.app.settle()
    let root = pilot.app.scene.root
    pilot.tap("Share")
    await pilot.app.settle()
    #expect(pilot.app.scene.root == root)
    #expect(pilot.app.scene.modals.map(\.style) == [.sheet])
    pilot.app.send(.close(pilot.page.id))
    #expect(pilot.app.scene == Scene(root: root))
  }

  @Test(
    "Going back and closing give the same scene by key, by script and by call",
    arguments: [("app://loggedIn/posts/7", "back"), ("app://loggedIn/posts/7/share/7", "close")])
  func sameWays(link: String, way: String) async throws {
    var scenes: [Scene] = []
    for script in ["key escape", way, nil] {
      let pilot = try await AppPilot.signedIn()
      pilot.app.open(link: link)
      await pilot.app.settle()
      if let script {
        try await ScriptPlayer(source: pilot.app) { _ in }.play(try Script(parsing: script, name: "way"))
      } else {
        pilot.app.send(way == "back" ? .back(pilot.page.id) : .close(pilot.page.id))
      }
      await pilot.app.settle()
      scenes.append(pilot.app.scene)
    }
    #expect(scenes[0] == scenes[1])
    #expect(scenes[1] == scenes[2])
    #expect(scenes[0].root.page.screen.title == (way == "back" ? "Posts" : "Post"))
  }

  @Test(
    "What was meant for a page that has gone is refused",
    arguments: [
      SceneIntent.back(.init("1.1")), .close(.init("1.1")), .activate(.init("1.1"), action: "Menu"),
      .select(.init("1.1"), list: "list", row: "7"), .edit(.init("1.1"), field: "Name", text: "x"),
    ])
  func stale(intent: SceneIntent) async throws {
    let pilot = try await AppPilot.signedIn()
    let tree = pilot.app.tree
    #expect(pilot.app.send(intent) == .refused("That screen has been left already"))
    #expect(pilot.app.tree == tree)
  }

  @Test("A double press opens one page, and a double back leaves one")
  func doublePress() async throws {
    let pilot = try await AppPilot.signedIn()
    let account = { pilot.app.scene.active.page.id }
    pilot.app.send(.tab("account"))
    let page = account()
    #expect(pilot.app.send(.activate(page, action: "Log out")) == .done)
    #expect(pilot.app.send(.activate(page, action: "Log out")) == .refused("That screen has been left already"))
    pilot.tap("Stay")
    pilot.app.open(link: "app://loggedIn/posts/7/authors/1")
    let author = pilot.page.id
    #expect(pilot.app.send(.back(author)) == .done)
    #expect(pilot.app.send(.back(author)) == .refused("That screen has been left already"))
    #expect(pilot.depth == 1)
  }

  @Test("A message goes away with the next intent")
  func toast() async throws {
    let pilot = try await AppPilot.signedIn()
    pilot.back()
    #expect(pilot.app.scene.toast != nil)
    pilot.app.send(.tab("account"))
    #expect(pilot.app.scene.toast == nil)
  }

  @Test("Copying a post's link says so and hands it over")
  func copy() async throws {
    let pilot = try await AppPilot.signedIn()
    pilot.app.open(link: "app://loggedIn/posts/7/share/7")
    pilot.tap("Copy link")
    #expect(pilot.app.scene.toast == "Copied the link")
    #expect(pilot.pasteboard.last == "app://loggedIn/posts/7")
  }

  @Test("The tree shows every tab and modal with its entries as links")
  func tree() async throws {
    let pilot = try await AppPilot.signedIn()
    pilot.app.open(link: "app://loggedIn/posts/7/share/7")
    #expect(pilot.app.tree == AppPilot.treeOfShare)
  }

  @Test("Every place of every module can be offered to who types a link")
  func places() throws {
    let pilot = try AppPilot()
    #expect(pilot.app.places == AppCoordinator.map.modules.flatMap { $0.routes.filter(\.isPlace).map(\.link) })
    #expect(Set(["app://loggedOut/help", "app://loggedIn/posts/*"]).isSubset(of: pilot.app.places))
    #expect(ScriptRecorder(of: pilot.app) { _ in }.places == pilot.app.places)
  }
}
