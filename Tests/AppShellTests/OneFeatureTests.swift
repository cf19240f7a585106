import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("One feature alone", .tags(.navigation))
@MainActor
struct OneFeatureTests {
  @Test(
    "A feature runs alone, and its links to others lead nowhere",
    arguments: [
      ("onboarding", "Welcome"), ("loggedOut", "Log in"), ("LoggedIn", "Posts"),
    ])
  func alone(module: String, title: String) throws {
    let pilot = try AppPilot(only: module)
    #expect(pilot.title == title)
    for other in AppRoute.roots.map(\.name) where other.lowercased() != module.lowercased() {
      guard case .refused(let reason) = pilot.app.open(link: "app://\(other)") else {
        Issue.record("\(other) was opened")
        continue
      }
      #expect(reason.hasPrefix("No module is called that"))
    }
  }

  @Test("Where it would hand over to another feature it begins again and says so")
  func ending() async throws {
    let pilot = try AppPilot(only: "onboarding")
    pilot.fillInOnboarding()
    let page = pilot.page.id
    pilot.tap("Create account")
    await pilot.app.settle()
    #expect(pilot.title == "Welcome")
    #expect(pilot.page.id != page)
    #expect(pilot.app.scene.toast == "The app would go on with “loggedIn”, which is not part of this run")
  }

  @Test("A module that doesn't exist is told with those that do")
  func unknown() {
    #expect(throws: ModuleProblem.noSuchModule("nowhere", known: ["onboarding", "loggedOut", "loggedIn"])) {
      try AppPilot(only: "nowhere")
    }
  }
}
