import Links
import Routing
import SwiftUI
import TestTopics
import Testing

@testable import RoutingUI

/// Tests of what the screen reports, or fails to report, and of what stays meanwhile.
@Suite("What the screen reports", .tags(.modals, .navigation))
@MainActor
struct ReportTests {
  // MARK: What SwiftUI has lost

  @Test(
    "A question that comes during the swipe of its sheet is drawn, and the window takes taps", arguments: Habits.all)
  func swipeBelowQuestion(_ habits: Habits) throws {
    let house = try House()
    let host = SimulatedHost(habits, house)
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
    let house = try House()
    let host = SimulatedHost(habits, house)
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

  @Test("A page whose removal SwiftUI has lost below a cover is gone soon after the cover", arguments: Habits.all)
  func lostPopBelowCover(_ habits: Habits) throws {
    let house = try House()
    var habits = habits
    habits.hidesBelowCovers = true
    let host = SimulatedHost(habits, house)
    house.router.push(.room(1))
    host.endTurn()
    house.router.pop()
    house.router.navigate(to: .film(1))
    host.settle()
    host.tap("Close")
    expectSame(host, house)
  }

  @Test("A sheet that is dismissed while it appears goes, although the late end of the last one is taken for its own")
  func dismissedAfterLateReport() throws {
    let house = try House()
    let host = SimulatedHost(
      Habits(comparesWithLast: true, ignoresDismissals: true, appearsEarly: true, dismissReports: 2), house)
    house.router.navigate(to: .note(1))
    host.settle()
    house.router.dismissModal()
    house.router.navigate(to: .note(2))
    host.endTurn()
    host.tick()
    host.endTurn()
    #expect(host.top.kind == .sheet && host.top.phase == .appearing)
    house.router.dismissModal()
    expectSame(host, house)
    house.router.navigate(to: .question(1))
    expectSame(host, house)
  }

  @Test("A page that SwiftUI hasn't pushed comes without an action of the user", arguments: Habits.all)
  func lostPush(_ habits: Habits) throws {
    let house = try House()
    let host = SimulatedHost(habits, house)
    house.router.push(.room(1))
    host.endTurn()
    house.router.push(.room(2))
    expectSame(host, house)
  }

  @Test("An alert that UIKit drops comes back without a tap", arguments: [1, 2, 5])
  func droppedAlert(_ drops: Int) throws {
    let house = try House()
    let host = SimulatedHost(Habits(comparesWithLast: true, alertDrops: drops), house)
    house.router.navigate(to: .question(1))
    expectSame(host, house)
    #expect(host.alert?.title == "Question 1" && host.droppedAlerts == drops)
  }

  @Test("An alert that something foreign keeps away comes when that has gone", arguments: [1, 2, 5])
  func alertBelowForeign(_ times: Int) throws {
    let house = try House()
    let host = SimulatedHost(.compares, house)
    host.presentForeignModal()
    house.router.navigate(to: .question(1))
    for _ in 0..<times { host.settle() }
    #expect(host.alert == nil)
    host.dismissForeignModal()
    expectSame(host, house)
    #expect(host.alert?.title == "Question 1")
  }

  @Test("A scene that begins in the background shows a modal when it is active", arguments: Habits.all)
  func firstPhase(_ habits: Habits) throws {
    let house = try House()
    house.router.navigate(to: .note(1))
    let host = SimulatedHost(habits, house, phase: .background)
    host.settle()
    host.changePhase(.active)
    expectSame(host, house)
    #expect(host.top.kind == .sheet)
  }

  // MARK: What a body reads

  @Test("A draft on a page pushed in a sheet turns the swipe off, and its end turns it on again", arguments: Habits.all)
  func pushedDraft(_ habits: Habits) throws {
    let house = try House()
    let host = SimulatedHost(habits, house)
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
    let house = try House()
    let host = SimulatedHost(habits, house)
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
    let house = try House()
    let host = SimulatedHost(habits, house)
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
    let house = try House()
    let host = SimulatedHost(habits, house)
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
    let house = try House()
    let host = SimulatedHost(habits, house)
    house.router.navigate(to: .draft(0), as: .sheet)
    host.settle()
    #expect(!host.top.tree.isDismissDisabled)
    host.tap("Guard")
    host.settle()
    #expect(host.top.tree.isDismissDisabled)
  }

  // MARK: What stays

  /// Counts on the visible page, whose view forgets the number if it is made again.
  private func count(_ host: SimulatedHost, on page: PageTree? = nil) {
    #expect(host.tap("Count", on: page))
    host.settle()
  }

  private func counts(_ host: SimulatedHost) -> [String] {
    host.window.visiblePages.flatMap(\.texts).filter { $0.hasPrefix("counted") }
  }

  @Test("Pages keep their state when the width of the window changes, also in the background", arguments: Habits.all)
  func width(_ habits: Habits) throws {
    let house = try House()
    let host = SimulatedHost(habits, house)
    count(host)
    house.router.push(.room(1))
    host.settle()
    count(host)
    house.router.push(.room(2))
    host.settle()
    count(host)
    #expect(counts(host) == ["counted 1", "counted 1", "counted 1"])
    for phase in [ScenePhase.active, .background] {
      host.changePhase(phase)
      for isWide in [true, false, true, false] {
        host.changeWidth(isWide: isWide)
        host.settle()
        #expect(counts(host) == ["counted 1", "counted 1", "counted 1"])
      }
    }
    host.changePhase(.active)
    expectSame(host, house)
    host.changeWidth(isWide: true)
    host.settle()
    count(host, on: host.window.stack?.sidebar)
    #expect(counts(host) == ["counted 2", "counted 1", "counted 1"])
    host.goBack()
    host.settle()
    host.changeWidth(isWide: false)
    host.settle()
    #expect(host.goBack(), "from the details to the list")
    expectSame(host, house)
    #expect(counts(host) == ["counted 2"] && house.depths[0] == 0)
  }

  @Test("A page below a cover keeps its state when another one is pushed on it there", arguments: Habits.all)
  func pushBelowCover(_ habits: Habits) throws {
    let house = try House()
    let host = SimulatedHost(habits, house)
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
    let house = try House()
    let host = SimulatedHost(habits, house, isWide: true)
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
    let house = try House()
    let host = SimulatedHost(habits, house)
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

  // MARK: Small things

  @Test("Choosing the visible tab at its root scrolls its page to the top", arguments: Habits.all)
  func scrolling(_ habits: Habits) throws {
    let house = try House()
    let host = SimulatedHost(habits, house)
    house.router.push(.room(1))
    host.settle()
    host.tapTab(0)
    host.settle()
    #expect(host.scrolls.isEmpty, "it goes back first")
    host.tapTab(0)
    expectSame(host, house)
    #expect(host.scrolls == ["top"])
    host.tapTab(1)
    host.settle()
    host.tapTab(1, writing: 2)
    host.settle()
    #expect(host.scrolls == ["top", "top"])
  }

  @Test("A popover hangs on the button that has opened it, and on the page if the app opens it", arguments: Habits.all)
  func popover(_ habits: Habits) throws {
    let house = try House()
    let host = SimulatedHost(habits, house)
    #expect(host.tap("Menu"))
    expectSame(host, house)
    #expect(host.top.kind == .popover && host.top.anchor == CGRect(x: 0, y: 160, width: 100, height: 40))
    house.router.dismissModals()
    host.settle()
    host.tap("Count")
    host.settle()
    host.tap("Menu")
    expectSame(host, house)
    #expect(host.top.anchor?.minY == 200, "another button has come above it")
    house.router.push(.room(3))
    expectSame(host, house)
    #expect(host.top.kind == .popover, "it stays one when a page is pushed in it")
    house.router.dismissModals()
    host.settle()
    house.router.navigate(to: .menu(2))
    expectSame(host, house)
    #expect(host.top.kind == .popover && host.top.anchor == nil)
    house.router.dismissModals()
    house.router.navigate(to: .menu(3), as: .cover)
    expectSame(host, house)
    #expect(host.top.kind == .cover, "a link or a call may ask for another style")
  }

  @Test(
    "A navigator that starts again shows its new screens, and one that starts late its first", arguments: Habits.all)
  func startingAgain(_ habits: Habits) throws {
    let house = try House()
    let host = SimulatedHost(habits, house)
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

  @Test("Of several tabs with one route, each can be chosen", arguments: Habits.all)
  func sameTabs(_ habits: Habits) throws {
    let house = try House()
    let host = SimulatedHost(habits, house)
    let garden = [AnyRoute(HouseRoute.garden)]
    house.navigator.open(NavigationSnapshot(tabs: house.navigator.routes.tabs + [garden, garden]))
    host.settle()
    for tab in [3, 2, 1, 0] {
      #expect(host.tapTab(tab))
      expectSame(host, house)
      #expect(house.navigator.routes.selectedTab == tab)
    }
  }

  @Test("A move of the user goes through the wrapper of the app, which may refuse it", arguments: Habits.all)
  func moves(_ habits: Habits) throws {
    let house = try House()
    var moves: [NavigationOutcome] = []
    var isRefusing = false
    let host = SimulatedHost(habits) { pauses in
      FlowView(house.navigator)
        .onMove { move in if !isRefusing { moves.append(move()) } }
        .environment(\.pauses, pauses)
    }
    host.settle()
    house.router.push(.room(1))
    host.settle()
    host.goBack()
    expectSame(host, house)
    host.tapTab(1)
    expectSame(host, house)
    house.router.navigate(to: .film(1))
    host.settle()
    host.tap("Close")
    expectSame(host, house)
    #expect(moves == [.done, .done, .done])
    isRefusing = true
    host.tapTab(0)
    expectSame(host, house)
    #expect(moves.count == 3 && house.navigator.routes.selectedTab == 1)
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

  @Test("A wide window shows the placeholder beside its list while nothing is pushed", arguments: Habits.all)
  func placeholder(_ habits: Habits) throws {
    let house = try House()
    let host = SimulatedHost(habits) { pauses in
      FlowView(house.navigator).detailPlaceholder { Text(verbatim: "Choose a room") }.environment(\.pauses, pauses)
    }
    host.changeWidth(isWide: true)
    host.settle()
    #expect(host.window.stack?.root.texts == ["Choose a room"])
    house.router.push(.room(1))
    host.settle()
    #expect(host.window.stack?.root.texts.first == "rooms/1 #3")
  }

  @Test("A page knows whether a modal is over it, and an alert is none", arguments: Habits.all)
  func isOnTop(_ habits: Habits) throws {
    let house = try House()
    let host = SimulatedHost(habits) { pauses in
      FlowView(house.navigator) { entry in
        TopPage(name: "\(entry.id)")
      } buttons: { _ in
        Button("OK") {}
      }
      .environment(\.pauses, pauses)
    }
    host.settle()
    func tops() -> [String] { host.layers.flatMap(\.visiblePages).flatMap(\.texts).filter { $0.hasPrefix("top") } }
    #expect(tops() == ["top 1"])
    house.router.push(.room(1))
    house.router.navigate(to: .note(1), as: .sheet)
    host.settle()
    #expect(tops() == ["top 4"])
    house.router.navigate(to: .question(1))
    host.settle()
    #expect(tops() == ["top 4"])
    house.router.dismissModals()
    host.settle()
    #expect(tops() == ["top 3"])
  }
}

private struct TopPage: View {
  let name: String
  @Environment(\.page) private var page
  var body: some View { Text(verbatim: "\(page.isOnTop ? "top" : "below") \(name)") }
}
