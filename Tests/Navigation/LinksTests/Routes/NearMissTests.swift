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
}
