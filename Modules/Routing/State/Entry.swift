/// One visit to a route.
///
/// The same route can be visited many times: A, B, A, B is four entries with four identities.
public struct Entry<Route: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  /// The identity of the visit.
  public let id: EntryID
  /// The visited route.
  public let route: Route
}

/// The identity of an entry.
///
/// It is never used again, and no other router has it: a screen of one router can't act on an entry of another.
public struct EntryID: Hashable, Sendable {
  let number: Int
  let router: UInt64

  /// Makes an identity, for tests and previews; a router numbers its entries from 1 and draws its own number at random.
  public init(_ number: Int, router: UInt64 = 0) {
    self.number = number
    self.router = router
  }
}

extension EntryID: Comparable {
  /// Whether the left entry is older than the right one; both belong to one router.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

extension EntryID: CustomStringConvertible {
  /// The number of the entry in its router, for messages and logs.
  public var description: String { String(number) }
}

/// A root entry and the entries pushed on it.
///
/// A stack is never empty, because its root is not part of the array.
public struct Stack<Route: Hashable & Sendable>: Hashable, Sendable {
  /// The entry at the bottom.
  public internal(set) var root: Entry<Route>
  /// The entries above the root; the last one is on top.
  public internal(set) var pushed: [Entry<Route>] = []

  /// The entry on top, which is the root while nothing is pushed.
  public var top: Entry<Route> { pushed.last ?? root }
  /// The entry that going back shows, or `nil` at the root.
  public var below: Entry<Route>? { pushed.isEmpty ? nil : pushed.dropLast().last ?? root }
  /// The number of entries above the root.
  public var depth: Int { pushed.count }
  /// All entries, the root first.
  public var entries: [Entry<Route>] { [root] + pushed }

  /// Returns the topmost entry whose route matches.
  func last(where matches: (Route) -> Bool) -> Entry<Route>? {
    pushed.last { matches($0.route) } ?? (matches(root.route) ? root : nil)
  }

  /// Returns the number of entries below an entry, or `nil` if the stack doesn't hold it.
  func depth(of entry: EntryID) -> Int? {
    if root.id == entry { return 0 }
    return pushed.lastIndex { $0.id == entry }.map { $0 + 1 }
  }

  func contains(_ entry: EntryID) -> Bool { depth(of: entry) != nil }

  /// The identities of all entries, the root first.
  var ids: [EntryID] { entries.map(\.id) }

  /// Removes the entries above a depth and returns their identities, the topmost first.
  mutating func truncate(to depth: Int) -> [EntryID] {
    var removed: [EntryID] = []
    while pushed.count > depth { removed.append(pushed.removeLast().id) }
    return removed
  }
}
