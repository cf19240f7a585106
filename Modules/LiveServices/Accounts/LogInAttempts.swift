/// The wrong passwords for each name, known or not, since the start of the process.
///
/// After five in a row, a name has to wait before the next attempt.
struct LogInAttempts {
  private struct Failures {
    var count: Int
    var last: ContinuousClock.Instant
  }

  /// The number of wrong passwords in a row that need no wait.
  private static let limit = 5
  /// The wait after further wrong passwords, in seconds.
  private static let wait = 30

  private var failures: [String: Failures] = [:]

  /// Returns the time until the next attempt in seconds, at least 1, or `nil` if no wait is needed.
  func secondsToWait(for name: String, at now: ContinuousClock.Instant) -> Int? {
    guard let failures = failures[name], failures.count >= Self.limit else { return nil }
    let rest = Duration.seconds(Self.wait) - (now - failures.last)
    return rest > .zero ? Int(rest.components.seconds) + (rest.components.attoseconds > 0 ? 1 : 0) : nil
  }

  /// Records a wrong password.
  mutating func recordFailure(for name: String, at now: ContinuousClock.Instant) {
    failures[name] = Failures(count: (failures[name]?.count ?? 0) + 1, last: now)
  }

  /// Records the right password.
  mutating func reset(_ name: String) { failures[name] = nil }
}
