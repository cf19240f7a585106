import LiveServices
import Services
import ServicesTesting
import Testing

/// F5.
@Suite("Every source of posts keeps to the same rules", .timeLimit(.minutes(2)))
struct PostsContractTests {
  @Test("The bundled posts", arguments: PostsContract.allCases)
  func bundled(rule: PostsContract) async throws { try await rule.check(BundledPosts()) }

  @Test("The posts of a server", arguments: PostsContract.allCases)
  func server(rule: PostsContract) async throws {
    let server = try await PostsServer()
    try await rule.check(HTTPPosts(ServerAddress(server.address)))
  }

  @Test("The posts that tests are given", arguments: PostsContract.allCases)
  func kept(rule: PostsContract) async throws {
    let author = Author(id: .init(rawValue: 3), name: "Kenji Murakami", about: "Draws maps.")
    let post = Post(id: .init(rawValue: 7), author: author.id, title: "Buoys", body: "Red and green.")
    let comment = Comment(id: 1, post: post.id, name: "Bo", body: "Nice.")
    try await rule.check(KeptPosts([post], authors: [author], comments: [comment]))
  }

  @Test("The server has exactly what is bundled")
  func same() async throws {
    let server = try await PostsServer()
    let (bundled, served) = (BundledPosts(), HTTPPosts(try ServerAddress(server.address)))
    let posts = try await bundled.posts()
    #expect(try await served.posts() == posts)
    for id in Set(posts.map(\.author)) { #expect(try await served.author(id) == (try await bundled.author(id))) }
    for post in posts { #expect(try await served.comments(on: post.id) == (try await bundled.comments(on: post.id))) }
  }
}
