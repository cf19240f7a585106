import Foundation
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LiveServices

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

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

  @Test(
    "The server answers 400 to what it can't parse",
    arguments: ["/posts?userId=x", "/posts?userId=", "/posts/" + String(repeating: "1", count: 5_000)])
  func badRequest(target: String) async throws {
    let server = try await Self.server.value
    let url = try #require(URL(string: server.address + target))
    #expect(try await Download(url, of: "", limits: HTTPLimits()).answer().status == 400)
  }

  @Test("A post that the server no longer has is missing like one that it never had")
  func gone() async throws {
    let server = try await PostsServer()
    try await server.fail("410")
    let posts = HTTPPosts(try ServerAddress(server.address))
    await #expect(throws: ServiceError.notFound("post 7")) { try await posts.post(.init(rawValue: 7)) }
  }

  @Test("A secure connection to a server that speaks none says so")
  func noTLS() async throws {
    let server = try await Self.server.value
    let address = try ServerAddress(server.address.replacing("http://", with: "https://"))
    await #expect(throws: ServiceError.unavailable("no secure connection to \(address.name) is possible")) {
      try await HTTPPosts(address).posts()
    }
  }

  @Test(
    "The words of curl for a certificate that can't be trusted become a message of the app",
    arguments: [
      "SSL certificate problem: self-signed certificate", "SSL certificate problem: certificate has expired",
      "SSL: no alternative certificate subject name matches target host name '127.0.0.1'",
    ])
  func certificate(words: String) {
    let error = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: words])
    #expect(ServiceError(error, server: "here") == .unavailable("the server can't prove that it is here"))
  }
}
