/// One visit to a route.
///
/// The same route can be visited many times: A, B, A, B are four entries with four identities.
public struct Entry<Route: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  /// The identity of the visit.
  public let id: EntryID
  /// The place that is visited.
  public let route: Route
}

/// The identity of an entry, unique in its router and never used again.
public struct EntryID: Hashable, Comparable, Sendable, CustomStringConvertible {
  let number: Int

  /// The identity as text.
  public var description: String { String(number) }

  /// Whether the left entry came into being before the right one.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// A root and what was pushed on it.
///
/// It is never empty, because the root is not part of the array.
public struct Stack<Route: Hashable & Sendable>: Hashable, Sendable {
  /// The entry at the bottom.
  public internal(set) var root: Entry<Route>
  /// The entries over the root, the visible one last.
  public internal(set) var pushed: [Entry<Route>] = []

  /// The visible entry.
  public var top: Entry<Route> { pushed.last ?? root }
  /// The entry that going back shows; nil at the root.
  public var below: Entry<Route>? { pushed.isEmpty ? nil : pushed.dropLast().last ?? root }
  /// How many entries lie over the root.
  public var depth: Int { pushed.count }
  /// All entries, the root first.
  public var entries: [Entry<Route>] { [root] + pushed }

  /// The nearest entry whose route matches, from the visible one downwards.
  func last(where matches: (Route) -> Bool) -> Entry<Route>? {
    pushed.last { matches($0.route) } ?? (matches(root.route) ? root : nil)
  }

  /// How many entries lie below an entry; nil when it is not in this stack.
  func depth(of entry: EntryID) -> Int? {
    if root.id == entry { return 0 }
    return pushed.lastIndex { $0.id == entry }.map { $0 + 1 }
  }

  /// Takes off all that lies over so many entries.
  mutating func truncate(to depth: Int, ended: (Entry<Route>) -> Void) {
    while pushed.count > depth { pushed.popLast().map(ended) }
  }

  func contains(_ entry: EntryID) -> Bool { depth(of: entry) != nil }
}

/// A layer over the root, with a stack of its own.
public struct Modal<Route: Hashable & Sendable>: Hashable, Sendable {
  /// How it covers what is below.
  public let style: ModalStyle
  /// What it shows.
  public internal(set) var stack: Stack<Route>
}
