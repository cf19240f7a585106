import Links

/// A condition under which places are available at run time, such as an experiment or a feature flag.
///
/// A module or a route declares its gate with `requires:`. While the condition isn't met, links to the places behind the gate are
/// refused with the reason, and the app doesn't offer them. What is open stays open until the user leaves it.
struct Condition: Sendable {
  /// The gate in the declarations of the modules.
  let gate: Gate
  /// Returns why the places behind the gate are unavailable now, or `nil`; the app calls it whenever it needs to know.
  let reason: @MainActor @Sendable (AppServices) -> String?
}

extension Condition {
  /// The conditions of the app.
  static let all: [Condition] = []
}
