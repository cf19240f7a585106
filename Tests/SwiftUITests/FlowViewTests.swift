import Links
import Routing
import SwiftUI
import TestTopics
import Testing

@testable import RoutingUI

@Suite("FlowView", .tags(.navigation, .modals, .links))
@MainActor
struct FlowViewTests {
  typealias Kind = SimulatedHost.Kind

  @Test("Tabs have their labels and are identified by their roots", arguments: Kind.allCases)
  func tabs(_ kind: Kind) {
    let house = House()
    let host = SimulatedHost(kind, house)
    #expect(host.window.tree.stacks.map(\.label) == [["Hall", "house"], ["garden"]])
    host.tapTab(1)
    expectSame(host, house)
    #expect(house.router.state.selectedTab == 1)
    house.router.setTabs([.garden, .hall])
    expectSame(host, house)
    #expect(house.router.state.selectedTab == 0, "the selected tab moved with its identity")
  }

  @Test("Going back in the UI pops as many entries as the UI removed", arguments: Kind.allCases)
  func goingBack(_ kind: Kind) {
    let house = House()
    let host = SimulatedHost(kind, house)
    for number in 1...4 { house.router.push(.room(number)) }
    expectSame(host, house)
    host.goBack(2, writing: 2)
    expectSame(host, house)
    #expect(house.router.state.tabs[0].depth == 2)
    host.goBack()
    expectSame(host, house)
    #expect(house.router.state.tabs[0].depth == 1)
  }

  @Test("A wide window shows the list beside the details with the same state", arguments: Kind.allCases)
  func wideWindow(_ kind: Kind) {
    let house = House()
    let host = SimulatedHost(kind, house, isWide: true)
    #expect(host.window.stack?.sidebar?.texts.first == "hall #1")
    house.router.push(.room(1))
    house.router.push(.room(2))
    host.settle()
    #expect(host.window.visiblePages.map { $0.texts.first } == ["hall #1", "rooms/1 #3", "rooms/2 #4"])
    host.goBack()
    host.settle()
    #expect(house.router.state.tabs[0].depth == 1)
    #expect(host.tap("Push", on: host.window.stack?.sidebar), "the list takes taps beside the details")
    host.settle()
    #expect(house.router.state.tabs[0].depth == 2)
    let narrow = SimulatedHost(kind, house)
    expectSame(narrow, house)
  }

  @Test("Nested modals and modals with stacks open and close together", arguments: Kind.allCases)
  func nestedModals(_ kind: Kind) throws {
    let house = House()
    let host = SimulatedHost(kind, house)
    house.router.open(try DeepLink("app://house/rooms/4/notes/5/films/6"))
    house.router.push(.room(7))
    house.router.navigate(to: .menu(8))
    expectSame(host, house)
    #expect(host.layers.map(\.kind) == [nil, .sheet, .cover, .popover])
    house.router.dismissModals()
    expectSame(host, house)
    #expect(host.layers.count == 1)
  }

  @Test("Swiping a sheet closes the modals above it too", arguments: Kind.allCases)
  func swipingBelow(_ kind: Kind) {
    let house = House()
    let host = SimulatedHost(kind, house)
    house.router.navigate(to: .note(1))
    house.router.navigate(to: .note(2))
    host.settle()
    host.swipeDown()
    expectSame(host, house)
    #expect(house.router.state.modals.count == 1)
  }

  @Test("A sheet uses the detents of its route", arguments: Kind.allCases)
  func detents(_ kind: Kind) {
    let house = House()
    let host = SimulatedHost(kind, house)
    house.router.navigate(to: .note(1))
    host.settle()
    #expect(host.top.tree.detents.first as? Set<PresentationDetent> == [.medium, .large])
  }

  @Test("A change without animation is not animated", arguments: Kind.allCases)
  func immediate(_ kind: Kind) {
    let house = House()
    let host = SimulatedHost(kind, house)
    house.router.send(.push(.room(1)), isAnimated: false)
    expectSame(host, house)
    #expect(!host.isAnimated)
    house.router.push(.room(2))
    expectSame(host, house)
    #expect(host.isAnimated)
  }

  @Test("A URL opens its screen, and an unknown one shows an error", arguments: Kind.allCases)
  func openingURLs(_ kind: Kind) throws {
    let house = House()
    let host = SimulatedHost(kind, house)
    host.open(try #require(URL(string: "app://house/rooms/3/notes/4")))
    expectSame(host, house)
    #expect(house.router.state.visible.route == .note(4) && house.problem == nil)
    host.open(try #require(URL(string: "app://house/cellar")))
    expectSame(host, house)
    #expect(house.problem?.contains("cellar") == true)
  }

  @Test("Two windows have separate routers", arguments: Kind.allCases)
  func twoWindows(_ kind: Kind) throws {
    let (left, right) = (House(), House())
    let hosts = (SimulatedHost(kind, left), SimulatedHost(kind, right))
    hosts.0.open(try #require(URL(string: "app://house/rooms/3")))
    hosts.1.tap("Note")
    expectSame(hosts.0, left)
    expectSame(hosts.1, right)
    #expect(left.router.state.modals.isEmpty && right.router.state.tabs[0].depth == 0)
  }

  @Test("A restored snapshot is shown", arguments: Kind.allCases)
  func restoring(_ kind: Kind) throws {
    let (first, second) = (House(), House())
    first.router.open(try DeepLink("app://house/rooms/4/notes/5/films/6"))
    let host = SimulatedHost(kind, second)
    second.router.restore(first.router.snapshot)
    expectSame(host, second)
    #expect(second.router.snapshot == first.router.snapshot && host.layers.count == 3)
  }

  @Test("The coordinator and the router are freed with their view", arguments: Kind.allCases)
  func lifetime(_ kind: Kind) async {
    var house: House? = House()
    weak let coordinator = house
    weak let router = house?.router
    var host: SimulatedHost? = house.map { SimulatedHost(kind, $0) }
    house?.router.navigate(to: .note(1))
    host?.settle()
    house = nil
    host = nil
    while router != nil { await Task.yield() }
    #expect(coordinator == nil)
  }

  @Test("A flow whose screens are not views is drawn with closures", arguments: Kind.allCases)
  func otherScreens(_ kind: Kind) {
    let house = House()
    let host = SimulatedHost(kind) { pauses in
      FlowView(house.router, label: { PageLabel("Tab \($0.id)") }) { entry in
        Text("Page \(entry.id.description)")
      } buttons: { entry in
        Button("Close \(entry.id.description)") { house.router.dismiss(entry.id) }
      }
      .environment(\.pauses, pauses)
    }
    host.settle()
    #expect(host.window.tree.stacks.map(\.label) == [["Tab 1"], ["Tab 2"]])
    house.router.navigate(to: .question(1))
    host.settle()
    #expect(host.alert?.title == "Tab 3" && host.answer("Close 3"))
    host.settle()
    #expect(host.window.visiblePages.last?.texts == ["Page 1"] && !house.router.state.isPresenting)
  }
}
