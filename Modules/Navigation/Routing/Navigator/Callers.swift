/// The callers to notify when their calls end.
@MainActor
final class Callers {
  private var waiters: [CallID: any Waiter] = [:]
  var count: Int { waiters.count }

  // The last release can happen on any thread, when a window is released but never stopped.
  deinit {
    let left = waiters.sorted { $0.key < $1.key }.map(\.value)
    if !left.isEmpty { Task { @MainActor in for waiter in left { waiter.cancel(.flowEnded) } } }
  }

  func add(_ waiter: any Waiter, of call: CallID) { waiters[call] = waiter }

  @discardableResult
  func remove(_ call: CallID) -> (any Waiter)? { waiters.removeValue(forKey: call) }

  func accepting(_ value: any Sendable) -> Set<CallID> { Set(waiters.filter { $0.value.accepts(value) }.keys) }

  func call(of waiter: any Waiter) -> CallID? { waiters.first { $0.value === waiter }?.key }
}
