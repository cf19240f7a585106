public import Links

/// A root entry and everything pushed on it.
///
/// Above its root, a stack holds entries of its own module and child flows of other modules, in any order.
public struct Stack<Route: Hashable & Sendable>: Hashable, Sendable {
  /// The entry at the bottom.
  public let root: Entry<Route>
  /// The entries and child flows above the root; the last one is on top.
  var items: [OpenItem] = []

  /// The entries of this module above the root; the last one is on top.
  public var pushed: [Entry<Route>] { items.compactMap { $0.entry(Route.self) } }
  /// All entries of this module, the root first.
  public var entries: [Entry<Route>] { [root] + pushed }
  /// The topmost entry of this module, which a child flow may cover.
  public var top: Entry<Route> { pushed.last ?? root }
  /// The number of entries and child flows above the root.
  public var depth: Int { items.count }
  /// The steps that lead to the top, the root first.
  var steps: [StackStep<Route>] {
    [.route(root.route)] + items.map { item in item.entry(Route.self).map { .route($0.route) } ?? .child(item.id) }
  }
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

extension StackStep where Route: Linkable {
  /// Returns what remains of this step above an open item, or `nil` if it doesn't lead to the item.
  ///
  /// The array has at most one step. Equal routes count as the same only if their paths are too, because equal strings can
  /// differ in their bytes.
  ///
  /// - Parameter open: What is open in the item; `nil` unless it is a child flow.
  func remainder(
    above item: OpenItem, holding open: @autoclosure () -> NavigationSnapshot<DeepLink>?
  ) -> [StackStep]? {
    switch self {
    case .route(let route):
      return item.entry(Route.self).flatMap { $0.route == route && $0.route.path == route.path ? [] : nil }
    case .child(let id): return item.id == id ? [] : nil
    case .newChild(var content):
      guard let open = open() else { return nil }
      if content == open { return [] }
      // A saved stack holds adjacent child flows of one module as one; the first of them stays.
      let count = open.tabs[0].count
      guard open.modals.isEmpty, content.tabs[0].count > count, content.tabs[0].starts(with: open.tabs[0]) else {
        return nil
      }
      content.tabs[0].removeFirst(count)
      return [.newChild(content)]
    }
  }
}
