import Synchronization

/// Asks for one more frame, however often it is asked before that frame is drawn.
final class RedrawRequest: Sendable {
  private let isPosted = Atomic<Bool>(false)
  private let events: AsyncStream<TerminalEvent>.Continuation

  init(events: AsyncStream<TerminalEvent>.Continuation) { self.events = events }

  /// Whether a frame was asked for that has not been drawn.
  var isDue: Bool { isPosted.load(ordering: .sequentiallyConsistent) }

  /// Asks for a frame.
  func post() {
    if !isPosted.exchange(true, ordering: .sequentiallyConsistent) { events.yield(.redraw) }
  }

  /// The frame is about to be drawn: what changes from now on needs another.
  func begin() { isPosted.store(false, ordering: .sequentiallyConsistent) }
}
