import Links
import TestTopics
import Testing

@Suite("Limits of links", .tags(.links))
struct LinkLimitTests {
  @Test("A link has at most 2,048 bytes, escapes included", arguments: ["a", "%C3%A9"])
  func bytes(_ unit: String) throws {
    let start = "app://library/"
    let room = 2_048 - start.utf8.count
    let longest =
      start + String(repeating: "a", count: room % unit.utf8.count)
      + String(repeating: unit, count: room / unit.utf8.count)
    try #require(longest.utf8.count == 2_048)
    #expect(throws: Never.self) { try DeepLink(longest) }

    let error = try #require(throws: DeepLinkError.self) { try DeepLink(longest + "a") }
    #expect(error.part == .link)
    #expect(error.offset == 2_048)
    #expect(error.text.isEmpty)
  }

  @Test("A link has at most 16 segments", arguments: ["a", ""])
  func segments(_ segment: String) throws {
    let most = "app://m" + String(repeating: "/" + segment, count: 15) + "/b"
    #expect(try DeepLink(most).segments.count == 16)

    let error = try #require(throws: DeepLinkError.self) { try DeepLink(most + "/c?x=y") }
    #expect(error.part == .segment)
    #expect(error.text == "c")
    #expect(error.offset == most.utf8.count + 1)
  }

  @Test("A link has at most 32 parameters")
  func parameters() throws {
    let most = "app://m?" + (1...32).map { "p\($0)=\($0)" }.joined(separator: "&")
    #expect(try DeepLink(most).parameters.count == 32)

    let error = try #require(throws: DeepLinkError.self) { try DeepLink(most + "&p33=33") }
    #expect(error.part == .key)
    #expect(error.text == "p33")
    #expect(error.offset == most.utf8.count + 1)
  }
}
