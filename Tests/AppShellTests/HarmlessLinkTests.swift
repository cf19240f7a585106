import Links
import Routing
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@MainActor
@Suite("Side effects of links", .tags(.links))
struct HarmlessLinkTests {
  /// A link to every route of the app.
  private nonisolated static let links = AppRobot.modules.flatMap { module in
    module.routes.map { "app://\(module.name)/\($0.pattern.replacing("*", with: "1"))" }
  }

  @Test("No link changes data: no link logs out, deletes or publishes", arguments: links)
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
    // A link only shows the log-out confirmation; the user has to confirm it.
    robot.app.open(try DeepLink("app://loggedIn/account/log-out"))
    #expect(robot.app.session.account?.name == "Ada")
  }

  @Test("No link changes data while signed out", arguments: links)
  func signedOut(_ link: String) async throws {
    let storage = StubStorage()
    let robot = try AppRobot(storage)
    let before = kept(storage)
    robot.app.open(link)
    await robot.app.settle()
    #expect(robot.app.session.account == nil)
    #expect(kept(storage) == before)
  }

  /// Returns the stored contents except the navigation state, the waiting link and the start log.
  private func kept(_ storage: StubStorage) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: storage.names.subtracting(["place", "waiting", "start"]).map { ($0, storage[$0] ?? "") })
  }
}
