import Synchronization

/// A request for one more frame, which combines requests until that frame is drawn.
package final class RedrawRequest: Sendable {
  private let isPosted = Atomic<Bool>(false)
  private let events: AsyncStream<TerminalEvent>.Continuation

  init(events: AsyncStream<TerminalEvent>.Continuation) { self.events = events }

  /// Whether a requested frame hasn't been drawn.
  package var isDue: Bool { isPosted.load(ordering: .sequentiallyConsistent) }

  package func post() {
    if !isPosted.exchange(true, ordering: .sequentiallyConsistent) { events.yield(.redraw) }
  }

  /// Marks the frame as drawn; call it before drawing, so that a change during drawing requests another frame.
  package func begin() { isPosted.store(false, ordering: .sequentiallyConsistent) }
}
