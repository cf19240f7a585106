import Links
import Routing
import SwiftUI
import TestTopics
import Testing

@testable import RoutingUI

/// Tests that each reproduce a reported way in which SwiftUI apps end up on a wrong screen.
@Suite("SwiftUI behaviors that break navigation", .tags(.modals, .navigation))
@MainActor
struct FaultTests {
  /// A modal that is opened, and another one that replaces it in one turn.
  nonisolated static let switches: [(from: HouseRoute, to: HouseRoute)] = [
    (.note(1), .film(2)), (.film(1), .note(2)), (.question(1), .note(2)), (.note(1), .question(2)),
    (.film(1), .question(2)), (.note(1), .menu(2)), (.note(1), .note(2)), (.question(1), .film(2)),
  ]

  @Test("A modal that replaces another in one turn is shown", arguments: Habits.all, switches.indices)
  func replacing(_ habits: Habits, _ index: Int) throws {
    let (house, (from, to)) = (try House(), Self.switches[index])
    let host = SimulatedHost(habits, house)
    house.router.navigate(to: from)
    expectSame(host, house)
    house.router.dismissModal()
    house.router.navigate(to: to)
    expectSame(host, house)
  }

  @Test("An alert that replaces an alert is shown, and the closing one keeps its title", arguments: Habits.all)
  func alertAfterAlert(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    house.router.navigate(to: .question(1))
    expectSame(host, house)
    #expect(host.alert?.message == ["Answer 1?"])
    #expect(host.alert?.buttons.map { $0.role?.stubName ?? "" } == ["destructive", "", "cancel"])
    host.answer("Next")
    expectSame(host, house)
    #expect(host.alert?.title == "Question 2")
  }

  @Test("A confirmation over an open alert is shown, and its buttons answer it", arguments: Habits.all)
  func confirmationOverAlert(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    house.router.navigate(to: .draft(1))
    host.settle()
    host.type("Text")
    house.router.navigate(to: .question(1))
    expectSame(host, house)
    house.router.dismissModals()
    #expect(house.navigator.isConfirming)
    expectSame(host, house)
    #expect(host.alert?.title == "Discard the draft?")
    host.answer("Keep")
    expectSame(host, house)
    #expect(host.alert?.title == "Question 1", "the alert below comes back")
    house.router.dismissModals()
    host.settle()
    host.answer("Discard")
    expectSame(host, house)
    #expect(!house.router.state.isPresenting)
  }

  @Test("The second tap of a double tap has no effect", arguments: Habits.all, ["Push", "Note", "Film", "Ask"])
  func doubleTap(_ habits: Habits, _ button: String) throws {
    let (house, host) = try showHouse(habits)
    host.tap(button, times: 2)
    expectSame(host, house)
    #expect(house.router.state.entries.count == 3, "two roots and one more")
    #expect(house.outcomes.count == 1, "the second call is not even made")
  }

  @Test("A refused pop shows the page again and keeps its draft", arguments: Habits.all)
  func refusedBack(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    house.router.push(.room(1))
    house.router.push(.draft(1))
    expectSame(host, house)
    #expect(host.goBack(isForced: false), "nothing is typed yet")
    expectSame(host, house)
    house.router.push(.draft(2))
    host.settle()
    host.type("Text")
    host.settle()
    #expect(!host.goBack(), "the system's own button is hidden")
    #expect(host.goBack(isForced: true, writing: 2), "but a gesture may get through")
    expectSame(host, house)
    #expect(house.navigator.isConfirming)
    host.answer("Keep")
    expectSame(host, house)
    #expect(host.top.visiblePages.last?.fields.first?.1.wrappedValue == "Text")
    host.tap("Back")
    host.settle()
    host.answer("Discard")
    expectSame(host, house)
    #expect(house.depths[0] == 1)
  }

  @Test(
    "A refused swipe shows the sheet again, and a draft disables interactive dismissal",
    arguments: Habits.all)
  func refusedSwipe(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    house.router.navigate(to: .draft(1))
    host.settle()
    #expect(!host.top.tree.isDismissDisabled)
    host.type("Text")
    host.settle()
    #expect(host.top.tree.isDismissDisabled && !host.swipeDown())
    #expect(host.swipeDown(isForced: true, writing: 2))
    expectSame(host, house)
    #expect(house.navigator.isConfirming && host.top.kind == .sheet)
    host.answer("Keep")
    expectSame(host, house)
    #expect(host.tap("Close"), "a button is the way out while the gesture is off")
    expectSame(host, house)
    #expect(house.navigator.isConfirming)
    host.answer("Keep")
    expectSame(host, house)
    host.type("")
    host.settle()
    #expect(!host.tap("Close") && host.swipeDown())
    expectSame(host, house)
    #expect(!house.router.state.isPresenting)
  }

  @Test("The late end of an alert doesn't close the next one", arguments: Habits.all, [1, 2])
  func lateEndOfAlert(_ habits: Habits, _ times: Int) throws {
    let (house, host) = try showHouse(habits)
    house.router.navigate(to: .question(1))
    host.settle()
    host.answer("Nothing", writing: times)
    house.router.dismissModal()
    house.router.navigate(to: .question(2))
    host.endTurn()
    for _ in 0..<3 { host.tick() }
    host.writeBindings()
    expectSame(host, house)
    #expect(house.router.state.visible?.route == .question(2))
  }

  @Test("A modal stays while the root below it changes", arguments: Habits.all)
  func presenterStays(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    house.router.navigate(to: .note(1))
    host.settle()
    let sheet = host.top
    var snapshot = house.router.state.snapshot
    snapshot.tabs[0] = [.room(5)]
    house.router.open(snapshot)
    expectSame(host, house)
    #expect(host.top === sheet, "the sheet was not presented again")
    house.setTabs([.room(5)])
    expectSame(host, house)
    #expect(host.top === sheet)
  }

  @Test(
    "A tap on the page below a sheet during its swipe takes effect", arguments: Habits.all, ["Push", "Note"])
  func tapBelowClosingSheet(_ habits: Habits, _ button: String) throws {
    let (house, host) = try showHouse(habits)
    house.router.navigate(to: .note(1))
    host.settle()
    #expect(host.swipeDown())
    #expect(host.tap(button), "the binding is not written yet")
    expectSame(host, house)
    #expect(house.router.state.visible?.route == (button == "Push" ? .room(1) : .note(1)))
    #expect(house.router.state.entries.count == 3)
  }

  @Test(
    "A tap below a sheet during its swipe has no effect while the sheet asks for confirmation", arguments: Habits.all)
  func tapBelowDraft(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    house.router.navigate(to: .draft(1))
    host.settle()
    host.type("Text")
    #expect(host.swipeDown(isForced: true))
    #expect(host.tap("Push"), "the binding is not written yet")
    #expect(house.outcomes.isEmpty && house.navigator.isConfirming)
    expectSame(host, house)
    #expect(house.depths[0] == 0 && host.alert?.title == "Discard the draft?")
  }

  @Test("A route can hide the tab bar", arguments: Habits.all)
  func hiddenTabBar(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    house.router.push(.room(9))
    host.settle()
    #expect(host.top.visiblePages.last?.isTabBarHidden == true)
    #expect(host.window.stack?.sidebar?.isTabBarHidden == false)
  }

  @Test(
    "A question that comes during the swipe of its sheet is drawn, and the window takes taps", arguments: Habits.all)
  func swipeBelowQuestion(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    house.router.navigate(to: .draft(1))
    host.settle()
    host.type("Text")
    #expect(host.swipeDown(isForced: true))
    #expect(house.open("app://house/rooms/3") == .needsConfirmation, "the sheet is still moving")
    host.endTurn()
    host.tick()
    expectSame(host, house)
    #expect(host.alert?.title == "Discard the draft?")
    host.answer("Discard")
    expectSame(host, house)
    #expect(house.router.state.visible?.route == .room(3) && host.tap("Push"), "the link has opened")
    expectSame(host, house)
  }

  @Test("A page whose removal SwiftUI has lost behind another tab goes when the tab is shown", arguments: Habits.all)
  func lostPop(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    house.router.push(.room(1))
    host.endTurn()
    host.tapTab(1)
    host.writeBindings()
    host.endTurn()
    house.setTabs([.hall, .garden], clearingFirst: true)
    host.settle()
    host.tapTab(0)
    expectSame(host, house)
    #expect(host.tap("Push"))
    expectSame(host, house)
  }

  @Test("A plain button receives no second tap after its page is covered", arguments: Habits.all)
  func doubleTapOnPlainButton(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    host.tap("Plain push")
    host.endTurn()
    #expect(!host.tap("Plain push", on: host.window.stack?.sidebar), "the page below takes no taps")
    expectSame(host, house)
  }
}
