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

  @Test("Rearranging keeps the stack, identities and screens of a remaining root, and adds new roots")
  func setTabs() {
    router.push(.painting(1))
    router.select(tab: .tickets, pushing: .painting(2))
    router.navigate(to: .map)
    let before = router.state
    #expect(router.setTabs([.painting(9), .tickets, .halls]) == .done)
    let after = router.state
    #expect(Array(after.tabs.dropFirst()) == before.tabs.reversed())
    #expect(after.tabs[0].map(\.route) == [.painting(9)])
    #expect(after.selectedTab == 1)
    #expect(after.modals == before.modals)
    #expect(museum.notices == 4)
    #expect(museum.factory.living == museum.identities.count)
    #expect(router.setTabs(after.tabs.map(\.[0].route)) == .unchanged)
    #expect(router.setTabs([]) == .refused(.emptyStack))
  }
}
