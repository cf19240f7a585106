import Observation

/// The screens and scopes of the open entries.
@MainActor
final class LiveScreens<Screen> {
  private var live: [EntryID: (screen: Screen, scope: Scope)] = [:]
  private let reports: ScopeReports
  let starts = Starts()

  init(_ reports: ScopeReports) { self.reports = reports }

  /// Makes a screen, unless the coordinator is gone and `make` returns `nil`.
  func add(_ entry: Entry<AnyRoute>, handing model: (any Sendable)?, _ make: (Scope) -> Screen?) {
    let scope = Scope(entry: entry.id, route: entry.route, model: model, reportingTo: reports)
    guard let screen = make(scope) else { return }
    live[entry.id] = (screen, scope)
  }

  /// Ends scopes in this order, and releases their screens.
  func remove(_ entries: [EntryID]) {
    for entry in entries { live.removeValue(forKey: entry)?.scope.end() }
  }

  func removeAll() { remove(live.keys.sorted(by: >)) }

  func start() { starts.count += 1 }

  subscript(_ entry: EntryID) -> Screen? { live[entry]?.screen }

  func hasUnsavedChanges(_ entry: EntryID) -> Bool { live[entry]?.scope.hasUnsavedChanges ?? false }

  func reasonToStay(on entry: EntryID) -> String? { live[entry]?.scope.reasonToStay }

  var guarded: Set<EntryID> { reports.guarded }

  var scopes: [Scope] { live.values.map(\.scope) }

  var isIdle: Bool { live.values.allSatisfy { $0.scope.isIdle } }
}

@MainActor
@Observable
final class Starts {
  fileprivate(set) var count = 0
}
