/// One visit to a route.
///
/// The same route can be visited many times: A, B, A, B is four entries with four identities.
public final class Entry<Route: Hashable & Sendable>: Identifiable, Sendable {
  /// The identity of the visit.
  public let id: EntryID
  /// The visited route.
  public let route: Route

  init(id: EntryID, route: Route) {
    self.id = id
    self.route = route
  }
}

extension Entry: Hashable {
  /// Whether two values are the same visit to the same route.
  public static func == (left: Entry, right: Entry) -> Bool { left.id == right.id && left.route == right.route }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Entry: CustomStringConvertible {
  /// The identity and the route, for messages and logs.
  public var description: String { "\(id): \(route)" }
}

/// The identity of an entry, or of a child flow on a stack.
///
/// It is never reused, and no other router has it: a screen of one router can't act on an entry of another.
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
