import Synchronization

/// A request for one more frame, which combines requests until that frame is drawn.
public final class RedrawRequest: Sendable {
  private let isPosted = Atomic<Bool>(false)
  private let events: EventQueue

  init(events: EventQueue) { self.events = events }

  /// Whether a requested frame hasn't been drawn.
  public var isDue: Bool { isPosted.load(ordering: .sequentiallyConsistent) }

  /// Requests a frame.
  public func post() {
    if !isPosted.exchange(true, ordering: .sequentiallyConsistent) { events.post(.redraw) }
  }

  /// Marks the frame as drawn; call it before drawing, so that a change during drawing requests another frame.
  public func begin() { isPosted.store(false, ordering: .sequentiallyConsistent) }
}
