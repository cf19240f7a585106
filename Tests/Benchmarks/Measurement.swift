/// A piece of work that can be done many times in a row, and the least it was seen to take.
@MainActor
final class Measurement {
  /// The least time of one repetition, in nanoseconds.
  private(set) var time = Double.infinity
  /// The fewest allocations of one repetition; nil when they are not counted.
  private(set) var allocations: Double?
  private let repetitions: Int
  private let work: (Int) -> Void

  /// Work that does something `repetitions` times for each call, so that reading the clock doesn't count.
  init(repetitions: Int, _ work: @escaping (Int) -> Void) {
    self.repetitions = repetitions
    self.work = work
  }

  /// Measures each of these once, in turn, and that many times over: whatever else the machine does hits all of them.
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
