import AppRouting
import Links
import LiveServices
import LoggedIn
import Routing
import ScreenKit
import Services
import ServicesTesting

@testable import AppShell

/// The objects of the app below `AppCoordinator`, connected only as far as unit tests need.
@MainActor
final class AppParts {
  let storage: StubStorage
  let calendar = StubCalendar()
  let notices = Notices()
  let store: StateStore
  let session: SessionController
  let modules: OpenModules
  let navigator: ModuleNavigator
  /// The requests of the features, in order.
  private(set) var requests: [String] = []
  /// The events of the session, in order.
  private(set) var sessionEvents: [SessionController.Event] = []
  private(set) var factory: FeatureFactory?

  init(_ features: [Feature] = [], signedIn account: Account? = nil, storage: StubStorage = StubStorage()) {
    self.storage = storage
    store = StateStore(storage)
    session = SessionController(
      account.map { Session(account: $0, began: .zero) }, store: store, now: { [calendar] in calendar.now })
    let services = AppServices(
      accounts: AccountsOfAda(), posts: BundledPosts(), storage: storage, pasteboard: CopiedText(),
      today: { .unixEpoch })
    modules = OpenModules(
      AppRoute.all(with: features), availability: Availability(conditions: [], services: services), session: session,
      notices: notices)
    navigator = ModuleNavigator(modules)
    session.observe { [weak self] in self?.sessionEvents.append($0) }
  }

  /// Starts the modules at the log-in, or at the logged-in area if there is a session.
  func start() {
    let factory = FeatureFactory(modules.availability.services, session: session, modules: modules, notices: notices) {
      [weak self] request in
      switch request {
      case .follow(let feature): self?.navigator.follow(feature)
      case .open(let link, _): self?.requests.append("open \(link)")
      case .close(let route): self?.requests.append("close \(route.name)")
      case .logOut: self?.requests.append("log out")
      }
    }
    self.factory = factory
    modules.start(at: modules.defaultRoot, in: factory) { [weak self] in self?.navigator.changed(by: $0.kind) }
    modules.changes.start()
  }

  /// Returns an app router for all modules.
  func makeAppRouter() throws -> AppRouter {
    let router = try AppRouter(modules.routes.map(\.module), gates: [LoggedInCoordinator.signedIn])
    router.delegate = navigator
    return router
  }

  func makeRestoration(_ appRouter: AppRouter) -> StateRestoration {
    StateRestoration(store, session: session, navigator: navigator, appRouter: appRouter, notices: notices)
  }

  /// Taps an action of the visible screen.
  func tap(_ action: String) {
    let page = AppScene(navigator, notices: notices)
    _ = page.receive(.activate(page.scene.active.page.id, action: action))
  }

  /// Opens a note and types into it, so that leaving it asks for confirmation.
  func writeNote() {
    navigator.navigate(to: .added(.notebook(.sheet))) { $0.open(DeepLink(module: "notebook", path: "note")) }
    let front = AppScene(navigator, notices: notices)
    _ = front.receive(.edit(front.scene.active.page.id, field: "Note", text: "dear diary"))
  }
}
