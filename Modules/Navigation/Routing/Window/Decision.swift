import Links

/// A decision about a call, and what follows outside the window.
struct Decision {
  var outcome = NavigationOutcome.done
  var losses: [DeepLinkError] = []
  var effects: [Effect] = []
  var notices: [Notice] = []
  /// The call that the user agreed to, decided after the effects.
  var next: Call?
}

/// A consequence of a decision outside the window.
enum Effect {
  case began(Call.Name, subject: (any Sendable)?)
  case step(NavigationStep)
  case endAll
  case change(NavigationTree.Difference, left: [String])
  case event(NavigationEvent)
  /// A link begins to wait behind a gate, or none waits.
  case waits(WaitingLink?)
  /// A link is being resolved in place of an earlier one, or none is.
  case resolves(Call?)
}

enum Notice {
  case finished(CallID, any Sendable)
  /// The caller gets no result, or may not leave the window.
  case cancelled(CallID, Cancellation)
  case proceed(CallID)
  case ended(ModuleEnding)
}

struct WaitingLink: Sendable {
  let plan: LinkPlan
  let policy: OpenPolicy
  let gate: Gate
}
