public import AppRouting
public import Links
import LoggedIn
public import Observation
public import Routing
import ScreenKit
public import Services

/// The composition root of the app: its modules, its session, its links and its saved state.
///
/// It owns a router whose entries are the modules. The screen of each entry is the coordinator of a feature. Features
/// reach each other only by links, through the `AppRouter`.
@MainActor
@Observable
public final class AppCoordinator {
  /// The modules of the app: the three roots and the added ones.
  public nonisolated static let modules = AppRoute.all(with: Feature.all).map(\.module)
  /// The places of the app and the transitions between them.
  public nonisolated static let map = AppMap(of: modules, roots: Module(of: AppRoute.self))

  let services: AppServices
  let features: [Feature]
  /// The account of a feature that runs alone; it needs no session.
  let guest: Account?
  @ObservationIgnored let router = Router<AppRoute>()
  @ObservationIgnored let appRouter: AppRouter
  @ObservationIgnored let store: StateStore
  /// The scheduled save, if there is one.
  @ObservationIgnored var saving: Task<Void, Never>?
  var session = SessionState.signedOut
  /// What was open before onboarding or an added root was shown.
  @ObservationIgnored var interruptedArchives: [NavigationArchive]?
  /// The notices that are shown until the next intent.
  var notices = Notices()
  /// Whether the user has quit the app and every module has agreed.
  public internal(set) var isOver = false
  /// The number of changes so far; a front end that reads the scene observes it.
  private(set) var changes = 0
  @ObservationIgnored var history = History()
  /// The module to show if the user agrees to the open confirmation.
  @ObservationIgnored var pendingModule: Entry<AppRoute>?
  // True during launch, and while several changes are grouped into one.
  @ObservationIgnored private var isGrouping = true
  @ObservationIgnored private var hasGroupedChange = false

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
    services: AppServices, features: [Feature], alone: AppRoute? = nil, guest: Account? = nil
  ) throws(ModuleProblem) {
    self.services = services
    self.features = features
    self.guest = guest
    store = StateStore(services.storage)
    appRouter = try AppRouter(
      (alone.map { [$0] } ?? AppRoute.all(with: features)).map(\.module), gates: [LoggedInCoordinator.signedIn])
    appRouter.delegate = self
    let state = store.load()
    for notice in state.notices { notices.add(.text(notice)) }
    if let session = state.session { self.session = .current(session) }
    if session.endIfOver(on: services.today()) { notices.add(.sessionHasEnded) }
    let shown = state.archiveReading.map(restorableArchives) ?? []
    let first = shown.first.flatMap { $0.module.flatMap(route(named:)) }
    router.rearrange(tabs(of: alone ?? first.map(root(of:)) ?? defaultRoot))
    router.observe { [weak self] change in
      self?.appRouter.report(
        NavigationEvent(
          module: change.to.route.name, kind: change.kind, from: DeepLink(module: change.from.route.name),
          to: DeepLink(module: change.to.route.name)))
      self?.changed(by: change.kind)
    }
    router.start(in: self)
    if let reading = state.archiveReading { restoreAtLaunch(reading, showing: shown) }
    isGrouping = false
    appendToHistory(changes, cause: nil)
    if let link = state.waitingLink { openWaitingLink(link) }
    scheduleSave()
  }

  /// Stores what is open when `root` interrupts it, and drops it when `root` is not an interruption.
  ///
  /// A second interruption keeps what the first one stored.
  func updateInterruptedArchives(beforeShowing root: AppRoute) {
    if !root.isInterruption {
      interruptedArchives = nil
    } else if !self.root.isInterruption {
      interruptedArchives = openArchives
    }
  }

  /// Groups all changes that `work` makes into one change of the app, with one history entry.
  @discardableResult
  func performAsOneChange(_ cause: NavigationKind, _ work: () -> NavigationOutcome) -> NavigationOutcome {
    guard !isGrouping else { return work() }
    isGrouping = true
    hasGroupedChange = false
    let outcome = work()
    isGrouping = false
    if hasGroupedChange { recordChange(by: outcome == .needsConfirmation ? .confirmation : cause) }
    return outcome
  }

  /// Handles a change in a module, or in the set of shown modules if `feature` is `nil`.
  ///
  /// A confirmation applies to what was open when it appeared, so a change in another module answers it with no.
  func changed(in feature: (any FeatureCoordinator)? = nil, by cause: NavigationKind) {
    for flow in flows where flow.isConfirming && flow !== feature?.flow { flow.answerConfirmation(false) }
    if cause == .link || cause == .tab { showPendingModule(changedIn: feature) }
    if isGrouping { hasGroupedChange = true } else { recordChange(by: cause) }
  }

  private func recordChange(by cause: NavigationKind) {
    changes += 1
    appendToHistory(changes, cause: cause)
    scheduleSave()
  }

  /// Why the current user can't see `root`, or `nil`.
  func obstacle(to root: AppRoute) -> NavigationError? {
    root == .loggedOut && root != self.root && account != nil ? .unavailable("You are signed in already") : nil
  }
}

extension AppCoordinator: AppRouterDelegate {
  /// Whether a user is signed in, for the gate `signedIn`; every other gate stays closed.
  public func isPassed(_ gate: Gate) -> Bool { gate == LoggedInCoordinator.signedIn && account != nil }

  /// Shows the module of a planned link and opens the link in it.
  public func show(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome {
    guard let route = route(named: plan.link.module) else { return .refused(.noMatch) }
    if let obstacle = obstacle(to: route) { return .refused(obstacle) }
    return navigate(to: route, by: .link) { $0.open(plan, policy) }
  }
}
