public import Links

/// A root entry and everything pushed on it.
///
/// A stack is never empty, because its root is not part of the array. Above the root it holds entries of its own module and
/// child flows of other modules, in any order.
public struct Stack<Route: Hashable & Sendable>: Hashable, Sendable {
  /// The entry at the bottom.
  public internal(set) var root: Entry<Route>
  /// Everything above the root; the last one is on top.
  public internal(set) var items: [StackItem<Route>] = []

  /// The entries of this module above the root; the last one is on top.
  public var pushed: [Entry<Route>] { items.compactMap(\.entry) }
  /// The topmost entry of this module, which a child flow may cover.
  public var top: Entry<Route> { items.last { $0.entry != nil }?.entry ?? root }
  /// The identity of the topmost entry or child flow.
  public var topID: EntryID { items.last?.id ?? root.id }
  /// The child flow on top, or `nil` if an entry of this module is on top.
  public var topChild: EntryID? { if case .child(let id) = items.last { id } else { nil } }
  /// The number of entries and child flows above the root.
  public var depth: Int { items.count }
  /// The child flows, from bottom to top.
  var children: [EntryID] { items.filter { $0.entry == nil }.map(\.id) }
  /// The steps that lead to the top, the root first.
  var steps: [StackStep<Route>] {
    [.route(root.route)]
      + items.map { item in
        switch item {
        case .entry(let entry): .route(entry.route)
        case .child(let id): .child(id)
        }
      }
  }
  /// All entries of this module, the root first.
  public var entries: [Entry<Route>] { [root] + pushed }

  /// Returns the topmost entry whose route matches.
  func last(where matches: (Route) -> Bool) -> Entry<Route>? {
    pushed.last { matches($0.route) } ?? (matches(root.route) ? root : nil)
  }

  /// Returns the number of entries and child flows below one of them, or `nil` if the stack doesn't hold it.
  func depth(of entry: EntryID) -> Int? {
    if root.id == entry { return 0 }
    return items.lastIndex { $0.id == entry }.map { $0 + 1 }
  }

  func contains(_ entry: EntryID) -> Bool { depth(of: entry) != nil }

  /// The identities of all entries and child flows, the root first.
  var ids: [EntryID] { [root.id] + items.map(\.id) }

  /// Removes everything above a depth and returns the identities, the topmost first.
  mutating func truncate(to depth: Int) -> [EntryID] {
    var removed: [EntryID] = []
    while items.count > depth { removed.append(items.removeLast().id) }
    return removed
  }
}

/// One step of a stack above its root.
public enum StackItem<Route: Hashable & Sendable>: Hashable, Sendable {
  /// An entry of the stack's own module.
  case entry(Entry<Route>)
  /// A child flow: the part of the stack that belongs to another module.
  case child(EntryID)

  /// The identity of the step.
  public var id: EntryID {
    switch self {
    case .entry(let entry): entry.id
    case .child(let id): id
    }
  }

  /// The entry of the stack's own module, or `nil` for a child flow.
  public var entry: Entry<Route>? { if case .entry(let entry) = self { entry } else { nil } }
}

/// One step of a stack to open: a route, a child flow that is open already, or one to begin.
public enum StackStep<Route: Hashable & Sendable>: Hashable, Sendable {
  /// A route of the stack's own module.
  case route(Route)
  /// A child flow that is open.
  case child(EntryID)
  /// A new child flow, and what is open in it.
  case newChild(NavigationSnapshot<DeepLink>)

  /// The route, or `nil` for a child flow.
  var route: Route? { if case .route(let route) = self { route } else { nil } }
}
