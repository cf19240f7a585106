import Observation

@MainActor
@Observable
final class ScopeReports {
  /// The entries whose screens may ask or refuse.
  var guarded: Set<EntryID> = []
  /// Returns whether other entries cover an entry that isn't the root of a tab, which may be a sidebar.
  @ObservationIgnored var isCovered: @MainActor (EntryID) -> Bool = { _ in false }
  /// Called when work begins; returns a function called before its completion, with any error.
  @ObservationIgnored var onWork:
    (@MainActor (Scope, _ fileID: String, _ line: Int) -> (@MainActor ((any Error)?) -> Void)?)?
}
