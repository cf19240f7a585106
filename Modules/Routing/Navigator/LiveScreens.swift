/// The screens of the open entries, each with its scope.
///
/// A screen lives from the change that adds its entry to the change that removes it.
@MainActor
final class LiveScreens<Screen> {
  private struct LiveScreen {
    let screen: Screen
    let scope: Scope
  }

  private var live: [EntryID: LiveScreen] = [:]
  private let reports = ScreenReports()

  /// Makes the screen of an entry; `make` returns `nil` if the coordinator is gone.
  func add(_ entry: EntryID, _ make: (Scope) -> Screen?) {
    let scope = Scope(entry: entry, reportingTo: reports)
    live[entry] = make(scope).map { LiveScreen(screen: $0, scope: scope) }
  }

  /// Ends the scopes of entries, in this order, and releases their screens.
  func remove(_ entries: [EntryID]) {
    for entry in entries { live.removeValue(forKey: entry)?.scope.end() }
  }

  /// Ends all scopes, the newest first.
  func removeAll() { remove(live.keys.sorted(by: >)) }

  subscript(_ entry: EntryID) -> Screen? { live[entry]?.screen }

  /// Whether no screen asks before it is left, whatever its state.
  var neverAsk: Bool { reports.confirming.isEmpty }

  func hasUnsavedChanges(_ entry: EntryID) -> Bool { live[entry]?.scope.hasUnsavedChanges ?? false }

  var scopes: [Scope] { live.values.map(\.scope) }

  /// Calls `report` when work of an entry has ended, with its error if it failed.
  func onWorkEnd(_ report: (@MainActor (EntryID, (any Error)?) -> Void)?) { reports.onWorkEnd = report }
}
