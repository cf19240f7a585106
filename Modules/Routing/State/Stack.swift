public import Links

/// A root entry and everything pushed on it.
///
/// A stack always has a root. Above the root it holds entries of its own module and child flows of other modules, in any
/// order.
public struct Stack<Route: Hashable & Sendable>: Hashable, Sendable {
  /// The entry at the bottom.
  public let root: Entry<Route>
  private let above: [OpenItem]

  init(root: Entry<Route>, above: [OpenItem] = []) {
    self.root = root
    self.above = above
  }

  /// Everything above the root; the last one is on top.
  public var items: [StackItem<Route>] {
    above.map { item in item.entry(Route.self).map(StackItem.entry) ?? .child(item.id) }
  }
  /// The entries of this module above the root; the last one is on top.
  public var pushed: [Entry<Route>] { above.compactMap { $0.entry(Route.self) } }
  /// The topmost entry of this module, which a child flow may cover.
  public var top: Entry<Route> { above.last { !$0.isChild }?.entry(Route.self) ?? root }
  /// The number of entries and child flows above the root.
  public var depth: Int { above.count }
  /// All entries of this module, the root first.
  public var entries: [Entry<Route>] { [root] + pushed }
  /// The steps that lead to the top, the root first.
  var steps: [StackStep<Route>] {
    [.route(root.route)] + above.map { item in item.entry(Route.self).map { .route($0.route) } ?? .child(item.id) }
  }

  /// Returns the topmost entry whose route matches.
  func last(where matches: (Route) -> Bool) -> Entry<Route>? {
    for item in above.reversed() {
      if let entry = item.entry(Route.self), matches(entry.route) { return entry }
    }
    return matches(root.route) ? root : nil
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
