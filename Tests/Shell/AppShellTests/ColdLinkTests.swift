import RandomTesting
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("A link at launch", .tags(.links, .saving))
@MainActor
struct ColdLinkTests {
  @Test(
    "A waiting link that can't open stops no log-in, in one window or in two, and a notice says so", arguments: [1, 2])
  func waitingLinkThatCannotOpen(windows: Int) async throws {
    let robot = try AppRobot()
    let second = windows == 2 ? try robot.app.openWindow(2) : nil
    #expect(robot.app.open("app://loggedIn/posts?then=onboarding%2Fwelcome") == .waiting(.signedIn))
    await robot.logIn()
    #expect(robot.title == "Posts" && robot.app.navigator.links.waiting == nil)
    #expect(robot.app.scene.toast?.contains("can't be above") == true)
    #expect(second.map { $0.link == "app://loggedIn/posts" } ?? true)
  }

  private static let features: [AddedFeature] = [.template(.sheet)]

  /// Links to the logged-in area, to other roots, and to an added sheet, and one that is unknown.
  private static let links = [
    "app://loggedIn/posts/7?then=authors%2F1", "app://loggedIn/posts/1/share/1", "app://loggedIn/account?tab=account",
    "app://loggedIn/posts/7?style=cover", "app://onboarding/profile", "app://loggedOut/help",
    "app://template/items/2/help", "app://nowhere",
  ]

  /// Starts a second app from a copy of the storage, as after a crash.
  private func cold(_ storage: StubStorage) throws -> AppRobot {
    try AppRobot(storage.copy(), features: Self.features)
  }

  /// Answers yes to every confirmation.
  ///
  /// A start loses unsent text, so only a running app asks about it.
  private func discardDrafts(in app: AppCoordinator) {
    for _ in 1...5 where app.navigator.isConfirming {
      app.send(.activate(app.scene.active.page.id, action: "Discard"))
    }
  }

  @Test(
    "From any state, a link gives the same result at launch as in the running app",
    .tags(.random), arguments: RandomRound.rounds(1))
  func anywhere(_ round: RandomRound) async throws {
    let user = try RandomUser(round, features: Self.features)
    var outcomes: Set<String> = []
    for act in 0...36 {
      // The first link is opened before any action of the user, so it waits for the log-in.
      if act > 0 { for _ in 1...3 { await user.act() } }
      discardDrafts(in: user.app)
      await user.app.settle()
      let policy = OpenPolicy.allCases[act / Self.links.count % OpenPolicy.allCases.count]
      let link = Self.links[act % Self.links.count]
      let (warm, cold) = (user.app, try cold(user.storage))
      let comment = Comment(rawValue: "act \(act): \(link), \(policy), from:\n\(warm.tree)")
      try #require(cold.app.tree == warm.tree, comment)
      let outcome = warm.open(link, policy: policy)
      discardDrafts(in: warm)
      let other = cold.app.open(link, policy: policy)
      if outcome != .needsConfirmation { try #require(other == outcome, comment) }
      outcomes.insert("\(other)".prefix { $0 != "(" }.description)
      await warm.settle()
      await cold.app.settle()
      try #require(cold.app.tree == warm.tree, comment)
      try #require(cold.app.link == warm.link, comment)
      try #require(cold.title == warm.scene.active.page.screen.title, comment)
    }
    #expect(outcomes.isSuperset(of: ["done", "waiting", "refused"]))
  }
}
