/// Repeatable work and its lowest measured cost.
@MainActor
final class Measurement {
  /// The shortest time of one repetition, in nanoseconds.
  private(set) var time = Double.infinity
  /// The fewest allocations of one repetition, or `nil` if they aren't counted.
  private(set) var allocations: Double?
  private let repetitions: Int
  private let work: (Int) -> Void

  /// Creates a measurement whose work repeats itself `repetitions` times per call, so that clock reads don't count.
  init(repetitions: Int, _ work: @escaping (Int) -> Void) {
    self.repetitions = repetitions
    self.work = work
  }

  /// Measures each in turn, `rounds` times, so that other load on the machine affects all of them alike.
  static func interleave(_ measurements: [Measurement], rounds: Int) {
    for _ in 0..<rounds {
      for measurement in measurements { measurement.measure() }
    }
  }

  private func measure() {
    let before = Allocations.count
    let duration = ContinuousClock().measure { work(repetitions) }
    let after = Allocations.count
    time = min(time, duration / .nanoseconds(1) / Double(repetitions))
    guard let before, let after else { return }
    allocations = min(allocations ?? .infinity, Double(after - before) / Double(repetitions))
  }
}
