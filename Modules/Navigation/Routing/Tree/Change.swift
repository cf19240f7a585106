import Links

/// A change of what is open: a function of the tree, which can wait or be tried on a copy.
struct Change: Sendable {
  /// The kind in events; `nil` for a push or a way back, whichever it turns out to be.
  let kind: NavigationKind?
  /// The routes to show, topmost last.
  let routes: [AnyRoute]
  /// The style of the last route; `nil` for the root of a tab.
  let style: PresentationStyle?
  private let body: @Sendable (inout NavigationTree) throws -> NavigationTree.Difference?

  /// Creates a change; `body` throws a `NavigationError` and then changes nothing, and returns `nil` if nothing changes.
  init(
    _ kind: NavigationKind?, showing routes: [AnyRoute] = [], as style: PresentationStyle? = .push,
    _ body: @escaping @Sendable (inout NavigationTree) throws -> NavigationTree.Difference?
  ) {
    self.kind = kind
    self.routes = routes
    self.style = style
    self.body = body
  }

  /// Performs the change as a whole, or throws; returns `nil` if nothing changes.
  func perform(on tree: inout NavigationTree) throws(NavigationError) -> NavigationTree.Difference? {
    do { return try body(&tree) } catch { throw NavigationError(of: error) }
  }

  /// Why a route can't be written as a link.
  var fault: DeepLinkError? {
    for route in routes {
      if let fault = route.fault { return fault }
    }
    return nil
  }

  /// Returns the kind in events: a push shows a newer entry, and going back an older one.
  func kind(from: Entry<AnyRoute>, to: Entry<AnyRoute>) -> NavigationKind {
    if let kind { return kind }
    return to.id > from.id ? .push : .back
  }
}

// The changes that several calls have in common.
extension Change {
  static let back = Change(.back) { try $0.back() }

  static let dismissModal = Change(.dismiss) { try $0.dismissModals(keeping: $0.countBelowTop) }

  static func dismiss(_ entry: EntryID) -> Change { Change(.dismiss) { try $0.dismiss(entry) } }

  static func pop(_ count: Int) -> Change { Change(.back) { try $0.pop(count) } }

  static func confirm(_ route: AnyRoute) -> Change { Change(.confirmation, showing: [route]) { $0.confirm(route) } }

  /// Selects a tab, which shows its root unless it is selected already.
  static func select(tab: Int, of tree: NavigationTree, pushing route: AnyRoute? = nil) -> Change {
    if let route { return Change(.tab, showing: [route]) { try $0.select(tab: tab, pushing: route) } }
    let isShown = tab == tree.selectedTab
    return Change(.tab, showing: isShown ? [] : [tree.tabs[tab][0].route], as: nil) {
      try $0.select(tab: tab, pushing: nil)
    }
  }

  /// Opens stacks, in which these routes are new; `isKeeping` keeps shared entries.
  static func open(
    _ place: NavigationSnapshot<AnyRoute>, _ kind: NavigationKind = .link, showing routes: [AnyRoute] = [],
    keepingShared isKeeping: Bool = true
  ) -> Change {
    Change(kind, showing: routes) { try $0.open(place, keepingShared: isKeeping) }
  }

  /// Undoes or redoes an earlier change.
  static func perform(_ edits: [Edit]) -> Change { Change(.link) { try $0.perform(edits) } }
}
