import Links

/// A root and everything pushed on it, whatever the type of the routes.
///
/// Commands on stacks compare identities only, so this type isn't generic; `Stack` adds the type of the routes. A stack is
/// never empty, because its root is not part of the array.
struct OpenStack: Hashable, Sendable {
  /// The entry at the bottom.
  var root: OpenItem
  /// Everything above the root; the last one is on top.
  var items: [OpenItem] = []

  /// What is on top: an entry or a child flow.
  var top: OpenItem { items.last ?? root }
  /// The topmost entry, which child flows may cover.
  var topEntry: OpenItem { items.last { !$0.isChild } ?? root }
  var depth: Int { items.count }
  var holdsChildren: Bool { items.contains(where: \.isChild) }
  /// All entries and child flows, the root first.
  var allItems: [OpenItem] { [root] + items }

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

  /// Returns the entry of an item that isn't a child flow.
  ///
  /// The compiler can't check this; any other item counts as a visit to the first root of the module.
  func entry<Route: Linkable>() -> Entry<Route> { entry(Route.self) ?? Entry(id: id, route: Route.links.roots[0]) }
}

extension OpenItem: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
