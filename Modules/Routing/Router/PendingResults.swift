/// The callers that await a result, by the entry that will give it.
struct PendingResults: Sendable {
  private struct Pending: Sendable {
    var waiter: ObjectIdentifier
    var finish: @Sendable (any Sendable) -> (@MainActor () -> Void)?
    var cancel: @MainActor (Cancellation) -> Void
  }

  private var pending: [EntryID: Pending] = [:]

  var isEmpty: Bool { pending.isEmpty }

  mutating func add<Value>(_ waiter: ResultWaiter<Value>, for entry: EntryID) {
    pending[entry] = Pending(waiter: ObjectIdentifier(waiter)) { value in
      guard let value = value as? Value else { return nil }
      return { waiter.resolve(.finished(value)) }
    } cancel: { reason in
      waiter.resolve(.cancelled(reason))
    }
  }

  mutating func remove<Value>(_ waiter: ResultWaiter<Value>) {
    if let wait = pending.first(where: { $0.value.waiter == ObjectIdentifier(waiter) }) { pending[wait.key] = nil }
  }

  /// Removes the wait for an entry's result and returns what delivers the value, or `nil` if no caller awaits this type.
  mutating func finish(_ entry: EntryID, with value: some Sendable) -> (@MainActor () -> Void)? {
    guard let deliver = pending[entry]?.finish(value) else { return nil }
    pending[entry] = nil
    return deliver
  }

  /// Removes the wait for an entry's result and returns what cancels it.
  mutating func remove(_ entry: EntryID) -> (@MainActor (Cancellation) -> Void)? {
    pending.removeValue(forKey: entry)?.cancel
  }

  /// Makes the caller that awaits one entry await another.
  mutating func move(_ entry: EntryID, to other: EntryID) {
    if let waiting = pending.removeValue(forKey: entry) { pending[other] = waiting }
  }

  /// Cancels every wait, in the order of the entries.
  @MainActor
  func cancelAll(_ reason: Cancellation) {
    for (_, waiting) in pending.sorted(by: { $0.key < $1.key }) { waiting.cancel(reason) }
  }
}

/// A caller that awaits a result; it receives one result and ignores all later ones.
@MainActor
final class ResultWaiter<Value: Sendable> {
  var completion: (@MainActor (FlowResult<Value>) -> Void)?

  init(_ completion: (@MainActor (FlowResult<Value>) -> Void)? = nil) { self.completion = completion }

  func resolve(_ result: FlowResult<Value>) {
    let completion = completion
    self.completion = nil
    completion?(result)
  }
}

/// The result of a presented flow.
public enum FlowResult<Value: Sendable>: Sendable {
  /// The flow finished with a value.
  case finished(Value)
  /// The flow ended without a value.
  case cancelled(Cancellation)
}

extension FlowResult: Equatable where Value: Equatable {}

/// The reason why a flow ended without a value.
public enum Cancellation: Equatable, Sendable {
  /// The route could not be shown.
  case refused(NavigationError)
  /// The route was not shown, because a confirmation came first and was declined.
  case notShown
  /// A navigation call of this kind removed the entry.
  case left(NavigationKind)
  /// The router was stopped or released.
  case flowEnded
  /// The awaiting task was cancelled; the shown route stays open.
  case taskCancelled
}
