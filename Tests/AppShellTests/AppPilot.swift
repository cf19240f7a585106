import LiveServices
import Routing
import ScreenKit
import Services
import ServicesTesting

@testable import AppShell

/// Drives the whole app in process, as a person would: by labels, with real services kept in memory.
@MainActor
struct AppPilot {
  let app: AppCoordinator
  let storage: StubStorage
  let calendar: StubCalendar
  let pasteboard = CopiedText()

  /// Starts the app on what the storage holds, with these modules beside its three roots.
  init(
    _ storage: StubStorage = StubStorage(), features: [Feature] = [], only module: String? = nil,
    posts: any PostsService = BundledPosts(), on calendar: StubCalendar = StubCalendar()
  ) throws {
    self.storage = storage
    self.calendar = calendar
    let services = AppServices(
      accounts: QuickAccounts(), posts: posts, storage: storage, pasteboard: pasteboard,
      today: { calendar.today })
    app =
      if let module {
        try AppCoordinator(services: services, only: module, among: features, guest: QuickAccounts.ada)
      } else {
        try AppCoordinator(services: services, features: features)
      }
  }

  /// Starts the app with Ada signed in.
  static func signedIn(
    _ storage: StubStorage = StubStorage(), features: [Feature] = [], posts: any PostsService = BundledPosts()
  ) async throws -> AppPilot {
    let pilot = try AppPilot(storage, features: features, posts: posts)
    await pilot.logIn()
    return pilot
  }

  /// What is open at `app://loggedIn/posts/7/share/7`: every tab and modal, with its entries as links.
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

  /// Starts the app again on what the storage holds, as after a crash: what has not been saved is lost.
  func restarted() throws -> AppPilot { try AppPilot(storage, on: calendar) }

  func logIn(settling: Bool = true) async {
    type("Name", "Ada")
    typeSecret("Password", "correct horse")
    tap("Log in")
    if settling { await app.settle() }
  }

  /// Goes through onboarding from its first step to its last, without sending it off.
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

/// Accounts that let Ada in at once; the real ones take the time that hashing takes.
struct QuickAccounts: AccountsService {
  static let ada = Account(name: "Ada", email: "ada@example.com")

  func logIn(name: String, password: Password) async throws -> Account {
    guard name == "Ada", password == Password("correct horse") else { throw AccountError.wrongCredentials }
    return Self.ada
  }

  func signUp(_ profile: Profile, password: Password) async throws -> Account {
    Account(name: profile.name, email: profile.email)
  }
}

/// Holds an object without keeping it alive.
struct Weak {
  weak var object: AnyObject?
}

extension AppMap {
  /// The map of the three roots, whatever modules stand beside them.
  static var ofRoots: AppMap { AppMap(of: AppRoute.roots.map(\.module), roots: Routing.Module(of: AppRoute.self)) }
}
