import AppRouting
import Links
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("A gated route in an open module", .tags(.gates))
@MainActor
struct RouteGateTests {
  private nonisolated static let placements: [Placement] = Placement.ofModules

  /// Starts the app, logs in and opens the safe.
  private func inTheSafe(_ placement: Placement) async throws -> AppRobot {
    let robot = try await AppRobot.signedIn(features: [.notebook(placement)])
    #expect(robot.app.enterLink("app://notebook/safe") == .done)
    #expect(robot.title == "Safe")
    await robot.app.settle()
    return robot
  }

  private func restarted(_ robot: AppRobot, _ placement: Placement) throws -> AppRobot {
    try AppRobot(robot.storage, features: [.notebook(placement)], on: robot.calendar)
  }

  @Test("A launch without a session doesn't show the gated route, and sets its archive aside", arguments: placements)
  func restored(placement: Placement) async throws {
    let first = try await inTheSafe(placement)
    try first.storage.remove("session")
    let second = try restarted(first, placement)
    #expect(second.title == (placement == .root ? "Notebook" : "Log in"))
    #expect(!second.app.tree.contains("safe"))
    #expect(second.app.scene.toast?.hasSuffix("it is kept as place.unreadable") == true)
    #expect(second.storage["place.unreadable"]?.contains("app://notebook/safe") == true)
  }

  @Test("A session that ends while the gated route is visible hides it until the log-in", arguments: placements)
  func warm(placement: Placement) async throws {
    let robot = try await inTheSafe(placement)
    let tree = robot.app.tree
    robot.calendar.today = try #require(CalendarDate("1970-02-01"))
    #expect(robot.back() == .refused("Your session has ended; log in again"))
    #expect(robot.title == "Log in")
    #expect(!robot.app.tree.contains("safe"))
    await robot.logIn()
    #expect(robot.app.tree == tree)
  }

  @Test("A gated place is offered only after the log-in")
  func offered() async throws {
    let robot = try AppRobot(features: [.notebook(.root)])
    let safe = "app://notebook/safe"
    #expect(robot.app.places.contains(safe))
    #expect(robot.app.openablePlaces.contains("app://notebook/notes"))
    #expect(!robot.app.openablePlaces.contains(safe))
    await robot.logIn()
    #expect(robot.app.openablePlaces.contains(safe))
  }

  @Test("Signing up is offered only to a user without an account")
  func onboarding() async throws {
    let robot = try AppRobot()
    #expect(robot.app.openablePlaces.contains("app://onboarding/welcome"))
    await robot.logIn()
    #expect(!robot.app.openablePlaces.contains { $0.contains("onboarding") })
    #expect(robot.app.places.contains("app://onboarding/welcome"), "a typed link still opens it")
  }

  @Test("Each offered place opens, before and after the log-in", arguments: [false, true])
  func offeredPlacesOpen(isLoggedIn: Bool) async throws {
    let robot = try AppRobot()
    if isLoggedIn { await robot.logIn() }
    #expect(robot.app.openablePlaces.contains("app://loggedOut/log-in") == !isLoggedIn)
    for place in robot.app.openablePlaces {
      let robot = try AppRobot()
      if isLoggedIn { await robot.logIn() }
      let outcome = robot.app.open(place.replacing("*", with: "1"))
      #expect(outcome.isOpen, "\(place): \(outcome)")
    }
  }

  @Test("Undoing to a step behind the closed gate is refused", arguments: placements)
  func undo(placement: Placement) async throws {
    let robot = try await inTheSafe(placement)
    let step = try #require(robot.app.events.last?.number)
    robot.calendar.today = try #require(CalendarDate("1970-02-01"))
    robot.back()
    #expect(robot.app.events.first { $0.number == step }?.isReachable == false)
    #expect(robot.app.undo(to: step) == .refused("It lies behind “signed in”"))
    #expect(robot.title == "Log in")
    robot.app.session.begin(Account(name: "Grace", email: "grace@example.com"))
    #expect(robot.app.undo(to: step) == .refused("Step \(step) is forgotten"))
    #expect(robot.title == "Posts")
  }
}
