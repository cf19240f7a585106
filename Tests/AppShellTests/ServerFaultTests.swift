import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell
@testable import DemoOnline

/// The whole app and a real server on this computer.
///
/// No clock runs in these tests: the limit of time is reached when a test says so.
@Suite("When the server goes wrong", .tags(.services), .timeLimit(.minutes(2)))
@MainActor
struct ServerFaultTests {
  /// What can go wrong, and what a person is told.
  nonisolated static let faults = [
    ("refused", "This can't be loaded: nothing answers at SERVER."),
    ("reset", "This can't be loaded: the connection broke off."),
    ("slow-headers", "This can't be loaded: no whole answer came within 4 seconds."),
    ("slow-body", "This can't be loaded: no whole answer came within 4 seconds."),
    ("wrong-length", "This can't be loaded: the connection broke off."),
    ("redirect-loop", "This can't be loaded: the server sends us in circles."),
    ("redirect-away", "This can't be loaded: the server sends us on to another one, localhost."),
    ("204", "The server's answer can't be read: it has the status 204, and should have 200."),
    ("304", "The server's answer can't be read: it has the status 304, and should have 200."),
    ("404", "This can't be loaded: the server has no /posts."),
    ("500", "This can't be loaded: the server is in trouble (status 500)."),
    ("html", "The server's answer can't be read: it is a web page, not JSON."),
    ("bad-utf8", "The server's answer can't be read: it is no UTF-8 text."),
    ("huge", "The server's answer can't be read: it is larger than 4 MB."),
    ("truncated", "The server's answer can't be read: it is no valid JSON."),
    ("trailing-comma", "The server's answer can't be read: it has a comma after the last item."),
    ("duplicate-ids", "The server's answer can't be read: post 1 is in it twice."),
    ("negative-id", "The server's answer can't be read: “id” of item 1 is -1, and should be from 1 to 1000000."),
    ("empty", "The server's answer can't be read: it is empty."),
    ("wrong-type", "The server's answer can't be read: “title” of item 1 is not text."),
  ]

  let time = Answers<Void>(waits: true)

  private func start(_ server: PostsServer) async throws -> AppPilot {
    let posts = HTTPPosts(try ServerAddress(server.address)) { [time] _ in try await time.next() }
    return try await AppPilot.signedIn(posts: posts)
  }

  @Test(
    "A person is told what happened, keeps what was there, and can try again",
    arguments: faults)
  func faults(name: String, message: String) async throws {
    let server = try await PostsServer()
    let pilot = try await start(server)
    let list = try #require(pilot.page.screen.elements.first)

    try await server.fail(name)
    pilot.tap("Reload")
    #expect(pilot.page.screen.elements == [.loading("Reloading posts…"), list])
    if name.hasPrefix("slow") {
      try await server.said("GET /posts \(name)")
      // The app answers while it waits.
      #expect(pilot.app.send(.tab("account")) == .done)
      #expect(pilot.title == "Account")
      pilot.app.send(.tab("posts"))
      time.give(.success(()))
    }
    await pilot.app.settle()
    let host = server.address.dropFirst("http://".count)
    #expect(pilot.page.screen.elements.first == .error(message.replacing("SERVER", with: host)))
    #expect(pilot.page.screen.elements.last == list)

    try await server.fail("none")
    pilot.tap("Try again: posts")
    await pilot.app.settle()
    #expect(pilot.page.screen.elements == [list])
  }

  @Test("The server knows no fault that is not tried here")
  func completeness() async throws {
    let known = try await PostsServer().faults()
    #expect(known.count == 20)
    #expect(known.sorted() == Self.faults.map(\.0).sorted())
  }

  @Test("A message comes within five seconds")
  func limit() {
    #expect(HTTPLimits().time < .seconds(5))
  }

  @Test("Nobody is sent on to another host")
  func staysAtHome() async throws {
    let server = try await PostsServer()
    let pilot = try await start(server)
    try await server.fail("redirect-away")
    pilot.tap("Reload")
    try await server.said("GET /posts redirect-away")
    await pilot.app.settle()
    try await server.fail("500")
    pilot.tap("Try again: posts")
    await pilot.app.settle()
    // A request to the other host would have come in between.
    #expect(try await server.said { $0.hasPrefix("GET") } == "GET /posts 500")
  }

  @Test("Leaving a screen closes its connections", arguments: ["slow-headers", "slow-body"])
  func leaving(fault: String) async throws {
    let server = try await PostsServer()
    let pilot = try await start(server)
    try await server.fail(fault)
    pilot.select("7")
    let request = try await server.said { $0.hasPrefix("GET /posts/7") && $0.hasSuffix(fault) }
    pilot.back()
    let path = request.split(separator: " ")[1]
    _ = try await server.said { $0 == "closed \(path)" }
    await pilot.app.settle()
    #expect(pilot.title == "Posts")
  }

  @Test("Logging out closes the connections of every screen")
  func logOut() async throws {
    let server = try await PostsServer()
    let pilot = try await start(server)
    try await server.fail("slow-body")
    pilot.tap("Reload")
    try await server.said("GET /posts slow-body")
    pilot.app.send(.tab("account"))
    pilot.tap("Log out")
    pilot.tap("Log out")
    try await server.said("closed /posts")
    #expect(pilot.title == "Log in")
  }
}
