import FlowScenes
import Links
import Routing
import ScreenKit

// The tabs of the logged-in area and those that were added to them look like one row.
extension AppCoordinator {
  /// The tabs of a layer of a module, with those of the app; nil where there are none.
  func tabBar(_ app: VisibleLayer<any FeatureCoordinator>, _ layer: VisibleLayer<any ViewModel>) -> TabBar? {
    guard app.style == nil, !addedTabs.isEmpty, let root = app.tabs.first?.root.flow.visibleLayers.first else {
      return TabBar(layer)
    }
    if layer.hidesTabBar { return nil }
    let selected = app.selectedTab == 0 ? root.tabs[root.selectedTab].name : visibleTab.name
    return TabBar(
      tabs: root.tabs.map { TabBar.Tab(id: $0.name, title: $0.root.title) }
        + addedTabs.map { TabBar.Tab(id: $0.name, title: $0.title) },
      selected: selected)
  }

  /// Shows a tab, whoever it belongs to; choosing the visible one goes to its root.
  func selectTab(_ name: String) -> NavigationOutcome {
    if router.state.isPresenting, let flow, flow.hasTab(name) { return flow.selectTab(name) }
    if let tab = addedTabs.first(where: { $0.name == name }) {
      let isVisible = tab == visible
      return go(to: tab, .tab) { isVisible ? $0.open(DeepLink(module: name), .reuse) : .unchanged }
    }
    guard let flow = flow(of: router.state.tabs[0].root), flow.hasTab(name) else { return .refused(.noSuchTab(name)) }
    // A tab of the root that was hidden is found as it was left; only another one is chosen.
    let isFound = visibleTab != root && flow.selectedTab == name
    return go(to: root, .tab) { isFound ? .unchanged : $0.selectTab(name) }
  }

  private var visibleTab: AppRoute { router.state.tabs[router.state.selectedTab].root.route }

  /// The tabs behind the root.
  private var addedTabs: [AppRoute] { router.state.tabs.dropFirst().map(\.root.route) }
}

extension Flow {
  fileprivate func hasTab(_ name: String) -> Bool { visibleLayers.first?.tabs.contains { $0.name == name } ?? false }

  fileprivate var selectedTab: String? {
    visibleLayers.first.flatMap { $0.tabs.isEmpty ? nil : $0.tabs[$0.selectedTab].name }
  }
}
