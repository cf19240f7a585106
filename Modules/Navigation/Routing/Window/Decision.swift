import Links

/// What a window has decided about a call, and what follows outside of it.
struct Decision {
  var outcome = NavigationOutcome.done
  var losses: [DeepLinkError] = []
  var effects: [Effect] = []
  var notices: [Notice] = []
  /// The call that is decided next: the one that the user agreed to, as things are when the effects have been applied.
  var next: Call?
}

/// What a decision leads to outside of the window, in order.
enum Effect {
  case began(Call.Name, subject: (any Sendable)?)
  case step(NavigationStep)
  case endAll
  /// Entries were added and removed, and the modules of these names were left.
  case change(NavigationTree.Difference, left: [String])
  case event(NavigationEvent)
  /// A link waits behind a gate, or none does any longer.
  case waits(WaitingLink?)
  /// A link is being resolved instead of an earlier one, or none is.
  case resolves(Call?)
}

/// The end of a call for its caller, which is notified once.
enum Notice {
  case finished(CallID, any Sendable)
  /// The caller gets no result, or may not leave the window.
  case cancelled(CallID, Cancellation)
  case proceed(CallID)
  /// A module has ended, and the app decides what follows.
  case ended(ModuleEnding)
}

struct WaitingLink: Sendable {
  let plan: LinkPlan
  let policy: OpenPolicy
  let gate: Gate
}
