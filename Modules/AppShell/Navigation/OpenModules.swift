import AppRouting
import Links
import Routing
import ScreenKit

/// The modules that are open, and where each is shown.
///
/// One router holds the modules of the app as the router of a module holds screens: the root and the added tabs are its tabs,
/// and an added sheet is its modal. No function here asks for confirmation; `ModuleNavigator` does.
@MainActor
final class OpenModules {
  /// The modules of this run: all of them, or the one that runs alone.
  let routes: [AppRoute]
  let router = Router<AppRoute>()
  /// What was open before onboarding or an added root was shown.
  private(set) var interruptedArchives: [NavigationArchive]?
  /// The changes in all of them.
  let changes = Changes()
  let availability: Availability
  private let session: SessionController
  private let notices: Notices

  init(_ routes: [AppRoute], availability: Availability, session: SessionController, notices: Notices) {
    self.routes = routes
    self.availability = availability
    self.session = session
    self.notices = notices
  }

  /// Shows the first root; `features` makes the coordinator of each module that opens.
  func start(
    at root: AppRoute, in features: FeatureFactory,
    onChange: @escaping @MainActor (NavigationChange<AppRoute>) -> Void
  ) {
    router.setTabs(tabs(of: root))
    router.observe(onChange)
    router.start(in: features)
  }

  // MARK: Queries

  /// The current root, even if a tab or sheet covers it.
  var root: AppRoute { router.state.tabs[0].root.route }

  /// The topmost module.
  var visible: AppRoute { router.state.visible.route }

  /// The flow of the topmost module.
  var visibleFlow: (any Flow<any ViewModel>)? { flow(of: router.state.visible) }

  /// The module that receives input: one with an open confirmation, even if it is hidden; otherwise the topmost one.
  var active: Entry<AppRoute> { entries.first { flow(of: $0)?.isConfirming == true } ?? router.state.visible }

  /// All open modules.
  var entries: [Entry<AppRoute>] { router.state.entries }

  /// The sheet over the root, if there is one.
  var sheets: [Entry<AppRoute>] { router.state.modals.map(\.stack.root) }

  /// The added tabs beside those of the root; one that is unavailable is left out unless it is selected.
  var addedTabs: [AppRoute] {
    router.state.tabs.dropFirst().map(\.root.route).filter { $0 == selectedTab || obstacle(to: $0) == nil }
  }

  /// The root, or the added tab that is selected in its place.
  var selectedTab: AppRoute { router.state.tabs[router.state.selectedTab].root.route }

  /// The flows of all modules: first the hidden tabs, then the visible modules from bottom to top.
  var flows: [any Flow<any ViewModel>] {
    let state = router.state
    let hidden = state.tabs.indices.filter { $0 != state.selectedTab }.map { state.tabs[$0].root }
    return (hidden + [state.tabs[state.selectedTab].root] + sheets).compactMap(flow(of:))
  }

  /// What is open, as one archive for each module.
  var archives: [NavigationArchive] { flows.map { NavigationArchive($0.snapshot) } }

  func flow(of entry: Entry<AppRoute>) -> (any Flow<any ViewModel>)? { router.screen(of: entry.id)?.flow }

  /// The module with this name, or `nil` if this run doesn't have it.
  func route(named name: String) -> AppRoute? { routes.first { $0.name == name } }

  /// The root to show when no other one is requested.
  var defaultRoot: AppRoute { session.account == nil ? .loggedOut : .loggedIn }

  /// The root that a module is shown in or over.
  func root(of route: AppRoute) -> AppRoute {
    switch route.placement {
    case .root: route
    case .tab: .loggedIn
    case .sheet, .page: defaultRoot
    }
  }

  /// The module whose stack takes a page: the visible one, unless it leads to the log-in.
  var pageHost: AppRoute { visible == .loggedOut || visible == .onboarding ? defaultRoot : visible }

  /// Whether a link passes a gate without waiting: the user passes it, or it stands for a condition.
  ///
  /// A link behind a condition that isn't met is refused with the reason when it would be shown.
  func isPassed(_ gate: Gate) -> Bool { availability.isCondition(gate) || session.isPassed(gate) }

  /// Why the current user can't see a place of a module, or `nil`.
  ///
  /// - Parameters:
  ///   - route: The module.
  ///   - gates: The gates before the place; `nil` for those of the module.
  func obstacle(to route: AppRoute, behind gates: [Gate]? = nil) -> NavigationError? {
    if route == .loggedOut, route != root, session.account != nil { return .unavailable("You are signed in already") }
    return availability.reason(behind: gates ?? route.module.gates).map(NavigationError.unavailable)
  }

  /// A root and its added tabs.
  private func tabs(of root: AppRoute) -> [AppRoute] {
    root == .loggedIn ? [root] + routes.filter { $0.placement == .tab } : [root]
  }

  // MARK: Showing

  /// Shows a module at its placement.
  func show(_ route: AppRoute) {
    guard route != visible else { return }
    switch route.placement {
    case .root where route == root: router.select(tab: route)
    case .root: setRoot(route)
    case .tab:
      setRoot(.loggedIn)
      router.select(tab: route)
    case .sheet:
      router.dismissModals()
      router.present(route, as: .sheet)
    // A page lies on the stack of another module.
    case .page: setRoot(root(of: route))
    }
  }

  /// Replaces the root, and dismisses the sheet over it unless `keepingSheet` is true.
  ///
  /// A module that runs alone restarts where the whole app would show another root.
  func setRoot(_ root: AppRoute, keepingSheet: Bool = false) {
    guard root != self.root else { return }
    guard routes.contains(root) else {
      notices.replace(with: "The app would go on with “\(root.name)”, which is not part of this run")
      router.replaceTop(with: self.root)
      return
    }
    changes.performAsOne(.replaced) {
      updateInterruptedArchives(beforeShowing: root)
      if !keepingSheet { router.dismissModals() }
      return router.setTabs(tabs(of: root))
    }
  }

  /// Dismisses the sheet over the root.
  @discardableResult
  func dismissSheet() -> NavigationOutcome { router.dismissModal() }

  /// Returns what was open before the current root interrupted it, and forgets it.
  func takeInterruptedArchives() -> [NavigationArchive]? {
    defer { interruptedArchives = nil }
    return interruptedArchives
  }

  /// Stores what is open when `root` interrupts it, and drops it when `root` is not an interruption.
  ///
  /// A second interruption keeps what the first one stored.
  private func updateInterruptedArchives(beforeShowing root: AppRoute) {
    if !root.isInterruption {
      interruptedArchives = nil
    } else if !self.root.isInterruption {
      interruptedArchives = archives
    }
  }
}
