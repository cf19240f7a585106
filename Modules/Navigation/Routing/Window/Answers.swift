import Links

/// What a window must ask outside to decide a call.
struct Answers: Sendable {
  var unsaved: Set<EntryID> = []
  var refusing: [EntryID: String] = [:]
  /// The states of the needed gates; a missing gate is closed.
  var gates: [Gate: GateState] = [:]
  /// The first tab of each root module, unless it is the first declared.
  var firstTabs: [String: AnyRoute] = [:]
  /// The callers that accept the request's value.
  var accepting: Set<CallID> = []
  /// Whether `Navigator.onEnding` is set.
  var followsEndings = false
  var wantsSteps = false

  func obstacle(behind gates: [Gate]) -> (gate: Gate, state: GateState)? {
    for gate in gates {
      let state = self.gates[gate] ?? .closed("The gate “\(gate)” has no gatekeeper")
      if state != .open { return (gate, state) }
    }
    return nil
  }

  func reason(behind gates: [Gate]) -> String? {
    switch obstacle(behind: gates) {
    case (_, .closed(let reason))?: reason
    case (let gate, _)?: "It lies behind “\(gate)”"
    case nil: nil
    }
  }
}

/// What a window asks a closure of the app; a call that the closure makes doesn't ask it again, or asking would never end.
enum Question: Hashable, Sendable {
  case gate(Gate)
  case unsavedChanges(EntryID)
  case reasonToStay(EntryID)
  case firstTab(String)
}
