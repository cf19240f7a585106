/// The screens of all entries of a router, each with its scope.
///
/// An entry has a screen from the change that adds it to the change that removes it.
@MainActor
final class LiveScreens<Route: Routable> {
  private struct LiveScreen {
    var screen: Route.Screen
    var scope: Scope
  }

  private weak var coordinator: Route.Coordinator?
  private var live: [EntryID: LiveScreen] = [:]
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

  func remove(_ entry: EntryID) {
    confirming.remove(entry)
    live.removeValue(forKey: entry)?.scope.end()
  }

  func removeAll() {
    let ending = live
    live = [:]
    confirming = []
    for (_, screen) in ending.sorted(by: { $0.key > $1.key }) { screen.scope.end() }
  }

  func screen(of entry: EntryID) -> Route.Screen? { live[entry]?.screen }

  var mayAskBeforeLeaving: Bool { !confirming.isEmpty }

  func hasUnsavedChanges(_ entry: EntryID) -> Bool { live[entry]?.scope.hasUnsavedChanges ?? false }

  var isIdle: Bool { live.values.allSatisfy(\.scope.isIdle) }

  func settle() async {
    while let busy = live.values.first(where: { !$0.scope.isIdle }) { await busy.scope.settle() }
  }
}
