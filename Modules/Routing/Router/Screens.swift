/// What lives follows what is shown: a screen and a scope for each entry, from its first moment to its last.
@MainActor @usableFromInline
final class Screens<Route: Routable> {
  private struct Live {
    var screen: Route.Screen
    var scope: Scope
  }

  private weak var coordinator: Route.Coordinator?
  private var live: [EntryID: Live] = [:]
  private var guards = 0

  init(_ coordinator: Route.Coordinator) {
    self.coordinator = coordinator
  }

  var count: Int { live.count }

  /// Whether any screen may refuse to be left.
  @usableFromInline var hasGuards: Bool { guards > 0 }

  func hasSomethingToLose(_ entry: EntryID) -> Bool { live[entry]?.scope.hasSomethingToLose ?? false }

  @usableFromInline func begin(_ entry: Entry<Route>) {
    guard let coordinator else { return }
    let scope = Scope(entry: entry.id)
    scope.guarded = { [weak self] in self?.guards += 1 }
    live[entry.id] = Live(screen: entry.route.screen(in: coordinator, scope: scope), scope: scope)
  }

  @usableFromInline func end(_ entry: EntryID) {
    guard let scope = live.removeValue(forKey: entry)?.scope else { return }
    if scope.hasGuard { guards -= 1 }
    scope.end()
  }

  func endAll() {
    for entry in live.values { entry.scope.end() }
    live = [:]
    guards = 0
  }

  func screen(of entry: EntryID) -> Route.Screen? { live[entry]?.screen }

  var isIdle: Bool { live.values.allSatisfy(\.scope.isIdle) }

  func settle() async {
    while let busy = live.values.first(where: { !$0.scope.isIdle }) { await busy.scope.settle() }
  }
}
