import Links
import Routing
import ScreenKit
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Unavailable and gated places", .tags(.links, .gates))
@MainActor
struct AvailabilityTests {
  private static let reason = "The shop is closed today"

  private final class Switch {
    var isOn = true
  }

  private let shop = Switch()

  /// Starts the app with an added module that a switch makes unavailable, and logs Ada in.
  private func robot(_ placement: Placement) async throws -> AppRobot {
    let gate = Gate("shop open")
    let robot = try AppRobot(
      features: [.template(placement, requires: gate)],
      gates: [gate: { [shop] in shop.isOn ? .open : .closed(Self.reason) }])
    await robot.logIn()
    return robot
  }

  @Test("The link bar suggests only available places")
  func places() async throws {
    let robot = try await robot(.sheet)
    let all = robot.app.places
    #expect(all.contains("app://template/items/*"))
    shop.isOn = false
    #expect(robot.app.places == all.filter { !$0.hasPrefix("app://template/") })
  }

  @Test("The tab bar shows only available tabs and keeps the selected one, and a link to another is refused")
  func tabs() async throws {
    let robot = try await robot(.addedTab)
    #expect(robot.app.scene.root.tabs?.tabs.map(\.title) == ["Posts", "Account", "Template"])
    shop.isOn = false
    #expect(robot.app.scene.root.tabs?.tabs.map(\.title) == ["Posts", "Account"])
    #expect(robot.app.send(.tab("template")) == .refused(Self.reason))
    #expect(robot.app.enterLink("app://template/items/2") == .refused(Self.reason))
    shop.isOn = true
    robot.app.enterLink("app://template/items/2/help")
    shop.isOn = false
    #expect(robot.app.scene.root.tabs?.selected == "template")
    #expect(robot.app.scene.root.tabs?.tabs.map(\.title) == ["Posts", "Account", "Template"])
    #expect(robot.title == "Help")
    robot.app.send(.tab("posts"))
    #expect(robot.app.scene.root.tabs?.tabs.map(\.title) == ["Posts", "Account"])
  }

  @Test(
    "Each offered place opens, before and after the log-in, and signing up is offered only before",
    arguments: [false, true])
  func offeredPlacesOpen(isLoggedIn: Bool) async throws {
    let robot = try AppRobot()
    if isLoggedIn { await robot.logIn() }
    let places = robot.app.openablePlaces
    #expect(places.contains("app://loggedOut/log-in") == !isLoggedIn)
    #expect(places.contains("app://onboarding/welcome") == !isLoggedIn)
    #expect(places.contains("app://loggedIn/posts/*") == isLoggedIn)
    #expect(robot.app.places.contains("app://onboarding/welcome"), "a typed link still opens it")
    for place in places {
      let robot = try AppRobot()
      if isLoggedIn { await robot.logIn() }
      let outcome = robot.app.open(place.replacing("*", with: "1"))
      #expect(outcome.isOpen, "\(place): \(outcome)")
    }
  }

  @Test("A session that ends hides a gated screen of an open module until the log-in", arguments: Placement.ofModules)
  func gatedScreen(placement: Placement) async throws {
    let robot = try await AppRobot.signedIn(features: [.notebook(placement)])
    #expect(robot.app.enterLink("app://notebook/safe") == .done)
    let tree = robot.app.tree
    try robot.letSessionEnd()
    #expect(robot.back() == .refused("Your session has ended; log in again"))
    #expect(robot.title == "Log in")
    #expect(!robot.app.tree.contains("safe"))
    await robot.logIn()
    #expect(robot.app.tree == tree)
  }
}
