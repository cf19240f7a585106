import AppRouting
import Links
import Routing
import RoutingSamples
import TestTopics
import Testing

@MainActor
@Suite("Restoring a snapshot with unknown parts", .tags(.saving))
struct RestoringTests {
  private let museum = StartedRouter<MuseumRoute>()

  /// Restores an archive, and returns the resulting state and a line for each loss.
  private func restored(_ archive: String) throws -> String {
    let reading = try #require(ArchiveReading("waymark 1\n" + archive + "\n").archive)
    let restoration = museum.router.restore(reading.snapshot)
    #expect([.done, .unchanged].contains(restoration.outcome))
    return "\(museum.router.snapshot)" + restoration.losses.map { "\n! \($0.text): \($0.reason)" }.joined()
  }

  @Test(
    "A stack ends below its first unknown entry, and the loss is reported",
    arguments: [
      ("app://museum/attic", "attic: No screen of “museum” is called that"),
      ("app://museum", ": No screen of “museum” is called that"),
      ("app://museum/paintings/x", "x: This is not a value that can stand here"),
    ])
  func entry(link: String, loss: String) throws {
    let found = try restored(
      """
      tab
      entry app://museum/halls
      entry app://museum/paintings/1
      entry \(link)
      entry app://museum/paintings/2
      tab selected
      entry app://museum/tickets
      sheet
      entry app://museum/map
      """)
    #expect(
      found == """
        tab
          app://museum/halls
          app://museum/paintings/1
        tab (selected)
          app://museum/tickets
        sheet
          app://museum/map
        ! \(loss)
        """)
    #expect(museum.notices == 1)
  }

  @Test("A tab with an unknown root opens at its own root, and a modal with an unknown root is dropped")
  func roots() throws {
    let found = try restored(
      """
      tab selected
      entry app://museum/attic
      entry app://museum/paintings/1
      tab
      entry app://museum/tickets
      sheet
      entry app://museum/attic
      cover
      entry app://museum/map
      """)
    #expect(
      found == """
        tab (selected)
          app://museum/halls
        tab
          app://museum/tickets
        cover
          app://museum/map
        ! attic: No screen of “museum” is called that
        ! attic: No screen of “museum” is called that
        """)
  }

  @Test("A stack without a tab's root is placed on the root of its tab and reported, if the tab count matches")
  func otherRoots() throws {
    let found = try restored(
      """
      tab selected
      entry app://museum/paintings/1
      entry app://museum/paintings/2
      tab
      entry app://museum/tickets
      """)
    #expect(
      found == """
        tab (selected)
          app://museum/halls
          app://museum/paintings/1
          app://museum/paintings/2
        tab
          app://museum/tickets
        ! app://museum/paintings/1: No tab begins there, so it is put on “app://museum/halls”
        """)
    #expect(museum.router.state.tabs.map(\.root.route) == [.halls, .tickets])
  }

  @Test("Saved tabs in a different order are matched by their roots without a loss")
  func swappedTabs() throws {
    let found = try restored(
      "tab selected\nentry app://museum/tickets\nentry app://museum/paintings/1\ntab\nentry app://museum/halls")
    #expect(
      found == """
        tab
          app://museum/halls
        tab (selected)
          app://museum/tickets
          app://museum/paintings/1
        """)
  }

  @Test("With a different number of tabs, each stack is matched by its root")
  func otherTabs() throws {
    #expect(
      try restored("tab selected\nentry app://museum/tickets\nentry app://museum/paintings/1") == """
        tab
          app://museum/halls
        tab (selected)
          app://museum/tickets
          app://museum/paintings/1
        """)
    #expect(
      try restored(
        "tab\nentry app://museum/halls\ntab selected\nentry app://museum/map\ntab\nentry app://museum/tickets") == """
          tab (selected)
            app://museum/halls
          tab
            app://museum/tickets
          ! app://museum/map: No tab begins there any more, or another stack has it
          """)
  }

  @Test("With a different number of tabs, a stack without a matching tab is reported as a loss")
  func crowdedTabs() throws {
    let (halls, tickets) = (MuseumRoute.halls.link, MuseumRoute.tickets.link)
    let saved = [[halls, MuseumRoute.painting(1).link], [halls, MuseumRoute.painting(2).link], [], [tickets]]
    let restoration = museum.router.restore(NavigationSnapshot(tabs: saved, selectedTab: 1))
    #expect(restoration.outcome == .done)
    #expect(museum.snapshot == NavigationSnapshot(tabs: [[.halls, .painting(1)], [.tickets]]))
    #expect(
      restoration.losses.map { "\($0.text): \($0.reason)" } == [
        "app://museum/halls: No tab begins there any more, or another stack has it",
        ": A tab is empty, and there are other tabs now",
      ])
  }

  @Test("A modal without a screen is reported as a loss, and an empty tab opens at its root")
  func emptyStacks() {
    let saved = NavigationSnapshot(tabs: [[], [MuseumRoute.tickets.link]], modals: [.init(style: .sheet, stack: [])])
    let restoration = museum.router.restore(saved)
    #expect(restoration.outcome == .unchanged)
    #expect(restoration.losses.map(\.reason) == ["A modal has at least one screen"])
  }

  @Test("An alert keeps only its first screen, and modals above it are dropped")
  func alerts() throws {
    #expect(
      try restored(
        """
        tab selected
        entry app://museum/halls
        tab
        entry app://museum/tickets
        alert
        entry app://museum/map
        entry app://museum/paintings/1
        sheet
        entry app://museum/paintings/2
        alert
        entry app://museum/map
        """) == """
          tab (selected)
            app://museum/halls
          tab
            app://museum/tickets
          alert
            app://museum/map
          ! app://museum/paintings/1: An alert has one screen, and nothing is above it
          ! app://museum/paintings/2: An alert has one screen, and nothing is above it
          ! app://museum/map: An alert has one screen, and nothing is above it
          """)
  }
}
