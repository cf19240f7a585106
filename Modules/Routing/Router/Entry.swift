public import Links

/// One visit to a route.
///
/// The same route can be visited many times: A, B, A, B are four entries with four identities.
public struct Entry<Route: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  /// The identity of the visit.
  public let id: EntryID
  /// The place that is visited.
  public let route: Route

  /// A visit that is newer than all before it.
  @inlinable init(_ route: Route, after lastID: inout Int) {
    lastID += 1
    id = EntryID(number: lastID)
    self.route = route
  }
}

/// The identity of an entry, unique in its router and never used again.
public struct EntryID: Hashable, Comparable, Sendable, CustomStringConvertible {
  @usableFromInline let number: Int

  @inlinable init(number: Int) { self.number = number }

  /// The number alone, for messages and logs.
  public var description: String { String(number) }

  /// Whether the left entry came into being before the right one.
  @inlinable public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// A root and what was pushed on it.
///
/// It is never empty, because the root is not part of the array.
public struct Stack<Route: Hashable & Sendable>: Hashable, Sendable {
  /// The entry at the bottom.
  @inlinable public var root: Entry<Route> { _root }
  /// The entries over the root, the visible one last.
  @inlinable public var pushed: [Entry<Route>] { _pushed }
  @usableFromInline var _root: Entry<Route>
  @usableFromInline var _pushed: [Entry<Route>]

  @inlinable init(root: Entry<Route>, pushed: [Entry<Route>] = []) {
    _root = root
    _pushed = pushed
  }

  /// The entry on top, which is the root while nothing is pushed.
  @inlinable public var top: Entry<Route> { pushed.last ?? root }
  /// The entry that going back shows; nil at the root.
  @inlinable public var below: Entry<Route>? { pushed.isEmpty ? nil : pushed.dropLast().last ?? root }
  /// How many entries lie over the root.
  @inlinable public var depth: Int { pushed.count }
  /// All entries, the root first.
  @inlinable public var entries: [Entry<Route>] { [root] + pushed }

  /// The nearest entry whose route matches, from the visible one downwards.
  @inlinable func last(where matches: (Route) -> Bool) -> Entry<Route>? {
    pushed.last { matches($0.route) } ?? (matches(root.route) ? root : nil)
  }

  /// How many entries lie below an entry; nil when it is not in this stack.
  @inlinable func depth(of entry: EntryID) -> Int? {
    if root.id == entry { return 0 }
    return pushed.lastIndex { $0.id == entry }.map { $0 + 1 }
  }

  /// Hands over every entry that is newer than `id`; these are the topmost, and perhaps the root.
  @inlinable func forEachEntry(newerThan id: EntryID, _ body: (Entry<Route>) -> Void) {
    if root.id > id { body(root) }
    var index = depth
    while index > 0, pushed[index - 1].id > id { index -= 1 }
    for entry in pushed[index...] { body(entry) }
  }

  /// Takes off all that lies over so many entries.
  @inlinable mutating func truncate(to depth: Int, ended: (Entry<Route>) -> Void) {
    while pushed.count > depth { _pushed.popLast().map(ended) }
  }

  @inlinable func contains(_ entry: EntryID) -> Bool { depth(of: entry) != nil }
}

/// A layer over the root, with a stack of its own.
public struct Modal<Route: Hashable & Sendable>: Hashable, Sendable {
  /// How it covers what is below.
  public let style: ModalStyle
  /// What it shows.
  @inlinable public var stack: Stack<Route> { _stack }
  @usableFromInline var _stack: Stack<Route>
  /// Whether it is the question that a screen asks before it is left; only the topmost modal ever is.
  @usableFromInline let isQuestion: Bool

  @inlinable init(style: ModalStyle, stack: Stack<Route>, isQuestion: Bool = false) {
    self.style = style
    _stack = stack
    self.isQuestion = isQuestion
  }
}
