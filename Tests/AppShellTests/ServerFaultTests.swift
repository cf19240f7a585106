import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell
@testable import LiveServices

/// Tests of the whole app with a real server on this computer.
///
/// The tests control the time limit themselves, so no test waits for a clock.
@Suite("Server faults", .tags(.services), .timeLimit(.minutes(10)))
@MainActor
struct ServerFaultTests {
  /// The faults of the server, each with the message that the app shows.
  nonisolated static let faults = [
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
    ("duplicate-ids", "The server's answer can't be read: post 1 is in it twice."),
    ("negative-id", "The server's answer can't be read: “id” of item 1 is -1, and should be from 1 to 1000000."),
    ("empty", "The server's answer can't be read: it is empty."),
    ("wrong-type", "The server's answer can't be read: “title” of item 1 is not text."),
  ]

  let time = Answers<Void>(waits: true)

  private func start(_ server: PostsServer) async throws -> AppRobot {
    let posts = HTTPPosts(try ServerAddress(server.address)) { [time] _ in try await time.next() }
    return try await AppRobot.signedIn(posts: posts)
  }

  /// The server that all faults share; the test is serialized.
  private static let server = Task { try await PostsServer() }

  @Test(
    "The app shows the error, keeps the loaded content, and offers to try again", .serialized, arguments: faults)
  func faults(name: String, message: String) async throws {
    let server = try await Self.server.value
    let robot = try await start(server)
    let list = try #require(robot.page.screen.elements.first)

    try await server.fail(name)
    robot.tap("Reload")
    #expect(robot.page.screen.elements == [.loading("Reloading posts…"), list])
    if name.hasPrefix("slow") {
      try await server.said("GET /posts \(name)")
      // The app stays usable while the request is in progress.
      #expect(robot.app.send(.tab("account")) == .done)
      #expect(robot.title == "Account")
      robot.app.send(.tab("posts"))
      time.give(.success(()))
    }
    await robot.app.settle()
    let host = server.address.dropFirst("http://".count)
    let port = host.drop { $0 != ":" }.dropFirst()
    let expected = message.replacing("SERVER", with: host).replacing("PORT", with: port)
    #expect(robot.page.screen.elements.first == .error(expected))
    #expect(robot.page.screen.elements.last == list)

    try await server.fail("none")
    robot.tap("Try again: posts")
    await robot.app.settle()
    #expect(robot.page.screen.elements == [list])
  }

  @Test("The tests cover every fault that the server can simulate")
  func completeness() async throws {
    let known = try await Self.server.value.faults()
    #expect(known.count == 31)
    #expect(known.sorted() == Self.faults.map(\.0).sorted())
  }

  @Test("The app follows no redirect to another host")
  func staysAtHome() async throws {
    let server = try await PostsServer()
    let robot = try await start(server)
    try await server.fail("redirect-away")
    robot.tap("Reload")
    try await server.said("GET /posts redirect-away")
    await robot.app.settle()
    try await server.fail("500")
    robot.tap("Try again: posts")
    await robot.app.settle()
    // If the app had followed the redirect, the server would have logged that request first.
    #expect(try await server.said { $0.hasPrefix("GET") } == "GET /posts 500")
  }

  @Test("Leaving a screen closes its connections", arguments: ["slow-headers", "slow-body"])
  func leaving(fault: String) async throws {
    let server = try await PostsServer()
    let robot = try await start(server)
    try await server.fail(fault)
    robot.select("7")
    let request = try await server.said { $0.hasPrefix("GET /posts/7") && $0.hasSuffix(fault) }
    robot.back()
    let path = request.split(separator: " ")[1]
    _ = try await server.said { $0 == "closed \(path)" }
    await robot.app.settle()
    #expect(robot.title == "Posts")
  }
}
