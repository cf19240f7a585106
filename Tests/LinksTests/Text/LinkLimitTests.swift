import Links
import TestTopics
import Testing

@Suite("Limits of links", .tags(.links))
struct LinkLimitTests {
  @Test(
    "A link has at most 2,048 bytes, escapes included, 16 segments and 32 parameters",
    arguments: [
      ("app://library/" + String(repeating: "a", count: 2_034), "a", .link, "", 2_048),
      ("app://library/" + String(repeating: "%C3%A9", count: 339), "a", .link, "", 2_048),
      ("app://m" + String(repeating: "/a", count: 16), "/c?x=y", .segment, "c", 40),
      ("app://m" + String(repeating: "/", count: 15) + "/b", "/c?x=y", .segment, "c", 25),
      ("app://m?" + (10...41).map { "p\($0)=1" }.joined(separator: "&"), "&p33=33", .key, "p33", 200),
    ] as [(String, String, DeepLinkError.Part, String, Int)])
  func limit(_ most: String, _ more: String, _ part: DeepLinkError.Part, _ text: String, _ offset: Int) throws {
    #expect(throws: Never.self) { try DeepLink(most) }
    let error = try #require(throws: DeepLinkError.self) { try DeepLink(most + more) }
    #expect((error.part, error.text, error.offset) == (part, text, offset))
  }
}
