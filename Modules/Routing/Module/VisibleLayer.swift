public import Links

/// A layer as it can be seen: the root, or a modal.
public struct VisibleLayer<Screen> {
  /// A screen and the entry it belongs to.
  public struct Visit {
    /// The entry that the screen belongs to.
    public var entry: EntryID
    /// What it shows.
    public var screen: Screen
    /// How its route is written.
    public var link: Link
  }

  /// A tab of the root layer.
  public struct Tab {
    /// The name of the tab, as links write it.
    public var name: String
    /// What its root shows.
    public var root: Screen
  }

  /// How the layer covers what is below; nil for the root layer.
  public var style: ModalStyle?
  /// The tabs; empty unless there are at least two.
  public var tabs: [Tab]
  /// Whether the visible route hides the tab bar, one that is not of this module included.
  public var hidesTabBar: Bool
  /// The position of the visible tab.
  public var selectedTab: Int
  /// The screen on top of the layer's stack.
  public var top: Visit
  /// The screen that going back shows; nil at the root of the stack.
  public var below: Visit?
  /// The root of the stack, when it stays in sight beside what is over it; nil when it doesn't.
  public var sidebar: Visit?
  /// How many entries lie over the root of the stack.
  public var depth: Int
}
