/// The callers to notify when their calls end.
@MainActor
final class Callers {
  enum Caller {
    case awaitsResult(any Waiter)
    case leaves(proceed: @MainActor () -> Void, stay: @MainActor () -> Void)
  }

  private var callers: [CallID: Caller] = [:]
  var count: Int { callers.count }

  // The last release can happen on any thread, when a window is released but never stopped.
  deinit {
    let left = callers.sorted { $0.key < $1.key }.map(\.value)
    if !left.isEmpty { Task { @MainActor in for caller in left { caller.end() } } }
  }

  func add(_ caller: Caller, of call: CallID) { callers[call] = caller }

  func remove(_ call: CallID) { callers[call] = nil }

  func accepting(_ value: any Sendable) -> Set<CallID> {
    Set(callers.filter { if case .awaitsResult(let waiter) = $0.value { waiter.accepts(value) } else { false } }.keys)
  }

  func call(of waiter: any Waiter) -> CallID? {
    callers.first { if case .awaitsResult(let other) = $0.value { other === waiter } else { false } }?.key
  }

  /// Removes the caller of a notice, and returns the closure that notifies it.
  func notification(for notice: Notice) -> @MainActor () -> Void {
    switch (notice, notice.call.flatMap { callers.removeValue(forKey: $0) }) {
    case (.finished(_, let value), .awaitsResult(let waiter)?): { waiter.finish(with: value) }
    case (.cancelled(_, let reason), .awaitsResult(let waiter)?): { waiter.cancel(reason) }
    case (.cancelled, .leaves(_, let stay)?): stay
    case (.proceed, .leaves(let proceed, _)?): proceed
    default: {}
    }
  }
}

extension Callers.Caller {
  @MainActor
  fileprivate func end() {
    switch self {
    case .awaitsResult(let waiter): waiter.cancel(.flowEnded)
    case .leaves(_, let stay): stay()
    }
  }
}

extension Notice {
  fileprivate var call: CallID? {
    switch self {
    case .finished(let call, _), .cancelled(let call, _), .proceed(let call): call
    case .ended: nil
    }
  }
}
