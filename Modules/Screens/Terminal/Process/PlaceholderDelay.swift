/// A delay of 100 milliseconds for work in progress: what is ready before needs no placeholder.
///
/// The caller passes the current time.
public struct PlaceholderDelay<Instant: InstantProtocol> where Instant.Duration == Duration {
  private let limit = Duration.milliseconds(100)
  private var start: (work: String, time: Instant)?

  /// Creates a delay before any work.
  public init() {}

  /// Returns the time to draw a change, or `nil` for now.
  ///
  /// Work that goes on for longer than the delay delays no other change.
  ///
  /// - Parameters:
  ///   - now: The time of the question.
  ///   - work: The name of what the app works on, or `nil`. Another name begins a new delay.
  public mutating func end(at now: Instant, work: String?) -> Instant? {
    if work != start?.work { start = work.map { ($0, now) } }
    return start.map { $0.time.advanced(by: limit) }.flatMap { $0 > now ? $0 : nil }
  }
}
