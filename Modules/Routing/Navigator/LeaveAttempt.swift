/// An attempt to leave screens, which may have to be confirmed first.
@MainActor
final class LeaveAttempt {
  enum Action {
    /// Performs a command.
    case command(NavigationCommand, isAnimated: Bool)
    /// Removes an entry, and passes a value to the caller that awaits its result.
    case finish(EntryID, any Sendable)
    /// Leaves everything by means of the app.
    case leaveAll(@MainActor () -> Void)
  }

  let action: Action
  /// The entries that needn't ask any more.
  private(set) var agreed: Set<EntryID>
  private(set) var asking: EntryID?
  /// The caller that awaits the result of what the attempt shows.
  private let waiter: (any Waiter)?
  private let onDrop: @MainActor () -> Void
  private var isOver = false

  init(
    _ action: Action, agreed: Set<EntryID> = [], waiter: (any Waiter)? = nil,
    onDrop: @escaping @MainActor () -> Void = {}
  ) {
    (self.action, self.agreed, self.waiter, self.onDrop) = (action, agreed, waiter, onDrop)
  }

  // The last release can happen on any thread, when a window is released but never stopped.
  deinit {
    if let waiter, !isOver { Task { @MainActor in waiter.cancel(.flowEnded) } }
  }

  /// Records that an entry has asked: the attempt goes on only if the user agrees.
  func hasAsked(_ entry: EntryID) {
    agreed.insert(entry)
    asking = entry
  }

  /// Ends the attempt, and returns the caller that awaits a result.
  func end() -> (any Waiter)? {
    isOver = true
    return waiter
  }

  func drop(_ reason: Cancellation) {
    end()?.cancel(reason)
    onDrop()
  }
}
