/// The state of a router: tabs with a stack each, and modals over them.
///
/// A flow without tabs has one tab. The topmost modal is active, or the selected tab when there is none. Modals form one
/// row, so two at one level can't be written down.
public struct Layers<Route: Hashable & Sendable>: Hashable, Sendable {
  /// A stack a tab; at least one.
  @inlinable public var tabs: [Stack<Route>] { _tabs }
  /// The position of the visible tab.
  @inlinable public var selectedTab: Int { _selectedTab }
  /// The layers over the tabs, the topmost last.
  @inlinable public var modals: [Modal<Route>] { _modals }
  // Only the router changes these. A setter that is not public can't be inlined, so the storage has names of its own.
  @usableFromInline var _tabs: [Stack<Route>] = []
  @usableFromInline var _selectedTab = 0
  @usableFromInline var _modals: [Modal<Route>] = []
  @usableFromInline var lastID = 0

  /// Makes the state of a flow that has just begun: a tab a root, the first one selected.
  init(_ root: Route, _ otherTabs: [Route]) {
    _tabs = ([root] + otherTabs).map { Stack(root: makeEntry($0)) }
  }

  /// The stack that takes pushes now.
  @inlinable public var activeStack: Stack<Route> { modals.last?.stack ?? tabs[selectedTab] }
  /// The entry a person looks at.
  @inlinable public var visible: Entry<Route> {
    modals.isEmpty ? tabs[selectedTab].top : modals[modals.count - 1].stack.top
  }
  /// How many entries lie over the root of the active stack.
  @inlinable public var depth: Int { modals.isEmpty ? tabs[selectedTab].depth : modals[modals.count - 1].stack.depth }
  /// Whether a modal is open.
  @inlinable public var isPresenting: Bool { !modals.isEmpty }
  /// Whether the topmost modal is the question that a screen asks before it is left.
  @inlinable var isAsking: Bool { isPresenting && modals[modals.count - 1].isQuestion }
  /// How many levels lie over the root layer; a question makes none of its own, it belongs to the one it covers.
  @inlinable var levels: Int { isAsking ? modals.count - 1 : modals.count }
  /// Whether going back leads anywhere.
  public var canGoBack: Bool { isPresenting || depth > 0 }
  /// Every entry: the tabs from left to right, then the modals from bottom to top.
  @inlinable public var entries: [Entry<Route>] { tabs.flatMap(\.entries) + modals.flatMap(\.stack.entries) }

  /// The entries from the root of its stack to an entry, that one included; nil when it is not there.
  public func path(to entry: EntryID) -> [Entry<Route>]? {
    for stack in tabs + modals.map(\.stack) {
      if let index = stack.entries.firstIndex(where: { $0.id == entry }) { return Array(stack.entries[...index]) }
    }
    return nil
  }

  /// The level of an entry, 0 for the root layer; nil when the entry is not there, or its tab is hidden.
  @usableFromInline func level(of entry: EntryID) -> Int? {
    if tabs[selectedTab].contains(entry) { return 0 }
    return modals.firstIndex { $0.stack.contains(entry) }.map { min($0 + 1, levels) }
  }

  /// Hands over every entry that is newer than `id`; it costs as much as there are layers and new entries.
  @inlinable func forEachEntry(newerThan id: EntryID, _ body: (Entry<Route>) -> Void) {
    for tab in tabs { tab.forEachEntry(newerThan: id, body) }
    for modal in modals { modal.stack.forEachEntry(newerThan: id, body) }
  }

  /// The identity of the entry that comes into being next.
  var nextID: EntryID { EntryID(number: lastID + 1) }

  @inlinable mutating func makeStack(_ routes: [Route]) -> Stack<Route>? {
    guard let first = routes.first else { return nil }
    let root = makeEntry(first)
    return Stack(root: root, pushed: routes.dropFirst().map { makeEntry($0) })
  }

  @inlinable mutating func makeEntry(_ route: Route) -> Entry<Route> {
    Entry(route, after: &lastID)
  }

  /// Changes the active stack where it lies, so that no copy of it lives meanwhile.
  @inlinable mutating func changeActiveStack(_ change: (inout Stack<Route>) -> Void) {
    if modals.isEmpty {
      change(&_tabs[selectedTab])
    } else {
      change(&_modals[modals.count - 1]._stack)
    }
  }
}
