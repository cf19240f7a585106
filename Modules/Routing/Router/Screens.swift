/// What lives follows what is shown: a screen and a scope for each entry, from its first moment to its last.
@MainActor @usableFromInline
final class Screens<Route: Routable> {
  @usableFromInline struct Live {
    @usableFromInline var screen: Route.Screen
    @usableFromInline var scope: Scope

    @inlinable init(screen: Route.Screen, scope: Scope) {
      self.screen = screen
      self.scope = scope
    }
  }

  @usableFromInline private(set) weak var coordinator: Route.Coordinator?
  @usableFromInline var live: [EntryID: Live] = [:]
  @usableFromInline let guards = GuardCount()
  /// The newest entry that may have a screen.
  @usableFromInline var newest = EntryID(number: 0)

  init(_ coordinator: Route.Coordinator) {
    self.coordinator = coordinator
  }

  /// Whether any screen may refuse to be left.
  @inlinable var hasGuards: Bool { guards.count > 0 }

  func hasSomethingToLose(_ entry: EntryID) -> Bool { live[entry]?.scope.hasSomethingToLose ?? false }

  /// Makes a screen for every entry that has none yet.
  @inlinable func begin(with layers: Layers<Route>) {
    let last = newest
    newest = EntryID(number: layers.lastID)
    guard last < newest, let coordinator else { return }
    layers.forEachEntry(newerThan: last) { entry in
      let scope = Scope(entry: entry.id, guards: guards)
      live[entry.id] = Live(screen: entry.route.screen(in: coordinator, scope: scope), scope: scope)
    }
  }

  @inlinable func end(_ entry: EntryID) { live.removeValue(forKey: entry)?.scope.end() }

  func endAll() {
    let ending = live
    live = [:]
    for entry in ending.values { entry.scope.end() }
  }

  func screen(of entry: EntryID) -> Route.Screen? { live[entry]?.screen }

  var isIdle: Bool { live.values.allSatisfy(\.scope.isIdle) }

  func settle() async {
    while let busy = live.values.first(where: { !$0.scope.isIdle }) { await busy.scope.settle() }
  }
}

/// How many of a router's screens may refuse to be left.
@MainActor @usableFromInline
final class GuardCount {
  @usableFromInline var count = 0
}
