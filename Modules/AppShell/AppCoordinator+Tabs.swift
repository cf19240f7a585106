import FlowScenes
import Links
import Routing
import ScreenKit

// Shows the tabs of the logged-in area and the added tabs as one tab bar.
extension AppCoordinator {
  /// The tab bar of a module's lowest layer, including the added tabs; `nil` if it has none.
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

  /// Selects a tab of the visible module, of the root, or of the app; selecting the visible tab shows its root screen.
  func selectTab(_ name: String) -> NavigationOutcome {
    if router.state.isPresenting, let flow, flow.hasTab(name) { return flow.selectTab(name) }
    if let tab = addedTabs.first(where: { $0.name == name }) {
      let isVisible = tab == visible
      return navigate(to: tab, by: .tab) { isVisible ? $0.open(DeepLink(module: name), .reuse) : .unchanged }
    }
    guard let flow = flow(of: router.state.tabs[0].root), flow.hasTab(name) else { return .refused(.noSuchTab(name)) }
    // The selected tab of a hidden root keeps its stack; selecting it again in the root would pop it.
    let isSelected = visibleTab != root && flow.selectedTab == name
    return navigate(to: root, by: .tab) { isSelected ? .unchanged : $0.selectTab(name) }
  }

  private var visibleTab: AppRoute { router.state.tabs[router.state.selectedTab].root.route }

  /// The tabs after the root.
  private var addedTabs: [AppRoute] { router.state.tabs.dropFirst().map(\.root.route) }
}

extension Flow {
  fileprivate func hasTab(_ name: String) -> Bool { visibleLayers.first?.tabs.contains { $0.name == name } ?? false }

  fileprivate var selectedTab: String? {
    visibleLayers.first.flatMap { $0.tabs.isEmpty ? nil : $0.tabs[$0.selectedTab].name }
  }
}
