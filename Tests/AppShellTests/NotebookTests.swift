import AppRouting
import Links
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

/// What holds for a module that is added, whatever its place, with all that a module can ask of the app.
@Suite("An added module with tabs, a guard, a gate and a result", .tags(.navigation, .saving))
@MainActor
struct NotebookTests {
  private nonisolated static let placements: [Feature.Placement] = [.root, .sheet, .tab]

  private static func features(_ placement: Feature.Placement) -> [Feature] {
    [.notebook(placement), .template(placement == .sheet ? .tab : .sheet)]
  }

  @Test(
    "Whatever somebody does: the file says what is open, every open page is known, and what has ended is stopped",
    arguments: placements, 3_001...3_006)
  func random(placement: Feature.Placement, seed: UInt64) async throws {
    let person = try RandomPerson(seed: seed, features: Self.features(placement))
    let app = person.app
    var flows: [any Flow<any ViewModel>] = []
    await app.settle()
    for act in 1...100 {
      await person.act()
      while let saving = app.saving { await saving.value }
      let comment = Comment(rawValue: "act \(act), after:\n\(person.lines.joined(separator: "\n"))")
      try #require(PlaceReading(person.storage["place"] ?? "").archives == app.openPlaces, comment)
      try #require(app.openPages.count == app.flows.map(\.entries.count).reduce(0, +), comment)
      try #require(app.flows.count(where: \.isAsking) <= 1, comment)
      flows += app.flows.filter { flow in !flows.contains { $0 === flow } }
      for flow in flows where !app.flows.contains(where: { $0 === flow }) {
        try #require(flow.visibleLayers.isEmpty, comment)
      }
    }
    #expect(flows.count > 2)
  }

  @Test("Two apps on two storages know nothing of each other")
  func twoApps() async throws {
    let (one, alone) = (try RandomPerson(seed: 5), try RandomPerson(seed: 5))
    let other = try RandomPerson(seed: 6)
    for _ in 1...100 {
      await one.act()
      await other.act()
    }
    for _ in 1...100 { await alone.act() }
    await one.app.settle()
    await alone.app.settle()
    #expect(one.app.tree == alone.app.tree)
    #expect(one.storage["place"] == alone.storage["place"])
    #expect(one.lines == alone.lines)
    #expect(one.lines != other.lines)
  }

  @Test("A route hides the tab bar, its own and the app's; coming back shows it, whatever was open in between")
  func tabBar() async throws {
    for placement in Self.placements {
      let pilot = try await AppPilot.signedIn(features: Self.features(placement))
      pilot.app.open(link: "app://notebook")
      let tabs = pilot.app.scene.active.tabs
      #expect(tabs?.tabs.map(\.id) == (placement == .tab ? ["posts", "account", "notebook"] : ["notes", "archive"]))
      for _ in 1...3 {
        pilot.tap("Write")
        #expect(pilot.app.scene.active.tabs == nil)
        pilot.type("Note", "dear diary")
        pilot.app.send(.quit)
        pilot.tap("Keep")
        #expect(pilot.app.scene.active.tabs == nil)
        pilot.type("Note", "")
        pilot.back()
        #expect(pilot.app.scene.active.tabs == tabs)
      }
    }
  }

  @Test(
    "While the session is over nothing of the place is shown at the start, not even what is open to everybody",
    arguments: [["app://loggedIn/posts/7", "app://notebook"], ["app://onboarding/profile", "app://notebook/safe"]])
  func sessionOver(links: [String]) async throws {
    let first = try await AppPilot.signedIn(features: Self.features(.sheet))
    for link in links { first.app.open(link: link) }
    await first.app.settle()
    first.calendar.today = try #require(CalendarDate("1970-02-01"))
    let second = try AppPilot(first.storage, features: Self.features(.sheet), on: first.calendar)
    #expect(second.title == "Log in")
    #expect(second.app.scene.modals.isEmpty)
    await second.logIn()
    #expect(second.app.tree == first.app.tree)
  }
}
