import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

/// A saved snapshot, as the paths of the museum, and what opens of it.
struct SavedPlace: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var saved: NavigationSnapshot<String>
  var open: NavigationSnapshot<MuseumRoute>
  var losses: [String] = []
}

@MainActor
@Suite("Restoring a snapshot with unknown parts", .tags(.saving))
struct RestoringTests {
  private nonisolated static let attic = "attic: No screen of “museum” is called that"

  private nonisolated static let places = [
    SavedPlace(
      testDescription: "A hidden stack ends below its first unknown entry",
      saved: NavigationSnapshot(
        tabs: [["halls", "paintings/1", "attic", "paintings/2"], ["tickets"]], selectedTab: 1,
        modals: [.init(style: .sheet, stack: ["map"])]),
      open: NavigationSnapshot(
        tabs: [[.halls, .painting(1)], [.tickets]], selectedTab: 1, modals: [.init(style: .sheet, stack: [.map])]),
      losses: [attic]),
    SavedPlace(
      testDescription: "A stack ends below an entry with an unreadable value",
      saved: NavigationSnapshot(tabs: [["halls", "paintings/x"], ["tickets"]]),
      open: NavigationSnapshot(tabs: [[.halls], [.tickets]]), losses: ["x: This is not a value that can stand here"]),
    SavedPlace(
      testDescription: "A stack ends below an entry without a screen",
      saved: NavigationSnapshot(tabs: [["halls", ""], ["tickets"]]),
      open: NavigationSnapshot(tabs: [[.halls], [.tickets]]), losses: [": No screen of “museum” is called that"]),
    SavedPlace(
      testDescription: "Modals over a visible stack that is cut are lost with it",
      saved: NavigationSnapshot(
        tabs: [["halls", "attic"], ["tickets"]], modals: [.init(style: .sheet, stack: ["map"])]),
      open: NavigationSnapshot(tabs: [[.halls], [.tickets]]), losses: [attic]),
    SavedPlace(
      testDescription: "A hidden tab with an unknown root begins there, and such a modal is lost with those above",
      saved: NavigationSnapshot(
        tabs: [["attic", "paintings/1"], ["tickets"]], selectedTab: 1,
        modals: [
          .init(style: .sheet, stack: ["map"]), .init(style: .cover, stack: ["attic", "map"]),
          .init(style: .sheet, stack: ["map"]),
        ]),
      open: NavigationSnapshot(
        tabs: [[.halls], [.tickets]], selectedTab: 1, modals: [.init(style: .sheet, stack: [.map])]),
      losses: [attic, attic]),
    SavedPlace(
      testDescription: "A stack with another root of its module keeps that root, if the number of tabs matches",
      saved: NavigationSnapshot(tabs: [["paintings/1", "paintings/2"], ["tickets"]]),
      open: NavigationSnapshot(tabs: [[.painting(1), .painting(2)], [.tickets]])),
    SavedPlace(
      testDescription: "Saved tabs in a different order are matched by their roots without a loss",
      saved: NavigationSnapshot(tabs: [["tickets", "paintings/1"], ["halls"]]),
      open: NavigationSnapshot(tabs: [[.halls], [.tickets, .painting(1)]], selectedTab: 1)),
    SavedPlace(
      testDescription: "Two tabs that begin alike keep their stacks",
      saved: NavigationSnapshot(tabs: [["tickets", "paintings/1"], ["tickets", "paintings/2"]], selectedTab: 1),
      open: NavigationSnapshot(tabs: [[.tickets, .painting(1)], [.tickets, .painting(2)]], selectedTab: 1)),
    SavedPlace(
      testDescription: "With fewer tabs, each stack is matched by its root",
      saved: NavigationSnapshot(tabs: [["tickets", "paintings/1"]]),
      open: NavigationSnapshot(tabs: [[.halls], [.tickets, .painting(1)]], selectedTab: 1)),
    SavedPlace(
      testDescription: "With more tabs, a stack without a matching tab is lost",
      saved: NavigationSnapshot(
        tabs: [["halls", "paintings/1"], ["halls", "paintings/2"], [], ["map"], ["tickets"]], selectedTab: 1),
      open: NavigationSnapshot(tabs: [[.halls, .painting(1)], [.tickets]]),
      losses: [
        "app://museum/halls: No tab begins there any more, or another stack has it",
        ": A tab is empty, and there are other tabs now",
        "app://museum/map: No tab begins there any more, or another stack has it",
      ]),
    SavedPlace(
      testDescription: "A modal without a screen is lost, and an empty tab begins at its root",
      saved: NavigationSnapshot(
        tabs: [[], ["tickets", "paintings/1"]], selectedTab: 1, modals: [.init(style: .sheet, stack: [])]),
      open: NavigationSnapshot(tabs: [[.halls], [.tickets, .painting(1)]], selectedTab: 1),
      losses: [": A modal has at least one screen"]),
    SavedPlace(
      testDescription: "A modal of the style push is lost alone",
      saved: NavigationSnapshot(
        tabs: [["halls"], ["tickets"]],
        modals: [.init(style: .push, stack: ["map"]), .init(style: .sheet, stack: ["paintings/2"])]),
      open: NavigationSnapshot(tabs: [[.halls], [.tickets]], modals: [.init(style: .sheet, stack: [.painting(2)])]),
      losses: ["app://museum/map: A pushed screen can't be a modal"]),
    SavedPlace(
      testDescription: "If the selected tab doesn't exist, the first one is selected and keeps the modals",
      saved: NavigationSnapshot(
        tabs: [["halls"], ["tickets"]], selectedTab: 7, modals: [.init(style: .sheet, stack: ["map"])]),
      open: NavigationSnapshot(tabs: [[.halls], [.tickets]], modals: [.init(style: .sheet, stack: [.map])]),
      losses: [": The selected tab isn't there, so the first one is selected"]),
    SavedPlace(
      testDescription: "An alert keeps only its first screen, and modals above it are lost",
      saved: NavigationSnapshot(
        tabs: [["halls"], ["tickets"]],
        modals: [
          .init(style: .alert, stack: ["map", "paintings/1"]), .init(style: .sheet, stack: ["paintings/2"]),
          .init(style: .alert, stack: ["map"]),
        ]),
      open: NavigationSnapshot(tabs: [[.halls], [.tickets]], modals: [.init(style: .alert, stack: [.map])]),
      losses: ["paintings/1", "paintings/2", "map"].map {
        "app://museum/\($0): An alert has one screen, and nothing is above it"
      }),
  ]

  @Test("What is known of a saved snapshot opens in one change, and each loss is reported", arguments: places)
  func restoring(_ place: SavedPlace) throws {
    let museum = StartedRouter<MuseumRoute>()
    let saved = try place.saved.map { try DeepLink("app://museum" + ($0.isEmpty ? "" : "/\($0)")) }
    for _ in 1...2 {
      let restoration = museum.navigator.restore(saved)
      #expect(restoration.outcome.isOpen)
      #expect(museum.snapshot == place.open)
      #expect(restoration.losses.map { "\($0.text): \($0.reason)" } == place.losses)
    }
    #expect(museum.notices <= 1)
  }
}
