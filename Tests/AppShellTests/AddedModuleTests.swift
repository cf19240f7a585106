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
    let app = try KeyboardRobot(hasAddedModules: true).app
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

  @Test("An added tab appears beside the tabs of the logged-in area, and each tab keeps its stack")
  func tab() async throws {
    let robot = try await AppRobot.signedIn(features: [.template(.addedTab)])
    robot.select("7")
    await robot.app.settle()
    let post = robot.page
    #expect(robot.app.scene.root.tabs?.tabs.map(\.title) == ["Posts", "Account", "Template"])
    #expect(robot.app.send(.tab("template")) == .done)
    await robot.app.settle()
    robot.select("2")
    await robot.app.settle()
    #expect(robot.title == "Lamp")
    #expect(robot.app.scene.root.tabs?.selected == "template")
    #expect(robot.app.send(.tab("posts")) == .done)
    #expect(robot.page == post)
    #expect(robot.app.scene.root.tabs?.selected == "posts")
    #expect(robot.app.enterLink("app://template") == .done)
    #expect(robot.app.send(.tab("account")) == .done)
    #expect(robot.title == "Account")
    #expect(robot.app.send(.tab("nowhere")) == .refused("There is no tab “nowhere”"))
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
    let second = try AppRobot(first.storage, features: [.template(placement)])
    #expect(second.app.tree == first.app.tree)
    #expect(second.app.openLayers == first.app.openLayers)
    #expect(second.app.link == first.app.link)
    #expect(second.app.scene.toast == nil)
    await second.app.settle()
    #expect(second.title == first.title)
    #expect(second.app.tree.contains("app://loggedIn/posts/7") == (placement != .root))
  }

  @Test("A module runs alone with any placement", arguments: Placement.ofModules)
  func alone(placement: Placement) throws {
    let robot = try AppRobot(features: [.template(placement)], only: "template")
    #expect(robot.title == "Template")
    #expect(robot.app.scene.modals.isEmpty)
    let page = robot.page.id
    robot.tap("Done")
    #expect(robot.title == "Template")
    #expect(robot.page.id != page)
  }
}
