import LiveServices
import Routing
import ScreenKit
import Services
import ServicesTesting

@testable import AppShell

/// Drives the whole app in process by the labels of its controls, with services in memory.
@MainActor
struct AppRobot {
  let app: AppCoordinator
  let storage: StubStorage
  let calendar: StubCalendar
  let pasteboard = CopiedText()

  /// Starts the app from the contents of `storage`, with `features` in addition to its three roots.
  init(
    _ storage: StubStorage = StubStorage(), features: [Feature] = Feature.authors, conditions: [Condition] = [],
    only module: String? = nil, posts: any PostsService = BundledPosts(), on calendar: StubCalendar = StubCalendar()
  ) throws {
    self.storage = storage
    self.calendar = calendar
    let services = AppServices(
      accounts: AccountsOfAda(), posts: posts, storage: storage, pasteboard: pasteboard,
      today: { calendar.today })
    app = try AppCoordinator(
      services: services, features: features, conditions: conditions, only: module,
      guest: module.map { _ in AccountsOfAda.ada })
  }

  /// Starts the app with Ada signed in.
  static func signedIn(
    _ storage: StubStorage = StubStorage(), features: [Feature] = Feature.authors,
    posts: any PostsService = BundledPosts()
  ) async throws -> AppRobot {
    let robot = try AppRobot(storage, features: features, posts: posts)
    await robot.logIn()
    return robot
  }

  /// The tree of the app at `app://loggedIn/posts/7/share/7`: every tab and modal, with its entries as links.
  static let treeOfShare = """
    loggedIn
      tab (selected)
        app://loggedIn/posts
        app://loggedIn/posts/7
      tab
        app://loggedIn/account
      sheet
        app://loggedIn/share/7
    """

  var page: Page { app.scene.active.page }
  var title: String { page.screen.title }
  var depth: Int { app.scene.active.depth }

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
  func restarted() throws -> AppRobot { try AppRobot(storage, on: calendar) }

  func logIn(settling: Bool = true) async {
    type("Name", "Ada")
    typeSecret("Password", "correct horse")
    tap("Log in")
    if settling { await app.settle() }
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

/// A weak reference to an object.
struct Weak {
  weak var object: AnyObject?
}

extension Feature {
  /// The only added module that screens of the app lead to; a test names any other one that it needs.
  static let authors = pages.filter { $0.module.name == "authors" }
}

extension AppMap {
  /// The map of the app with its three roots and the authors.
  static var ofRoots: AppMap {
    AppMap(of: AppRoute.all(with: Feature.authors).map(\.module), roots: Routing.Module(of: AppRoute.self))
  }
}
