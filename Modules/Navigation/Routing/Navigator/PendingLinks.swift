public import Links
public import Observation

/// The links of a window that aren't open yet, for a view that shows them.
@MainActor
@Observable
public final class PendingLinks {
  /// The link that waits behind a gate; `nil` if none does.
  public internal(set) var waiting: DeepLink?
  /// The link that is being resolved; `nil` if none is.
  public internal(set) var resolving: DeepLink?

  nonisolated init() {}
}
