public import Links

/// What is open of one module in a window, without entries of other modules and stacks without an entry of this module.
public struct NavigationState<Route: Routable>: Equatable, Sendable {
  private let tree: NavigationTree

  init(_ tree: NavigationTree) { self.tree = tree }

  /// The stack of each tab that begins with a route of this module, the root first.
  public var tabs: [[Entry<Route>]] { tabPositions.map { own(tree.tabs[$0]) } }
  /// The position of the visible tab among `tabs`; `nil` while a tab of another module is visible.
  public var selectedTab: Int? { tabPositions.firstIndex(of: tree.selectedTab) }
  /// The modals that hold an entry of this module; the last one is on top.
  public var modals: [Modal<[Entry<Route>]>] {
    tree.modals.map { Modal(style: $0.style, stack: own($0.stack)) }.filter { !$0.stack.isEmpty }
  }
  /// The alert that asks before a screen of this module is left; it covers everything else, and `snapshot` doesn't hold it.
  public var confirmation: Entry<Route>? { tree.confirmation?.of(Route.self) }
  /// The entries of this module in the stack on top: that of the confirmation, of the topmost modal, or of the visible tab.
  public var activeStack: [Entry<Route>] { own(tree.activeStack) }
  /// The topmost visible entry of this module, which other modules may cover; `nil` if the visible tab and the modals hold none.
  public var visible: Entry<Route>? { tree.top.of(Route.self) ?? own(tree.way).last }
  /// Whether an entry of this module is on top of everything.
  public var isOnTop: Bool { owns(tree.top) }
  /// The number of entries of any module above the root of the active stack.
  public var depth: Int { tree.depth }
  /// Whether a modal or a confirmation of any module is open.
  public var isPresenting: Bool { tree.isPresenting }
  /// Whether an alert is on top, on which nothing can be pushed.
  public var isAlertOpen: Bool { tree.isAlertOpen }
  /// Whether a modal, a confirmation or a page above a root is open, of any module.
  public var canGoBack: Bool { isPresenting || depth > 0 }

  /// Every entry of this module: the tabs in order, then the modals from bottom to top, then the confirmation.
  public var entries: [Entry<Route>] { own(tree.entries) }

  /// The routes of this module that are open, without identities.
  public var snapshot: NavigationSnapshot<Route> {
    NavigationSnapshot(tabs: tabs, selectedTab: selectedTab ?? 0, modals: modals).map(\.route)
  }

  private var tabPositions: [Int] { tree.tabs.indices.filter { owns(tree.tabs[$0][0]) } }

  private func own(_ stack: NavigationTree.Stack) -> [Entry<Route>] { stack.compactMap { $0.of(Route.self) } }

  private func owns(_ entry: Entry<AnyRoute>) -> Bool { entry.route.base is Route }
}
