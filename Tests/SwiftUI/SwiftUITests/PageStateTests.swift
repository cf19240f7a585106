import Links
import Routing
import SwiftUI
import TestTopics
import Testing

@testable import RoutingUI

@Suite("What stays, and where", .tags(.navigation, .tabs))
@MainActor
struct PageStateTests {
  /// Counts on the visible page, whose view forgets the number if it is made again.
  private func count(_ host: SimulatedHost, on page: PageTree? = nil) {
    #expect(host.tap("Count", on: page))
    host.settle()
  }

  private func resize(_ host: SimulatedHost, isWide: Bool) {
    host.changeWidth(isWide: isWide)
    host.settle()
  }

  private func counts(_ host: SimulatedHost) -> [String] {
    host.window.visiblePages.flatMap(\.texts).filter { $0.hasPrefix("counted") }
  }

  @Test("Pages keep their state when the width of the window changes, also in the background", arguments: Habits.all)
  func width(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    count(host)
    for room in 1...2 {
      house.router.push(.room(room))
      host.settle()
      count(host)
    }
    #expect(counts(host) == ["counted 1", "counted 1", "counted 1"])
    for phase in [ScenePhase.active, .background] {
      host.changePhase(phase)
      for isWide in [true, false, true, false] {
        resize(host, isWide: isWide)
        #expect(counts(host) == ["counted 1", "counted 1", "counted 1"])
      }
    }
    host.changePhase(.active)
    expectSame(host, house)
    resize(host, isWide: true)
    count(host, on: host.window.stack?.sidebar)
    #expect(counts(host) == ["counted 2", "counted 1", "counted 1"])
    host.goBack()
    host.settle()
    resize(host, isWide: false)
    #expect(host.goBack(), "from the details to the list")
    expectSame(host, house)
    #expect(counts(host) == ["counted 2"] && house.depths[0] == 0)
  }

  @Test(
    "A page that pushes a view of its own keeps it and its state, and can be left from there", arguments: Habits.all)
  func ownPages(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    for room in 1...3 {
      house.router.push(.room(room))
      host.settle()
      count(host)
      host.setOwnPage(true)
      for _ in 0..<3 { host.settle() }
      #expect(host.window.shownStack?.hasOwnPage == true)
      host.setOwnPage(false)
      expectSame(host, house)
    }
    #expect(counts(host) == ["counted 0", "counted 1", "counted 1", "counted 1"])
    host.setOwnPage(true)
    host.settle()
    house.router.popToRoot()
    host.setOwnPage(false)
    expectSame(host, house)
    #expect(counts(host) == ["counted 0"])
  }

  @Test(
    "Pages that SwiftUI leaves out by itself while the width changes or in the background come back",
    arguments: Habits.all)
  func emptiedStack(_ habits: Habits) throws {
    for width in [true, false] {
      let (house, host) = try showHouse(habits, isWide: !width)
      for room in 1...2 {
        house.router.push(.room(room))
        host.settle()
      }
      host.changeWidth(isWide: width)
      host.endTurn()
      host.tick()
      host.emptyStack()
      expectSame(host, house)
      #expect(house.depths[0] == 2)
      host.changePhase(.background)
      host.settle()
      host.emptyStack()
      host.settle()
      host.changePhase(.active)
      expectSame(host, house)
      #expect(house.depths[0] == 2)
    }
  }

  @Test("A page below a cover keeps its state when another one is pushed on it there", arguments: Habits.all)
  func pushBelowCover(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    host.tapTab(1)
    host.settle()
    count(host)
    house.router.navigate(to: .film(1))
    host.settle()
    var routes = house.navigator.routes
    routes.tabs[1].append(AnyRoute(HouseRoute.room(1)))
    house.navigator.open(routes)
    for _ in 0..<3 { host.settle() }
    house.router.dismissModal()
    expectSame(host, house)
    #expect(counts(host) == ["counted 1", "counted 0"])
  }

  @Test("The pages of an upright iPad, whose sidebar is hidden, keep their state", arguments: Habits.all)
  func hiddenSidebar(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits, isWide: true)
    count(host, on: host.window.stack?.sidebar)
    host.setSidebarHidden(true)
    for _ in 0..<3 { host.settle() }
    #expect(counts(host) == ["counted 1"])
    house.router.push(.room(1))
    host.settle()
    host.goBack()
    for _ in 0..<3 { host.settle() }
    #expect(counts(host) == ["counted 1", "counted 0"], "the first page beside a sidebar has no way back")
  }

  @Test("A stack that is drawn again after a lost push keeps the state of other tabs", arguments: Habits.all)
  func otherTabs(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    host.tapTab(1)
    host.settle()
    count(host)
    host.tapTab(0)
    host.settle()
    house.router.push(.room(1))
    host.endTurn()
    house.router.push(.room(2))
    expectSame(host, house)
    host.tapTab(1)
    expectSame(host, house)
    #expect(counts(host) == ["counted 1"])
  }

  @Test(
    "A navigator that starts again shows its new screens, and one that starts late its first", arguments: Habits.all)
  func startingAgain(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    house.router.navigate(to: .draft(1))
    host.settle()
    host.type("Text")
    house.navigator.stop()
    host.settle()
    house.navigator.start()
    expectSame(host, house)
    #expect(host.top.visiblePages.last?.fields.first?.1.wrappedValue == "", "the screen has no draft")
    #expect(!host.isAnimated)
    let navigator = try Navigator(house.navigator.modules, root: "house")
    let late = SimulatedHost(habits) { pauses in FlowView(navigator).environment(\.pauses, pauses) }
    late.settle()
    navigator.start()
    late.settle()
    #expect(late.window.visiblePages.last?.texts.first?.hasPrefix("hall") == true)
  }

  @Test("A wide window shows the list beside the details with the same state", arguments: Habits.all)
  func wideWindow(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits, isWide: true)
    #expect(host.window.stack?.sidebar?.texts.first == "hall #1")
    house.router.push(.room(1))
    house.router.push(.room(2))
    host.settle()
    #expect(host.window.visiblePages.map { $0.texts.first } == ["hall #1", "rooms/1 #3", "rooms/2 #4"])
    host.goBack()
    host.settle()
    #expect(house.depths[0] == 1)
    #expect(host.tap("Push", on: host.window.stack?.sidebar), "the list takes taps beside the details")
    host.settle()
    #expect(house.depths[0] == 2)
    let narrow = SimulatedHost(habits, house)
    expectSame(narrow, house)
  }

  @Test("A wide window shows the placeholder beside its list while nothing is pushed", arguments: Habits.all)
  func placeholder(_ habits: Habits) throws {
    let house = try House()
    let host = SimulatedHost(habits) { pauses in
      FlowView(house.navigator).detailPlaceholder { Text(verbatim: "Choose a room") }.environment(\.pauses, pauses)
    }
    resize(host, isWide: true)
    #expect(host.window.stack?.root.texts == ["Choose a room"])
    house.router.push(.room(1))
    host.settle()
    #expect(host.window.stack?.root.texts.first == "rooms/1 #3")
  }
}
