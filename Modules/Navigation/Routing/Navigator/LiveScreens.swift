import Observation

/// The screens of the open entries with their scopes, each from the change that adds its entry to the one that removes it.
@MainActor
final class LiveScreens<Screen> {
  private var live: [EntryID: (screen: Screen, scope: Scope)] = [:]
  private let reports: ScopeReports
  let starts = Starts()

  init(_ reports: ScopeReports) { self.reports = reports }

  /// Makes the screen of an entry; `make` returns `nil` if the coordinator is gone.
  func add(_ entry: EntryID, handing model: (any Sendable)?, _ make: (Scope) -> Screen?) {
    let scope = Scope(entry: entry, model: model, reportingTo: reports)
    guard let screen = make(scope) else { return }
    live[entry] = (screen, scope)
  }

  /// Ends the scopes of entries, in this order, and releases their screens.
  func remove(_ entries: [EntryID]) {
    for entry in entries { live.removeValue(forKey: entry)?.scope.end() }
  }

  func removeAll() { remove(live.keys.sorted(by: >)) }

  /// Begins with the screens of a start.
  func start() { starts.count += 1 }

  subscript(_ entry: EntryID) -> Screen? { live[entry]?.screen }

  func hasUnsavedChanges(_ entry: EntryID) -> Bool { live[entry]?.scope.hasUnsavedChanges ?? false }

  func reasonToStay(on entry: EntryID) -> String? { live[entry]?.scope.reasonToStay }

  var guarded: Set<EntryID> { reports.guarded }

  var scopes: [Scope] { live.values.map(\.scope) }
}

/// How often a window has started.
@MainActor
@Observable
final class Starts {
  fileprivate(set) var count = 0
}
