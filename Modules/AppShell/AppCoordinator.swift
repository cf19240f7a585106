import AppRouting
public import Links
import LoggedIn
public import Observation
public import Routing
public import Services

/// The composition root of the app, and what a front end sees of it.
///
/// It makes one object for each concern and connects them; none of them knows it. Features reach each other only by links,
/// through the `AppRouter`.
@MainActor
public final class AppCoordinator: Observable {
  /// The modules of the app: the three roots and the added ones.
  public nonisolated static let modules = AppRoute.all(with: Feature.all).map(\.module)
  /// The places of the app and the transitions between them.
  public nonisolated static let map = AppMap(of: modules, roots: Module(of: AppRoute.self))

  // Who is signed in, and the files.
  let session: SessionController
  let store: StateStore
  // What is open, and what is shown of it.
  let notices = Notices()
  let changes = Changes()
  let modules: OpenModules
  let navigator: ModuleNavigator
  let restoration: StateRestoration
  let links: LinkOpener
  let history: History
  let sessionNavigation: SessionNavigation
  let features: FeatureFactory
  let appScene: AppScene

  /// Starts the app and restores what was open, or shows the log-in.
  ///
  /// Throws a `ModuleProblem` if the links of a module are declared wrongly.
  ///
  /// - Parameters:
  ///   - services: The dependencies of the app.
  ///   - hasAddedModules: Whether the app has the added modules besides its three roots.
  public convenience init(services: AppServices, hasAddedModules: Bool = true) throws(ModuleProblem) {
    try self.init(services: services, features: hasAddedModules ? Feature.all : [])
  }

  /// Runs one feature alone: links to other modules are refused, and the feature restarts when it ends.
  ///
  /// - Parameters:
  ///   - services: The dependencies of the app.
  ///   - module: The name of the module, in any case. An unknown name throws `ModuleProblem.noSuchModule`.
  ///   - guest: The account that is signed in.
  public convenience init(
    services: AppServices, only module: String, guest: Account
  ) throws(ModuleProblem) {
    try self.init(services: services, only: module, among: Feature.all, guest: guest)
  }

  convenience init(
    services: AppServices, only module: String, among features: [Feature], guest: Account
  ) throws(ModuleProblem) {
    let routes = AppRoute.all(with: features)
    let root = routes.first { $0.name.lowercased() == module.lowercased() }
    guard let root else { throw .noSuchModule(module, known: routes.map(\.name)) }
    try self.init(services: services, features: features, alone: root, guest: guest)
  }

  /// Starts the app with the three roots and `features`, or with the module `alone` only.
  init(
    services: AppServices, features added: [Feature], alone: AppRoute? = nil, guest: Account? = nil
  ) throws(ModuleProblem) {
    let routes = alone.map { [$0] } ?? AppRoute.all(with: added)
    let appRouter = try AppRouter(routes.map(\.module), gates: [LoggedInCoordinator.signedIn])
    store = StateStore(services.storage)
    let saved = store.load()

    session = SessionController(saved.session, guest: guest, store: store, today: services.today)
    modules = OpenModules(routes, session: session, changes: changes, notices: notices)
    navigator = ModuleNavigator(modules, session: session, changes: changes)
    restoration = StateRestoration(
      store, session: session, modules: modules, navigator: navigator, appRouter: appRouter, notices: notices)
    links = LinkOpener(
      appRouter, session: session, modules: modules, navigator: navigator, restoration: restoration, notices: notices)
    history = History(of: modules, navigator: navigator, session: session, changes: changes)
    sessionNavigation = SessionNavigation(
      session, modules: modules, navigator: navigator, links: links, restoration: restoration, history: history,
      changes: changes, notices: notices)
    features = FeatureFactory(
      services, session: session, sessionNavigation: sessionNavigation, modules: modules, navigator: navigator,
      restoration: restoration, links: links, notices: notices)
    appScene = AppScene(of: modules, navigator: navigator, changes: changes, notices: notices)

    appRouter.delegate = navigator
    changes.observe { [weak history, weak restoration] cause in
      history?.record(cause)
      restoration?.scheduleSave()
    }
    start(with: saved, at: alone ?? restoration.firstRoot(of: saved))
  }

  /// Shows the first root, restores what was open, and opens the link that waited.
  private func start(with saved: SavedState, at root: AppRoute) {
    for notice in saved.notices { notices.add(.text(notice)) }
    if session.hasExpired { notices.add(.sessionHasEnded) }
    modules.start(at: root, in: features) { [weak links, weak navigator] change in
      links?.reportModuleChange(change)
      navigator?.changed(by: change.kind)
    }
    restoration.restoreAtLaunch(saved)
    changes.start()
    history.record(nil)
    if let link = saved.waitingLink { links.openSaved(link) }
    restoration.scheduleSave()
  }

  /// Opens a link.
  @discardableResult
  public func open(_ link: DeepLink, policy: OpenPolicy = .reuse) -> NavigationOutcome {
    links.open(link, policy: policy)
  }

  /// Opens a link written as text.
  @discardableResult
  public func open(_ text: String, policy: OpenPolicy = .reuse) -> NavigationOutcome {
    links.open(text, policy: policy)
  }

  /// Saves what is open, if it differs from what is stored.
  public func save() { restoration.save() }

  /// Returns everything that is open as one line of JSON (RFC 8259), with sorted keys.
  public func json() throws -> String { try OpenLayers(modules).json() }
}
