import Links
import Routing
import RoutingTesting
import RoutingUI
import Testing

@testable import Favorites
@testable import LogIn
@testable import Shell

/// A window of the app with the actions of a user.
@MainActor
struct AppRobot {
  /// The storage of the record.
  @MainActor
  final class Store {
    var text = ""
    var unreadable: String?
    var isFull = false
  }

  struct DiskFull: Error, CustomStringConvertible {
    let description = "The disk is full."
  }

  let store: Store
  let session: Session
  let shell: ShellCoordinator

  var navigator: Navigator<any PageScreen> { shell.navigator }
  var place: String { navigator.visible.route.link.description }

  init(_ store: Store = Store(), _ change: (inout ShellServices) -> Void = { _ in }) throws {
    var services = ShellServices()
    services.savedRecord = { store.text.isEmpty ? nil : store.text }
    services.save = { text in
      if store.isFull { throw DiskFull() }
      store.text = text
    }
    services.setAside = { store.unreadable = $0 }
    change(&services)
    (self.store, session) = (store, Session(services))
    shell = try ShellCoordinator(session)
  }

  private init(_ app: AppRobot, window: String) throws {
    (store, session) = (app.store, app.session)
    shell = try ShellCoordinator(session, window: window)
  }

  func nextRun() throws -> AppRobot { try AppRobot(store) }

  func openWindow(named name: String = "") throws -> AppRobot { try AppRobot(self, window: name) }

  func screen<Screen>(_: Screen.Type, sourceLocation: SourceLocation = #_sourceLocation) throws -> Screen {
    try #require(navigator.visibleScreen as? Screen, sourceLocation: sourceLocation)
  }

  func logIn() async throws {
    let form = try screen(LogInModel.self)
    (form.name, form.password) = ("Mia", "waymark")
    form.logInTapped()
    await navigator.settle()
  }

  func favorites() async throws -> FavoritesModel {
    try await logIn()
    shell.open("app://favorites")
    return try screen(FavoritesModel.self)
  }
}
