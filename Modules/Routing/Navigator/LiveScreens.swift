/// The screens of the open entries, each with its scope.
///
/// A screen lives from the change that adds its entry to the change that removes it.
@MainActor
final class LiveScreens<Screen> {
  private var live: [EntryID: Screen] = [:]
  private var liveScopes: [EntryID: Scope] = [:]
  private let reports: ScopeReports

  init(_ reports: ScopeReports) { self.reports = reports }

  /// Makes the screen of an entry; `make` returns `nil` if the coordinator is gone.
  func add(_ entry: EntryID, _ make: (Scope) -> Screen?) {
    let scope = Scope(entry: entry, reportingTo: reports)
    guard let screen = make(scope) else { return }
    live.updateValue(screen, forKey: entry)
    liveScopes[entry] = scope
  }

  /// Ends the scopes of entries, in this order, and releases their screens.
  func remove(_ entries: [EntryID]) {
    for entry in entries {
      liveScopes.removeValue(forKey: entry)?.end()
      live.removeValue(forKey: entry)
    }
  }

  /// Ends all scopes, the newest first.
  func removeAll() { remove(live.keys.sorted(by: >)) }

  subscript(_ entry: EntryID) -> Screen? { live[entry] }

  /// Whether no screen asks before it is left, whatever its state.
  var neverAsk: Bool { reports.confirming.isEmpty }

  func hasUnsavedChanges(_ entry: EntryID) -> Bool { liveScopes[entry]?.hasUnsavedChanges ?? false }

  var scopes: [Scope] { Array(liveScopes.values) }
}
