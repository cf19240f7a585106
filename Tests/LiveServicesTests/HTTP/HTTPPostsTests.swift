import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LiveServices

@Suite("The posts of a server", .tags(.services), .timeLimit(.minutes(2)))
struct HTTPPostsTests {
  /// One server for all rules; none makes it fail.
  private static let server = Task { try await PostsServer() }

  @Test("They keep to the same rules as every source of posts", arguments: PostsContract.allCases)
  func contract(rule: PostsContract) async throws {
    let server = try await Self.server.value
    try await rule.check(HTTPPosts(ServerAddress(server.address)))
  }

  @Test("The server has exactly what is bundled")
  func same() async throws {
    let server = try await Self.server.value
    let (bundled, served) = (BundledPosts(), HTTPPosts(try ServerAddress(server.address)))
    let posts = try await bundled.posts()
    #expect(try await served.posts() == posts)
    for id in Set(posts.map(\.author)) { #expect(try await served.author(id) == (try await bundled.author(id))) }
    for post in posts { #expect(try await served.comments(on: post.id) == (try await bundled.comments(on: post.id))) }
  }
}
