import Links
import Routing
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@MainActor
@Suite("Links alone", .tags(.links))
struct HarmlessLinkTests {
  /// Every place there is, as a link.
  private nonisolated static let links = AppCoordinator.modules.flatMap { module in
    module.routes.map { "app://\(module.name)/\($0.pattern.replacing("*", with: "1"))" }
  }

  @Test("No link changes data: nobody is logged out, and nothing is deleted or published", arguments: links)
  func signedIn(_ link: String) async throws {
    let storage = StubStorage()
    let pilot = try await AppPilot.signedIn(storage)
    let before = kept(storage)
    for policy in LinkPolicy.allCases {
      pilot.app.open(try Link(link), policy: policy)
      await pilot.app.settle()
      #expect(pilot.app.account?.name == "Ada")
      #expect(kept(storage) == before)
    }
    // What a link has opened does its work only when a person says so on the screen.
    pilot.app.open(try Link("app://loggedIn/account/log-out"))
    #expect(pilot.app.account?.name == "Ada")
  }

  @Test("Signed out, no link changes data either", arguments: links)
  func signedOut(_ link: String) async throws {
    let storage = StubStorage()
    let pilot = try AppPilot(storage)
    let before = kept(storage)
    pilot.app.open(link)
    await pilot.app.settle()
    #expect(pilot.app.account == nil)
    #expect(kept(storage) == before)
  }

  /// All that is kept but where the app is, and which link waits.
  private func kept(_ storage: StubStorage) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: storage.names.subtracting(["place", "waiting", "start"]).map { ($0, storage[$0] ?? "") })
  }
}
