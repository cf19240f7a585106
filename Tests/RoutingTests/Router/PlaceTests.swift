import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Opening a snapshot", .tags(.navigation, .links))
struct PlaceTests {
  private let museum = StartedRouter<MuseumRoute>()
  private var router: Router<MuseumRoute> { museum.router }

  /// A snapshot with stacks in two tabs and in two modals.
  private let rich = NavigationSnapshot<MuseumRoute>(
    tabs: [[.halls, .painting(1)], [.tickets, .painting(2), .painting(3)]], selectedTab: 1,
    modals: [.init(style: .sheet, stack: [.map, .painting(4)]), .init(style: .cover, stack: [.painting(5)])])

  @Test("A whole snapshot opens as one change")
  func whole() {
    #expect(router.open(rich) == .done)
    #expect(museum.snapshot == rich)
    #expect(museum.notices == 1)
    #expect(museum.factory.living == 8)
  }

  @Test("Opening the current snapshot changes nothing")
  func again() {
    router.open(rich)
    let before = router.state
    #expect(router.open(rich) == .unchanged)
    #expect(router.state == before)
    #expect(museum.notices == 1)
  }

  @Test("Open entries keep their identities and screens, and only the others are new")
  func reuse() {
    router.open(rich)
    let before = router.state
    var next = rich
    next.tabs[1] = [.tickets, .painting(2), .painting(9)]
    next.modals = [.init(style: .sheet, stack: [.map, .painting(4), .painting(6)])]

    #expect(router.open(next) == .done)

    let after = router.state
    #expect(museum.snapshot == next)
    #expect(after.tabs[0] == before.tabs[0])
    #expect(after.tabs[1].entries.prefix(2) == before.tabs[1].entries.prefix(2))
    #expect(after.tabs[1].top.id > before.modals[1].stack.top.id)
    #expect(after.modals[0].stack.entries.prefix(2) == before.modals[0].stack.entries.prefix(2))
    #expect(museum.factory.living == 8)
  }

  @Test("A modal with another style or root gets a new identity")
  func otherModal() {
    router.open(rich)
    let old = router.state.modals[0].stack.root.id
    var next = rich
    next.modals[0].style = .cover

    #expect(router.open(next) == .done)

    #expect(museum.snapshot == next)
    #expect(router.state.modals[0].stack.root.id != old)
    #expect(router.state.modals[1].stack.root.id > old)
    #expect(router.screen(of: old) == nil)
  }

  @Test("An invalid snapshot is refused as a whole")
  func refused() {
    router.open(rich)
    let before = router.state
    let refusals: [(NavigationError, (inout NavigationSnapshot<MuseumRoute>) -> Void)] = [
      (.emptyStack, { $0.tabs[0] = [] }),
      (.emptyStack, { $0.modals[1].stack = [] }),
      (.differentTabs(open: 2, snapshot: 0), { $0.tabs = [] }),
      (.differentTabs(open: 2, snapshot: 1), { $0.tabs.removeLast() }),
      (.alertIsOpen, { $0.modals.append(contentsOf: [.init(style: .alert, stack: [.map]), $0.modals[0]]) }),
      (.alertIsOpen, { $0.modals.append(.init(style: .alert, stack: [.map, .map])) }),
      (.notAModal, { $0.modals[0].style = .push }),
      (.noSuchTab("2"), { $0.selectedTab = 2 }),
      (.noSuchTab("-1"), { $0.selectedTab = -1 }),
    ]
    for (refusal, spoil) in refusals {
      var place = rich
      place.tabs[0].append(.painting(9))
      spoil(&place)
      #expect(router.open(place) == .refused(refusal))
      #expect(router.state == before)
    }
    #expect(museum.notices == 1)
  }

  @Test("A snapshot of links can be restored in another router")
  func restore() {
    router.open(rich)
    let other = StartedRouter<MuseumRoute>()
    #expect(other.router.restore(router.snapshot) == Restoration(outcome: .done, losses: []))
    #expect(other.snapshot == rich)
    #expect(other.notices == 1)
  }
}
