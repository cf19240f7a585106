/// Everything that is open in a module, as a value without identities: it can be saved, sent, and opened again.
///
/// A confirmation before leaving a screen is not part of it.
public struct NavigationSnapshot<Route: Hashable & Sendable>: Hashable, Sendable {
  /// The stack of each tab, the root first.
  public var tabs: [[Route]]
  /// The position of the visible tab.
  public var selectedTab: Int
  /// The modals, the topmost last; only that one may be an alert.
  public var modals: [Modal<[Route]>]

  /// Creates a snapshot.
  public init(tabs: [[Route]], selectedTab: Int = 0, modals: [Modal<[Route]>] = []) {
    self.tabs = tabs
    self.selectedTab = selectedTab
    self.modals = modals
  }

  /// Every stack: the tabs in order, then the modals from bottom to top.
  package var stacks: [[Route]] { tabs + modals.map(\.stack) }

  /// The stack of the topmost modal, or of the selected tab.
  package var activeStack: [Route] {
    get { modals.last?.stack ?? tabs[selectedTab] }
    set { if modals.isEmpty { tabs[selectedTab] = newValue } else { modals[modals.count - 1].stack = newValue } }
  }

  /// Pushes a route on the active stack, or presents it over everything.
  package mutating func add(_ route: Route, as style: PresentationStyle) {
    if style == .push { activeStack.append(route) } else { modals.append(Modal(style: style, stack: [route])) }
  }

  /// Returns the same snapshot with every route transformed, for example into its link.
  public func map<Other>(_ transform: (Route) throws -> Other) rethrows -> NavigationSnapshot<Other> {
    NavigationSnapshot<Other>(
      tabs: try tabs.map { try $0.map(transform) }, selectedTab: selectedTab,
      modals: try modals.map { Modal(style: $0.style, stack: try $0.stack.map(transform)) })
  }
}

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
