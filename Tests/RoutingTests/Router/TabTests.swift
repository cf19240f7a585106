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

  @Test("A hidden tab keeps its stack, its identities and its screens")
  func keeping() {
    router.push(.painting(1))
    let halls = router.state.tabs[0]
    let screen = museum.screen

    #expect(router.select(tab: .tickets) == .done)
    router.push(.painting(2))
    #expect(router.state.tabs[0] == halls)

    #expect(router.select(tab: .halls) == .done)
    #expect(museum.stack == [.halls, .painting(1)])
    #expect(museum.screen === screen)
  }

  @Test("Going back affects the visible tab only")
  func backInTab() {
    router.push(.painting(1))
    router.select(tab: .tickets)

    #expect(router.back() == .refused(.atRoot))
    #expect(museum.snapshot == NavigationSnapshot(tabs: [[.halls, .painting(1)], [.tickets]], selectedTab: 1))
  }

  @Test("A call from a screen affects the tab of that screen, and is refused while the tab is hidden")
  func sameScreenTwice() {
    router.push(.painting(1))
    let inHalls = museum.visible.id
    router.select(tab: .tickets, pushing: .painting(1))
    let inTickets = museum.visible.id

    #expect(router.send(.push(.painting(2)), from: inTickets) == .done)
    #expect(router.send(.push(.painting(3)), from: inHalls) == .refused(.stale(inHalls)))
    #expect(router.navigate(to: .painting(3), at: .here, of: inHalls) == .refused(.stale(inHalls)))
    #expect(
      museum.snapshot
        == NavigationSnapshot(tabs: [[.halls, .painting(1)], [.tickets, .painting(1), .painting(2)]], selectedTab: 1))

    router.select(tab: .halls)
    #expect(router.send(.push(.painting(3)), from: inHalls) == .done)
    #expect(museum.snapshot.tabs == [[.halls, .painting(1), .painting(3)], [.tickets, .painting(1), .painting(2)]])
  }

  @Test("Selecting a tab and pushing on it is one change")
  func selectAndPush() {
    #expect(router.select(tab: .tickets, pushing: .painting(1)) == .done)
    #expect(museum.snapshot == NavigationSnapshot(tabs: [[.halls], [.tickets, .painting(1)]], selectedTab: 1))
    #expect(museum.notices == 1)

    #expect(router.select(tab: .tickets, pushing: .painting(2)) == .done)
    #expect(museum.stack == [.tickets, .painting(1), .painting(2)])
    #expect(museum.notices == 2)
  }

  @Test("Selecting a tab from a modal closes the modals over the tabs", arguments: [MuseumRoute.halls, .tickets])
  func selectFromModal(_ tab: MuseumRoute) {
    router.push(.painting(1))
    router.navigate(to: .map)
    router.present(.painting(2), as: .cover)

    #expect(router.select(tab: tab) == .done)

    #expect(
      museum.snapshot
        == NavigationSnapshot(tabs: [[.halls, .painting(1)], [.tickets]], selectedTab: tab == .halls ? 0 : 1))
    #expect(museum.notices == 4)
  }

  @Test("A route that is not a tab opens in the visible tab")
  func stayInTab() {
    router.select(tab: .tickets)
    router.navigate(to: .painting(1))
    router.navigate(to: .map)
    #expect(museum.snapshot.selectedTab == 1)
    router.dismissModal()
    #expect(museum.stack == [.tickets, .painting(1)])
  }

  @Test("Selecting the visible tab again goes to its root, and at the root changes nothing")
  func chooseAgain() {
    router.push(.painting(1))
    router.push(.painting(2))

    #expect(router.select(tab: .halls) == .done)
    #expect(museum.stack == [.halls])
    #expect(router.select(tab: .halls) == .unchanged)
    #expect(museum.notices == 3)
  }

  @Test("Selecting the visible tab again below a modal closes the modal and keeps the stack")
  func chooseAgainUnderModal() {
    router.push(.painting(1))
    router.navigate(to: .map)

    #expect(router.select(tab: .halls) == .done)
    #expect(museum.snapshot == NavigationSnapshot(tabs: [[.halls, .painting(1)], [.tickets]]))
  }

  @Test("A tab can be selected by its name in links")
  func chooseByName() {
    #expect(router.selectTab("tickets") == .done)
    #expect(museum.visible.route == .tickets)
    #expect(router.selectTab("attic") == .refused(.noSuchTab("attic")))
  }

  @Test("Selecting an unknown tab is refused, also together with a push")
  func noSuchTab() {
    let before = router.state

    #expect(router.select(tab: .map) == .refused(.noSuchTab("map")))
    #expect(router.select(tab: .map, pushing: .painting(1)) == .refused(.noSuchTab("map")))

    #expect(router.state == before)
    #expect(museum.notices == 0)
  }

  @Test("The visible layers are the tabs with their names, then the modals")
  func visibleLayers() throws {
    router.select(tab: .tickets, pushing: .painting(1))
    router.navigate(to: .map)

    let layers = router.visibleLayers
    try #require(layers.count == 2)
    #expect(layers[0].tabs.map(\.tabName) == ["halls", "tickets"])
    #expect(layers[0].tabs.map(\.screen.name) == ["halls", "tickets"])
    #expect(layers[0].selectedTab == 1)
    #expect(layers[0].style == nil)
    #expect(layers[0].top.screen.name == "paintings/1")
    #expect(layers[0].below?.screen.name == "tickets")
    #expect(layers[0].depth == 1)
    #expect(layers[1].tabs.isEmpty)
    #expect(layers[1].style == .sheet)
    #expect(layers[1].top.screen.name == "map")
    #expect(layers[1].below == nil)
  }
}
