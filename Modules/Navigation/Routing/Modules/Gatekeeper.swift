public import Links

/// The state of a gate.
public enum GateState: Hashable, Sendable {
  /// Places behind the gate can be shown.
  case open
  /// Links and routes behind the gate wait.
  case waits
  /// Links and routes behind the gate are refused, for the given reason.
  case closed(String)
}

/// Returns a gate's state; called whenever something behind it is to open.
public typealias Gatekeeper = @MainActor () -> GateState

/// Resolves a link, such as a short code, to its place's link; called once per link.
public typealias LinkResolver = @Sendable (DeepLink) async throws -> DeepLink
