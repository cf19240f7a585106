public import Links
public import Observation

/// The links of a window that aren't open yet.
@MainActor
@Observable
public final class PendingLinks {
  /// The link that waits behind a gate, if any.
  public internal(set) var waiting: DeepLink?
  /// The link that is being resolved, if any.
  public internal(set) var resolving: DeepLink?

  nonisolated init() {}
}
