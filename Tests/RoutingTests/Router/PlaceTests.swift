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

  @Test("A whole snapshot opens as one change, and again changes nothing")
  func whole() {
    #expect(router.open(rich) == .done)
    #expect(museum.snapshot == rich)
    let before = router.state
    #expect(router.open(rich) == .unchanged)
    #expect(router.state == before)
    #expect(museum.notices == 1)
    #expect(museum.factory.living == 8)
  }

  @Test("Open entries keep their identities and screens; the others, and those above another modal, are new")
  func reuse() {
    router.open(rich)
    let before = router.state
    var next = rich
    next.tabs[1] = [.tickets, .painting(2), .painting(9)]
    next.modals[0].stack.append(.painting(6))
    #expect(router.open(next) == .done)
    let after = router.state
    #expect(museum.snapshot == next)
    #expect(after.tabs[0] == before.tabs[0])
    #expect(after.tabs[1].prefix(2) == before.tabs[1].prefix(2) && after.tabs[1][2].id > before.modals[1].stack[0].id)
    #expect(after.modals[0].stack.prefix(2) == before.modals[0].stack.prefix(2))
    #expect(after.modals[1] == before.modals[1])

    next.modals[0].style = .cover
    #expect(router.open(next) == .done)
    #expect(museum.snapshot == next)
    #expect(Set(router.state.modals.flatMap(\.stack)).isDisjoint(with: after.modals.flatMap(\.stack)))
    #expect(museum.factory.living == museum.identities.count)
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
      #expect(router.reset(to: place) == .refused(refusal))
      #expect(router.state == before)
    }
    #expect(museum.notices == 1)
    #expect(NavigationError.differentTabs(open: 2, snapshot: 1).description == "There are 2 tabs, not 1")
  }
}
