public import Links

/// What is open in one router: tabs with a stack each, and modals over them.
///
/// A flow without tabs has one tab. The topmost modal is active, or the selected tab when no modal is open. Modals form one
/// row, so two modals at one level can't be represented. Only a `Router` changes a state.
public struct NavigationState<Route: Linkable>: Hashable, Sendable {
  /// One stack for each tab; at least one.
  public internal(set) var tabs: [Stack<Route>]
  /// The position of the visible tab.
  public internal(set) var selectedTab = 0
  /// The modals over the tabs; the last one is on top.
  public internal(set) var modals: [Modal<Stack<Route>>] = []
  /// The alert that asks before a screen with unsaved changes is left; it covers everything else.
  ///
  /// It belongs to the attempt to leave, not to what is open, so a snapshot doesn't hold it.
  public internal(set) var confirmation: Entry<Route>?
  private var lastID: EntryID

  /// Makes the state of a flow that has just begun: one tab for each root, the first one selected.
  init(_ root: Route, tabs: [Route]) {
    var lastID = EntryID(0, router: .random(in: 1 ... .max))
    self.tabs = ([root] + tabs).map { route in
      lastID = EntryID(lastID.number + 1, router: lastID.router)
      return Stack(root: Entry(id: lastID, route: route))
    }
    self.lastID = lastID
  }

  /// The stack that takes pushes now.
  public var activeStack: Stack<Route> {
    confirmation.map { Stack(root: $0) } ?? modals.last?.stack ?? tabs[selectedTab]
  }
  /// The topmost entry of this module, which a child flow may cover.
  public var visible: Entry<Route> { confirmation ?? modals.last?.stack.top ?? tabs[selectedTab].top }
  /// The identity of what is on top of everything: an entry or a child flow.
  public var visibleID: EntryID { activeStack.topID }
  /// The number of entries and child flows above the root of the active stack.
  public var depth: Int { confirmation != nil ? 0 : modals.last?.stack.depth ?? tabs[selectedTab].depth }
  /// Whether a modal or a confirmation is open.
  public var isPresenting: Bool { confirmation != nil || !modals.isEmpty }
  /// Whether an alert is on top, which takes nothing on its stack.
  public var isAlertOpen: Bool { confirmation != nil || modals.last?.style == .alert }
  /// Whether going back is possible.
  public var canGoBack: Bool { isPresenting || depth > 0 }
  /// Every entry of this module: the tabs in order, then the modals from bottom to top, then the confirmation.
  public var entries: [Entry<Route>] {
    tabs.flatMap(\.entries) + modals.flatMap(\.stack.entries) + [confirmation].compactMap(\.self)
  }

  /// The identities of every entry and child flow, in the order of `entries`.
  var ids: [EntryID] { tabs.flatMap(\.ids) + modals.flatMap(\.stack.ids) + [confirmation?.id].compactMap(\.self) }

  /// The steps to everything that is open, child flows included.
  var steps: NavigationSnapshot<StackStep<Route>> {
    NavigationSnapshot(
      tabs: tabs.map(\.steps), selectedTab: selectedTab,
      modals: modals.map { Modal(style: $0.style, stack: $0.stack.steps) })
  }

  /// The child flows on top of a visible stack; only these may have modals.
  var childrenOnTop: [EntryID] { ([tabs[selectedTab]] + modals.map(\.stack)).compactMap(\.topChild) }

  /// The modals and, above them, the confirmation as an alert: everything that a UI presents.
  public var presented: [Modal<Stack<Route>>] {
    modals + (confirmation.map { [Modal(style: .alert, stack: Stack(root: $0))] } ?? [])
  }

  /// Returns the entries from the root of its stack to an entry, or `nil` if the entry isn't open.
  public func path(to entry: EntryID) -> [Entry<Route>]? {
    for stack in tabs + modals.map(\.stack) + [activeStack] {
      if let index = stack.entries.firstIndex(where: { $0.id == entry }) { return Array(stack.entries[...index]) }
    }
    return nil
  }

  /// The routes of this module that are open, without identities.
  public var snapshot: NavigationSnapshot<Route> {
    NavigationSnapshot(
      tabs: tabs.map { $0.entries.map(\.route) }, selectedTab: selectedTab,
      modals: modals.map { Modal(style: $0.style, stack: $0.stack.entries.map(\.route)) })
  }

  /// Returns the level of an entry: 0 for the visible tab, 1 for the lowest modal; `nil` if the entry isn't open or its tab
  /// is hidden.
  func level(of entry: EntryID) -> Int? {
    if tabs[selectedTab].contains(entry) { return 0 }
    if confirmation?.id == entry { return modals.count }
    return modals.firstIndex { $0.stack.contains(entry) }.map { $0 + 1 }
  }

  /// The identity of the next new entry.
  var nextID: EntryID { EntryID(lastID.number + 1, router: lastID.router) }

  /// Removes all child flows, which end when the router stops.
  mutating func removeChildren() {
    for index in tabs.indices { tabs[index].items.removeAll { $0.entry == nil } }
    for index in modals.indices { modals[index].stack.items.removeAll { $0.entry == nil } }
  }

  mutating func makeID() -> EntryID {
    lastID = nextID
    return lastID
  }

  mutating func makeEntry(_ route: Route) -> Entry<Route> { Entry(id: makeID(), route: route) }
}
