import AppRouting
import Links
import RandomTesting
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

/// Tests of `Notebook` in each placement.
@Suite("An added module with tabs, confirmation, a gate and a result", .tags(.navigation, .saving))
@MainActor
struct NotebookTests {
  private nonisolated static let placements = Placement.ofModules

  private static func features(_ placement: Placement) -> [AddedFeature] {
    [.notebook(placement), .template(placement == .sheet ? .addedTab : .sheet)]
  }

  @Test(
    "After any action, the archive matches what is open, open pages are known, and closed modules are freed",
    .tags(.random), arguments: placements, RandomRound.rounds(1))
  func random(placement: Placement, round: RandomRound) async throws {
    let user = try RandomUser(round, features: Self.features(placement))
    let app = user.app
    var coordinators: [Weak] = []
    await app.settle()
    for act in 1...100 {
      await user.act()
      while let saving = app.restoration.scheduledSave { await saving.value }
      let comment = Comment(rawValue: "act \(act), after:\n\(user.lines.joined(separator: "\n"))")
      let open = app.navigator.snapshot
      try #require(NavigationArchive(user.storage["place"] ?? "").snapshot == open, comment)
      let confirmations = app.navigator.isConfirming ? 1 : 0
      try #require(app.openPages.count == open.stacks.joined().count + confirmations, comment)
      let coordinator = app.navigator.coordinator(of: app.navigator.visible.id)
      if !coordinators.contains(where: { $0.object === coordinator }) { coordinators.append(Weak(object: coordinator)) }
    }
    await app.settle()
    let modules = Set(app.navigator.snapshot.stacks.joined().map(\.module))
    #expect(coordinators.count > 1)
    #expect(coordinators.count { $0.object != nil } <= modules.count)
  }

  @Test("Two apps with separate storages don't affect each other", .tags(.random), arguments: RandomRound.rounds(1))
  func twoApps(_ round: RandomRound) async throws {
    let (one, alone) = (try RandomUser(round), try RandomUser(round))
    let other = try RandomUser(RandomRound(seed: round.seed &+ 1))
    // Each app settles after its turn; otherwise its work would continue while the other app acts.
    for _ in 1...50 {
      for user in [one, other] {
        await user.act()
        await user.app.settle()
      }
    }
    for _ in 1...50 {
      await alone.act()
      await alone.app.settle()
    }
    #expect(one.app.tree == alone.app.tree)
    #expect(one.storage["place"] == alone.storage["place"])
    #expect(one.lines == alone.lines)
    #expect(one.lines != other.lines)
  }

  @Test("A route hides the tab bars of its module and the app, and going back shows them again")
  func tabBar() async throws {
    for placement in Self.placements {
      let robot = try await AppRobot.signedIn(features: Self.features(placement))
      robot.app.enterLink("app://notebook")
      let tabs = robot.app.scene.active.tabs
      let names = [
        Placement.root: ["notes", "archive"], .addedTab: ["posts", "account", "notebook", "notebook/archive"],
      ]
      #expect(tabs?.tabs.map(\.id) == names[placement])
      for _ in 1...3 {
        robot.tap("Write")
        #expect(robot.app.scene.active.tabs == nil)
        robot.type("Note", "dear diary")
        robot.app.send(.quit)
        robot.tap("Keep")
        #expect(robot.app.scene.active.tabs == nil)
        robot.type("Note", "")
        robot.back()
        #expect(robot.app.scene.active.tabs == tabs)
      }
    }
  }

  @Test(
    "A launch with an expired session restores nothing, not even screens that need no log-in",
    arguments: [["app://loggedIn/posts/7", "app://notebook"], ["app://onboarding/profile", "app://notebook/safe"]])
  func sessionOver(links: [String]) async throws {
    let first = try await AppRobot.signedIn(features: Self.features(.sheet))
    for link in links { first.app.enterLink(link) }
    await first.app.settle()
    first.calendar.today = try #require(CalendarDate("1970-02-01"))
    let second = try AppRobot(first.storage, features: Self.features(.sheet), on: first.calendar)
    #expect(second.title == "Log in")
    #expect(second.app.scene.modals.isEmpty)
    await second.logIn()
    #expect(second.app.tree == first.app.tree)
  }
}
