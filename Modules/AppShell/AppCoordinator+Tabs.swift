import FlowScenes
import Links
import Routing
import ScreenKit

// The tabs of the logged-in area and those that were added to them look like one row.
extension AppCoordinator {
  /// The tabs of a layer of a module, with those of the app; nil where there are none.
  func tabBar(_ app: VisibleLayer<any FeatureCoordinator>, _ layer: VisibleLayer<any ViewModel>) -> TabBar? {
    let added = router.layers.tabs.indices.dropFirst()
    guard app.style == nil, !added.isEmpty, let root = app.tabs.first?.root.flow.visibleLayers.first else {
      return TabBar(layer)
    }
    // Where the root hides its tabs, there are no others either.
    guard !root.tabs.isEmpty || app.selectedTab > 0 else { return nil }
    let selected = app.selectedTab == 0 ? root.tabs[root.selectedTab].name : visibleTab.name
    return TabBar(
      tabs: root.tabs.map { TabBar.Tab(id: $0.name, title: $0.root.title) }
        + addedTabs.map { TabBar.Tab(id: $0.module.name, title: $0.title) },
      selected: selected)
  }

  /// Shows a tab, whoever it belongs to; choosing the visible one goes to its root.
  func selectTab(_ name: String) -> Outcome {
    if let feature = addedTabs.first(where: { $0.module.name == name }) {
      let tab = AppRoute.added(feature)
      if tab == visibleTab, let flow { return flow.open(Link(module: name), .reuse) }
      return router.select(tab: tab)
    }
    guard visibleTab != root else { return flow?.selectTab(name) ?? .refused(.noSuchTab(name)) }
    guard let flow = flow(of: router.layers.tabs[0].root),
      let layer = flow.visibleLayers.first, layer.tabs.contains(where: { $0.name == name })
    else { return .refused(.noSuchTab(name)) }
    router.select(tab: root)
    // The tab is found as it was left; only another one is chosen.
    return layer.tabs[layer.selectedTab].name == name ? .done : flow.selectTab(name)
  }

  private var visibleTab: AppRoute { router.layers.tabs[router.layers.selectedTab].root.route }

  private var addedTabs: [Feature] {
    router.layers.tabs.compactMap {
      if case .added(let feature) = $0.root.route, feature.placement == .tab { feature } else { nil }
    }
  }
}
