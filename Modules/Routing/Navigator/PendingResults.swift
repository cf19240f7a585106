/// The callers that await results, by the entry that gives the result.
@MainActor
final class PendingResults {
  private var waiters: [EntryID: any Waiter] = [:]

  // The last release can happen on any thread, when a window is released but never stopped.
  deinit {
    if !waiters.isEmpty { Task { @MainActor [waiters] in waiters.cancelAll(.flowEnded) } }
  }

  func add(_ waiter: any Waiter, for entry: EntryID) { waiters[entry] = waiter }

  /// Returns the waiter of an entry if it accepts the value.
  func waiter(of entry: EntryID, accepting value: any Sendable) -> (any Waiter)? {
    waiters[entry].flatMap { $0.accepts(value) ? $0 : nil }
  }

  func remove(_ entry: EntryID) -> (any Waiter)? { waiters.isEmpty ? nil : waiters.removeValue(forKey: entry) }

  /// Removes a waiter without giving it a result.
  func forget(_ waiter: any Waiter) { waiters = waiters.filter { $0.value !== waiter } }

  func cancelAll(_ reason: Cancellation) {
    let cancelled = waiters
    waiters = [:]
    cancelled.cancelAll(reason)
  }
}

extension [EntryID: any Waiter] {
  /// Cancels every wait, in the order of the entries.
  @MainActor
  fileprivate func cancelAll(_ reason: Cancellation) {
    for (_, waiter) in sorted(by: { $0.key < $1.key }) { waiter.cancel(reason) }
  }
}

/// A caller that awaits a result of any type.
@MainActor
protocol Waiter: AnyObject, Sendable {
  func accepts(_ value: any Sendable) -> Bool
  func finish(with value: any Sendable)
  func cancel(_ reason: Cancellation)
}

/// A caller that awaits a result; it receives one result and ignores all later ones.
@MainActor
final class ResultWaiter<Value: Sendable>: Waiter {
  var completion: (@MainActor (FlowResult<Value>) -> Void)?

  init(_ completion: (@MainActor (FlowResult<Value>) -> Void)? = nil) { self.completion = completion }

  func accepts(_ value: any Sendable) -> Bool { value is Value }

  func finish(with value: any Sendable) {
    if let value = value as? Value { resolve(.finished(value)) }
  }

  func cancel(_ reason: Cancellation) { resolve(.cancelled(reason)) }

  private func resolve(_ result: FlowResult<Value>) {
    let completion = completion
    self.completion = nil
    completion?(result)
  }
}
