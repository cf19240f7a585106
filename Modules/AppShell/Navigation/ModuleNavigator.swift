import AppRouting
import Links
import Routing
import ScreenKit

/// Moves the app from module to module, and asks the modules that would end for confirmation first.
///
/// It is the app behind the `AppRouter`: it says which gates are passed and shows the places of planned links.
@MainActor
final class ModuleNavigator {
  let modules: OpenModules
  /// The module to show if the user agrees to the open confirmation.
  private var pendingModule: Entry<AppRoute>?

  init(_ modules: OpenModules) { self.modules = modules }

  // MARK: Leaving

  /// Asks the modules in `entries` for confirmation, one after the other, then calls `change`.
  ///
  /// Every call that ends modules goes through here, except when a session begins or ends, or when a flow has ended by
  /// itself. A confirmation is shown on top even if its module is hidden, so refusing it changes nothing. `change` counts
  /// as one change of the app. Returns the outcome of `change`, or that of the first module that needs confirmation or
  /// refuses.
  @discardableResult
  func leave(
    _ entries: [Entry<AppRoute>], by cause: NavigationKind, then change: @escaping @MainActor () -> NavigationOutcome
  ) -> NavigationOutcome {
    guard let entry = entries.first else { return modules.changes.performAsOne(cause, change) }
    let others = Array(entries.dropFirst())
    guard let flow = modules.flow(of: entry) else { return leave(others, by: cause, then: change) }
    var outcome = NavigationOutcome.unchanged
    let left = flow.confirmLeaving { [weak self] in
      if let self { outcome = self.leave(others, by: cause, then: change) }
    }
    return left == .done ? outcome : left
  }

  /// Asks all open modules for confirmation, the innermost first, then calls `change`.
  @discardableResult
  func leaveAll(
    by cause: NavigationKind, then change: @escaping @MainActor () -> NavigationOutcome
  ) -> NavigationOutcome {
    leave(modules.entries.reversed(), by: cause, then: change)
  }

  /// Closes the sheet over the root; refused if there is none.
  func closeSheet() -> NavigationOutcome {
    leave(modules.sheets, by: .dismiss) { [modules] in modules.dismissSheet() }
  }

  /// Leaves a visible tab or sheet whose flow has ended; a tab stays open in the background.
  func close(_ route: AppRoute) {
    guard route == modules.visible else { return }
    if route.placement == .tab { modules.show(modules.root) } else { modules.dismissSheet() }
  }

  // MARK: Moving

  /// Shows a module at its placement, then calls `open` with its flow.
  @discardableResult
  func navigate(
    to route: AppRoute, by cause: NavigationKind = .replaced,
    opening open: @escaping @MainActor (any Flow<any ViewModel>) -> NavigationOutcome = { _ in .unchanged }
  ) -> NavigationOutcome {
    leave(entriesToLeave(for: route), by: cause) { [weak self] in self?.openAndShow(route, open) ?? .unchanged }
  }

  /// Selects a tab of the visible module, of the root, or of the app; selecting the visible tab shows its root screen.
  func selectTab(_ name: String) -> NavigationOutcome {
    if !modules.sheets.isEmpty, let flow = modules.visibleFlow, flow.hasTab(name) { return flow.selectTab(name) }
    if let tab = modules.addedTabs.first(where: { $0.name == name }) {
      let isVisible = tab == modules.visible
      return navigate(to: tab, by: .tab) { isVisible ? $0.open(DeepLink(module: name), .reuse) : .unchanged }
    }
    if let tab = modules.route(named: name), tab.placement == .tab, let obstacle = modules.obstacle(to: tab) {
      return .refused(obstacle)
    }
    let root = modules.router.state.tabs[0].root
    guard let flow = modules.flow(of: root), flow.hasTab(name) else { return .refused(.noSuchTab(name)) }
    // The selected tab of a hidden root keeps its stack; selecting it again in the root would pop it.
    let isSelected = modules.selectedTab != root.route && flow.selectedTab == name
    return navigate(to: root.route, by: .tab) { isSelected ? .unchanged : $0.selectTab(name) }
  }

  /// The modules that must end before `route` is shown, innermost first.
  private func entriesToLeave(for route: AppRoute) -> [Entry<AppRoute>] {
    if route == modules.visible { return [] }
    if route.placement == .sheet || modules.root(of: route) == modules.root { return modules.sheets }
    return modules.entries.reversed()
  }

  /// Calls `open` with the flow of a module and shows the module.
  ///
  /// A module that is already open may ask for confirmation; it is shown after the user agrees.
  private func openAndShow(
    _ route: AppRoute, _ open: @MainActor (any Flow<any ViewModel>) -> NavigationOutcome
  ) -> NavigationOutcome {
    guard let entry = modules.entries.first(where: { $0.route == route }), let flow = modules.flow(of: entry) else {
      modules.show(route)
      let outcome = modules.visibleFlow.map(open) ?? .unchanged
      return outcome == .unchanged ? .done : outcome
    }
    let outcome = open(flow)
    switch outcome {
    case .done: modules.show(route)
    case .unchanged where route != modules.visible:
      modules.show(route)
      return .done
    case .needsConfirmation, .queued: pendingModule = entry
    case .doneIgnoring, .unchanged, .waiting, .refused: break
    }
    return outcome
  }

  // MARK: Changes

  /// Observes the changes in a module.
  func follow(_ feature: any FeatureCoordinator) {
    feature.flow.observeEvents { [weak self, weak feature] event in
      if event.error == nil, let kind = event.kind { self?.changed(in: feature, by: kind) }
    }
  }

  /// Handles a change in a module, or in the set of open modules if `feature` is `nil`.
  ///
  /// A confirmation applies to what was open when it appeared, so a change in another module answers it with no.
  func changed(in feature: (any FeatureCoordinator)? = nil, by cause: NavigationKind) {
    for flow in modules.flows where flow.isConfirming && flow !== feature?.flow { flow.answerConfirmation(false) }
    if cause == .link || cause == .tab { showPendingModule(changedIn: feature) }
    modules.changes.record(cause)
  }

  /// Forgets the pending module unless a confirmation is open.
  func forgetPendingModule() {
    if modules.flow(of: modules.active)?.isConfirming != true { pendingModule = nil }
  }

  /// Shows the pending module if `feature`, which has changed, is its coordinator; clears the pending module.
  private func showPendingModule(changedIn feature: (any FeatureCoordinator)?) {
    guard let entry = pendingModule else { return }
    pendingModule = nil
    if let feature, modules.router.screen(of: entry.id) === feature { modules.show(entry.route) }
  }
}

extension ModuleNavigator: AppRouterDelegate {
  func isPassed(_ gate: Gate) -> Bool { modules.isPassed(gate) }

  /// Shows the module of a planned link and opens the link in it.
  func show(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome {
    guard let route = modules.route(named: plan.link.module) else { return .refused(.noMatch) }
    if let obstacle = modules.obstacle(to: route, behind: plan.gates) { return .refused(obstacle) }
    // A page that runs alone is the root.
    let host = route.placement == .page && route != modules.root ? modules.pageHost : route
    return navigate(to: host, by: .link) { $0.open(plan, policy) }
  }
}

extension Flow {
  fileprivate func hasTab(_ name: String) -> Bool { visibleLayers.first?.tabs.contains { $0.tabName == name } ?? false }

  fileprivate var selectedTab: String? {
    visibleLayers.first.flatMap { $0.tabs.isEmpty ? nil : $0.tabs[$0.selectedTab].tabName }
  }
}
