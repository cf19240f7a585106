import LiveServices
import Services
import ServicesTesting
import TestTopics
import Testing

@Suite("Rules of every source of posts", .tags(.services))
struct PostsContractTests {
  @Test("BundledPosts follows the rules", arguments: PostsContract.allCases)
  func bundled(rule: PostsContract) async throws { try await rule.check(BundledPosts()) }

  @Test("InMemoryPosts follows the rules", arguments: PostsContract.allCases)
  func kept(rule: PostsContract) async throws {
    let author = Author(id: .init(rawValue: 3), name: "Kenji Murakami", about: "Draws maps.")
    let post = Post(id: .init(rawValue: 7), author: author.id, title: "Buoys", body: "Red and green.")
    let comment = Comment(id: 1, post: post.id, name: "Bo", body: "Nice.")
    try await rule.check(InMemoryPosts([post], authors: [author], comments: [comment]))
  }
}
