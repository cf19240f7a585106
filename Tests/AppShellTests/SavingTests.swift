import AppRouting
import RandomTesting
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("The archive of the app", .tags(.saving))
@MainActor
struct SavingTests {
  @Test("After any action, the archive matches what is open", .tags(.random), arguments: RandomRound.rounds(1))
  func random(_ round: RandomRound) async throws {
    let user = try RandomUser(round)
    await user.app.settle()
    for act in 1...100 {
      await user.act()
      // Work that finishes meanwhile can change the state again and schedule another save.
      while let saving = user.app.restoration.scheduledSave { await saving.value }
      let saved = NavigationArchive(try #require(user.storage["place"]))
      #expect(saved.problems == [])
      try #require(
        saved.snapshot == user.app.navigator.snapshot,
        "act \(act), after:\n\(user.lines.joined(separator: "\n"))")
    }
  }

  @Test("A process killed while logging out leaves no archive without its account")
  func killedInLogOut() async throws {
    var titles: [String] = []
    for calls in 0...6 {
      let robot = try await AppRobot.signedIn()
      robot.app.enterLink("app://loggedIn/account/log-out")
      robot.app.save()
      robot.storage.fail(with: StorageError("the power is off"), after: calls)
      robot.tap("Log out")
      await robot.app.restoration.scheduledSave?.value
      robot.storage.fail(with: nil)
      let next = try robot.restarted()
      #expect(next.app.scene.toast == nil)
      titles.append(next.title)
    }
    #expect(titles == ["Log out?", "Log out?", "Posts", "Posts", "Log in", "Log in", "Log in"])
  }
}
