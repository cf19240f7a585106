public import Links
public import Routing
public import ScreenKit

extension Layer {
  /// A layer of a flow, as front ends see it.
  ///
  /// - Parameters:
  ///   - visible: What can be seen of the layer.
  ///   - id: Gives a page its identity: an entry is unique in its flow, a page in its app.
  @MainActor
  public init(_ visible: VisibleLayer<any ViewModel>, id: (EntryID) -> Page.ID) {
    self.init(
      style: Style(visible.style), tabs: TabBar(visible), page: visible.top.screen.page(id(visible.top.entry)),
      sidebar: visible.sidebar.map { $0.screen.page(id($0.entry)) }, depth: visible.depth,
      backTitle: visible.below?.screen.title)
  }
}

extension Layer.Style {
  /// How a modal covers what is below; nil stands for the root layer.
  public init(_ style: ModalStyle?) {
    switch style {
    case nil: self = .root
    case .sheet: self = .sheet
    case .cover: self = .cover
    case .alert: self = .alert
    }
  }
}

extension TabBar {
  /// The tabs of a layer, each called like its root; nil when there are none.
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
