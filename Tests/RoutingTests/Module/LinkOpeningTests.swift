import Links
import Routing
import RoutingSamples
import TestTopics
import Testing

@MainActor
@Suite("Opening a link", .tags(.links, .navigation))
struct LinkOpeningTests {
  private let museum = StartedRouter<MuseumRoute>()

  @Test(
    "A link opens in the tab that it names, or that of its first route, or the first one, and again changes nothing",
    arguments: [
      ("app://museum", NavigationSnapshot(tabs: [[.halls], [.tickets, .painting(9)]])),
      ("app://museum/paintings/1", NavigationSnapshot(tabs: [[.halls, .painting(1)], [.tickets, .painting(9)]])),
      ("app://museum/tickets", NavigationSnapshot(tabs: [[.halls, .painting(8)], [.tickets]], selectedTab: 1)),
      ("app://museum?tab=tickets", NavigationSnapshot(tabs: [[.halls, .painting(8)], [.tickets]], selectedTab: 1)),
      (
        "app://museum/tickets/paintings/1",
        NavigationSnapshot(tabs: [[.halls, .painting(8)], [.tickets, .painting(1)]], selectedTab: 1)
      ),
      (
        "app://museum/paintings/1?tab=tickets",
        NavigationSnapshot(tabs: [[.halls, .painting(8)], [.tickets, .painting(1)]], selectedTab: 1)
      ),
      (
        "app://museum/map?tab=tickets&style=cover",
        NavigationSnapshot(
          tabs: [[.halls, .painting(8)], [.tickets]], selectedTab: 1, modals: [.init(style: .cover, stack: [.map])])
      ),
    ] as [(String, NavigationSnapshot<MuseumRoute>)])
  func tab(_ link: String, _ place: NavigationSnapshot<MuseumRoute>) throws {
    museum.router.push(.painting(8))
    museum.router.select(tab: .tickets, pushing: .painting(9))

    for outcome in [NavigationOutcome.done, .unchanged] {
      #expect(museum.router.open(try DeepLink(link)) == outcome)
      #expect(museum.snapshot == place)
      #expect(museum.notices == 3)
    }
  }

  @Test(
    "A link with one invalid part opens nothing",
    arguments: [
      "app://museum/paintings/1/paintings/x", "app://museum/tickets/attic", "app://museum/paintings/1?tab=attic",
      "app://museum/map?style=popup", "app://library/map", "app://museum?style=sheet",
      "app://museum/map/tickets?style=alert-push",
      "app://museum/paintings/1?page=2", "app://museum?page=2",
    ])
  func nothingHalfDone(_ text: String) throws {
    museum.router.push(.painting(8))
    let before = museum.router.state

    guard case .refused(let error) = museum.router.open(try DeepLink(text)), error.linkError != nil else {
      Issue.record("\(text) was opened")
      return
    }

    #expect(museum.router.state == before)
    #expect(museum.notices == 1)
  }
}
