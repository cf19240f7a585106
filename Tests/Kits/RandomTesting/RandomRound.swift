import Foundation
import Testing

/// One round of a random test, with its seed.
///
/// Pass the rounds of a test as its arguments:
///
///     @Test("Text survives a round trip", .tags(.random), arguments: RandomRound.rounds(20))
///     func comesBack(_ round: RandomRound) {
///       var random = round.generator
///
/// The seeds differ in each run. A failure names the seed of its round as an argument, for example `WAYMARK_SEED=1234567`.
/// With that variable in the environment the first round of each test has this seed, so it repeats the failure:
///
///     WAYMARK_SEED=1234567 swift test --filter LinkRoundTripTests
///
/// `WAYMARK_ROUNDS=50` runs fifty times as many rounds as a test asks for.
package struct RandomRound: Hashable, Sendable, CustomTestStringConvertible {
  package let seed: UInt64

  package init(seed: UInt64) { self.seed = seed }

  package var generator: SplitMix64 { SplitMix64(seed: seed) }

  package var testDescription: String { "WAYMARK_SEED=\(seed)" }

  /// Returns the rounds of a test, by default `count`, each with its own seed.
  package static func rounds(_ count: Int) -> [RandomRound] {
    (0..<count * factor).map { RandomRound(seed: firstSeed &+ UInt64($0)) }
  }

  /// Returns the number of repetitions of a step that needs no seed, by default `count`.
  package static func repetitions(_ count: Int) -> Int { count * factor }

  private static let firstSeed = number("WAYMARK_SEED") ?? .random(in: 0...UInt64(UInt32.max))
  private static let factor = max(1, Int(clamping: number("WAYMARK_ROUNDS") ?? 1))

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
