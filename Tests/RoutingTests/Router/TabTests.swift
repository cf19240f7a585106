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

  @Test("The content of a window is the screens of every tab and modal, and tabs are named by their roots")
  func content() throws {
    router.select(tab: .tickets, pushing: .painting(1))
    router.navigate(to: .map)
    let content = try #require(navigator.content)
    #expect(navigator.tabNames == ["halls", "tickets"])
    #expect(content.tabs.map { $0.map(\.screen.name) } == [["halls"], ["tickets", "paintings/1"]])
    #expect(content.selectedTab == 1)
    #expect(content.modals.map(\.style) == [.sheet])
    #expect(content.modals[0].stack.map(\.screen.name) == ["map"])
    #expect(content.modals[0].stack.map(\.id) == [navigator.visible.id])
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

  @Test("Without the visible root, the first tab is visible, and a link puts a root that is no tab on top")
  func leaveOut() throws {
    router.push(.painting(1))
    router.select(tab: .tickets, pushing: .painting(2))
    #expect(router.setTabs([.halls]) == .done)
    #expect(museum.snapshot == NavigationSnapshot(tabs: [[.halls, .painting(1)]]))
    #expect(museum.factory.living == 2)
    #expect(router.open(MuseumRoute.tickets.link, .push) == .done)
    #expect(museum.stack == [.halls, .painting(1), .tickets])
  }

  @Test("A link leads to the tab of its first declared root wherever that tab is, and a reset keeps the arrangement")
  func resetAfterRearranging() {
    #expect(router.setTabs([.tickets, .painting(9), .halls]) == .done)
    #expect(router.open(MuseumRoute.painting(1).link, .reset) == .done)
    #expect(
      museum.snapshot
        == NavigationSnapshot(tabs: [[.tickets], [.painting(9)], [.halls, .painting(1)]], selectedTab: 2))
  }

  @Test("A router can take its tabs from an array")
  func tabsFromArray() {
    let router = Router(MuseumRoute.halls, tabs: [.tickets, .painting(1), .painting(2)])
    #expect(router.state.tabs.map { $0.map(\.route) } == [[.halls], [.tickets], [.painting(1)], [.painting(2)]])
    #expect(router.select(tab: .painting(2)) == .done)
  }
}
