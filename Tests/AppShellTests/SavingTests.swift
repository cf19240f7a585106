import AppRouting
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("What is saved is what is open", .tags(.saving))
@MainActor
struct SavingTests {
  @Test("After whatever somebody does, the file says what is open", arguments: 2_001...2_008)
  func random(seed: UInt64) async throws {
    let person = try RandomPerson(seed: seed)
    await person.app.settle()
    for act in 1...100 {
      await person.act()
      // Meanwhile an answer may come, which changes what is open once more.
      while let saving = person.app.saving { await saving.value }
      let saved = PlaceReading(try #require(person.storage["place"]))
      #expect(saved.problems == [])
      try #require(
        saved.archives == person.app.flows.map { Archive($0.place) },
        "act \(act) of the person \(seed), after:\n\(person.lines.joined(separator: "\n"))")
    }
  }

  @Test("Killed anywhere in a log-out, it leaves no place of which nobody knows whose it is")
  func killedInLogOut() async throws {
    var titles: [String] = []
    for calls in 0...5 {
      let pilot = try await AppPilot.signedIn()
      pilot.app.open(link: "app://loggedIn/account/log-out")
      pilot.app.save()
      pilot.storage.fail(with: StorageError("the power is off"), after: calls)
      pilot.tap("Log out")
      await pilot.app.saving?.value
      pilot.storage.fail(with: nil)
      let next = try pilot.restarted()
      #expect(next.app.scene.toast == nil)
      titles.append(next.title)
    }
    #expect(titles == ["Log out?", "Posts", "Posts", "Log in", "Log in", "Log in"])
  }
}
