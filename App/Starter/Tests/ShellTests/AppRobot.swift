import Links
import Routing
import RoutingTesting
import RoutingUI
import Testing

@testable import Favorites
@testable import LogIn
@testable import Shell

/// Uses a window of the app as a person does.
@MainActor
struct AppRobot {
  /// Where the app keeps its record.
  @MainActor
  final class Store {
    var text = ""
    var isFull = false
  }

  struct DiskFull: Error, CustomStringConvertible {
    let description = "The disk is full."
  }

  let store: Store
  let session: Session
  let shell: ShellCoordinator

  var navigator: Navigator<any PageScreen> { shell.navigator }
  /// The link of the visible page.
  var place: String { navigator.visible.route.link.description }

  /// Starts the app with services that the test may replace.
  init(_ store: Store = Store(), _ change: (inout ShellServices) -> Void = { _ in }) throws {
    var services = ShellServices()
    services.savedRecord = { store.text.isEmpty ? nil : store.text }
    services.save = { text in
      if store.isFull { throw DiskFull() }
      store.text = text
    }
    change(&services)
    (self.store, session) = (store, Session(services))
    shell = try ShellCoordinator(session)
  }

  private init(_ app: AppRobot, window: String) throws {
    (store, session) = (app.store, app.session)
    shell = try ShellCoordinator(session, window: window)
  }

  /// Starts the app again with what is saved.
  func nextRun() throws -> AppRobot { try AppRobot(store) }

  /// Opens a further window.
  func openWindow(named name: String = "") throws -> AppRobot { try AppRobot(self, window: name) }

  /// Returns the visible screen.
  func screen<Screen>(_: Screen.Type, sourceLocation: SourceLocation = #_sourceLocation) throws -> Screen {
    try #require(navigator.visibleScreen as? Screen, sourceLocation: sourceLocation)
  }

  func logIn() async throws {
    let form = try screen(LogInModel.self)
    (form.name, form.password) = ("Mia", "waymark")
    form.logInTapped()
    await navigator.settle()
  }

  /// Logs in, and opens the favorites.
  func favorites() async throws -> FavoritesModel {
    try await logIn()
    shell.open("app://favorites")
    return try screen(FavoritesModel.self)
  }
}
