import LoggedIn
public import Observation
public import Routing
import ScreenKit
public import Services

/// The whole app: which root is shown, who is signed in, and where links lead.
///
/// It owns the router of the roots, and each root owns the coordinator of a feature. Features reach one another through
/// the `AppRouter` only. All of it belongs to the main actor.
@MainActor
@Observable
public final class AppCoordinator {
  /// The modules of the app.
  public nonisolated static let modules = AppRoute.allCases.map(\.module)
  /// The places of the app, and what leads where.
  public nonisolated static let map = AppMap(of: modules, roots: Module(of: AppRoute.self))

  let services: AppServices
  let guest: Account?
  @ObservationIgnored let router = Router<AppRoute>()
  @ObservationIgnored let appRouter: AppRouter
  @ObservationIgnored var saving: Task<Void, Never>?
  /// Who is signed in; nil when nobody is.
  private(set) var account: Account?
  /// A short message that goes away with the next intent.
  var toast: String?
  /// Whether the person has left, and every screen has let itself be left.
  public internal(set) var isOver = false
  /// Grows with each change of what is open, so that whoever reads the scene is told.
  private(set) var changes = 0
  @ObservationIgnored var history = History()
  @ObservationIgnored private var arriving: (@MainActor (any Flow<any ViewModel>) -> Void)?

  /// Starts where the person left off, or at the log-in.
  ///
  /// Throws a `ModuleProblem` when the links of the modules are not well declared.
  public convenience init(services: AppServices) throws(ModuleProblem) {
    try self.init(services: services, modules: Self.modules, guest: nil, start: .loggedOut)
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
    let root = AppRoute.allCases.first { $0.rawValue.lowercased() == module.lowercased() }
    guard let root else { throw .noSuchModule(module, known: Self.modules.map(\.name)) }
    try self.init(services: services, modules: [root.module], guest: guest, start: root)
  }

  private init(services: AppServices, modules: [Module], guest: Account?, start: AppRoute) throws(ModuleProblem) {
    self.services = services
    self.guest = guest
    appRouter = try AppRouter(modules)
    appRouter.delegate = self
    account = guest ?? loadSession()
    let saved = loadPlace()
    router.replaceStack(with: [saved.flatMap(root(of:)) ?? (guest == nil ? home : start)])
    router.observe { [weak self] _ in self?.rootChanged() }
    router.start(in: self)
    if let saved, saved.module == root.rawValue { restore(saved.place) }
    observeFlow()
    note(changes, cause: nil)
  }

  /// The root that is shown.
  var root: AppRoute { router.layers.visible.route }

  /// What the visible root shows.
  var flow: (any Flow<any ViewModel>)? { router.screen(of: router.layers.visible.id)?.flow }

  /// Where somebody belongs who is asked for nothing else.
  private var home: AppRoute { account == nil ? .loggedOut : .loggedIn }

  /// The root that a saved place belongs to, if it may be shown.
  private func root(of archive: Archive) -> AppRoute? {
    guard let root = archive.module.flatMap(AppRoute.init), appRouter.modules[root.rawValue] != nil,
      root.module.gates.allSatisfy(isPassed)
    else { return nil }
    return root
  }

  /// Goes to another root when every screen lets itself be left; going to the visible one changes nothing.
  ///
  /// What `arriving` opens there is part of the same change.
  @discardableResult
  func go(to root: AppRoute, arriving: (@MainActor (any Flow<any ViewModel>) -> Void)? = nil) -> Outcome {
    guard root != self.root, let flow else { return .unchanged }
    return flow.leave { [weak self] in self?.setRoot(root, arriving: arriving) }
  }

  /// Puts another root in place of the visible one without asking; setting the visible one changes nothing.
  func setRoot(_ root: AppRoute, arriving: (@MainActor (any Flow<any ViewModel>) -> Void)? = nil) {
    guard root != self.root else { return }
    if appRouter.modules[root.rawValue] != nil {
      self.arriving = arriving
      router.replaceTop(with: root)
    } else {
      // One feature runs alone: where it would hand over to another, it begins again.
      account = guest
      toast = "The app would go on with “\(root.rawValue)”, which is not part of this run"
      router.replaceTop(with: self.root)
    }
  }

  func signIn(_ account: Account) {
    self.account = account
    keep { () throws(StorageError) in try SessionStore(storage: services.storage).save(account) }
    if appRouter.resume() != .opened { setRoot(.loggedIn) }
  }

  func signOut() {
    history.forgetPlaces(of: account)
    account = nil
    appRouter.dropWaiting()
    keep { () throws(StorageError) in try SessionStore(storage: services.storage).save(nil) }
    keep { () throws(StorageError) in try PlaceStore(storage: services.storage).remove() }
    setRoot(.loggedOut)
  }

  func leaveOnboarding() {
    appRouter.dropWaiting()
    setRoot(home)
  }

  private func restore(_ place: Place<Link>) {
    if case .refused(let refusal) = flow?.restore(place) { toast = "The saved place can't be opened: \(refusal)" }
  }

  private func rootChanged() {
    // What is opened on arrival is there before the flow is observed, so that all of it is one step.
    let arriving = arriving.take()
    if let flow { arriving?(flow) }
    observeFlow()
    changed(by: arriving == nil ? .replaced : .link)
  }

  private func observeFlow() { flow?.observeChanges { [weak self] in self?.changed(by: $0) } }

  private func changed(by cause: CommandKind) {
    changes += 1
    note(changes, cause: cause)
    saveSoon()
  }

  /// Why a root is not for whoever is here; nil when it is.
  func obstacle(to root: AppRoute) -> Refusal? {
    root == .loggedOut && root != self.root && account != nil ? .unavailable("You are signed in already") : nil
  }
}

extension AppCoordinator: AppRouterDelegate {
  /// Whether somebody is signed in, which is the one gate there is.
  public func isPassed(_ gate: Gate) -> Bool { gate != LoggedInCoordinator.signedIn || account != nil }

  /// Shows the module of a link, then the place in it.
  public func show(_ link: Link, _ policy: LinkPolicy) -> Outcome {
    guard let root = AppRoute(rawValue: link.module) else { return .refused(.noMatch) }
    if let obstacle = obstacle(to: root) { return .refused(obstacle) }
    if root == self.root { return flow?.open(link, policy) ?? .refused(.noMatch) }
    return go(to: root) { $0.open(link, policy) }
  }
}
