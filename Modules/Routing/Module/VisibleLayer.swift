public import Links

/// A visible layer of a flow: the root layer or a modal.
public struct VisibleLayer<Screen> {
  /// How the layer is presented; `nil` for the root layer.
  public internal(set) var style: PresentationStyle?
  /// The roots of the tabs; empty unless there are at least two and the visible route shows the tab bar.
  public internal(set) var tabs: [OpenEntry<Screen>] = []
  /// The position of the visible tab.
  public internal(set) var selectedTab = 0
  /// The stack of the layer, the root first; never empty.
  public internal(set) var stack: [OpenEntry<Screen>]

  /// The entry on top of the stack.
  public var top: OpenEntry<Screen> { stack[stack.count - 1] }
  /// The entry that going back shows; `nil` at the root of the stack.
  public var below: OpenEntry<Screen>? { stack.dropLast().last }
  /// The root of the stack if it shows in a sidebar; `nil` otherwise.
  public var sidebar: OpenEntry<Screen>? { stack[0].route.showsInSidebar ? stack[0] : nil }
  /// The number of entries below the one on top.
  public var depth: Int { stack.count - 1 }
}

extension Flow {
  /// The visible layers, from the root layer to the topmost modal and the confirmation; empty unless the flow has started.
  public var visibleLayers: [VisibleLayer<Screen>] {
    guard let content else { return [] }
    let stack = content.tabs[content.selectedTab]
    let showsTabs = content.tabs.count > 1 && stack.last?.route.hidesTabBar != true
    let root = VisibleLayer(
      tabs: showsTabs ? content.tabs.map { $0[0] } : [], selectedTab: content.selectedTab, stack: stack)
    return [root] + content.presented.map { VisibleLayer(style: $0.style, stack: $0.stack) }
  }
}
