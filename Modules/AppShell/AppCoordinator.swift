public import AppRouting
public import Links
import LoggedIn
public import Observation
public import Routing
import ScreenKit
public import Services

/// The whole app: which root is shown, who is signed in, and where links lead.
///
/// It owns the router of the modules, and each entry of that owns the coordinator of a feature. Features reach one
/// another through the `AppRouter` only. All of it belongs to the main actor.
@MainActor
@Observable
public final class AppCoordinator {
  /// The modules of the app.
  public nonisolated static let modules = AppRoute.all(with: Feature.all).map(\.module)
  /// The places of the app, and what leads where.
  public nonisolated static let map = AppMap(of: modules, roots: Module(of: AppRoute.self))

  let services: AppServices
  let features: [Feature]
  let guest: Account?
  @ObservationIgnored let router = Router<AppRoute>()
  @ObservationIgnored let appRouter: AppRouter
  @ObservationIgnored let store: StateStore
  @ObservationIgnored var saving: Task<Void, Never>?
  /// Whether somebody is signed in.
  var session = SessionState.nobody
  /// What was open before onboarding, or an added root, began.
  @ObservationIgnored var interrupted: [NavigationArchive]?
  /// What the app has to say, until the next intent.
  var notices = Notices()
  /// Whether the person has left, and every screen has let itself be left.
  public internal(set) var isOver = false
  /// Grows with each change of what is open, so that whoever reads the scene is told.
  private(set) var changes = 0
  @ObservationIgnored var history = History()
  /// A module that was to come into sight and asks first.
  @ObservationIgnored var arrival: Entry<AppRoute>?
  // While the app begins, and while one step takes several changes.
  @ObservationIgnored private var isMoving = true
  @ObservationIgnored private var hasMoved = false

  /// Starts where the person left off, or at the log-in.
  ///
  /// Throws a `ModuleProblem` when the links of the modules are not well declared.
  ///
  /// - Parameters:
  ///   - services: What the app needs from outside.
  ///   - hasAddedModules: Whether the app has more modules than its three roots; a story that is told of these does without.
  public convenience init(services: AppServices, hasAddedModules: Bool = true) throws(ModuleProblem) {
    try self.init(services: services, features: hasAddedModules ? Feature.all : [])
  }

  /// Runs one feature alone: links to other modules lead nowhere, and when the feature ends it begins again.
  ///
  /// - Parameters:
  ///   - services: What the app needs from outside.
  ///   - module: The module's name, with whatever capitals; throws `ModuleProblem.noSuchModule` when there is none of that name.
  ///   - guest: Who is signed in when the feature asks for somebody.
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

  /// Starts with these modules beside the three roots, or with one of all modules alone.
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
    for notice in state.notices { notices.add(.words(notice)) }
    if let session = state.session { self.session = .current(session) }
    if session.endIfOver(on: services.today()) { notices.add(.sessionHasEnded) }
    let shown = state.places.map(archivesToShow) ?? []
    let first = shown.first.flatMap { $0.module.flatMap(route(named:)) }
    router.rearrange(tabs(of: alone ?? first.map(root(of:)) ?? home))
    router.observe { [weak self] in self?.changed(by: $0.kind) }
    router.start(in: self)
    if let places = state.places { restoreAtLaunch(places, showing: shown) }
    isMoving = false
    note(changes, cause: nil)
    if let link = state.link { openWaitingLink(link) }
    saveSoon()
  }

  /// A place is kept from the first interruption until one of the roots is shown that a person stays at.
  func savePlaces(interruptedBy root: AppRoute) {
    if !root.isInterruption { interrupted = nil } else if !self.root.isInterruption { interrupted = openPlaces }
  }

  /// Does all of this as one step, however many changes it takes.
  @discardableResult
  func asOneStep(_ cause: NavigationKind, _ work: () -> NavigationOutcome) -> NavigationOutcome {
    guard !isMoving else { return work() }
    isMoving = true
    hasMoved = false
    let outcome = work()
    isMoving = false
    if hasMoved { step(by: outcome == .needsConfirmation ? .confirmation : cause) }
    return outcome
  }

  /// Takes in a change of a module, or of which modules are shown where `feature` is nil.
  ///
  /// A question is about what was open when it was asked; a change elsewhere takes it away, as if the answer had been no.
  func changed(in feature: (any FeatureCoordinator)? = nil, by cause: NavigationKind) {
    for flow in flows where flow.isConfirming && flow !== feature?.flow { flow.answerConfirmation(false) }
    if cause == .link || cause == .tab { showArrival(in: feature) }
    if isMoving { hasMoved = true } else { step(by: cause) }
  }

  private func step(by cause: NavigationKind) {
    changes += 1
    note(changes, cause: cause)
    saveSoon()
  }

  /// Why a root is not for whoever is here; nil when it is.
  func obstacle(to root: AppRoute) -> NavigationError? {
    root == .loggedOut && root != self.root && account != nil ? .unavailable("You are signed in already") : nil
  }
}

extension AppCoordinator: AppRouterDelegate {
  /// Whether somebody is signed in, for the one gate that the app knows; any other stays shut.
  public func isPassed(_ gate: Gate) -> Bool { gate == LoggedInCoordinator.signedIn && account != nil }

  /// Shows the module of a link, then the place in it.
  public func show(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome {
    guard let route = route(named: plan.link.module) else { return .refused(.noMatch) }
    if let obstacle = obstacle(to: route) { return .refused(obstacle) }
    return go(to: route, .link) { $0.open(plan, policy) }
  }
}
