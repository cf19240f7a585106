import Links
import Observation
import Routing
import SwiftUI
import TestTopics
import Testing

@testable import RoutingUI

@Suite("FlowView", .tags(.navigation, .modals, .links))
@MainActor
struct FlowViewTests {
  @Test("A sheet uses the detents of its route", arguments: Habits.all)
  func detents(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    house.router.navigate(to: .note(1))
    host.settle()
    #expect(host.top.tree.detents.first as? Set<PresentationDetent> == [.medium, .large])
    house.router.push(.room(1))
    host.settle()
    #expect(host.top.tree.detents.first as? Set<PresentationDetent> == [.medium, .large])
    house.router.navigate(to: .draft(1))
    host.settle()
    #expect(host.top.tree.detents.isEmpty, "the page may declare its own")
    let detents: [ModalOptions.Detent] = [.medium, .large, .fraction(0.5), .height(200)]
    #expect(detents.map { PresentationDetent($0) } == [.medium, .large, .fraction(0.5), .height(200)])
  }

  @Test("A change without animation is not animated", arguments: Habits.all)
  func immediate(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    house.router.withoutAnimation { _ = house.router.push(.room(1)) }
    expectSame(host, house)
    #expect(!host.isAnimated)
    house.router.push(.room(2))
    expectSame(host, house)
    #expect(host.isAnimated)
  }

  @Test("The coordinator and the navigator are freed with their view", arguments: Habits.all)
  func lifetime(_ habits: Habits) async throws {
    var house: House? = try House()
    weak let coordinator = house
    weak let navigator = house?.navigator
    var host: SimulatedHost? = house.map { SimulatedHost(habits, $0) }
    house?.router.navigate(to: .note(1))
    host?.settle()
    house = nil
    host = nil
    while navigator != nil { await Task.yield() }
    #expect(coordinator == nil)
  }

  @Test(
    "The closures of an app draw screens that are not views, and decide how modals are presented",
    arguments: Habits.all)
  func closures(_ habits: Habits) throws {
    let house = try House()
    let host = SimulatedHost(habits) { pauses in
      FlowView(
        house.navigator, label: { PageLabel("Tab \($0.id)") },
        options: {
          ModalOptions(
            detents: [.height(200)], isPopover: $0.route == AnyRoute(HouseRoute.note(1)), hasCloseButton: false)
        },
        page: { Text("Page \($0.id.description)") },
        buttons: { entry in Button("Close \(entry.id.description)") { house.router.dismiss(entry.id) } }
      )
      .environment(\.pauses, pauses)
    }
    host.settle()
    #expect(host.window.tree.stacks.map(\.label) == [["Tab 1"], ["Tab 2"]])
    house.router.navigate(to: .question(1))
    host.settle()
    #expect(host.alert?.title == "Tab 3" && host.answer("Close 3"))
    host.settle()
    #expect(host.window.visiblePages.last?.texts == ["Page 1"] && !house.router.state.isPresenting)
    house.router.navigate(to: .note(1), as: .sheet)
    host.settle()
    #expect(host.top.kind == .popover && host.top.tree.detents.first as? Set<PresentationDetent> == [.height(200)])
    house.router.navigate(to: .film(1))
    host.settle()
    #expect(host.top.kind == .cover && !host.tap("Close"))
  }

  @Test("A page reads its entry and how often it was to scroll, and outside a flow it performs every tap")
  func context() throws {
    let house = try House()
    let host = SimulatedHost(.rereads) { pauses in
      FlowView(house.navigator, label: { _ in PageLabel("Tab") }) { _ in ContextPage() }.environment(\.pauses, pauses)
    }
    host.settle()
    #expect(host.window.tree.stacks.map(\.label) == [["Tab"], ["Tab"]])
    house.router.push(.room(1))
    host.settle()
    #expect(host.window.visiblePages.map { $0.texts.first } == ["entry 1, 0", "entry 3, 0"])
    for _ in 0..<2 {
      host.tapTab(0)
      host.settle()
    }
    #expect(host.window.visiblePages.map { $0.texts.first } == ["entry 1, 1"])
    let alone = EnvironmentValues().page
    #expect(alone.entry == nil && alone.isOnTop && alone.scrollsToTop == 0)
    var taps = 0
    ViewWalker().page(of: PageButton("Tap") { taps += 1 }).buttons.first?.action()
    #expect(taps == 1)
  }

  @Test("A preview opens a place of a module behind a gate")
  func gatedPreview() {
    let host = SimulatedHost(.rereads) { _ in
      FlowPreview(Feature(VaultRoute.self) { _ in Rooms { nil } }, at: "app://vault/safe")
    }
    host.settle()
    #expect(host.window.visiblePages.last?.texts.first?.hasPrefix("safe") == true)
  }

  @Test("A view that receives another navigator shows what is open there", arguments: Habits.all)
  func anotherNavigator(_ habits: Habits) throws {
    let (house, other) = (try House(), try House())
    other.router.push(.room(4))
    let shown = ShownHouse(house)
    let host = SimulatedHost(habits) { pauses in ShownHouseView(shown: shown).environment(\.pauses, pauses) }
    expectSame(host, house)
    shown.house = other
    expectSame(host, other)
  }

  @Test("A modal without room is reported once, and shown when there is room", arguments: Habits.all)
  func noRoom(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
    host.presentForeignModal()
    house.router.navigate(to: .note(1), as: .sheet)
    host.settle()
    #expect(house.problems == [.notShown(house.navigator.visible.id)] && host.layers.count == 1)
    host.dismissForeignModal()
    expectSame(host, house)
    #expect(house.problems.count == 1)
  }

  @Test("Of two views of one navigator in a window, one shows a modal and the other reports that it can't")
  func twice() throws {
    let house = try House()
    let host = SimulatedHost(.rereads) { pauses in
      VStack {
        FlowView(house.navigator)
        FlowView(house.navigator).onProblem { house.problems.append($0) }
      }
      .environment(\.pauses, pauses)
    }
    host.settle()
    house.router.navigate(to: .note(1), as: .sheet)
    host.settle()
    #expect(host.layers.map(\.kind) == [nil, .sheet])
    #expect(house.problems == [.notShown(house.navigator.visible.id)])
    host.swipeDown()
    host.settle()
    #expect(host.layers.count == 1 && !house.router.state.isPresenting)
  }

  @Test("Nothing is presented while the scene isn't active", arguments: Habits.all, [ScenePhase.inactive, .background])
  func inactive(_ habits: Habits, _ phase: ScenePhase) throws {
    let (house, host) = try showHouse(habits)
    host.changePhase(phase)
    host.settle()
    house.router.navigate(to: .note(1), as: .sheet)
    host.settle()
    #expect(host.isAskedForNothing && house.problems.isEmpty)
    host.changePhase(.active)
    expectSame(host, house)
  }

  @Test("A view whose navigator has not been started reports it")
  func notStarted() throws {
    let house = try House()
    let navigator = try Navigator(house.navigator.modules, root: "house")
    let host = SimulatedHost(.rereads) { _ in FlowView(navigator).onProblem { house.problems.append($0) } }
    host.settle()
    #expect(house.problems == [.notStarted] && host.faults == [])
  }

  @Test("A popover hangs on the button that has opened it, and on the page if the app opens it", arguments: Habits.all)
  func popover(_ habits: Habits) throws {
    let (house, host) = try showHouse(habits)
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

  @Test("The next modal is presented when the end of the last one is reported", arguments: [true, false])
  func afterReport(_ isSheetFirst: Bool) throws {
    let (house, host) = try showHouse(.rereads)
    house.router.navigate(to: isSheetFirst ? .note(1) : .film(1))
    host.settle()
    house.router.dismissModal()
    house.router.navigate(to: isSheetFirst ? .film(2) : .note(2))
    host.endTurn()
    host.tick()
    host.endTurn()
    #expect(host.top.kind == (isSheetFirst ? .cover : .sheet))
    expectSame(host, house)
  }

  @Test("A stack is drawn again if a removed page stays, and not if it shows for a moment", arguments: [true, false])
  func removedPage(_ stays: Bool) throws {
    let (house, host) = try showHouse(.rereads)
    house.router.push(.room(1))
    host.settle()
    let (page, stack) = (try #require(host.top.visiblePages.last), host.window.stack?.identity)
    house.router.pop(1)
    host.settle()
    for action in page.appear + (stays ? [] : page.disappear) { action() }
    expectSame(host, house)
    #expect((host.window.stack?.identity != stack) == stays)
  }
}

/// A page that shows what it reads from its environment.
private struct ContextPage: View {
  @Environment(\.page) private var page
  var body: some View { Text(verbatim: "entry \(page.entry?.description ?? "none"), \(page.scrollsToTop)") }
}

/// A module whose gate is closed until an app says otherwise.
private enum VaultRoute: ViewRoute {
  case door, safe

  static let links = RouteLinks<Self>(
    "vault", requires: Gate("a key"), root: .door, routes: .route(.door), .route(.safe))

  var path: LinkPath { self == .door ? "door" : "safe" }
  var label: PageLabel { PageLabel("\(path)") }

  func screen(in rooms: Rooms, scope: Scope) -> any PageScreen { rooms.screen(self, isDraft: false, scope) }
}

@MainActor
@Observable
private final class ShownHouse {
  var house: House
  init(_ house: House) { self.house = house }
}

private struct ShownHouseView: View {
  let shown: ShownHouse
  var body: some View { FlowView(shown.house.navigator) }
}

private struct TopPage: View {
  let name: String
  @Environment(\.page) private var page
  var body: some View { Text(verbatim: "\(page.isOnTop ? "top" : "below") \(name)") }
}
