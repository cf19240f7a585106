import TestTopics
import Testing

@testable import Links

@Suite("Names that look alike", .tags(.links))
struct NearMissTests {
  @Test("Near misses are at most two slips away, the nearest first, and at most three")
  func nearMisses() {
    #expect(
      NearMisses.of("post", among: ["posts", "most", "account", "pos", "cost", "past"]) == ["cost", "most", "past"])
    #expect(NearMisses.of("posts", among: ["pots", "posts", "post", "port"]) == ["post", "pots", "port"])
    #expect(NearMisses.of("ab", among: ["c", "xy"]).isEmpty)
    #expect(NearMisses.of("psots", among: ["posts", "stop"]) == ["posts"])
    #expect(NearMisses.of("", among: ["abc", "ab"]).isEmpty)
  }

  @Test("A swap, a missing, an extra and a wrong letter are one slip each, and case is none")
  func slips() {
    for (word, name, isNear) in [
      ("books", "boosk", true), ("boks", "books", true), ("boooks", "books", true), ("bxxks", "books", true),
      ("BOOKS", "books", true), ("bxxxs", "books", false), ("b", "books", false), ("skoob", "books", false),
    ] {
      #expect(NearMisses.of(word, among: [name]) == (isNear ? [name] : []), "\(word)")
    }
  }

  @Test("Slips are those of the standard library's difference, for every pair of short words")
  func reference() {
    let words = ["", "a", "b"].flatMap { a in
      ["", "a", "b", "c"].flatMap { b in
        ["", "a", "c"].flatMap { c in
          ["", "ab", "ba", "ca"].map { a + b + c + $0 }
        }
      }
    }
    for word in words {
      for name in words where name != word {
        let difference = Array(name).difference(from: Array(word))
        let slips = max(difference.insertions.count, difference.removals.count)
        #expect(NearMisses.of(word, among: [name]).isEmpty == !(slips <= 2 && slips < name.count), "\(word) \(name)")
      }
    }
  }

  @Test("A word that is longer than any name costs nothing and has no near misses")
  func long() {
    let long = String(repeating: "a", count: 2_000)
    #expect(NearMisses.of(long, among: [long + "a"]).isEmpty)
  }
}
