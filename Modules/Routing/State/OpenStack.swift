/// A root and everything pushed on it, whatever the type of the routes.
///
/// What a router does with stacks depends on identities only, so this is no generic type; `Stack` is its view with routes. A
/// stack is never empty, because its root is not part of the array.
struct OpenStack: Hashable, Sendable {
  /// The entry at the bottom.
  var root: OpenItem
  /// Everything above the root; the last one is on top.
  var items: [OpenItem] = []

  var top: OpenItem { items.last ?? root }
  var depth: Int { items.count }
  /// All entries and child flows, the root first.
  var allItems: [OpenItem] { [root] + items }
  /// The child flow on top; `nil` if an entry is on top.
  var topChild: EntryID? { top.isChild ? top.id : nil }
  /// The topmost entry, which child flows may cover.
  var topEntry: OpenItem { items.last { !$0.isChild } ?? root }

  /// Returns the number of entries and child flows below one of them; `nil` if the stack doesn't hold it.
  func depth(of id: EntryID) -> Int? {
    if root.id == id { return 0 }
    return items.lastIndex { $0.id == id }.map { $0 + 1 }
  }

  func contains(_ id: EntryID) -> Bool { depth(of: id) != nil }

  /// Removes everything above a depth and returns the identities, the topmost first.
  mutating func truncate(to depth: Int) -> [EntryID] {
    var removed: [EntryID] = []
    while items.count > depth { removed.append(items.removeLast().id) }
    return removed
  }
}

/// An entry or a child flow, whatever the type of the routes.
struct OpenItem: Sendable {
  let id: EntryID
  /// The `Entry` of the router's route type; `nil` for a child flow.
  private let visit: (any AnyObject & Sendable)?

  init<Route>(_ entry: Entry<Route>) { (id, visit) = (entry.id, entry) }

  init(child id: EntryID) { (self.id, visit) = (id, nil) }

  var isChild: Bool { visit == nil }

  /// Returns the entry; `nil` for a child flow.
  func entry<Route>(_: Route.Type) -> Entry<Route>? { visit as? Entry<Route> }

  /// Returns the entry; `other` for a child flow.
  func entry<Route>(or other: Entry<Route>) -> Entry<Route> { entry(Route.self) ?? other }
}

extension OpenItem: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
