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

  @Test("No link changes data, signed in or out: no link logs out, deletes or publishes", arguments: links)
  func harmless(_ link: String) async throws {
    for robot in [try AppRobot(), try await AppRobot.signedIn()] {
      let (before, account) = (kept(robot.storage), robot.app.session.account)
      for policy in OpenPolicy.allCases {
        robot.app.open(try DeepLink(link), policy: policy)
        await robot.app.settle()
        #expect(robot.app.session.account == account)
        #expect(kept(robot.storage) == before)
      }
    }
  }

  /// Returns the stored contents except what is open and the start log.
  private func kept(_ storage: StubStorage) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: storage.names.subtracting(["record", "start"]).map { ($0, storage[$0] ?? "") })
  }
}
