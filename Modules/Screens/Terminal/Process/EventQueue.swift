import Synchronization

/// A queue of events from any thread for one receiver on the main actor.
final class EventQueue: Sendable {
  typealias Receiver = @MainActor @Sendable (TerminalEvent) -> Void

  private struct State {
    var events: [TerminalEvent] = []
    var receiver: Receiver?
  }

  private let state = Mutex(State())

  func post(_ event: TerminalEvent) {
    state.withLock { $0.events.append(event) }
    Task { @MainActor in deliver() }
  }

  /// Calls `receiver` once per event, in order, starting with those already in the queue.
  @MainActor
  func receive(_ receiver: @escaping Receiver) {
    let count = state.withLock { state in
      state.receiver = receiver
      return state.events.count
    }
    for _ in 0..<count { deliver() }
  }

  func stop() { state.withLock { $0.receiver = nil } }

  @MainActor
  private func deliver() {
    let next = state.withLock { state -> (Receiver, TerminalEvent)? in
      guard let receiver = state.receiver, !state.events.isEmpty else { return nil }
      return (receiver, state.events.removeFirst())
    }
    if let (receiver, event) = next { receiver(event) }
  }
}
