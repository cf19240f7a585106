/// Everything that is open in a window, as a value whose elements are routes, links, entries or open screens.
public struct NavigationSnapshot<Element> {
  /// The stack of each tab, the root first.
  public var tabs: [[Element]]
  /// The position of the visible tab.
  public var selectedTab: Int
  /// The modals, the topmost last; only that one may be an alert.
  public var modals: [Modal<[Element]>]

  /// Makes a snapshot.
  public init(tabs: [[Element]], selectedTab: Int = 0, modals: [Modal<[Element]>] = []) {
    self.tabs = tabs
    self.selectedTab = selectedTab
    self.modals = modals
  }

  /// Every stack: the tabs in order, then the modals from bottom to top.
  public var stacks: [[Element]] { tabs + modals.map(\.stack) }

  /// Returns the same snapshot with every element transformed, for example into its link.
  public func map<Other>(_ transform: (Element) throws -> Other) rethrows -> NavigationSnapshot<Other> {
    NavigationSnapshot<Other>(
      tabs: try tabs.map { try $0.map(transform) }, selectedTab: selectedTab,
      modals: try modals.map { Modal(style: $0.style, stack: try $0.stack.map(transform)) })
  }
}

extension NavigationSnapshot: Equatable where Element: Equatable {}
extension NavigationSnapshot: Hashable where Element: Hashable {}
extension NavigationSnapshot: Sendable where Element: Sendable {}

extension NavigationSnapshot: CustomStringConvertible {
  /// A tree with a line for each stack and modal, and an indented line for each entry.
  ///
  ///     tab (selected)
  ///       app://loggedIn/posts
  ///       app://loggedIn/posts/7
  ///     tab
  ///       app://loggedIn/account
  ///     sheet
  ///       app://loggedIn/share/7
  public var description: String {
    let stacks = tabs.enumerated().map { ($0.offset == selectedTab ? "tab (selected)" : "tab", $0.element) }
    let layers = stacks + modals.map { ($0.style.rawValue, $0.stack) }
    return layers.flatMap { name, stack in [name] + stack.map { "  \($0)" } }.joined(separator: "\n")
  }
}
