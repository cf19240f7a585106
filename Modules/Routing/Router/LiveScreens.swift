/// The screens of all entries of a router, each with its scope, and its child flows.
///
/// An entry has a screen from the change that adds it to the change that removes it, and a child flow lives as long.
@MainActor
final class LiveScreens<Route: Routable> {
  private struct LiveScreen {
    var screen: Route.Screen
    var scope: Scope
  }

  private(set) weak var coordinator: Route.Coordinator?
  private var live: [EntryID: LiveScreen] = [:]
  private var children: [EntryID: ChildFlow<Route.Screen>] = [:]
  /// The entries whose screens may ask before they are left.
  private var confirming: Set<EntryID> = []

  init(_ coordinator: Route.Coordinator) { self.coordinator = coordinator }

  func add(_ entries: [Entry<Route>]) {
    guard let coordinator else { return }
    for entry in entries {
      let scope = Scope(entry: entry.id) { [weak self] in self?.confirming.insert(entry.id) }
      live[entry.id] = LiveScreen(screen: entry.route.screen(in: coordinator, scope: scope), scope: scope)
    }
  }

  func add(_ child: ChildFlow<Route.Screen>, as id: EntryID) { children[id] = child }

  func remove(_ entry: EntryID) {
    confirming.remove(entry)
    live.removeValue(forKey: entry)?.scope.end()
    children.removeValue(forKey: entry)?.flow.stop()
  }

  func removeAll() {
    let (ending, endingChildren) = (live, children)
    live = [:]
    children = [:]
    confirming = []
    for (_, child) in endingChildren.sorted(by: { $0.key > $1.key }) { child.flow.stop() }
    for (_, screen) in ending.sorted(by: { $0.key > $1.key }) { screen.scope.end() }
  }

  func screen(of entry: EntryID) -> Route.Screen? { live[entry]?.screen }

  func child(_ id: EntryID) -> (any Flow<Route.Screen>)? { children[id]?.flow }

  /// The child flow that asks for confirmation, or `nil`.
  var confirmingChild: (any Flow<Route.Screen>)? { children.values.first { $0.flow.isConfirming }?.flow }

  var mayAskBeforeLeaving: Bool { !confirming.isEmpty || !children.isEmpty }

  func hasUnsavedChanges(_ entry: EntryID) -> Bool { live[entry]?.scope.hasUnsavedChanges ?? false }

  var isIdle: Bool { live.values.allSatisfy(\.scope.isIdle) && children.values.allSatisfy(\.flow.isIdle) }

  func settle() async {
    while !isIdle {
      for screen in live.values where !screen.scope.isIdle { await screen.scope.settle() }
      for child in children.values where !child.flow.isIdle { await child.flow.settle() }
    }
  }
}
