import Synchronization

/// A queue of events from any thread for one reader on the main actor.
///
/// An event resumes the reader on the main actor directly. An `AsyncStream` would wake another thread for each event first.
final class EventQueue: Sendable {
  private struct State {
    var events: [TerminalEvent] = []
    /// The reader, if it waits for an event.
    var reader: CheckedContinuation<TerminalEvent, Never>?
  }

  private let state = Mutex(State())

  /// Appends an event.
  func post(_ event: TerminalEvent) {
    let reader = state.withLock { state in
      let reader = state.reader
      state.reader = nil
      if reader == nil { state.events.append(event) }
      return reader
    }
    reader?.resume(returning: event)
  }

  /// Waits for the next event and returns it.
  ///
  /// Only one caller may wait at a time.
  @MainActor
  func next() async -> TerminalEvent {
    await withCheckedContinuation { reader in
      let event = state.withLock { state -> TerminalEvent? in
        guard state.events.isEmpty else { return state.events.removeFirst() }
        state.reader = reader
        return nil
      }
      if let event { reader.resume(returning: event) }
    }
  }
}
