import Links
import Services
import TestTopics
import Testing

@Suite("Identifiers in links", .tags(.links, .services))
struct IdentifierTests {
  @Test("An identifier is read in the spelling in which it is written")
  func spelling() {
    #expect(Post.ID(linkText: "7") == Post.ID(rawValue: 7))
    #expect(Author.ID(linkText: "3") == Author.ID(rawValue: 3))
    for text in ["", "07", "+7", "seven"] {
      #expect(Post.ID(linkText: text) == nil)
      #expect(Author.ID(linkText: text) == nil)
    }
  }
}
