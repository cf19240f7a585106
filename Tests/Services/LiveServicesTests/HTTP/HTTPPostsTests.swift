import Links
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LiveServices

@Suite("HTTPPosts", .tags(.services), .timeLimit(.minutes(10)), .needs("curl", "python3"))
struct HTTPPostsTests {
  /// A machine under load may take longer than a user would wait.
  private static let limits = HTTPLimits(time: .seconds(600))
  /// The server of the tests that don't make it fail.
  private static let server = Task { try await PostsServer() }

  @Test("HTTPPosts follows the rules of every source of posts", arguments: PostsContract.allCases)
  func contract(rule: PostsContract) async throws {
    let server = try await Self.server.value
    try await rule.check(HTTPPosts(ServerAddress(server.address), limits: Self.limits))
  }

  /// The faults of the server, each with its error.
  private static let faults = [
    ("refused", "This can't be loaded: nothing answers at SERVER."),
    ("reset", "This can't be loaded: the connection broke off."),
    ("slow-headers", "This can't be loaded: no whole answer came within 4 seconds."),
    ("slow-body", "This can't be loaded: no whole answer came within 4 seconds."),
    ("wrong-length", "This can't be loaded: the connection broke off."),
    ("redirect-loop", "This can't be loaded: the server sends us in circles."),
    ("redirect-away", "This can't be loaded: the server sends us on to another one, localhost:PORT."),
    ("redirect-port", "This can't be loaded: the server sends us on to another one, 127.0.0.1:9."),
    ("redirect-user", "This can't be loaded: the server sends us on to another one, SERVER."),
    ("204", "The server's answer can't be read: it has the status 204, and should have 200."),
    ("304", "The server's answer can't be read: it has the status 304, and should have 200."),
    ("401", "This can't be loaded: the server wants a log-in, which this app doesn't have."),
    ("403", "This can't be loaded: the server doesn't allow it."),
    ("404", "This can't be loaded: the server has no /posts."),
    ("410", "This can't be loaded: the server no longer has /posts."),
    ("429", "This can't be loaded: the server has had too many requests; try again in 30 seconds."),
    ("500", "This can't be loaded: the server is in trouble (status 500)."),
    ("503", "This can't be loaded: the server can't answer at the moment (status 503)."),
    ("html", "The server's answer can't be read: it is a web page, not JSON."),
    ("html-capitals", "The server's answer can't be read: it is a web page, not JSON."),
    ("bad-utf8", "The server's answer can't be read: it is no UTF-8 text."),
    ("huge", "The server's answer can't be read: it is larger than 1 MB."),
    ("endless", "The server's answer can't be read: it is larger than 1 MB."),
    ("endless-chunked", "The server's answer can't be read: it is larger than 1 MB."),
    ("chunks", "The server's answer can't be read: it is larger than 1 MB."),
    ("cut", "This can't be loaded: the connection broke off."),
    ("truncated", "The server's answer can't be read: it is no valid JSON."),
    ("object", "The server's answer can't be read: it is not a list."),
    ("null", "The server's answer can't be read: it is not a list."),
    ("long-header", "The server's answer can't be read: its head is too large."),
    ("long-status", "The server's answer can't be read: its head is too large."),
    ("many-headers", "The server's answer can't be read: its head is too large."),
    (
      "duplicate-ids",
      "Part of the server's answer can't be read: 72 of 144 posts, the first because “id” of item 73 is 1, as in an earlier item."
    ),
    (
      "negative-id",
      "Part of the server's answer can't be read: 1 of 72 posts, because “id” of item 1 is -1, and should be from 1 to 1000000."
    ),
    ("null-item", "Part of the server's answer can't be read: 1 of 73 posts, because item 2 is not an object."),
    ("number-item", "Part of the server's answer can't be read: 1 of 73 posts, because item 2 is not an object."),
    ("empty", "The server's answer can't be read: it is empty."),
    ("wrong-type", "Part of the server's answer can't be read: 1 of 72 posts, because “title” of item 1 is not text."),
  ]

  @Test("Each fault of the server has its own error, and the next request succeeds")
  func faults() async throws {
    let server = try await PostsServer()
    let host = server.address.dropFirst("http://".count)
    let port = host.drop { $0 != ":" }.dropFirst()
    #expect(try await server.faults().sorted() == Self.faults.map(\.0).sorted())
    for (fault, message) in Self.faults {
      let time = Answers<Void>(waits: true)
      let posts = HTTPPosts(try ServerAddress(server.address)) { _ in try await time.next() }
      try await server.fail(fault)
      let request = Task { try await posts.posts() }
      if fault.hasPrefix("slow") {
        try await server.said("GET /posts \(fault)") { _ = await request.result }
        await time.give(.success(()))
      }
      let expected = message.replacing("SERVER", with: host).replacing("PORT", with: port)
      let error = await #expect(throws: (any Error).self, "\(fault)") { try await request.value }
      #expect(error.map { "\($0)" } == expected, "\(fault)")
      #expect(posts.failure?.description == expected, "\(fault)")
      try await server.fail("none")
      _ = try await posts.posts()
      #expect(posts.failure == nil)
    }
  }

  @Test("A test that waits for a request is told when the request has ended without it")
  func unasked() async throws {
    let server = try await PostsServer()
    let posts = HTTPPosts(try ServerAddress("http://127.0.0.1:9"), limits: Self.limits)
    await #expect(throws: PostsServer.Unasked.self) {
      try await server.said("GET /posts") { _ = try? await posts.posts() }
    }
  }

  @Test("A list with a faulty item has the others")
  func partial() async throws {
    let server = try await PostsServer()
    let posts = HTTPPosts(try ServerAddress(server.address), limits: Self.limits)
    func check<Item: Equatable & Sendable>(_ name: String, _ list: () async throws -> [Item]) async throws {
      let all = try await list()
      try await server.fail("null-item")
      let error = await #expect(throws: PartialAnswer<[Item]>.self, "\(name)") { try await list() }
      #expect(error?.value == all, "\(name)")
      #expect(
        error?.problem == .incomplete("1 of \(all.count + 1) \(name), because item 2 is not an object"), "\(name)")
    }
    try await check("posts") { try await posts.posts() }
    try await check("comments") { try await posts.comments(on: .sample) }
    try await check("posts") { try await posts.posts(by: .sample) }
  }

  @Test("Six requests are made at once, at most four of them of tasks with a low priority")
  func together() async throws {
    let server = try await PostsServer()
    let posts = HTTPPosts(try ServerAddress(server.address), limits: Self.limits)
    try await server.fail("hold")
    let low = (1...10).map { number in
      Task(priority: .utility) { try await posts.post(.init(rawValue: number)).id.rawValue }
    }
    var asked: [String] = []
    for _ in 1...4 { asked.append(try await server.said { $0.hasPrefix("GET /posts/") }) }
    let high = (11...13).map { number in Task { try await posts.post(.init(rawValue: number)).id.rawValue } }
    for _ in 1...2 { asked.append(try await server.said { $0.hasPrefix("GET /posts/") }) }
    #expect(asked.dropFirst(4).allSatisfy { ["GET /posts/11", "GET /posts/12", "GET /posts/13"].contains($0) })
    #expect(Set(asked).count == 6)
    try await server.fail("none")
    for (number, task) in zip(1..., low + high) { #expect(try await task.value == number) }
  }

  @Test("A post removed from the server is reported as not found")
  func gone() async throws {
    let server = try await PostsServer()
    try await server.fail("410")
    let posts = HTTPPosts(try ServerAddress(server.address), limits: Self.limits)
    await #expect(throws: ServiceError.notFound("post 7")) { try await posts.post(.init(rawValue: 7)) }
  }

  @Test("An answer that ends anywhere is an error, and the next one is read")
  func cut() async throws {
    let server = try await PostsServer()
    let posts = HTTPPosts(try ServerAddress(server.address), limits: Self.limits)
    var length = 0
    while length < 2_000 {
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
    #expect((150..<2_000).contains(length), "the answer has a head and a body, and is read when nothing is cut off")
    _ = try await posts.author(.init(rawValue: 3))
  }

  @Test("A secure connection to an insecure server is refused with a message")
  func noTLS() async throws {
    let server = try await Self.server.value
    let address = try ServerAddress(server.address.replacing("http://", with: "https://"))
    await #expect(throws: ServiceError.unavailable("no secure connection to \(address.name) is possible")) {
      try await HTTPPosts(address, limits: Self.limits).posts()
    }
  }
}
