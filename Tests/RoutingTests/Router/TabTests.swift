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
  private var navigator: Navigator<Screen> { museum.navigator }

  @Test("A hidden tab keeps its stack, its identities and its screens, and going back affects the visible tab only")
  func keeping() {
    router.push(.painting(1))
    let (halls, screen) = (router.state.tabs[0], museum.screen)
    #expect(navigator.selectTab("tickets") == .done)
    #expect(router.back() == .refused(.atRoot))
    router.push(.painting(2))
    #expect(router.state.tabs[0] == halls)
    #expect(router.select(tab: .halls) == .done)
    #expect(museum.stack == [.halls, .painting(1)])
    #expect(museum.screen === screen)
  }

  @Test("Selecting a tab closes the modals over the tabs, and pushes on it in the same change")
  func selectAndPush() {
    router.navigate(to: .map)
    router.present(.painting(2), as: .cover)
    #expect(router.select(tab: .tickets, pushing: .painting(1)) == .done)
    #expect(museum.snapshot == NavigationSnapshot(tabs: [[.halls], [.tickets, .painting(1)]], selectedTab: 1))
    #expect(museum.notices == 3)
    #expect(router.select(tab: .tickets, pushing: .painting(2)) == .done)
    #expect(museum.stack == [.tickets, .painting(1), .painting(2)])
  }

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

  // MARK: Rearranging

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
