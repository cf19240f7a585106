public import Links

/// The result of restoring a saved snapshot.
public struct Restoration: Equatable, Sendable {
  /// The outcome of the change.
  public var outcome: NavigationOutcome
  /// What could not be restored, outermost first; entries above a loss are lost too.
  public var losses: [DeepLinkError] = []
}

extension Restoration {
  init(_ decision: Decision) { self.init(outcome: decision.outcome, losses: decision.losses) }
}
