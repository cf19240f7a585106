/// A random number generator that returns the same numbers for the same seed on every machine.
///
/// Source: SplitMix64 by Sebastiano Vigna, <https://prng.di.unimi.it/splitmix64.c>.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns true with a probability of 1 in `count`.
  package mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// Returns one of the choices.
  package mutating func pick<Choice>(_ first: Choice, _ others: Choice...) -> Choice {
    others.randomElement(using: &self).map { once(in: others.count + 1) ? first : $0 } ?? first
  }
}
