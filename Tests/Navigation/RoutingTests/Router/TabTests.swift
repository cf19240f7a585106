import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Tabs", .tags(.tabs))
struct TabTests {
  private let museum = StartedRouter<MuseumRoute>()
  private var router: Router<MuseumRoute> { museum.router }

  @Test("Selecting the visible tab closes its modals, then goes to its root, and at the root changes nothing")
  func chooseAgain() {
    router.push(.painting(1))
    router.navigate(to: .map)
    #expect(router.select(tab: .halls) == .done)
    #expect(museum.stack == [.halls, .painting(1)])
    #expect(router.select(tab: .halls) == .done)
    #expect(museum.stack == [.halls])
    #expect(router.select(tab: .halls) == .unchanged)
    #expect(museum.notices == 4)
  }

  @Test("A push on a hidden tab leaves what is visible, and the page is there when the tab is selected")
  func hiddenTab() {
    router.navigate(to: .map)
    let visible = museum.visible
    #expect(router.push(.painting(2), onTab: .tickets) == .done)
    #expect(museum.visible == visible)
    #expect(museum.factory.living == museum.identities.count)
    #expect(router.select(tab: .tickets) == .done)
    #expect(museum.stack == [.tickets, .painting(2)])
    #expect(router.push(.painting(3), onTab: .map) == .refused(.noSuchTab("map")))
  }
}
