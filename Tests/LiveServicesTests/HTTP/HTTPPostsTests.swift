import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LiveServices

@Suite("HTTPPosts", .tags(.services), .timeLimit(.minutes(10)))
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
    for post in posts.prefix(10) {
      #expect(try await served.comments(on: post.id) == (try await bundled.comments(on: post.id)))
    }
  }

  @Test(
    "The test server answers 400 to a malformed request",
    arguments: ["/posts?userId=x", "/posts?userId=", "/posts/" + String(repeating: "1", count: 5_000)])
  func badRequest(target: String) async throws {
    let server = try await Self.server.value
    let address = try ServerAddress(server.address)
    #expect(try await HTTPAnswer(from: server.address + target, of: address, limits: HTTPLimits()).status == 400)
  }

  @Test("A post removed from the server is reported as not found")
  func gone() async throws {
    let server = try await PostsServer()
    try await server.fail("410")
    let posts = HTTPPosts(try ServerAddress(server.address))
    await #expect(throws: ServiceError.notFound("post 7")) { try await posts.post(.init(rawValue: 7)) }
  }

  @Test("An answer that ends anywhere is an error, and the next one is read")
  func cut() async throws {
    let server = try await PostsServer()
    let posts = HTTPPosts(try ServerAddress(server.address))
    var length = 0
    while true {
      try await server.fail("cut=\(length)")
      do {
        _ = try await posts.author(.init(rawValue: 3))
        break
      } catch {
        #expect(error is ServiceError, "cut off after \(length) bytes")
      }
      // A step that divides neither the head nor a line of it cuts at every kind of place.
      length += 7
    }
    #expect(length > 150, "the answer has a head and a body")
    _ = try await posts.author(.init(rawValue: 3))
  }

  @Test("An endless answer is an error, whatever the size of its chunks", arguments: [1, 7, 100, 65_536])
  func chunks(size: Int) async throws {
    let server = try await PostsServer()
    let posts = HTTPPosts(try ServerAddress(server.address))
    try await server.fail("chunks=\(size)")
    await #expect(throws: ServiceError.badAnswer("it is larger than 1 MB")) { try await posts.posts() }
    try await server.said("closed /posts")
    _ = try await posts.posts()
  }

  @Test("A secure connection to an insecure server is refused with a message")
  func noTLS() async throws {
    let server = try await Self.server.value
    let address = try ServerAddress(server.address.replacing("http://", with: "https://"))
    await #expect(throws: ServiceError.unavailable("no secure connection to \(address.name) is possible")) {
      try await HTTPPosts(address).posts()
    }
  }
}
