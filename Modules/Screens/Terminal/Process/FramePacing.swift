/// A limit of sixty frames per second, which draws the first change immediately unless the app works on it.
package struct FramePacing {
  package enum Verdict: Equatable {
    case draw
    /// Call `timePassed(at:work:)` after this time.
    case wait(Duration)
    /// A scheduled frame includes the change.
    case share
  }

  private let interval = Duration.milliseconds(16)
  private var placeholder = PlaceholderDelay()
  private var last: ContinuousClock.Instant?
  private var due: ContinuousClock.Instant?

  package init() {}

  /// Reports a change; `work` names work that may change the frame soon.
  package mutating func change(at now: ContinuousClock.Instant, work: String? = nil) -> Verdict {
    let times = [last?.advanced(by: interval), placeholder.end(at: now, work: work)]
    guard let next = times.compactMap(\.self).max(), next > now else {
      (last, due) = (now, nil)
      return .draw
    }
    if let due, due > now, due <= next { return .share }
    due = next
    return .wait(now.duration(to: next))
  }

  package mutating func timePassed(at now: ContinuousClock.Instant, work: String? = nil) -> Verdict {
    due == nil ? .share : change(at: now, work: work)
  }
}
