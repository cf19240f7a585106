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
}
