import TestTopics
import Testing

@testable import Links

@Suite("Near misses", .tags(.links))
struct NearMissTests {
  @Test("Near misses differ by at most two edits, are sorted by distance, and are at most three")
  func nearMisses() {
    #expect(
      NearMisses.of("post", among: ["posts", "most", "account", "pos", "cost", "past"]) == ["cost", "most", "past"])
    #expect(NearMisses.of("posts", among: ["pots", "posts", "post", "port"]) == ["post", "pots", "port"])
    #expect(NearMisses.of("ab", among: ["c", "xy"]).isEmpty)
    #expect(NearMisses.of("psots", among: ["posts", "stop"]) == ["posts"])
    #expect(NearMisses.of("", among: ["abc", "ab"]).isEmpty)
    let long = String(repeating: "a", count: 2_000)
    #expect(NearMisses.of(long, among: [long + "a"]).isEmpty)
  }

  @Test("For all pairs of short words, the distance equals the standard library's difference")
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
}
