public import Links
public import Routing
public import ScreenKit

extension Layer {
  /// Creates a layer of a scene from a visible layer of a flow.
  ///
  /// - Parameters:
  ///   - visible: The layer of the flow.
  ///   - id: Returns the identity of the page of an entry's path. A path is unique in its flow, a page in the app.
  @MainActor
  public init(_ visible: VisibleLayer<any ViewModel>, id: ([EntryID]) -> Page.ID) {
    self.init(
      style: Style(visible.style), tabs: TabBar(visible), page: visible.top.screen.page(id(visible.top.idPath)),
      sidebar: visible.sidebar.map { $0.screen.page(id($0.idPath)) }, depth: visible.depth,
      backTitle: visible.below?.screen.title)
  }
}

extension Flow {
  /// Whether closing a visible layer of this flow asks for confirmation, because a page of it or above it has unsaved changes.
  public func asksBeforeClosing(_ layer: VisibleLayer<Screen>) -> Bool {
    guard let content else { return false }
    let stacks = content.tabs + content.presented.map(\.stack)
    let closing = layer.style == nil ? stacks[...] : stacks.drop { $0[0] != layer.stack[0] }
    return closing.joined().contains { asksBeforeLeaving($0.id) }
  }
}

extension Layer.Style {
  /// Creates the style of a layer.
  ///
  /// A pushed screen and `nil` belong to the root layer.
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
  /// Creates the tab bar of a layer, with the titles of the roots, or returns `nil` if the layer has no tabs.
  @MainActor
  public init?(_ visible: VisibleLayer<any ViewModel>) {
    guard !visible.tabs.isEmpty else { return nil }
    self.init(
      tabs: visible.tabs.map { Tab(id: $0.tabName, title: $0.screen.title) },
      selected: visible.tabs[visible.selectedTab].tabName)
  }
}
