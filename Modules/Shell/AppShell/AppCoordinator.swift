import AppRouting
import FlowScenes
public import Links
import LoggedIn
import LoggedOut
public import Observation
import Onboarding
public import Routing
public import ScreenKit
public import Services

/// The composition root of a window.
///
/// Features reach each other only by links, through the window's navigator.
@MainActor
public final class AppCoordinator: Observable {
  // Shared by all windows.
  private let services: AppServices
  private let features: @MainActor (FeatureContext) -> [Feature<any ViewModel>]
  let session: Session
  let store: RecordStore
  // Separate for each window.
  /// The window's navigator, for a front end that draws every open page itself.
  public let navigator: Navigator<any ViewModel>
  let appRouter: AppRouter<any ViewModel>
  let front: FlowApp
  let restoration: StateRestoration
  let sessionNavigation: SessionNavigation
  let notices = Notices()
  /// The map of the app's places and transitions.
  public private(set) lazy var map = AppMap(
    of: navigator.modules.features.map(\.module), entryLinks: entries.samples.map { ($0, $1?.description ?? "") })
  private let entries: EntryTable<EntryTarget<AppAction>>

  /// Creates the first window of the app and restores its state.
  ///
  /// Throws if the links of a module or the entry links are declared wrongly. `hasAddedModules` includes those of
  /// `Scripts/new-module`.
  public convenience init(services: AppServices, hasAddedModules: Bool = true) throws(ModuleProblem) {
    try self.init(services: services, features: { hasAddedModules ? $0.features : $0.ownFeatures })
  }

  /// Creates a window that runs one feature alone, named in any case, with `guest` signed in.
  ///
  /// The window refuses links to other modules, and the feature restarts when it ends. Throws
  /// `ModuleProblem.noSuchModule` for an unknown module.
  public convenience init(services: AppServices, only module: String, guest: Account) throws(ModuleProblem) {
    try self.init(services: services, features: { $0.features }, only: module, guest: guest)
  }

  /// Creates a further window, which shares the session, the services and the storage.
  ///
  /// Its own place is restored when a window with the same number opens again.
  ///
  /// - Parameter number: A number that no open window has; the first window is 1.
  public func openWindow(_ number: Int) throws(ModuleProblem) -> AppCoordinator {
    try AppCoordinator(services: services, features: features, window: (number, self))
  }

  init(
    services: AppServices, features: @escaping @MainActor (FeatureContext) -> [Feature<any ViewModel>],
    gates added: [Gate: Gatekeeper] = [:], only module: String? = nil, guest: Account? = nil,
    window: (number: Int, first: AppCoordinator)? = nil
  ) throws(ModuleProblem) {
    (self.services, self.features) = (services, features)
    if let first = window?.first {
      (store, session) = (first.store, first.session)
    } else {
      store = RecordStore(services.storage)
      for notice in store.load() { notices.add(notice) }
      session = Session(store, guest: guest, now: services.now)
    }
    entries = try Self.entryTable()
    let announce = Announcer { [notices, store] text, line in
      // A message at launch must not hide the notices of the launch.
      if store.isStarting { notices.add(text) } else { notices.replace(with: text, at: line) }
    }
    let context = FeatureContext(services: services, session: session, entries: entries, announce: announce)
    let gates = LinkGates(session: session).all.merging(added) { $1 }
    navigator = try Self.navigator(of: features(context), only: module, session, gates)
    appRouter = Self.router(navigator, entries, session, notices)
    restoration = StateRestoration(window?.number ?? 1, in: store, navigator: navigator, notices: notices)
    restoration.restore(session)
    front = FlowApp(navigator)
    sessionNavigation = SessionNavigation(
      session: session, navigator: navigator, restoration: restoration, history: front.history, notices: notices)
    start()
    connect()
  }

  private static func entryTable() throws(ModuleProblem) -> EntryTable<EntryTarget<AppAction>> {
    do throws(EntryProblem) { return try .ofApp() } catch { throw ModuleProblem(error) }
  }

  private static func router(
    _ navigator: Navigator<any ViewModel>, _ entries: EntryTable<EntryTarget<AppAction>>, _ session: Session,
    _ notices: Notices
  ) -> AppRouter<any ViewModel> {
    AppRouter(navigator, entries: entries) { [notices, session] in
      switch $0 {
      case .tellAccount:
        notices.replace(with: session.account.map { "You are \($0.name)" } ?? "No account is signed in")
      }
    }
  }

  private static func navigator(
    of features: [Feature<any ViewModel>], only name: String?, _ session: Session,
    _ gates: [Gate: Gatekeeper]
  ) throws(ModuleProblem) -> Navigator<any ViewModel> {
    guard let name else {
      let modules = try Modules(features)
      return try Navigator(modules, root: session.account == nil ? Root.loggedOut : Root.loggedIn, gates: gates)
    }
    guard let alone = features.first(where: { $0.module.name.lowercased() == name.lowercased() }) else {
      throw .noSuchModule(name, known: features.map(\.module.name))
    }
    return try Navigator(Modules([alone.placed(.root)]), root: alone.module.name, gates: gates)
  }

  private func connect() {
    navigator.onEnding = { [weak self] in self?.follow($0) }
    navigator.onWaiting = { [weak self] _ in self?.showLogIn() }
    // Happens only while one feature runs alone.
    navigator.onExit = { [weak self] in self?.notices.replace(with: "“\($0.module)” is not part of this run") }
    navigator.observe { [weak self] event in
      switch event.error {
      case nil: self?.restoration.scheduleSave()
      // The reply to an intent or a link shows any other refusal.
      case .unavailable(let reason)?: self?.notices.add(.unavailable(reason))
      case .some: break
      }
    }
  }

  private func start() {
    if session.hasExpired { notices.add(.sessionHasEnded) }
    restoration.openWaitingLink { appRouter.open($0) }
    if navigator.links.waiting != nil { announceWaitingLink() }
    restoration.scheduleSave()
  }

  // MARK: What happens between features

  /// Decides what follows the end of a module, the only transition between features.
  private func follow(_ ending: ModuleEnding) {
    Trace.current?.add("AppCoordinator.follow(\(ending.value.map(Trace.name) ?? ending.module))", at: SourceLine())
    switch ending.value {
    case OnboardingCoordinator.Ending.signedUp(let account)?:
      notices.replace(with: "Your account is ready, \(account.name)")
      sessionNavigation.begin(account)
    case LoggedOutCoordinator.Ending.loggedIn(let account)?: sessionNavigation.begin(account)
    case LoggedInCoordinator.Ending.logOutRequested?: sessionNavigation.logOut()
    default: leaveVisibleModule()
    }
  }

  /// Leaves the visible module: a tab for the first one, a root for the state that it interrupted.
  private func leaveVisibleModule() {
    if navigator.visible.route.module == navigator.root { return sessionNavigation.resumeInterrupted() }
    navigator.selectTab(navigator.tabNames[0])  // a refusal reaches the observers
  }

  private func showLogIn() {
    restoration.scheduleSave()
    if navigator.root != Root.onboarding { sessionNavigation.showRoot(Root.loggedOut) }
    announceWaitingLink()
  }

  private func announceWaitingLink() {
    if navigator.root == Root.onboarding { return notices.add("The link opens when you have signed up") }
    notices.add(notices.contains(.sessionHasEnded) ? "Then the link opens" : "Log in, and the link opens")
  }

  /// Opens a link, such as that of a notification.
  @discardableResult
  public func open(_ link: DeepLink, policy: OpenPolicy = .reuse) -> NavigationOutcome {
    session.endIfExpired()
    return navigator.open(link, policy)
  }

  /// Returns a URL for recordings, with dots for secret values.
  public func withoutSecrets(_ text: String) -> String { appRouter.withoutSecrets(text) }

  /// Opens a link written as text; unlike `respond(to:)`, keeps earlier notices.
  ///
  /// `onRead` receives the pattern of the entry link for a URL, and the ignored parts.
  @discardableResult
  public func open(
    _ text: String, policy: OpenPolicy = .reuse,
    onRead: (_ pattern: String, _ ignored: [String]) -> Void = { _, _ in }
  ) -> NavigationOutcome {
    session.endIfExpired()
    return appRouter.open(text, policy, onRead: onRead)
  }

  /// Saves what is open, waits for the disk, and returns a sentence about what isn't saved.
  @discardableResult
  public func save() -> String? {
    restoration.save()
    return store.flush()
  }
}
