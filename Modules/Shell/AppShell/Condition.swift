import Links

/// A run-time condition for the places behind a gate, such as a feature flag.
///
/// While it isn't met, the app hides these places and refuses links to them; open ones stay open.
struct Condition: Sendable {
  let gate: Gate
  /// Returns why the places are unavailable, or `nil`.
  let reason: @MainActor @Sendable (AppServices) -> String?
}

extension Condition {
  static let all: [Condition] = []
}
