import AppRouting
import Links
import LoggedIn
import Routing
import ScreenKit

// Which modules are shown, and where. The router of the app holds them the way the router of a module holds its screens:
// the root and the tabs that were added to it, and a sheet over them.
extension AppCoordinator {
  /// The root that is shown, whatever lies over it.
  var root: AppRoute { router.layers.tabs[0].root.route }

  /// The module that takes input.
  var visible: AppRoute { router.layers.visible.route }

  /// What the visible module shows.
  var flow: (any Flow<any ViewModel>)? { flow(of: router.layers.visible) }

  /// What all modules show: first the tabs that are hidden, then what can be seen, from bottom to top.
  var flows: [any Flow<any ViewModel>] {
    let layers = router.layers
    let hidden = layers.tabs.indices.filter { $0 != layers.selectedTab }.map { layers.tabs[$0].root }
    let seen = [layers.tabs[layers.selectedTab].root] + layers.modals.map(\.stack.root)
    return (hidden + seen).compactMap(flow(of:))
  }

  func flow(of entry: Entry<AppRoute>) -> (any Flow<any ViewModel>)? { router.screen(of: entry.id)?.flow }

  /// The module of this name, if the app has it.
  func route(named name: String) -> AppRoute? {
    guard appRouter.modules[name] != nil else { return nil }
    return AppRoute.all(with: features).first { $0.name == name }
  }

  /// Where somebody belongs who is asked for nothing else.
  var home: AppRoute { account == nil ? .loggedOut : .loggedIn }

  /// The root below a module.
  func root(of route: AppRoute) -> AppRoute {
    switch route.placement {
    case .root: route
    case .tab: .loggedIn
    case .sheet: home
    }
  }

  /// A root and the tabs that were added to it.
  func tabs(of root: AppRoute) -> [AppRoute] {
    guard root == .loggedIn else { return [root] }
    return [root] + features.map(AppRoute.added).filter { $0.placement == .tab && appRouter.modules[$0.name] != nil }
  }

  /// Shows a module where it belongs, when every screen that would end lets itself be left.
  ///
  /// What `arriving` opens there is part of the same step.
  @discardableResult
  func go(to route: AppRoute, arriving: (@MainActor (any Flow<any ViewModel>) -> Void)? = nil) -> Outcome {
    guard route != visible else { return .unchanged }
    return leave(ending(for: route)) { [weak self] in
      self?.asOneStep(arriving == nil ? .replaced : .link) {
        self?.put(route)
        if let flow = self?.flow { arriving?(flow) }
      }
    }
  }

  /// Shows a module where it belongs, without asking.
  func put(_ route: AppRoute) {
    guard route != visible else { return }
    switch route.placement {
    case .root where route == root: router.select(tab: route)
    case .root: setRoot(route)
    case .tab:
      setRoot(.loggedIn)
      router.select(tab: route)
    case .sheet:
      router.dismissAll()
      router.present(route, as: .sheet)
    }
  }

  /// Goes on where the person was before, because an added module is done.
  func close(_ feature: Feature) {
    let route = AppRoute.added(feature)
    if route == root {
      goOn()
    } else if feature.placement == .tab {
      router.select(tab: root)
    } else if route == visible {
      router.dismiss()
    }
  }

  /// Asks every screen of some modules that has something to lose, then calls `proceed`.
  ///
  /// A module that is hidden comes into sight before it asks.
  func leave(_ entries: [Entry<AppRoute>], _ proceed: @escaping @MainActor () -> Void) -> Outcome {
    guard let entry = entries.first, let flow = flow(of: entry) else {
      proceed()
      return .done
    }
    let outcome = flow.leave { [weak self] in
      _ = self?.leave(Array(entries.dropFirst()), proceed)
    }
    if outcome == .asking, entry.id != router.layers.visible.id {
      router.dismissAll()
      router.select(tab: entry.route)
    }
    return outcome
  }

  /// The modules that end when another is shown, the innermost first.
  private func ending(for route: AppRoute) -> [Entry<AppRoute>] {
    let modals = router.layers.modals.map(\.stack.root).reversed()
    if route.placement == .sheet || root(of: route) == root { return Array(modals) }
    return modals + router.layers.tabs.map(\.root)
  }
}
