import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Failed launches", .tags(.saving))
@MainActor
struct StartTests {
  /// Returns a storage with saved state and a waiting link, after `count` failed starts.
  private func storage(afterFailures count: Int) async throws -> StubStorage {
    let robot = try AppRobot()
    robot.tap("Create account")
    robot.app.enterLink("app://loggedIn/posts/7")
    await robot.app.settle()
    // A program that never reaches its first frame was killed before it.
    for _ in 0..<count { _ = try robot.restarted() }
    return robot.storage
  }

  @Test("After two failed launches in a row, the app restores nothing, shows a notice, and sets the file aside")
  func twice() async throws {
    let robot = try AppRobot(try await storage(afterFailures: 2))
    #expect(robot.title == "Log in")
    #expect(
      robot.app.scene.toast
        == "The app failed to start twice, so it starts without what was open, which is kept as record.unreadable")
    #expect(robot.storage["record.unreadable"]?.contains("app://onboarding") == true)
    #expect(robot.storage["record.unreadable"]?.contains("waits app://loggedIn/posts/7\n") == true)
    await robot.app.settle()
    let next = try robot.restarted()
    #expect(next.title == "Log in")
    #expect(next.app.scene.toast == nil)
  }

  @Test("A successful launch resets the count")
  func between() async throws {
    let storage = try await storage(afterFailures: 1)
    await (try AppRobot(storage)).app.settle()
    _ = try AppRobot(storage)
    #expect(try AppRobot(storage).title == "Welcome")
  }

  @Test(
    "A start file that is unreadable or longer than the app writes counts as no failed launch",
    arguments: ["2", String(repeating: "process 0\n", count: 410)])
  func damagedNote(text: String) async throws {
    let storage = try await storage(afterFailures: 0)
    try storage.write(Array(text.utf8), to: "start")
    #expect(try AppRobot(storage).title == "Welcome")
    #expect(storage["start"] == "process 0\n")
  }

  @Test("Launches in progress don't count as failed, and each removes its own line")
  func sameMoment() throws {
    let storage = StubStorage()
    let logs = (1...4).map { id in StartLog(storage, instance: AppInstance(id: id) { (1...5).contains($0) }) }
    for log in logs { #expect(try !log.begin()) }
    try logs[2].succeed()
    #expect(storage["start"] == "process 1\nprocess 2\nprocess 4\n")
    // Process 4 still runs. Processes 1 and 2 ended before their first frame.
    let next = StartLog(storage, instance: AppInstance(id: 5) { $0 == 4 })
    #expect(try next.begin())
    try logs[3].succeed()
    #expect(storage["start"] == "process 5\n")
  }
}
