import Links
import Routing
import SwiftUI
import TestTopics
import Testing

@testable import RoutingUI

@Suite("Drafts on the screen", .tags(.confirmation, .modals))
@MainActor
struct DraftTests {
  @Test("A draft on a page pushed in a sheet turns the swipe off, and its end turns it on again", arguments: Habits.all)
  func pushedDraft(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    house.router.navigate(to: .note(1), as: .sheet)
    host.settle()
    house.router.push(.draft(2))
    host.settle()
    #expect(!host.top.tree.isDismissDisabled)
    host.type("Text")
    #expect(host.top.tree.isDismissDisabled && host.top.visiblePages.last?.isBackHidden == true && !host.swipeDown())
    host.type("")
    #expect(!host.top.tree.isDismissDisabled && host.top.visiblePages.last?.isBackHidden == false)
    host.type("Text")
    house.router.navigate(to: .film(1))
    host.settle()
    #expect(host.layers[1].tree.isDismissDisabled, "the draft lies below")
    house.router.dismissModal()
    host.settle()
    host.goBack(isForced: true)
    host.settle()
    host.answer("Discard")
    expectSame(host, house)
    #expect(!host.top.tree.isDismissDisabled && host.swipeDown())
    expectSame(host, house)
  }

  @Test("A draft on one tab leaves the way back on the other", arguments: Habits.all)
  func draftOnOtherTab(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    house.router.push(.draft(1))
    host.settle()
    host.type("Text")
    #expect(host.top.visiblePages.last?.isBackHidden == true)
    host.tapTab(1)
    host.settle()
    house.router.push(.room(1))
    host.settle()
    #expect(host.top.visiblePages.last?.isBackHidden == false && host.goBack())
    expectSame(host, house)
  }

  @Test("A root with a draft has no back button, and a page pushed in a cover no close button", arguments: Habits.all)
  func buttonsOfRoots(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    func bar() -> [String]? { host.top.visiblePages.last.map { $0.toolbar.map(\.title) } }
    house.router.navigate(to: .draft(1))
    host.settle()
    #expect(bar() == [])
    host.type("Text")
    #expect(bar() == ["Close"] && host.top.visiblePages.last?.shortcuts == ["cancel"])
    host.type("")
    house.router.push(.draft(2))
    host.settle()
    host.type("Text")
    #expect(bar() == ["Back"])
    host.type("")
    house.router.navigate(to: .film(1))
    house.router.push(.room(1))
    host.settle()
    #expect(bar() == [])
    #expect(host.goBack())
    host.settle()
    #expect(bar() == ["Close"])
  }

  @Test("A draft below a sheet leaves its swipe on", arguments: Habits.all)
  func draftBelow(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    house.router.push(.draft(1))
    host.settle()
    host.type("Text")
    house.router.navigate(to: .note(1), as: .sheet)
    host.settle()
    #expect(!host.top.tree.isDismissDisabled && host.swipeDown())
    expectSame(host, house)
  }

  @Test("A guard that a page sets after it was drawn turns the swipe off", arguments: Habits.all)
  func lateGuard(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    house.router.navigate(to: .draft(0), as: .sheet)
    host.settle()
    #expect(!host.top.tree.isDismissDisabled)
    host.tap("Guard")
    host.settle()
    #expect(host.top.tree.isDismissDisabled)
  }

  @Test("A sheet can't be swiped away while a draft above it is unsaved", arguments: Habits.all)
  func draftAbove(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    house.router.navigate(to: .note(1))
    house.router.navigate(to: .draft(1), as: .sheet)
    host.settle()
    host.type("Text")
    host.settle()
    #expect(host.layers.map(\.tree.isDismissDisabled) == [false, true, true])
  }
}
