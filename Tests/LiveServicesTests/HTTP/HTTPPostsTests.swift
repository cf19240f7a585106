import Foundation
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LiveServices

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("HTTPPosts", .tags(.services), .timeLimit(.minutes(2)))
struct HTTPPostsTests {
  /// The server that all contract tests share; none of them makes it fail.
  private static let server = Task { try await PostsServer() }

  @Test("HTTPPosts follows the rules of every source of posts", arguments: PostsContract.allCases)
  func contract(rule: PostsContract) async throws {
    let server = try await Self.server.value
    try await rule.check(HTTPPosts(ServerAddress(server.address)))
  }

  @Test("The server returns exactly the bundled posts")
  func same() async throws {
    let server = try await Self.server.value
    let (bundled, served) = (BundledPosts(), HTTPPosts(try ServerAddress(server.address)))
    let posts = try await bundled.posts()
    #expect(try await served.posts() == posts)
    for id in Set(posts.map(\.author)) { #expect(try await served.author(id) == (try await bundled.author(id))) }
    for post in posts { #expect(try await served.comments(on: post.id) == (try await bundled.comments(on: post.id))) }
  }

  @Test(
    "The test server answers 400 to a malformed request",
    arguments: ["/posts?userId=x", "/posts?userId=", "/posts/" + String(repeating: "1", count: 5_000)])
  func badRequest(target: String) async throws {
    let server = try await Self.server.value
    let url = try #require(URL(string: server.address + target))
    #expect(try await Download(url, of: "", limits: HTTPLimits()).answer().status == 400)
  }

  @Test("A post removed from the server is reported as not found")
  func gone() async throws {
    let server = try await PostsServer()
    try await server.fail("410")
    let posts = HTTPPosts(try ServerAddress(server.address))
    await #expect(throws: ServiceError.notFound("post 7")) { try await posts.post(.init(rawValue: 7)) }
  }

  @Test("A secure connection to an insecure server is refused with a message")
  func noTLS() async throws {
    let server = try await Self.server.value
    let address = try ServerAddress(server.address.replacing("http://", with: "https://"))
    await #expect(throws: ServiceError.unavailable("no secure connection to \(address.name) is possible")) {
      try await HTTPPosts(address).posts()
    }
  }

  @Test(
    "A certificate error from curl becomes a message of the app",
    arguments: [
      "SSL certificate problem: self-signed certificate", "SSL certificate problem: certificate has expired",
      "SSL: no alternative certificate subject name matches target host name '127.0.0.1'",
    ])
  func certificate(words: String) {
    let error = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: words])
    #expect(ServiceError(error, server: "here") == .unavailable("the server can't prove that it is here"))
  }
}
