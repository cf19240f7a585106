import Links

/// What a window has decided about a call, and what follows outside of it.
struct Decision {
  var outcome = NavigationOutcome.done
  /// What can't be opened, although the rest is.
  var losses: [DeepLinkError] = []
  var effects: [Effect] = []
  var notices: [Notice] = []
  /// What is decided next, in the same call: what was asked before a question, as things are when the effects have been applied.
  var next: Call?
}

/// What a decision leads to outside of the window, in order.
enum Effect {
  /// A call begins; the value is what it is about.
  case began(subject: (any Sendable)?)
  case step(NavigationStep)
  /// All screens and coordinators end.
  case endAll
  /// Entries were added and removed, and the modules of these names were left.
  case change(NavigationTree.Difference, left: [String])
  case event(NavigationEvent)
  /// A link waits behind a gate or, if it is `nil`, none does any longer.
  case waits(WaitingLink?)
  /// The place of a link is asked for; an earlier one isn't any longer. `nil` if none is.
  case resolves(Call?)
}

/// Who is told when a call is over; each is told once.
enum Notice {
  /// The caller that awaits a result gets it.
  case finished(CallID, any Sendable)
  /// The caller gets no result, or may not leave the window.
  case cancelled(CallID, Cancellation)
  /// The caller may leave the window.
  case proceed(CallID)
}

/// A link that waits behind a gate.
struct WaitingLink: Sendable {
  let plan: LinkPlan
  let policy: OpenPolicy
  let gate: Gate
}
