import Links
import LoggedIn
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
