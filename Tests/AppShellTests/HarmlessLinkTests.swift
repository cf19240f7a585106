import Links
import Routing
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@MainActor
@Suite("Opening links without further input", .tags(.links))
struct HarmlessLinkTests {
  /// Every place there is, as a link.
  private nonisolated static let links = AppCoordinator.modules.flatMap { module in
    module.routes.map { "app://\(module.name)/\($0.pattern.replacing("*", with: "1"))" }
  }

  @Test("No link changes data: none logs out, deletes or publishes", arguments: links)
  func signedIn(_ link: String) async throws {
    let storage = StubStorage()
    let robot = try await AppRobot.signedIn(storage)
    let before = kept(storage)
    for policy in OpenPolicy.allCases {
      robot.app.open(try DeepLink(link), policy: policy)
      await robot.app.settle()
      #expect(robot.app.session.account?.name == "Ada")
      #expect(kept(storage) == before)
    }
    // What a link has opened does its work only when a person says so on the screen.
    robot.app.open(try DeepLink("app://loggedIn/account/log-out"))
    #expect(robot.app.session.account?.name == "Ada")
  }

  @Test("Signed out, no link changes data either", arguments: links)
  func signedOut(_ link: String) async throws {
    let storage = StubStorage()
    let robot = try AppRobot(storage)
    let before = kept(storage)
    robot.app.open(link)
    await robot.app.settle()
    #expect(robot.app.session.account == nil)
    #expect(kept(storage) == before)
  }

  /// All that is kept but where the app is, and which link waits.
  private func kept(_ storage: StubStorage) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: storage.names.subtracting(["place", "waiting", "start"]).map { ($0, storage[$0] ?? "") })
  }
}
