public import Links

/// The open entries of one module in a window.
public struct NavigationState<Route: Routable>: Equatable, Sendable {
  private let tree: NavigationTree

  init(_ tree: NavigationTree) { self.tree = tree }

  /// The stacks of the tabs that begin in this module, root first.
  public var tabs: [[Entry<Route>]] { tabPositions.map { own(tree.tabs[$0]) } }
  /// The position of the visible tab in `tabs`; `nil` while another module's tab is visible.
  public var selectedTab: Int? { tabPositions.firstIndex(of: tree.selectedTab) }
  /// The modals with an entry of this module, topmost last.
  public var modals: [Modal<[Entry<Route>]>] {
    tree.modals.map { Modal(style: $0.style, stack: own($0.stack)) }.filter { !$0.stack.isEmpty }
  }
  /// The alert that asks before a screen of this module is left; not in `snapshot`.
  public var confirmation: Entry<Route>? { tree.confirmation?.of(Route.self) }
  /// This module's entries in the topmost stack: the confirmation, the topmost modal, or the visible tab.
  public var activeStack: [Entry<Route>] { own(tree.activeStack) }
  /// This module's topmost entry in the visible tab, modals and confirmation; other modules may cover it.
  public var visible: Entry<Route>? { tree.top.of(Route.self) ?? own(tree.way).last }
  /// Whether an entry of this module is on top of everything.
  public var isOnTop: Bool { owns(tree.top) }
  /// The number of entries of any module above the active stack's root.
  public var depth: Int { tree.depth }
  /// Whether a modal or a confirmation of any module is open.
  public var isPresenting: Bool { tree.isPresenting }
  /// Whether an alert is on top, on which nothing can be pushed.
  public var isAlertOpen: Bool { tree.isAlertOpen }
  /// Whether a modal, a confirmation or a page above a root is open.
  public var canGoBack: Bool { isPresenting || depth > 0 }

  /// The entries of this module: tabs in order, modals from bottom to top, then the confirmation.
  public var entries: [Entry<Route>] { own(tree.entries) }

  /// The open routes of this module, without identities.
  public var snapshot: NavigationSnapshot<Route> {
    NavigationSnapshot(tabs: tabs, selectedTab: selectedTab ?? 0, modals: modals).map(\.route)
  }

  private var tabPositions: [Int] { tree.tabs.indices.filter { owns(tree.tabs[$0][0]) } }

  private func own(_ stack: NavigationTree.Stack) -> [Entry<Route>] { stack.compactMap { $0.of(Route.self) } }

  private func owns(_ entry: Entry<AnyRoute>) -> Bool { entry.route.base is Route }
}
