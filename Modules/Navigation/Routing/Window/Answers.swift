public import Links

/// The state of a gate.
public enum GateState: Hashable, Sendable {
  /// The places behind the gate can be shown.
  case open
  /// Links and routes behind the gate wait.
  case waits
  /// Links and routes behind the gate are refused, for the given reason.
  case closed(String)
}

/// Returns the state of a gate now; called whenever something behind it is to be opened.
public typealias Gatekeeper = @MainActor () -> GateState

/// Finds the place of a link that says only what to ask for, such as a short code; called once for each such link.
public typealias LinkResolver = @Sendable (DeepLink) async throws -> DeepLink

/// What a window can't know by itself at the moment of a decision.
struct Answers: Sendable {
  var unsaved: Set<EntryID> = []
  var refusing: [EntryID: String] = [:]
  /// The states of the gates that the request needs; a gate without an answer is closed.
  var gates: [Gate: GateState] = [:]
  /// The tab to show first of each root module that the request may show, unless it is its first one.
  var firstTabs: [String: AnyRoute] = [:]
  /// The callers that accept the value of the request.
  var accepting: Set<CallID> = []
  /// Whether the app follows the end of a module.
  var followsEndings = false
  var wantsSteps = false

  func obstacle(behind gates: [Gate]) -> (gate: Gate, state: GateState)? {
    for gate in gates {
      let state = self.gates[gate] ?? .closed("The gate “\(gate)” has no gatekeeper")
      if state != .open { return (gate, state) }
    }
    return nil
  }

  /// Returns why a saved place can't be opened now, in words.
  func reason(behind gates: [Gate]) -> String? {
    switch obstacle(behind: gates) {
    case (_, .closed(let reason))?: reason
    case (let gate, _)?: "It lies behind “\(gate)”"
    case nil: nil
    }
  }
}
