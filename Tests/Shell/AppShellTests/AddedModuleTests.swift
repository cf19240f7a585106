import AppRouting
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("An added module", .tags(.navigation))
@MainActor
struct AddedModuleTests {
  @Test("The link of each feature that the app adds opens it")
  func all() throws {
    let app = try AppCoordinator(services: AppServices(inMemory: StubStorage()))
    app.session.begin(AccountsOfAda.ada)
    let own = AppRobot.modules.map(\.name)
    for module in app.navigator.modules.features.map(\.module.name) where !own.contains(module) {
      #expect(app.enterLink("app://\(module)") == .done)
      #expect(app.tree.contains("app://\(module)/"))
    }
  }

  @Test("A module added as a root replaces the current root, and Done returns to the root for the session")
  func root() async throws {
    for isSignedIn in [false, true] {
      let robot = try AppRobot(features: [.template(.root)])
      if isSignedIn { await robot.logIn() }
      robot.app.enterLink("app://template/items/2")
      await robot.app.settle()
      #expect(robot.title == "Lamp")
      #expect(robot.app.scene.modals.isEmpty)
      robot.back()
      #expect(robot.title == "Template")
      robot.tap("Done")
      #expect(robot.title == (isSignedIn ? "Posts" : "Log in"))
    }
  }

  @Test("Each tab keeps its stack, and Done in an added tab leads to the first tab")
  func tab() async throws {
    let robot = try await AppRobot.signedIn(features: [.template(.addedTab)])
    robot.app.enterLink("app://loggedIn/posts/7")
    let post = robot.page.id
    #expect(robot.app.send(.tab("template")) == .done)
    #expect(robot.title == "Template")
    robot.tap("Done")
    #expect(robot.page.id == post)
    #expect(robot.app.send(.tab("nowhere")) == .refused("There is no tab “nowhere”"))
  }

  @Test("A screen of an added module hides its tab bar, and going back shows it again", arguments: ["Keep", "Discard"])
  func hiddenTabBar(answer: String) async throws {
    let robot = try await AppRobot.signedIn(features: [.notebook(.addedTab)])
    robot.app.enterLink("app://notebook")
    #expect(robot.app.scene.active.tabs?.tabs.map(\.id) == ["posts", "account", "notebook"])
    robot.app.enterLink("app://notebook/note")
    #expect(robot.app.scene.active.tabs == nil)
    robot.back()
    robot.tap(answer)
    #expect((robot.app.scene.active.tabs == nil) == (answer == "Keep"))
  }

  @Test(
    "The next launch restores an added module and everything below it",
    arguments: Placement.ofModules,
    ["app://template", "app://template/items/2/help"])
  func restart(placement: Placement, link: String) async throws {
    let first = try await AppRobot.signedIn(features: [.template(placement)])
    first.app.enterLink("app://loggedIn/posts/7")
    first.app.enterLink(link)
    await first.app.settle()
    let second = try first.restarted()
    #expect(second.app.tree == first.app.tree)
    #expect(second.app.openLayers == first.app.openLayers)
    #expect(second.app.link == first.app.link)
    #expect(second.app.scene.toast == nil)
    await second.app.settle()
    #expect(second.title == first.title)
    #expect(second.app.tree.contains("app://loggedIn/posts/7") == (placement != .root))
  }

  @Test("Logging in under a sheet keeps the sheet open")
  func logInUnderSheet() async throws {
    let robot = try AppRobot(features: [.template(.sheet)])
    robot.app.enterLink("app://template/items/2")
    let page = robot.page.id
    robot.app.session.begin(AccountsOfAda.ada)
    #expect(robot.page.id == page)
    #expect(robot.app.navigator.root == "loggedIn")
  }
}
