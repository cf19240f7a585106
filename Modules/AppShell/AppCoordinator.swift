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

  // What all windows share: the services, who is signed in, and the files.
  private let services: AppServices
  let session: SessionController
  let store: StateStore
  // What is open, and how it changes.
  let notices = Notices()
  let modules: OpenModules
  let navigator: ModuleNavigator
  let restoration: StateRestoration
  let links: LinkOpener
  let history: History
  let sessionNavigation: SessionNavigation
  let appScene: AppScene
  private lazy var features = FeatureFactory(
    services, session: session, modules: modules, notices: notices
  ) { [weak self] in self?.perform($0) }

  /// Starts the app and restores what was open, or shows the log-in.
  ///
  /// Throws a `ModuleProblem` if the links of a module are declared wrongly.
  ///
  /// - Parameters:
  ///   - services: The dependencies of the app.
  ///   - hasAddedModules: Whether the app has the added roots, sheets and tabs besides its three roots and its pages.
  public convenience init(services: AppServices, hasAddedModules: Bool = true) throws(ModuleProblem) {
    try self.init(services: services, features: hasAddedModules ? Feature.all : Feature.pages)
  }

  /// Runs one feature alone: links to other modules are refused, and the feature restarts when it ends.
  ///
  /// - Parameters:
  ///   - services: The dependencies of the app.
  ///   - module: The name of the module, in any case. An unknown name throws `ModuleProblem.noSuchModule`.
  ///   - guest: The account that is signed in.
  public convenience init(services: AppServices, only module: String, guest: Account) throws(ModuleProblem) {
    try self.init(services: services, features: Feature.all, only: module, guest: guest)
  }

  /// Opens a further window of the app.
  ///
  /// All windows share who is signed in, the services and the storage: a log-in or a log-out in one is one in all. Each window
  /// has its own place, which is restored when a window of the same number opens again.
  ///
  /// - Parameter number: The number of the window, which no open window has; the app itself is window 1.
  public func openWindow(_ number: Int) throws(ModuleProblem) -> AppCoordinator {
    try AppCoordinator(
      services: services, features: modules.routes.compactMap(\.feature), conditions: modules.availability.conditions,
      window: (number, self))
  }

  /// Starts the app with the three roots and `features`, or with one module of these only.
  init(
    services: AppServices, features added: [Feature], conditions: [Condition] = Condition.all,
    only module: String? = nil, guest: Account? = nil, window: (number: Int, first: AppCoordinator)? = nil
  ) throws(ModuleProblem) {
    self.services = services
    let all = AppRoute.all(with: added)
    let alone = module.flatMap { name in all.first { $0.name.lowercased() == name.lowercased() } }
    if let module, alone == nil { throw .noSuchModule(module, known: all.map(\.name)) }
    let routes = alone.map { [$0] } ?? all
    let appRouter = try AppRouter(
      routes.map(\.module), gates: Set([LoggedInCoordinator.signedIn] + conditions.map(\.gate)))
    var saved = SavedState()
    if let window {
      store = StateStore(of: window.number, sharing: window.first.store, in: services.storage)
      session = window.first.session
      store.loadWindow(into: &saved)
    } else {
      store = StateStore(services.storage, instance: services.instance)
      saved = store.load()
      session = SessionController(saved.session, guest: guest, store: store, now: services.now)
    }
    modules = OpenModules(
      routes, availability: Availability(conditions: conditions, services: services), session: session,
      notices: notices)
    navigator = ModuleNavigator(modules)
    restoration = StateRestoration(
      store, session: session, navigator: navigator, appRouter: appRouter, notices: notices)
    links = LinkOpener(
      appRouter: appRouter, session: session, navigator: navigator, restoration: restoration, notices: notices)
    history = History(navigator, session: session)
    sessionNavigation = SessionNavigation(
      session: session, navigator: navigator, restoration: restoration, links: links, history: history,
      notices: notices)
    appScene = AppScene(navigator, notices: notices)

    appRouter.delegate = navigator
    session.observe { [weak self] in self?.sessionNavigation.show($0) }
    session.addWindow { [weak self] proceed in self?.navigator.leaveAll(by: .replaced, then: proceed) ?? proceed() }
    modules.changes.observe { [weak self] cause in
      self?.history.record(cause)
      self?.restoration.scheduleSave()
    }
    start(with: saved, at: alone ?? restoration.firstRoot(of: saved))
  }

  /// Shows the first root, restores what was open, and opens the link that waited.
  private func start(with saved: SavedState, at root: AppRoute) {
    for notice in saved.notices { notices.add(notice) }
    if session.hasExpired { notices.add(Notices.sessionHasEnded) }
    modules.start(at: root, in: features) { [weak self] change in
      self?.links.reportModuleChange(change)
      self?.navigator.changed(by: change.kind)
    }
    restoration.restoreAtLaunch(saved)
    modules.changes.start()
    history.record(nil)
    if let link = saved.waitingLink { links.openSaved(link) }
    restoration.scheduleSave()
  }

  /// Does what a feature asks for.
  private func perform(_ request: FeatureFactory.Request) {
    switch request {
    case .follow(let feature):
      navigator.follow(feature)
      links.follow(feature.flow)
    case .open(let link, let policy): links.open(link, policy: policy)
    case .close(let route) where route == modules.root: restoration.resumeInterrupted()
    case .close(let route): navigator.close(route)
    case .logOut: sessionNavigation.logOut()
    }
  }

  /// Opens a link, such as that of a notification.
  @discardableResult
  public func open(_ link: DeepLink, policy: OpenPolicy = .reuse) -> NavigationOutcome {
    links.open(link, policy: policy)
  }

  /// Opens a link written as text.
  ///
  /// Unlike `enterLink(_:)`, which is for a link from the user, it keeps earlier notices and returns the outcome.
  @discardableResult
  public func open(_ text: String, policy: OpenPolicy = .reuse) -> NavigationOutcome {
    links.open(text, policy: policy)
  }

  /// Saves what is open, if it differs from what is stored.
  public func save() { restoration.save() }

  /// Shows what can't be saved, for a storage that reports its errors by name after its functions have returned.
  public func report(_ unsaved: UnsavedState) { notices.replace(with: unsaved.description) }

  /// Returns everything that is open as one line of JSON (RFC 8259), with sorted keys.
  public func json() throws -> String { try OpenLayers(modules).sortedJSON() }
}
