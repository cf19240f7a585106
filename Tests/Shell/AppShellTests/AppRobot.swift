import AppRouting
import Authors
import Links
import LiveServices
import LoggedIn
import LoggedOut
import Onboarding
import Routing
import ScreenKit
import Services
import ServicesTesting
import Template
import Testing
import TextUI

@testable import AppShell

/// Drives the whole app in process by the labels of its controls, with services in memory.
@MainActor
struct AppRobot {
  let app: AppCoordinator
  let storage: StubStorage
  let calendar: StubCalendar
  private let features: [AddedFeature]

  /// Starts the app from the contents of `storage`, with `features` besides its own.
  init(
    _ storage: StubStorage = StubStorage(), features: [AddedFeature] = [], gates: [Gate: Gatekeeper] = [:],
    only module: String? = nil, posts: any PostsService = BundledPosts(), on calendar: StubCalendar = StubCalendar()
  ) throws {
    (self.storage, self.calendar, self.features) = (storage, calendar, features)
    app = try AppCoordinator(
      services: AppServices(inMemory: storage, posts: posts) { calendar.today },
      features: { app in app.ownFeatures + features.map { $0.make(app) } }, gates: gates, only: module,
      guest: module.map { _ in AccountsOfAda.ada })
  }

  /// Starts the app with Ada signed in.
  static func signedIn(
    _ storage: StubStorage = StubStorage(), features: [AddedFeature] = [], posts: any PostsService = BundledPosts()
  ) async throws -> AppRobot {
    let robot = try AppRobot(storage, features: features, posts: posts)
    await robot.logIn()
    return robot
  }

  var page: Page { app.scene.active.page }
  var title: String { page.screen.title }
  var depth: Int { app.scene.active.depth }
  /// The visible screen as text.
  var picture: String { PlainFrame(app.scene).description }

  @discardableResult
  func tap(_ action: String) -> Reply { app.send(.activate(page.id, action: action)) }

  @discardableResult
  func type(_ field: String, _ text: String) -> Reply { app.send(.edit(page.id, field: field, text: text)) }

  @discardableResult
  func typeSecret(_ field: String, _ text: String) -> Reply {
    app.send(.editSecret(page.id, field: field, .replace(text)))
  }

  @discardableResult
  func select(_ row: String, of list: String = "list") -> Reply {
    app.send(.select(page.id, list: list, row: row))
  }

  @discardableResult
  func back() -> Reply { app.send(.back(page.id)) }

  /// Starts the app again from its storage, as after a crash; unsaved state is lost.
  func restarted() throws -> AppRobot { try AppRobot(storage, features: features, on: calendar) }

  /// Sets the calendar to a day on which the session is over.
  func letSessionEnd() throws { calendar.today = try #require(CalendarDate("1970-02-01")) }

  func logIn() async {
    type("Name", "Ada")
    typeSecret("Password", "correct horse")
    tap("Log in")
    await app.settle()
  }

  /// Fills in every step of onboarding without submitting the last one.
  func fillInOnboarding() {
    tap("Next")
    type("Name", "Ada")
    type("Email", "ada@example.com")
    type("Date of birth", "1969-04-23")
    tap("Next")
    typeSecret("Password", "correct horse")
    typeSecret("Repeat password", "correct horse")
  }
}

/// An accounts service with one account, Ada's, that skips password hashing to be fast.
struct AccountsOfAda: AccountsService {
  static let ada = Account(name: "Ada", email: "ada@example.com")

  func logIn(name: String, password: Password) async throws -> Account {
    guard name == "Ada", password == Password("correct horse") else { throw AccountError.wrongCredentials }
    return Self.ada
  }

  func signUp(_ profile: Profile, password: Password) async throws -> Account {
    Account(name: profile.name, email: profile.email)
  }
}

extension AppServices {
  /// Services without files and without a network.
  init(
    inMemory storage: any Storage, accounts: any AccountsService = AccountsOfAda(),
    posts: any PostsService = BundledPosts(), today: @escaping @Sendable () -> CalendarDate = { .unixEpoch }
  ) {
    self.init(accounts: accounts, posts: posts, storage: storage, pasteboard: CopiedText(), today: today)
  }
}

/// A weak reference to an object.
struct Weak {
  weak var object: AnyObject?
}

/// A feature that a test adds to those of the app.
struct AddedFeature {
  /// Makes the feature from what the app gives to its features.
  let make: @MainActor (FeatureContext) -> Feature<any ViewModel>

  /// The template of `Scripts/new-module`, behind `gates`.
  static func template(_ placement: Placement, requires gates: Gate...) -> AddedFeature {
    AddedFeature { _ in
      gates.reduce(TemplateCoordinator.feature(as: placement)) { $0.requiring($1) }
    }
  }
}

extension Placement {
  /// A tab beside those of the logged-in area.
  static let addedTab = Placement.tab(of: "loggedIn")

  /// The placements of a module that isn't a page.
  static let ofModules: [Placement] = [.root, .sheet, .addedTab]
}

extension AppRobot {
  /// The modules of the app's own features.
  nonisolated static let modules = [
    OnboardingCoordinator.module, LoggedOutCoordinator.module, LoggedInCoordinator.module, AuthorsCoordinator.module,
  ]
}

extension AppMap {
  /// The map of the app with its own features.
  static var ofApp: AppMap { AppMap(of: AppRobot.modules) }
}
