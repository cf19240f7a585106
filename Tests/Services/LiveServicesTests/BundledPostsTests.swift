import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LiveServices

@Suite("BundledPosts", .tags(.services))
struct BundledPostsTests {
  let service = BundledPosts()

  @Test("BundledPosts follows the rules of every source of posts", arguments: PostsContract.allCases)
  func contract(rule: PostsContract) async throws { try await rule.check(service) }

  @Test("A post has the paragraphs and the comments that follow its title")
  func reading() throws {
    let content = try BundledContent(
      """
      # Ada: Counts: slowly.
      # Bo: Draws.

      ## Bo: One: two
      First.
      Second > third.
      > Cy: Fine: really.
      > Di: So it is.
      ## Ada: Three

      Fourth.
      """)
    #expect(content.authors.map(\.about) == ["Counts: slowly.", "Draws."])
    #expect(
      content.posts == [
        Post(id: .init(rawValue: 1), author: .init(rawValue: 2), title: "One: two", body: "First.\n\nSecond > third."),
        Post(id: .init(rawValue: 2), author: .init(rawValue: 1), title: "Three", body: "Fourth."),
      ])
    #expect(
      content.comments == [
        Comment(id: 1, post: .init(rawValue: 1), name: "Cy", body: "Fine: really."),
        Comment(id: 2, post: .init(rawValue: 1), name: "Di", body: "So it is."),
      ])
  }

  @Test(
    "A wrong line is refused by its number",
    arguments: [
      ("", "A paragraph without a post."), ("", "> Cy: A comment without a post."),
      ("# Ada: Counts.", "## Cy: A post by an unknown author"), ("# Ada: Counts.", "# An author without a description"),
      ("# Ada: Counts.\n## Ada: One", "## A title without an author"),
      ("# Ada: Counts.\n## Ada: One", "> A comment without a name"),
    ])
  func wrong(above: String, line: String) {
    let number = above.split(separator: "\n", omittingEmptySubsequences: false).count + 2
    let error = ServiceError.unavailable("line \(number) of the bundled posts is wrong: \(line)")
    #expect(throws: error) { try BundledContent("\(above)\n\n\(line)\n") }
  }
}
