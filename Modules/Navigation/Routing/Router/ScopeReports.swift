import Observation

@MainActor
@Observable
final class ScopeReports {
  /// The entries whose screens may ask or refuse.
  var guarded: Set<EntryID> = []
  /// Called when work begins; returns a function called before its completion, with any error.
  @ObservationIgnored var onWork:
    (@MainActor (Scope, _ fileID: String, _ line: Int) -> (@MainActor ((any Error)?) -> Void)?)?
}
