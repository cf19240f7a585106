/// The screens of all entries of a router, each with its scope, and its child flows.
///
/// An entry has a screen from the change that adds it to the change that removes it, and a child flow lives as long.
@MainActor
final class LiveScreens<Route: Routable> {
  private struct LiveScreen {
    let screen: Route.Screen
    let scope: Scope
  }

  private(set) weak var coordinator: Route.Coordinator?
  let children = ChildFlows<Route.Screen>()
  private var live: [EntryID: LiveScreen] = [:]
  private let confirming = ConfirmingEntries()

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

  func remove(_ entry: EntryID) {
    live.removeValue(forKey: entry)?.scope.end()
    children.remove(entry)
  }

  func removeAll() {
    let ending = live
    live = [:]
    children.removeAll()
    for (_, screen) in ending.sorted(by: { $0.key > $1.key }) { screen.scope.end() }
  }

  func screen(of entry: EntryID) -> Route.Screen? { live[entry]?.screen }

  func child(_ id: EntryID) -> (any Flow<Route.Screen>)? { children[id] }

  var mayAskBeforeLeaving: Bool { !confirming.ids.isEmpty || !children.isEmpty }

  func hasUnsavedChanges(_ entry: EntryID) -> Bool { live[entry]?.scope.hasUnsavedChanges ?? false }

  var isIdle: Bool { live.values.allSatisfy(\.scope.isIdle) && children.isIdle }

  func settle() async {
    while !isIdle {
      for screen in live.values where !screen.scope.isIdle { await screen.scope.settle() }
      await children.settle()
    }
  }
}
