/// The screens of all entries of a router, each with its scope, and its child flows.
///
/// An entry has a screen from the change that adds it to the change that removes it, and a child flow lives as long.
@MainActor
final class LiveScreens<Route: Routable> {
  private(set) weak var coordinator: Route.Coordinator?
  private var live: [EntryID: LiveScreen] = [:]
  private let confirming = ConfirmingEntries()
  /// The child flows; `nil` until the first one begins.
  private(set) var children: ChildFlows<Route.Screen>?

  init(_ coordinator: Route.Coordinator) { self.coordinator = coordinator }

  /// Makes the screens of new entries; a child flow has its own.
  func add(_ items: [OpenItem]) {
    guard let coordinator else { return }
    for item in items {
      guard let entry = item.entry(Route.self) else { continue }
      let scope = Scope(entry: entry.id, in: confirming)
      live[entry.id] = LiveScreen(screen: entry.route.screen(in: coordinator, scope: scope), scope: scope)
    }
  }

  func add(_ child: ChildFlow<Route.Screen>, as id: EntryID) {
    let children = children ?? ChildFlows()
    self.children = children
    children.add(child, as: id)
  }

  func remove(_ entry: EntryID) {
    live.removeValue(forKey: entry)?.scope.end()
    children?.remove(entry)
  }

  func removeAll() {
    let ending = live
    live = [:]
    children?.removeAll()
    for (_, screen) in ending.sorted(by: { $0.key > $1.key }) { screen.scope.end() }
  }

  func screen(of entry: EntryID) -> Route.Screen? { live[entry]?.screen as? Route.Screen }

  func child(_ id: EntryID) -> (any Flow<Route.Screen>)? { children?[id] }

  var mayAskBeforeLeaving: Bool { !confirming.ids.isEmpty || children?.isEmpty == false }

  func hasUnsavedChanges(_ entry: EntryID) -> Bool { live[entry]?.scope.hasUnsavedChanges ?? false }

  var isIdle: Bool { live.values.allSatisfy(\.scope.isIdle) && children?.isIdle != false }

  func settle() async {
    while !isIdle {
      for screen in live.values where !screen.scope.isIdle { await screen.scope.settle() }
      await children?.settle()
    }
  }
}

/// A screen with the scope of its entry.
private struct LiveScreen {
  /// The screen, of the router's type of screens.
  let screen: Any
  let scope: Scope
}
