import AppRouting
import FlowScenes
import Links
import RandomTesting
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("A random user", .tags(.navigation, .saving, .random))
@MainActor
struct RandomUserTests {
  @Test(
    "After any action, each change is a step, the archive matches what is open but drafts, and closed pages and modules are freed",
    arguments: Placement.ofModules, RandomRound.rounds(1))
  func anyAction(placement: Placement, round: RandomRound) async throws {
    let user = try RandomUser(
      round, features: [.notebook(placement), .template(placement == .sheet ? .addedTab : .sheet)])
    let app = user.app
    var coordinators: [Weak] = []
    await app.settle()
    var newest = 0
    for act in 1...100 {
      let (before, tree) = (app.scene.active.page.id, app.tree)
      await user.act()
      let comment = Comment(rawValue: "act \(act), after:\n\(user.lines.joined(separator: "\n"))")
      try expectSteps(of: app, after: newest, isElsewhere: app.scene.active.page.id != before, tree: tree, comment)
      while let saving = app.restoration.scheduledSave { await saving.value }
      let open = app.navigator.snapshot
      let archive = NavigationArchive(user.storage.record.windows[1]?.place ?? "")
      try #require(archive.snapshot == app.navigator.snapshotWithoutDrafts, comment)
      let confirmations = app.navigator.isConfirming ? 1 : 0
      try #require(app.openPages.count == open.stacks.joined().count + confirmations, comment)
      let coordinator = app.navigator.coordinator(of: app.navigator.visible.id)
      if !coordinators.contains(where: { $0.object === coordinator }) { coordinators.append(Weak(object: coordinator)) }
      newest = app.events.last?.number ?? 0
    }
    #expect(app.events.map(\.number) == Array(max(0, newest - 99)...newest))
    #expect(!"\(app.events)".contains("correct horse"))
    await app.settle()
    let modules = Set(app.navigator.snapshot.stacks.joined().map(\.module))
    #expect(!coordinators.isEmpty)
    #expect(coordinators.count { $0.object != nil } <= modules.count)
  }

  /// Expects a step if another page is visible, and that the only new step has changed what is open.
  private func expectSteps(
    of app: AppCoordinator, after newest: Int, isElsewhere: Bool, tree: String, _ comment: Testing.Comment
  ) throws {
    let last = try #require(app.front.history.steps.last)
    if isElsewhere { try #require(last.number > newest, comment) }
    // Several steps may end on the page where they began, as when work finishes.
    // A single step may change only a hidden tab, as undo does, but it has to change something.
    if last.number == newest + 1 { try #require(isElsewhere || app.tree != tree, comment) }
    try #require(last.isConfirmation || last.link.description == app.link, comment)
  }

  @Test("Two apps with separate storages don't affect each other", arguments: RandomRound.rounds(1))
  func twoApps(_ round: RandomRound) async throws {
    let (one, alone) = (try RandomUser(round), try RandomUser(round))
    let other = try RandomUser(RandomRound(seed: round.seed &+ 1))
    // Each app settles after its turn; otherwise its work would continue while the other app acts.
    for user in Array(repeating: [one, other], count: 50).joined() + Array(repeating: alone, count: 50) {
      await user.act()
      await user.app.settle()
    }
    #expect(one.app.tree == alone.app.tree)
    #expect(one.storage["record"] == alone.storage["record"])
    #expect(one.lines == alone.lines)
    #expect(one.lines != other.lines)
  }
}
