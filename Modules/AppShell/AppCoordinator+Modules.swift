import AppRouting
import Links
import LoggedIn
import Routing
import ScreenKit

// Which modules are shown, and where. The router of the app holds them the way the router of a module holds its screens:
// the root and the tabs that were added to it, and a sheet over them.
extension AppCoordinator {
  /// The root that is shown, whatever lies over it.
  var root: AppRoute { router.state.tabs[0].root.route }

  /// The module that is on top.
  var visible: AppRoute { router.state.visible.route }

  /// What the module on top shows.
  var flow: (any Flow<any ViewModel>)? { flow(of: router.state.visible) }

  /// The module that takes input: the one that asks before it is left, even when it is hidden; else the one on top.
  var active: Entry<AppRoute> {
    router.state.entries.first { flow(of: $0)?.isConfirming == true } ?? router.state.visible
  }

  /// What all modules show: first the tabs that are hidden, then what can be seen, from bottom to top.
  var flows: [any Flow<any ViewModel>] {
    let layers = router.state
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
}
