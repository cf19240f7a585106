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
@Suite("Server faults", .tags(.services), .timeLimit(.minutes(10)), .needs("curl", "python3"))
@MainActor
struct ServerFaultTests {
  let time = Answers<Void>(waits: true)

  private func start(_ server: PostsServer) async throws -> AppRobot {
    let posts = HTTPPosts(try ServerAddress(server.address)) { [time] _ in try await time.next() }
    return try await AppRobot.signedIn(posts: posts)
  }

  @Test("The app shows the error beside the kept posts, stays usable meanwhile, and offers to try again")
  func slow() async throws {
    let server = try await PostsServer()
    let robot = try await start(server)
    let list = try #require(robot.page.screen.elements.first)
    try await server.fail("slow-body")
    robot.tap("Reload")
    #expect(robot.page.screen.elements == [.loading("Reloading posts…"), list])
    try await server.said("GET /posts slow-body") { await robot.app.settle() }
    #expect(robot.app.send(.tab("account")) == .done)
    #expect(robot.title == "Account")
    robot.app.send(.tab("posts"))
    time.give(.success(()))
    await robot.app.settle()
    #expect(
      robot.page.screen.elements.first == .error("This can't be loaded: no whole answer came within 4 seconds."))
    #expect(robot.page.screen.elements.last == list)
    robot.tap("Try again: posts")
    await robot.app.settle()
    #expect(robot.page.screen.elements == [list])
  }

  @Test("Leaving a screen closes its connections", arguments: ["slow-headers", "slow-body"])
  func leaving(fault: String) async throws {
    let server = try await PostsServer()
    let robot = try await start(server)
    try await server.fail(fault)
    robot.select("7")
    let request = try await server.said {
      await robot.app.settle()
    } where: {
      $0.hasPrefix("GET /posts/7") && $0.hasSuffix(fault)
    }
    robot.back()
    let path = request.split(separator: " ")[1]
    _ = try await server.said { $0 == "closed \(path)" }
    await robot.app.settle()
    #expect(robot.title == "Posts")
  }
}
