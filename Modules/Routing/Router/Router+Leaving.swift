// Confirmations before screens are left.
extension Router {
  /// Whether a confirmation is open, here or in a child flow.
  ///
  /// The confirmation is about what was open when it was asked. Any other change closes it, as if it had been declined.
  public var isConfirming: Bool { state.confirmation != nil || screens?.children?.confirming != nil }

  /// Whether leaving the whole flow now would open a confirmation.
  public var asksBeforeLeaving: Bool { state.stacks.ids.contains(where: asks) }

  /// Asks the user to confirm leaving each screen with unsaved changes, then calls `proceed`, which ends the flow.
  ///
  /// It removes nothing itself. Call it before something outside this router ends the flow, such as another root or the end of
  /// the program.
  ///
  /// - Parameters:
  ///   - proceed: Leaves the flow; called immediately if no screen asks.
  ///   - stay: Called instead if the user declines, or if another change closes the confirmation.
  @discardableResult
  public func confirmLeaving(
    _ proceed: @escaping @MainActor () -> Void, orElse stay: @escaping @MainActor () -> Void
  ) -> NavigationOutcome {
    inTurn { $0.attempt(LeaveAttempt(.leaveFlow(proceed), onDrop: stay)) }
  }

  /// Answers the open confirmation: agreeing completes the call that was attempted, declining leaves everything as it was.
  ///
  /// Calls that observers make when the confirmation closes wait until the attempted call is complete too.
  @discardableResult
  public func answerConfirmation(_ isAgreed: Bool) -> NavigationOutcome {
    inTurn { router in
      if router.state.confirmation == nil, let child = router.screens?.children?.confirming {
        return child.answerConfirmation(isAgreed)
      }
      guard router.state.confirmation != nil, let attempt = router.pendingAttempt else {
        return router.refuse(.nothingToConfirm)
      }
      if isAgreed { router.pendingAttempt = nil }
      let outcome = router.change(.dismissModal)
      return isAgreed ? router.resume(attempt) : outcome
    }
  }

  /// Performs an attempt, or shows the confirmation of the innermost screen that hasn't asked yet.
  func attempt(_ attempt: LeaveAttempt<Route>) -> NavigationOutcome {
    for id in idsRemoved(by: attempt.action) where !attempt.agreed.contains(id) {
      if let child = screens?.child(id), child.asksBeforeLeaving {
        attempt.agreed.insert(id)
        return ask(child, about: attempt)
      }
      if let confirmation = leaveConfirmation(of: id) {
        attempt.agreed.insert(id)
        replaceAttempt(with: attempt)
        _ = change(.confirm(confirmation))
        return .needsConfirmation
      }
    }
    switch attempt.action {
    case .command(let command, let isAnimated): return change(command, isAnimated: isAnimated)
    case .leaveFlow(let proceed):
      // `proceed` may call this router; those calls run immediately and are not part of the attempt.
      isChanging = false
      proceed()
      return .done
    }
  }

  /// Performs an attempt that the user has agreed to, unless another screen asks now.
  private func resume(_ attempt: LeaveAttempt<Route>) -> NavigationOutcome {
    let waiter = attempt.waiter
    attempt.waiter = nil
    return awaiting(waiter) { self.attempt(attempt) }
  }

  /// Whether leaving an entry or a child flow now would open a confirmation.
  private func asks(_ id: EntryID) -> Bool {
    screens?.child(id)?.asksBeforeLeaving ?? (leaveConfirmation(of: id) != nil)
  }

  /// Lets a child flow ask for confirmation; the attempt resumes when the user agrees.
  private func ask(_ child: any Flow<Route.Screen>, about attempt: LeaveAttempt<Route>) -> NavigationOutcome {
    // A new attempt replaces the one that the open confirmation is about.
    if state.confirmation != nil { _ = change(.dismissModal) }
    replaceAttempt(with: attempt)
    return child.confirmLeaving { [weak self] in
      guard let self, pendingAttempt === attempt else { return }
      pendingAttempt = nil
      runNext { $0.resume(attempt) }
    } orElse: { [weak self] in
      if self?.pendingAttempt === attempt { self?.replaceAttempt(with: nil) }
    }
  }

  /// Returns the confirmation of an entry with unsaved changes; `nil` for every other entry.
  func leaveConfirmation(of id: EntryID) -> Route? {
    guard screens?.hasUnsavedChanges(id) == true else { return nil }
    return state.entries.first { $0.id == id }?.route.leaveConfirmation
  }

  /// Replaces the pending attempt, and drops the previous one; the new one keeps the waiter of the call in progress.
  func replaceAttempt(with attempt: LeaveAttempt<Route>?) {
    let dropped = pendingAttempt
    pendingAttempt = attempt
    if let attempt { attempt.waiter = results.removeValue(forKey: state.stacks.nextID) }
    if dropped !== attempt { dropped?.drop() }
  }

  /// Returns the child flows whose modals an action closes, then the entries and child flows that it removes, the innermost
  /// first; empty if the action would be refused.
  private func idsRemoved(by action: LeaveAttempt<Route>.Action) -> [EntryID] {
    switch action {
    case .leaveFlow: return state.stacks.ids.reversed()
    case .command(let command, _):
      var copy = state
      var changes = OpenStacks.Changes()
      let outcome = copy.perform(command, &changes) { screens?.child($0)?.snapshot }
      guard outcome == .done else { return [] }
      let stillOnTop = copy.stacks.childrenOnTop
      let covered = state.stacks.childrenOnTop.filter { !stillOnTop.contains($0) && !changes.removed.contains($0) }
      return covered.filter { screens?.child($0)?.asksBeforeClosingModals == true } + changes.removed
    }
  }
}

/// An attempt to leave screens, which may have to be confirmed.
@MainActor
final class LeaveAttempt<Route: Routable> {
  enum Action {
    case command(NavigationCommand<Route>, isAnimated: Bool)
    case leaveFlow(@MainActor () -> Void)
  }

  let action: Action
  /// The entries and child flows that have asked; the user has agreed to leave them when the attempt goes on.
  var agreed: Set<EntryID> = []
  /// The caller that awaits the result of what the attempt shows.
  var waiter: (any Waiter)?
  private let onDrop: @MainActor () -> Void

  init(_ action: Action, onDrop: @escaping @MainActor () -> Void = {}) {
    self.action = action
    self.onDrop = onDrop
  }

  // The last release can happen on any thread, when a router is released but never stopped.
  deinit {
    if let waiter { Task { @MainActor in waiter.cancel(.flowEnded) } }
  }

  /// Ends the attempt without leaving anything.
  func drop() {
    waiter?.cancel(.notShown)
    onDrop()
  }
}
