import AppRouting
import Links
import LoggedIn
import Routing
import ScreenKit

// Queries about the open modules. The router of the app holds modules as the router of a module holds screens: the root
// and the added tabs are its tabs, and an added sheet is its modal.
extension AppCoordinator {
  /// The current root, even if a tab or sheet covers it.
  var root: AppRoute { router.state.tabs[0].root.route }

  /// The topmost module.
  var visible: AppRoute { router.state.visible.route }

  /// The flow of the topmost module.
  var flow: (any Flow<any ViewModel>)? { flow(of: router.state.visible) }

  /// The module that receives input: one with an open confirmation, even if it is hidden; otherwise the topmost one.
  var active: Entry<AppRoute> {
    router.state.entries.first { flow(of: $0)?.isConfirming == true } ?? router.state.visible
  }

  /// The flows of all modules: first the hidden tabs, then the visible modules from bottom to top.
  var flows: [any Flow<any ViewModel>] {
    let layers = router.state
    let hidden = layers.tabs.indices.filter { $0 != layers.selectedTab }.map { layers.tabs[$0].root }
    let shown = [layers.tabs[layers.selectedTab].root] + layers.modals.map(\.stack.root)
    return (hidden + shown).compactMap(flow(of:))
  }

  func flow(of entry: Entry<AppRoute>) -> (any Flow<any ViewModel>)? { router.screen(of: entry.id)?.flow }

  /// The module with this name, or `nil` if the app doesn't have it.
  func route(named name: String) -> AppRoute? {
    guard appRouter.modules[name] != nil else { return nil }
    return AppRoute.all(with: features).first { $0.name == name }
  }

  /// The root to show when no other one is requested.
  var defaultRoot: AppRoute { account == nil ? .loggedOut : .loggedIn }

  /// The root that a module is shown in or over.
  func root(of route: AppRoute) -> AppRoute {
    switch route.placement {
    case .root: route
    case .tab: .loggedIn
    case .sheet: defaultRoot
    }
  }

  /// A root and its added tabs.
  func tabs(of root: AppRoute) -> [AppRoute] {
    guard root == .loggedIn else { return [root] }
    return [root] + features.map(AppRoute.added).filter { $0.placement == .tab && appRouter.modules[$0.name] != nil }
  }
}
