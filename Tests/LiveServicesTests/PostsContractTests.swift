import LiveServices
import Services
import ServicesTesting
import TestTopics
import Testing

@Suite("Every source of posts keeps to the same rules", .tags(.services))
struct PostsContractTests {
  @Test("The bundled posts", arguments: PostsContract.allCases)
  func bundled(rule: PostsContract) async throws { try await rule.check(BundledPosts()) }

  @Test("The posts that tests are given", arguments: PostsContract.allCases)
  func kept(rule: PostsContract) async throws {
    let author = Author(id: .init(rawValue: 3), name: "Kenji Murakami", about: "Draws maps.")
    let post = Post(id: .init(rawValue: 7), author: author.id, title: "Buoys", body: "Red and green.")
    let comment = Comment(id: 1, post: post.id, name: "Bo", body: "Nice.")
    try await rule.check(InMemoryPosts([post], authors: [author], comments: [comment]))
  }
}
