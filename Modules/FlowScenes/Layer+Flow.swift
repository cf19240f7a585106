public import Links
public import Routing
public import ScreenKit

extension Layer {
  /// Makes a layer of a scene from a visible layer of a flow.
  ///
  /// - Parameters:
  ///   - visible: The layer of the flow.
  ///   - id: Makes the identity of a page: an entry is unique in its flow, a page in its app.
  @MainActor
  public init(_ visible: VisibleLayer<any ViewModel>, id: (EntryID) -> Page.ID) {
    self.init(
      style: Style(visible.style), tabs: TabBar(visible), page: visible.top.screen.page(id(visible.top.entry)),
      sidebar: visible.sidebar.map { $0.screen.page(id($0.entry)) }, depth: visible.depth,
      backTitle: visible.below?.screen.title)
  }
}

extension Layer.Style {
  /// Makes the style of a layer; a pushed screen and `nil` belong to the root layer.
  public init(_ style: PresentationStyle?) {
    switch style {
    case nil, .push: self = .root
    case .sheet: self = .sheet
    case .cover: self = .cover
    case .alert: self = .alert
    }
  }
}

extension TabBar {
  /// Makes the tab bar of a layer, with the titles of the roots; `nil` if the layer has no tabs.
  @MainActor
  public init?(_ visible: VisibleLayer<any ViewModel>) {
    guard !visible.tabs.isEmpty else { return nil }
    self.init(
      tabs: visible.tabs.map { Tab(id: $0.name, title: $0.root.title) },
      selected: visible.tabs[visible.selectedTab].name)
  }
}

extension ViewModel {
  fileprivate var title: String { screen.title }
}
