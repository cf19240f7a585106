/// A delay of 100 milliseconds before the placeholder of work in progress.
package struct PlaceholderDelay {
  private let limit = Duration.milliseconds(100)
  private var start: (work: String, time: ContinuousClock.Instant)?

  package init() {}

  /// Returns the time to draw a change, or `nil` for now; another name of `work` begins a new delay.
  package mutating func end(at now: ContinuousClock.Instant, work: String?) -> ContinuousClock.Instant? {
    if work != start?.work { start = work.map { ($0, now) } }
    return start.map { $0.time.advanced(by: limit) }.flatMap { $0 > now ? $0 : nil }
  }
}
