import Links
import Routing
import SwiftUI
import TestTopics
import Testing

@testable import RoutingUI

@Suite("Tabs in a window", .tags(.tabs))
@MainActor
struct TabTests {
  @Test("A tab shows the badge of the model at its root, which changes it", arguments: Habits.all)
  func badges(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    #expect(host.window.tree.stacks.map(\.badge) == ["", ""])
    house.weeds.count = 3
    host.settle()
    #expect(host.window.tree.stacks.map(\.badge) == ["", "3"])
    house.setTabs([.hall])
    host.settle()
    #expect(host.window.tree.stacks.map(\.badge) == [""])
  }

  @Test("Tabs have their labels and are identified by their roots", arguments: Habits.all)
  func tabs(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    #expect(host.window.tree.stacks.map(\.label) == [["Hall", "house"], ["garden"]])
    host.tapTab(1)
    expectSame(host, house)
    #expect(house.router.state.selectedTab == 1)
    house.setTabs([.garden, .hall])
    expectSame(host, house)
    #expect(house.router.state.selectedTab == 0, "the selected tab moved with its identity")
  }

  @Test("A tab that its label hides is left out until it is selected", arguments: Habits.all)
  func hiddenTab(_ habits: Habits) throws {
    let house = try House()
    let host = SimulatedHost(habits) { pauses in
      FlowView(house.navigator, label: { PageLabel($0.route.base.path.description, isHidden: $0.id == house.garden) })
        .environment(\.pauses, pauses)
    }
    host.settle()
    #expect(host.window.tree.stacks.map(\.label) == [["hall"]])
    house.router.select(tab: .garden)
    host.settle()
    #expect(host.window.tree.stacks.map(\.label) == [["hall"], ["garden"]])
  }

  @Test("Of several tabs with one route, each can be chosen", arguments: Habits.all)
  func sameTabs(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    let garden = [AnyRoute(HouseRoute.garden)]
    house.navigator.open(NavigationSnapshot(tabs: house.navigator.routes.tabs + [garden, garden]))
    host.settle()
    for tab in [3, 2, 1, 0] {
      #expect(host.tapTab(tab))
      expectSame(host, house)
      #expect(house.navigator.routes.selectedTab == tab)
    }
  }

  @Test("Choosing the visible tab at its root scrolls its page to the top", arguments: Habits.all)
  func scrolling(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    house.router.push(.room(1))
    host.settle()
    host.tapTab(0)
    host.settle()
    #expect(host.scrolls.isEmpty, "it goes back first")
    let positions = host.window.visiblePages[0].positions.values
    #expect(positions.map(\.stubEdge) == [nil], "it begins where its own anchor says")
    host.tapTab(0)
    expectSame(host, house)
    #expect(host.scrolls == ["top"])
    host.tapTab(1)
    host.settle()
    host.tapTab(1, writing: 2)
    host.settle()
    #expect(host.scrolls == ["top", "top"])
  }
}
