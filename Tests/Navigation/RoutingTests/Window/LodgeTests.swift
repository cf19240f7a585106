import AppRouting
import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Calls that go a long way, wait, or are made by what is asked", .tags(.navigation, .gates))
struct LodgeTests {
  private let window: LodgeWindow
  private var navigator: Navigator<Screen> { window.navigator }
  private var door: Porter { window.door }
  private let lodge: Router<LodgeRoute>

  init() throws {
    window = try LodgeWindow()
    lodge = try #require(window.lodge)
  }

  // MARK: Asking

  @Test("A closure that is asked may make any call, and the window doesn't ask without end")
  func callsOfAsked() {
    lodge.push(.draft(1))
    let draft = navigator.visible.id
    var asked = 0
    let calls: [@MainActor () -> Void] = [
      { navigator.refuse(.noMatch) }, { navigator.back() }, { navigator.dismiss(draft) },
      { _ = navigator.showRoot("hall") }, { _ = window.open("lodge/home") },
    ]
    for call in calls {
      asked = 0
      window.screen()?.scope.confirmLeaving {
        asked += 1
        if asked < 100 { call() }
        return true
      }
      navigator.dismiss(draft)
      #expect(asked == 1)
      while navigator.isConfirming { navigator.answerConfirmation(false) }
      #expect(window.place == "*home drafts/1 | list")
    }
  }

  @Test("A gatekeeper and a reason to stay that make the call again don't ask without end")
  func callsOfGatekeeper() {
    door.whenAsked = { if door.questions < 100 { lodge.push(.vip(1)) } }
    #expect(lodge.push(.vip(1)) == .done)
    #expect(door.questions == 1)
    door.whenAsked = {}
    var asked = 0
    window.screen()?.scope.refuseLeaving {
      asked += 1
      if asked < 100 { navigator.back() }
      return "I stay"
    }
    #expect(navigator.back() == .refused(.unavailable("I stay")))
    #expect(asked == 1)
  }

  @Test("Two gatekeepers and a first tab that call each other's roots don't ask without end")
  func callsInTurn() throws {
    var asked: [String] = []
    var navigator: Navigator<Screen>?
    func ask(_ name: String, _ root: String) {
      asked.append(name)
      if asked.count < 100 { navigator?.showRoot(root) }
    }
    let (north, south) = (Gate("north"), Gate("south"))
    let lodge = Feature(LodgeRoute.self) { _ in ScreenFactory() }
    let hall = Feature(HallRoute.self) { _ in ScreenFactory() }.requiring(north)
    let bar = Feature(
      BarRoute.self,
      firstTab: {
        ask("first", "bar")
        return .stool
      }
    ) { _ in ScreenFactory() }.requiring(south)
    navigator = try Navigator(
      Modules([lodge, hall, bar]), root: "lodge",
      gates: [
        north: {
          ask("north", "bar")
          return .open
        },
        south: {
          ask("south", "hall")
          return .open
        },
        LodgeRoute.pass: { .open },
      ])
    navigator?.start()
    navigator?.open(HallRoute.hall.link)
    #expect(asked.count < 20 && asked.first == "north")
  }

  // MARK: Tabs

  @Test("A module that is hidden can't select its own tab behind a closed gate")
  func ownTab() throws {
    let window = try LodgeWindow("hall", requiring: true)
    window.navigator.selectTab("bar")
    window.navigator.selectTab("hall")
    window.door.state = .closed("No")
    let no = NavigationOutcome.refused(.unavailable("No"))
    #expect(window.navigator.selectTab("bar") == no)
    #expect(window.open("bar") == no)
    #expect(window.bar?.select(tab: .bar) == no)
    #expect(window.place == "*hall | bar | stool")
  }

  @Test("A tab that waits opens at its own root, by `openWaiting()` and with another root")
  func tab() throws {
    for showsRoot in [false, true] {
      let window = try LodgeWindow("hall", requiring: true)
      window.door.state = .waits
      #expect(window.navigator.selectTab("bar/stool") == .waiting(LodgeRoute.pass))
      window.door.state = .open
      let outcome =
        showsRoot
        ? window.navigator.showRoot("hall", openingWaiting: true).outcome : window.navigator.openWaiting()
      #expect(outcome == .done)
      #expect(window.place == "hall | bar | *stool")
    }
  }

  // MARK: Ways

  @Test("Going back to a route closes the modals above it, also if another module owns them")
  func down() {
    lodge.push(.page(1))
    lodge.push(.page(2))
    lodge.navigate(to: .card(1))
    #expect(window.open("hall/memos/1?style=sheet") == .done)
    #expect(lodge.pop(to: .page(3)) == .refused(.noMatch))
    #expect(lodge.popOrPush(.page(1)) == .done)
    #expect(window.place == "*home pages/1 | list")
    #expect(lodge.pop(to: .page(1)) == .unchanged)
  }

  @Test("Two stacks that begin with one root are both restored")
  func equalRoots() throws {
    lodge.replaceStack(with: [.list, .page(1)])
    lodge.push(.page(2), onTab: .list)
    let other = try LodgeWindow()
    #expect(other.navigator.restore(navigator.snapshot) == Restoration(outcome: .done))
    #expect(other.place == window.place)
  }

  @Test("The link of what is open leads somewhere from every root")
  func placeLink() throws {
    let hall = try LodgeWindow("hall")
    #expect(hall.open("hall/memos/1") == .done)
    #expect(hall.bar == nil || hall.bar?.push(.drink(2)) == .done)
    #expect(window.open(String(hall.navigator.link.description.dropFirst(6))).isOpen)
    #expect(window.open("lodge/pages/1?then=hall%2Fmemos%2F1") == .done)
  }
}
