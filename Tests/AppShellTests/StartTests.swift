import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("A start that fails", .tags(.saving))
@MainActor
struct StartTests {
  /// A storage with a place and a waiting link, and an app that was killed in so many starts.
  private func storage(afterFailures count: Int) async throws -> StubStorage {
    let pilot = try AppPilot()
    pilot.tap("Create account")
    pilot.app.open(link: "app://loggedIn/posts/7")
    await pilot.app.settle()
    // Whoever is never let run on to its first frame was killed before.
    for _ in 0..<count { _ = try pilot.restarted() }
    return pilot.storage
  }

  @Test("While a start is under way that is noted, and the note goes when the first frame is there")
  func note() async throws {
    let pilot = try AppPilot()
    #expect(pilot.storage["start"] == "1\n")
    await pilot.app.settle()
    #expect(pilot.storage["start"] == nil)
  }

  @Test("After one failed start the place is found again")
  func once() async throws {
    let pilot = try AppPilot(try await storage(afterFailures: 1))
    #expect(pilot.title == "Welcome")
    #expect(pilot.app.scene.toast == "The link opens when you have signed up")
  }

  @Test("After two in a row the app begins anew, with a notice, and what was open is kept")
  func twice() async throws {
    let pilot = try AppPilot(try await storage(afterFailures: 2))
    #expect(pilot.title == "Log in")
    #expect(
      pilot.app.scene.toast
        == "The app failed to start twice, so it begins anew; what was open is kept as place.unreadable")
    #expect(pilot.storage["place.unreadable"]?.contains("app://onboarding") == true)
    #expect(pilot.storage["waiting.unreadable"] == "app://loggedIn/posts/7\n")
    await pilot.app.settle()
    let next = try pilot.restarted()
    #expect(next.title == "Log in")
    #expect(next.app.scene.toast == nil)
  }

  @Test("A start that succeeds in between makes the count begin anew")
  func between() async throws {
    let storage = try await storage(afterFailures: 1)
    await (try AppPilot(storage)).app.settle()
    _ = try AppPilot(storage)
    #expect(try AppPilot(storage).title == "Welcome")
  }

  @Test("A note that can't be read counts as none")
  func damagedNote() async throws {
    let storage = try await storage(afterFailures: 0)
    try storage.write(Array("many".utf8), to: "start")
    #expect(try AppPilot(storage).title == "Welcome")
    #expect(storage["start"] == "1\n")
  }

  @Test("A note of more starts than there can be counts as two, and of less than none as none")
  func impossibleNote() async throws {
    for (note, title, next) in [("9223372036854775807", "Log in", "3\n"), ("-9223372036854775808", "Welcome", "1\n")] {
      let storage = try await storage(afterFailures: 0)
      try storage.write(Array(note.utf8), to: "start")
      #expect(try AppPilot(storage).title == title)
      #expect(storage["start"] == next)
    }
  }
}
