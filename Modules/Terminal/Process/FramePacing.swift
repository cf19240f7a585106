/// A limit of sixty frames per second, which draws the first change immediately.
///
/// The caller passes the current time. Nothing is due without a change.
public struct FramePacing<Instant: InstantProtocol> where Instant.Duration == Duration {
  /// The decision about a change.
  public enum Verdict: Equatable {
    /// Draw now.
    case draw
    /// Call `waited(until:)` after this time.
    case wait(Duration)
    /// A scheduled frame will include the change.
    case share
  }

  private let interval = Duration.milliseconds(16)
  private var last: Instant?
  private var isWaiting = false

  /// Creates a limit before the first frame.
  public init() {}

  /// Reports a change.
  public mutating func change(at now: Instant) -> Verdict {
    guard !isWaiting else { return .share }
    guard let last, last.duration(to: now) < interval else {
      self.last = now
      return .draw
    }
    isWaiting = true
    return .wait(now.duration(to: last.advanced(by: interval)))
  }

  /// Reports that the requested time has passed and the frame is being drawn.
  public mutating func waited(until now: Instant) {
    isWaiting = false
    last = now
  }
}
