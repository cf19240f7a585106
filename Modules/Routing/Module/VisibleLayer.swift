public import Links

/// A visible layer of a flow: the root layer or a modal.
public struct VisibleLayer<Screen> {
  /// A tab of the root layer.
  public struct Tab {
    /// The name of the tab in links.
    public var name: String
    /// The screen of the tab's root.
    public var root: Screen
  }

  /// How the layer is presented; `nil` for the root layer.
  public var style: PresentationStyle?
  /// The tabs; empty unless there are at least two.
  public var tabs: [Tab]
  /// Whether the visible route hides the tab bar, also one of another module.
  public var hidesTabBar: Bool
  /// The position of the visible tab.
  public var selectedTab: Int
  /// The screen on top of the layer's stack.
  public var top: VisibleEntry<Screen>
  /// The screen that going back shows; `nil` at the root of the stack.
  public var below: VisibleEntry<Screen>?
  /// The root of the stack if it shows in a sidebar; `nil` otherwise.
  public var sidebar: VisibleEntry<Screen>?
  /// The number of screens below the one on top.
  public var depth: Int
}

/// A screen with its entry and its link.
public struct VisibleEntry<Screen> {
  /// The identities of the child flows that hold the entry, the outermost first, and that of the entry.
  ///
  /// It is unique in the flow, also when it is written as text.
  public var path: [EntryID]
  /// The identity of the entry in its own flow.
  public var entry: EntryID
  /// The screen of the entry.
  public var screen: Screen
  /// The link of the entry's route.
  public var link: DeepLink
  /// The coordinator that made the screen: that of the child flow which holds the entry, if one does.
  public weak var coordinator: AnyObject?
}
