import Links
import LiveServices
import Routing
import ScreenKit
import Services
import ServicesTesting
import SwiftUI
import Synchronization
import Testing

@testable import AppShell
@testable import RoutingUI
@testable import waymark

/// Drives the whole demo in a simulated host.
@MainActor
final class AppRobot {
  let app: AppCoordinator
  let host: SimulatedHost
  let day = Day()

  /// The day on which the app runs.
  final class Day: Sendable {
    let today = Mutex(CalendarDate.unixEpoch)

    func pass(to date: String) { today.withLock { $0 = CalendarDate(date) ?? $0 } }
  }

  init(
    _ habits: Habits, added: [Feature<any ViewModel>] = [], gates: [Gate: Gatekeeper] = [:]
  ) throws {
    let app = try AppCoordinator(
      services: AppServices(
        accounts: AccountsOfAda(), posts: BundledPosts(), storage: StubStorage(), pasteboard: CopiedText(),
        today: { [day] in day.today.withLock(\.self) }),
      features: { $0.ownFeatures + added }, gates: gates)
    host = SimulatedHost(habits) { pauses in
      AppView(app: app)
        .environment(\.pauses, pauses)
        .onOpenURL { app.enterLink($0.absoluteString) }
    }
    self.app = app
    host.settle()
  }

  /// Waits until the app has no work in progress and the screen doesn't change.
  func settle() async {
    host.settle()
    await app.settle()
    host.settle()
  }

  var page: PageTree { host.top.visiblePages.last ?? PageTree() }

  func type(_ field: String, _ text: String) {
    page.fields.first { $0.0 == field }?.1.wrappedValue = text
    host.settle()
  }

  @discardableResult
  func tap(_ title: String) async -> Bool {
    let isThere = host.tap(title)
    await settle()
    return isThere
  }

  func logIn() async {
    type("Name", "Ada")
    type("Password", "correct horse")
    await tap("Log in")
  }

  /// The titles of the pages of each layer, and the title of an alert over it.
  var shown: [String] {
    host.layers.map { layer in
      let titles = layer.visiblePages.map(\.title)
      return ([layer.kind?.rawValue ?? "root"] + titles + (layer.alert.map { ["alert \($0.title)"] } ?? []))
        .joined(separator: " | ")
    }
  }

  /// What is open in the app, in the format of `shown`.
  var wanted: [String] {
    guard let open = app.navigator.content else { return [] }
    var lines = [(["root"] + open.tabs[open.selectedTab].map(\.screen.title)).joined(separator: " | ")]
    for modal in open.modals where modal.style != .alert {
      lines.append(([modal.style.rawValue] + modal.stack.map(\.screen.title)).joined(separator: " | "))
    }
    if let alert = open.modals.last, alert.style == .alert {
      lines[lines.count - 1] += " | alert \(alert.stack[0].screen.title)"
    }
    return lines
  }
}

private struct AccountsOfAda: AccountsService {
  func logIn(name: String, password: Password) async throws -> Account {
    guard name == "Ada", password == Password("correct horse") else { throw AccountError.wrongCredentials }
    return Account(name: "Ada", email: "ada@example.com")
  }

  func signUp(_ profile: Profile, password: Password) async throws -> Account {
    Account(name: profile.name, email: profile.email)
  }
}

/// Expects that the screen shows the scene of the app, and that the host recorded no fault.
@MainActor
func expectSame(_ robot: AppRobot, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(robot.shown == robot.wanted, sourceLocation: sourceLocation)
  #expect(robot.host.faults == [], sourceLocation: sourceLocation)
}
