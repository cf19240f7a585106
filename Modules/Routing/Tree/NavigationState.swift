public import Links

/// What is open of one module: its entries in the tabs and modals of a window.
///
/// Entries of other modules are left out, and so are stacks without an entry of this module.
public struct NavigationState<Route: Routable>: Equatable, Sendable {
  let tree: NavigationTree

  /// The stack of each tab that begins with a route of this module, the root first.
  public var tabs: [[Entry<Route>]] { tabPositions.map { own(tree.tabs[$0]) } }
  /// The position of the visible tab among `tabs`; `nil` while a tab of another module is visible.
  public var selectedTab: Int? { tabPositions.firstIndex(of: tree.selectedTab) }
  /// The modals that hold an entry of this module; the last one is on top.
  public var modals: [Modal<[Entry<Route>]>] {
    tree.modals.map { Modal(style: $0.style, stack: own($0.stack)) }.filter { !$0.stack.isEmpty }
  }
  /// The alert that asks before a screen of this module is left; it covers everything else.
  ///
  /// It belongs to the attempt to leave, not to what is open, so a snapshot doesn't hold it.
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
  /// Whether going back is possible.
  public var canGoBack: Bool { isPresenting || depth > 0 }

  /// Every entry of this module: the tabs in order, then the modals from bottom to top, then the confirmation.
  public var entries: [Entry<Route>] { own(tree.entries) }

  /// The routes of this module that are open, without identities.
  public var snapshot: NavigationSnapshot<Route> {
    NavigationSnapshot(tabs: tabs, selectedTab: selectedTab ?? 0, modals: modals).map(\.route)
  }

  /// The positions in the window of the tabs that begin with a route of this module.
  private var tabPositions: [Int] { tree.tabs.indices.filter { owns(tree.tabs[$0][0]) } }

  private func own(_ stack: NavigationTree.Stack) -> [Entry<Route>] { stack.compactMap { $0.of(Route.self) } }

  private func owns(_ entry: Entry<AnyRoute>) -> Bool { entry.route.base is Route }

  // MARK: The floor

  /// The position of the lowest entry of this module in the active stack; `nil` if the stack holds none.
  ///
  /// A module removes what is above its floor, also pages of other modules, and nothing below.
  private var floor: Int? { tree.activeStack.firstIndex(where: owns) }

  /// The lowest level that holds an entry of this module: 0 for the tabs, 1 for the lowest modal.
  private var floorLevel: Int {
    if tree.tabs.contains(where: { $0.contains(where: owns) }) { return 0 }
    return (tree.modals.firstIndex { $0.stack.contains(where: owns) } ?? 0) + 1
  }

  // MARK: Commands of the router's calls

  func replaceStack(with routes: [Route]) throws(NavigationError) -> NavigationCommand {
    guard let floor else { throw .noMatch }
    return .replaceStack(routes.map { AnyRoute($0) }, keeping: floor)
  }

  func replaceTop(with route: Route) throws(NavigationError) -> NavigationCommand {
    guard isOnTop else { throw .stale(tree.top.id) }
    return .replaceStack([AnyRoute(route)], keeping: tree.depth)
  }

  /// Returns the command that closes the modals above the lowest ones, counted from the floor.
  func dismissModals(keeping kept: Int) -> NavigationCommand {
    .dismissModals(keeping: min(max(0, kept), tree.modals.count) + floorLevel)
  }

  func select(_ root: Route, pushing route: Route?) throws(NavigationError) -> NavigationCommand {
    guard let tab = tabPositions.first(where: { tree.tabs[$0][0].route == AnyRoute(root) }) else {
      throw .noSuchTab(root.path.description)
    }
    return .select(tab: tab, pushing: route.map { AnyRoute($0) })
  }

  /// Returns the command that gives this module a tab for each root, where its first tab is.
  func setTabs(_ roots: [Route]) throws(NavigationError) -> NavigationCommand {
    if roots.isEmpty { throw .emptyStack }
    guard let first = tabPositions.first else { throw .noMatch }
    let others = tree.tabs.map(\.[0]).filter { !owns($0) }.map(\.route)
    return .setTabs(others.prefix(first) + roots.map { AnyRoute($0) } + others.dropFirst(first))
  }

  func popToFloor() throws(NavigationError) -> NavigationCommand {
    guard let floor else { throw .noMatch }
    return floor == 0 ? .pop(.max) : .pop(tree.depth - floor)
  }

  func popTo(_ matches: (Route) -> Bool) throws(NavigationError) -> NavigationCommand {
    guard let entry = activeStack.last(where: { matches($0.route) }) else { throw .noMatch }
    return .popTo(entry.id)
  }

  /// Returns an entry of this module in the active stack; throws if it is another one.
  func own(_ entry: EntryID) throws(NavigationError) -> EntryID {
    guard activeStack.contains(where: { $0.id == entry }) else { throw .noSuchEntry(entry) }
    return entry
  }

  func show(
    _ route: Route, as style: PresentationStyle, at level: ModalLevel, of entry: EntryID
  ) throws(NavigationError) -> NavigationCommand {
    guard let here = tree.level(of: entry) else { throw .stale(entry) }
    let target =
      switch level {
      case .here: here
      case .parent: here - 1
      case .root: floorLevel
      case .top: tree.modals.count
      }
    guard target >= floorLevel else { throw .noSuchLevel(level) }
    return .showAtLevel(target, AnyRoute(route), style)
  }

  /// Returns the command that leaves the uninterrupted run of entries of this module that an entry ends.
  func leave(from entry: EntryID) throws(NavigationError) -> NavigationCommand {
    guard let first = tree.run(endingAt: entry).first, owns(first) else { throw .noSuchEntry(entry) }
    if tree.tabs.contains(where: { $0[0].id == first.id }) { throw .atRoot }
    return .dismiss(first.id)
  }

  /// Returns what is open in the window when this module opens a snapshot in its tabs.
  ///
  /// - Parameter isKeeping: Whether a hidden tab that has the same routes already keeps the pages of other modules.
  func open(
    _ snapshot: NavigationSnapshot<Route>, keepingOthers isKeeping: Bool
  ) throws(NavigationError) -> NavigationSnapshot<AnyRoute> {
    if snapshot.stacks.contains(where: \.isEmpty) { throw .emptyStack }
    guard snapshot.tabs.count == tabPositions.count else {
      throw .differentTabs(open: tabPositions.count, snapshot: snapshot.tabs.count)
    }
    guard tabPositions.indices.contains(snapshot.selectedTab) else { throw .noSuchTab(String(snapshot.selectedTab)) }
    var window = tree.snapshot.map(\.route)
    for (index, tab) in tabPositions.enumerated() {
      let isSame = own(tree.tabs[tab]).map(\.route) == snapshot.tabs[index]
      if isKeeping, isSame, index != snapshot.selectedTab { continue }
      window.tabs[tab] = snapshot.tabs[index].map { AnyRoute($0) }
    }
    window.selectedTab = tabPositions[snapshot.selectedTab]
    window.modals = snapshot.modals.map { Modal(style: $0.style, stack: $0.stack.map { AnyRoute($0) }) }
    return window
  }
}
