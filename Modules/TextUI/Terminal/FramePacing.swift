/// When to draw: the first change at once, later ones no more often than sixty times a second.
///
/// It knows no clock: who uses it says what time it is. Nothing is due while nothing changes.
struct FramePacing<Instant: InstantProtocol> where Instant.Duration == Duration {
  /// What to do about a change.
  enum Verdict: Equatable {
    case draw
    /// Ask again after so long.
    case wait(Duration)
    /// Someone is waiting already and will draw this change too.
    case share
  }

  private let interval = Duration.milliseconds(16)
  private var last: Instant?
  private var isWaiting = false

  /// Something has changed.
  mutating func change(at now: Instant) -> Verdict {
    guard !isWaiting else { return .share }
    guard let last, last.duration(to: now) < interval else {
      self.last = now
      return .draw
    }
    isWaiting = true
    return .wait(now.duration(to: last.advanced(by: interval)))
  }

  /// The time that `change` asked to wait has passed: the frame is drawn now.
  mutating func waited(until now: Instant) {
    isWaiting = false
    last = now
  }
}
