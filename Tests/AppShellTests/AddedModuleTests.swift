import AppRouting
import Routing
import ScreenKit
import Services
import ServicesTesting
import Template
import TestTopics
import Testing

@testable import AppShell

extension TemplateCoordinator: FeatureCoordinator {}

extension Feature {
  /// The template, added to the app.
  static func template(_ placement: Placement) -> Feature {
    Feature(placement, TemplateCoordinator.module) { TemplateCoordinator(ended: $1) }
  }
}

@Suite("A module beside the three roots", .tags(.navigation))
@MainActor
struct AddedModuleTests {
  @Test("Every module of the app opens by its link")
  func all() async throws {
    let pilot = try await AppPilot.signedIn(features: Feature.all)
    for feature in Feature.all {
      #expect(pilot.app.open(link: "app://\(feature.module.name)") == .done)
      #expect(pilot.app.link.hasPrefix("app://\(feature.module.name)/"))
    }
  }

  @Test("A root of its own takes the place of the one that is shown; done leads to where one belongs")
  func root() async throws {
    for isSignedIn in [false, true] {
      let pilot = try AppPilot(features: [.template(.root)])
      if isSignedIn { await pilot.logIn() }
      pilot.app.open(link: "app://template/items/2")
      await pilot.app.settle()
      #expect(pilot.title == "Lamp")
      #expect(pilot.app.scene.modals.isEmpty)
      pilot.back()
      #expect(pilot.title == "Template")
      pilot.tap("Done")
      #expect(pilot.title == (isSignedIn ? "Posts" : "Log in"))
    }
  }

  @Test("A sheet lies over the root that is shown, whichever that is, and closing it finds the root as it was")
  func sheet() async throws {
    for isSignedIn in [false, true] {
      let pilot = try AppPilot(features: [.template(.sheet)])
      if isSignedIn { await pilot.logIn() } else { pilot.type("Name", "Ada") }
      let below = pilot.page
      for close in [{ pilot.tap("Done") }, { pilot.back() }, { pilot.app.send(.close(pilot.page.id)) }] {
        pilot.app.open(link: "app://template")
        #expect(pilot.app.scene.root.page == below)
        #expect(pilot.app.scene.modals.map(\.style) == [.sheet])
        #expect(pilot.page.id != below.id)
        #expect(close() == .done)
        #expect(pilot.page == below)
      }
    }
  }

  @Test("A sheet has a stack and sheets of its own, and goes back through them before it closes")
  func insideSheet() async throws {
    let pilot = try await AppPilot.signedIn(features: [.template(.sheet)])
    pilot.app.open(link: "app://template/items/2/help")
    await pilot.app.settle()
    #expect(pilot.app.scene.modals.map(\.page.screen.title) == ["Lamp", "Help"])
    for title in ["Lamp", "Template", "Posts"] {
      #expect(pilot.back() == .done)
      #expect(pilot.title == title)
    }
    #expect(pilot.back() == .refused("This is the first screen: there is nothing to go back to"))
  }

  @Test("A link to the root below closes the sheet")
  func linkBelow() async throws {
    let pilot = try await AppPilot.signedIn(features: [.template(.sheet)])
    pilot.app.open(link: "app://template")
    #expect(pilot.app.open(link: "app://loggedIn/posts/7") == .done)
    await pilot.app.settle()
    #expect(pilot.app.scene.modals.isEmpty)
    #expect(pilot.app.link == "app://loggedIn/posts/7")
  }

  @Test("A tab stands beside those of the logged-in area, and each keeps its place")
  func tab() async throws {
    let pilot = try await AppPilot.signedIn(features: [.template(.tab)])
    pilot.select("7")
    await pilot.app.settle()
    let post = pilot.page
    #expect(pilot.app.scene.root.tabs?.tabs.map(\.title) == ["Posts", "Account", "Template"])
    #expect(pilot.app.send(.tab("template")) == .done)
    await pilot.app.settle()
    pilot.select("2")
    await pilot.app.settle()
    #expect(pilot.title == "Lamp")
    #expect(pilot.app.scene.root.tabs?.selected == "template")
    #expect(pilot.app.send(.tab("posts")) == .done)
    #expect(pilot.page == post)
    #expect(pilot.app.scene.root.tabs?.selected == "posts")
    #expect(pilot.app.open(link: "app://template") == .done)
    #expect(pilot.app.send(.tab("account")) == .done)
    #expect(pilot.title == "Account")
    #expect(pilot.app.send(.tab("nowhere")) == .refused("There is no tab “nowhere”"))
  }

  @Test("Choosing the added tab again goes to its root; done goes to the first tab")
  func tabAgain() async throws {
    let pilot = try await AppPilot.signedIn(features: [.template(.tab)])
    pilot.app.open(link: "app://template/items/2")
    #expect(pilot.app.send(.tab("template")) == .done)
    #expect(pilot.title == "Template")
    pilot.tap("Done")
    #expect(pilot.title == "Posts")
  }

  @Test(
    "The next start shows the saved place at once, with all that lies below",
    arguments: [Feature.Placement.root, .sheet, .tab],
    ["app://template", "app://template/items/2/help"])
  func restart(placement: Feature.Placement, link: String) async throws {
    let first = try await AppPilot.signedIn(features: [.template(placement)])
    first.app.open(link: "app://loggedIn/posts/7")
    first.app.open(link: link)
    await first.app.settle()
    let second = try AppPilot(first.storage, features: [.template(placement)])
    #expect(second.app.tree == first.app.tree)
    #expect(try second.app.json() == first.app.json())
    #expect(second.app.link == first.app.link)
    #expect(second.app.scene.toast == nil)
    await second.app.settle()
    #expect(second.title == first.title)
    #expect(second.app.tree.contains("app://loggedIn/posts/7") == (placement != .root))
  }

  @Test("A saved place of a module that is gone costs that module only")
  func removed() async throws {
    let first = try await AppPilot.signedIn(features: [.template(.sheet)])
    first.app.open(link: "app://loggedIn/posts/7")
    first.app.open(link: "app://template")
    await first.app.settle()
    let second = try AppPilot(first.storage)
    #expect(second.app.link == "app://loggedIn/posts/7")
    #expect(
      second.app.scene.toast
        == "Part of what was open can't be opened again (no module is called “template”); "
        + "it is kept as place.unreadable")
  }

  @Test("A draft below is asked about before another root takes its place")
  func draft() async throws {
    let pilot = try await AppPilot.signedIn(features: [.template(.root)])
    pilot.tap("Write")
    pilot.type("Title", "Buoys")
    pilot.app.open(link: "app://template")
    #expect(pilot.app.scene.active.style == .alert)
    pilot.tap("Discard")
    #expect(pilot.title == "Template")
  }

  @Test("A draft in a hidden tab stays, and asks over the visible one when the app is left")
  func hiddenDraft() async throws {
    let pilot = try await AppPilot.signedIn(features: [.template(.tab)])
    pilot.tap("Write")
    pilot.type("Title", "Buoys")
    pilot.app.open(link: "app://template")
    let template = pilot.page
    #expect(pilot.title == "Template")
    #expect(pilot.app.send(.quit) == .done)
    #expect(!pilot.app.isOver)
    #expect(pilot.app.scene.active.style == .alert)
    pilot.tap("Keep writing")
    #expect(pilot.page == template)
  }

  @Test("It runs alone wherever it is shown in the whole app", arguments: [Feature.Placement.root, .sheet, .tab])
  func alone(placement: Feature.Placement) throws {
    let pilot = try AppPilot(features: [.template(placement)], only: "template")
    #expect(pilot.title == "Template")
    #expect(pilot.app.scene.modals.isEmpty)
    let page = pilot.page.id
    pilot.tap("Done")
    #expect(pilot.title == "Template")
    #expect(pilot.page.id != page)
  }

  @Test("Closing frees what was open")
  func freed() async throws {
    let pilot = try await AppPilot.signedIn(features: [.template(.sheet)])
    pilot.app.open(link: "app://template/items/2")
    let flow = Weak(object: pilot.app.flow)
    pilot.app.send(.close(pilot.page.id))
    pilot.back()
    await pilot.app.settle()
    #expect(flow.object == nil)
  }
}
