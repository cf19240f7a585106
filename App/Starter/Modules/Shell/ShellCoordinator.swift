public import AppRouting
public import Links
public import Observation
public import Routing

/// Composes the modules of the app: where each is shown, and which one takes a link.
@MainActor
@Observable
public final class ShellCoordinator {
  /// Passed when the user has got started; a link to a tab waits for it.
  private static let started = Gate("started")

  /// Why the last link was refused; `nil` if it was opened.
  public private(set) var problem: String?
  @ObservationIgnored let router = Router<ShellRoute>(.welcome)
  @ObservationIgnored private let links: AppRouter

  /// Starts the app at its first page.
  ///
  /// Throws a `ModuleProblem` if the links of a module are declared wrongly.
  public init() throws(ModuleProblem) {
    let modules = ShellRoute.allCases.map { $0 == .welcome ? $0.module : $0.module.requiring(Self.started) }
    links = try AppRouter(modules, gates: [Self.started])
    links.delegate = self
    router.start(in: self)
  }

  // MARK: Links

  /// Opens a link of any module.
  @discardableResult
  public func open(_ link: DeepLink) -> NavigationOutcome { report(links.open(link)) }

  /// Opens a link from outside.
  @discardableResult
  public func open(_ text: String) -> NavigationOutcome { report(links.open(text)) }

  private func report(_ outcome: NavigationOutcome) -> NavigationOutcome {
    if case .refused(let error) = outcome { problem = error.description } else { problem = nil }
    return outcome
  }

  // MARK: Places

  /// The visible place as a link; empty before the user gets started.
  public var place: String { hasStarted ? visibleFlow?.link.description ?? "" : "" }

  /// Shows a saved place, and then a link that has arrived before it.
  public func restore(_ place: String) {
    guard !place.isEmpty else { return }
    if !hasStarted { router.setTabs(ShellRoute.tabs) }
    open(place)
    links.resume()
  }

  /// Whether the tabs are the root.
  private var hasStarted: Bool { router.state.tabs[0].root.route != .welcome }

  private var visibleFlow: (any Flow)? { router.screen(of: router.state.visible.id)?.flow }

  /// Shows the tabs, or closes the sheet over them; then a waiting link opens.
  func finishWelcome() -> NavigationOutcome {
    guard !hasStarted else { return router.dismissModals() }
    let outcome = router.setTabs(ShellRoute.tabs)
    links.resume()
    return outcome
  }

  /// Closes what lies over the tabs, the sheet of the app or the modals of a module, when it agrees; then continues.
  private func clear(then proceed: @escaping @MainActor () -> NavigationOutcome) -> NavigationOutcome {
    guard let flow = visibleFlow, flow.isPresenting || router.state.isPresenting else { return proceed() }
    var outcome = NavigationOutcome.done
    let left = flow.confirmLeaving { [router] in
      flow.discardModals()
      router.dismissModals()
      outcome = proceed()
    }
    return left == .done ? outcome : left
  }
}

extension ShellCoordinator: AppRouterDelegate {
  /// Whether the places behind a gate can be shown now.
  public func isPassed(_ gate: Gate) -> Bool { gate == Self.started && hasStarted }

  /// Shows the place of a planned link.
  public func show(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome {
    guard let route = ShellRoute(rawValue: plan.link.module) else { return .refused(.noMatch) }
    if route == router.state.visible.route { return visibleFlow?.open(plan, policy) ?? .refused(.flowEnded) }
    return clear { [weak self] in self?.show(route, opening: plan, policy) ?? .refused(.flowEnded) }
  }

  private func show(_ route: ShellRoute, opening plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome {
    if route == .welcome { return router.navigate(to: .welcome) }
    if router.state.visible.route != route { router.select(tab: route) }
    let outcome = visibleFlow?.open(plan, policy) ?? .refused(.flowEnded)
    return outcome == .unchanged ? .done : outcome
  }
}
