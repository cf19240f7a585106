import Services
import ServicesTesting
import Testing

@testable import LoggedIn

/// F5, F7.
@Suite("One's own posts and everybody's are one source like any other")
@MainActor
struct OwnPostsContractTests {
  @Test("It keeps to the rules of posts", arguments: PostsContract.allCases)
  func contract(rule: PostsContract) async throws {
    let authors = Set(Sample.posts.map(\.author)).map { Author(id: $0, name: "Author", about: "Writes.") }
    let others = KeptPosts(Sample.posts, authors: authors)
    let posts = OwnPosts(Sample.ada, among: others, storage: StubStorage())
    for title in ["First", "Second"] { _ = try await posts.add(PostDraft(title: title, body: "Text.")) }
    try await rule.check(posts)
  }
}
