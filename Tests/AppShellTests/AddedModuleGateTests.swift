import Foundation
import Links
import LoggedIn
import LoggedOut
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("An added module behind a gate", .tags(.gates))
@MainActor
struct AddedModuleGateTests {
  @Test(
    "A link to a module behind the log-in waits for it, whether the module is a root, a sheet or a tab",
    arguments: Placement.ofModules)
  func gate(placement: Placement) async throws {
    let robot = try AppRobot(features: [
      AddedFeature(Vault.Place.self, Vault.module, as: placement) { Vault($0, onFinish: $1.leave) }
    ])
    #expect(robot.app.open("app://vault") == .waiting(LoggedInCoordinator.signedIn))
    #expect(robot.title == "Log in")
    await robot.logIn()
    #expect(robot.title == "Vault")
    robot.tap("Done")
    #expect(robot.title == "Posts")
  }

  @Test("A tab requires the log-in even if its module declares no gate, and its link opens after logging in")
  func tabGate() async throws {
    let robot = try AppRobot(features: [.template(.addedTab)])
    #expect(robot.app.open("app://template/items/2") == .waiting(LoggedInCoordinator.signedIn))
    #expect(robot.title == "Log in")
    await robot.logIn()
    #expect(robot.app.link == "app://template/items/2")
    let template = try #require(robot.app.navigator.modules["template"])
    #expect(template.module.routes.allSatisfy { $0.gates == [LoggedInCoordinator.signedIn] })
  }

  @Test(
    "An unknown gate of a module or a route fails at startup")
  func unknownGate() {
    let problem = ModuleProblem.unknownGate(
      module: "secret", gate: Misspelt.gate, known: [LoggedInCoordinator.signedIn, LoggedOutCoordinator.signedOut])
    for links in [Misspelt.ofModule, Misspelt.ofRoute] {
      let feature = AddedFeature(Misspelt.self, Module(links), as: .sheet) { _, _ in NSObject() }
      #expect(throws: problem) { try AppRobot(features: [feature]) }
    }
    #expect(
      problem.description
        == "“secret” is behind the gate “signed-in”, which the app doesn't know; it knows: “signed in”, “signed out”")
  }

  @Test("An added tab is hidden before the log-in and after logging out")
  func tabSignedOut() async throws {
    let robot = try AppRobot(features: [.template(.addedTab)])
    #expect(robot.app.scene.root.tabs == nil)
    await robot.logIn()
    robot.app.enterLink("app://template")
    robot.app.enterLink("app://loggedIn/account/log-out")
    robot.tap("Log out")
    #expect(robot.title == "Log in")
    #expect(robot.app.scene.root.tabs == nil)
  }
}

/// A module of one screen, behind the log-in.
@MainActor
private final class Vault {
  enum Place: Routable {
    case vault

    static let links = RouteLinks<Self>(
      "vault", requires: LoggedInCoordinator.signedIn, root: .vault, routes: .route(.vault))

    var path: LinkPath { "room" }

    func screen(in coordinator: Vault, scope: Scope) -> any ViewModel {
      FixedViewModel(ScreenKit.Screen("Vault", actions: [Action("Done", true)], elements: [])) {
        [weak coordinator, entry = scope.entry] _ in
        coordinator?.leave(entry)
      }
    }
  }

  nonisolated static let module = Module(of: Place.self)

  private let router: Router<Place>
  private let onFinish: @MainActor () -> Void

  init(_ router: Router<Place>, onFinish: @escaping @MainActor () -> Void) {
    self.router = router
    self.onFinish = onFinish
  }

  private func leave(_ entry: EntryID?) { router.leave(from: entry, atRoot: onFinish) }
}

/// Routes that require an unknown gate, either for the whole module or for one route.
private enum Misspelt: Routable {
  case door
  case room

  static let gate = Gate("signed-in")
  static let links = ofModule
  static let ofModule = RouteLinks<Self>(
    "secret", requires: gate, root: .door, routes: .route(.door), .route(.room))
  static let ofRoute = RouteLinks<Self>(
    "secret", root: .door, routes: .route(.door), .route(.room, requires: gate))

  var path: LinkPath { self == .door ? "door" : "room" }

  func screen(in coordinator: NSObject, scope: Scope) -> any ViewModel {
    FixedViewModel(ScreenKit.Screen<Never>("Secret", elements: []))
  }
}
