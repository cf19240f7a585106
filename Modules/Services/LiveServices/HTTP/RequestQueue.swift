import Synchronization

/// The turns of requests, of which six are made at once, the newest first.
///
/// Four of them may be less urgent ones, so that the page that the user sees waits for no other.
final class RequestQueue: Sendable {
  private static let limit = 6
  private static let lessUrgentLimit = 4

  private struct State {
    var lastID = 0
    var urgent = WaitingRequests()
    var lessUrgent = WaitingRequests()

    subscript(isUrgent isUrgent: Bool) -> WaitingRequests {
      get { isUrgent ? urgent : lessUrgent }
      set { if isUrgent { urgent = newValue } else { lessUrgent = newValue } }
    }

    /// Gives a turn to the next request, and returns it.
    mutating func next() -> CheckedContinuation<Void, any Error>? {
      guard urgent.running + lessUrgent.running < limit else { return nil }
      if let next = urgent.startNewest() { return next }
      return lessUrgent.running < lessUrgentLimit ? lessUrgent.startNewest() : nil
    }
  }

  private let state = Mutex(State())

  var waitingCount: Int { state.withLock { $0.urgent.waiting.count + $0.lessUrgent.waiting.count } }

  /// Makes a request when it has its turn; throws `CancellationError` if the task is canceled before.
  func perform<Answer>(isUrgent: Bool, _ request: @Sendable () async throws -> Answer) async throws -> Answer {
    try await waitForTurn(isUrgent: isUrgent)
    defer {
      state.withLock { $0[isUrgent: isUrgent].running -= 1 }
      startNext()
    }
    return try await request()
  }

  private func waitForTurn(isUrgent: Bool) async throws {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock { $0[isUrgent: isUrgent].add(continuation, id) }
        // A cancellation before this line has found nothing to cancel.
        if Task.isCancelled { cancel(id, isUrgent: isUrgent) }
        startNext()
      }
    } onCancel: {
      cancel(id, isUrgent: isUrgent)
    }
  }

  private func cancel(_ id: Int, isUrgent: Bool) {
    let request = state.withLock { $0[isUrgent: isUrgent].remove(id) }
    request?.resume(throwing: CancellationError())
  }

  private func startNext() {
    while let next = state.withLock({ $0.next() }) { next.resume() }
  }
}

/// The waiting requests of one kind, and the number of running ones.
private struct WaitingRequests {
  var running = 0
  private var ids: [Int] = []
  private(set) var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]

  mutating func add(_ request: CheckedContinuation<Void, any Error>, _ id: Int) {
    ids.append(id)
    waiting[id] = request
  }

  mutating func remove(_ id: Int) -> CheckedContinuation<Void, any Error>? { waiting.removeValue(forKey: id) }

  mutating func startNewest() -> CheckedContinuation<Void, any Error>? {
    while let id = ids.popLast() {
      guard let request = waiting.removeValue(forKey: id) else { continue }
      running += 1
      return request
    }
    return nil
  }
}
