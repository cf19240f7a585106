import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Observers of changes", .tags(.navigation))
struct NoticeTests {
  private let museum = StartedRouter<MuseumRoute>()
  private var router: Router<MuseumRoute> { museum.router }

  @Test("Observers receive every change once, after the router has the new state")
  func oneEach() {
    var seen: [NavigationSnapshot<MuseumRoute>] = []
    let router = router
    router.observe { _ in seen.append(router.state.snapshot) }
    let commands: [@MainActor (Router<MuseumRoute>) -> NavigationOutcome] = [
      { $0.push(.painting(1)) }, { $0.replaceTop(with: .painting(2)) }, { $0.navigate(to: .map) },
      { $0.push(.painting(3)) }, { $0.dismissModal() }, { $0.select(tab: .tickets, pushing: .painting(4)) },
      { $0.replaceStack(with: [.tickets, .painting(5), .painting(6)]) }, { $0.popToRoot() },
      {
        $0.open(
          NavigationSnapshot(
            tabs: [[.halls, .painting(7)], [.tickets]], modals: [.init(style: .cover, stack: [.map])]))
      },
    ]
    let states = commands.map { command in
      #expect(command(router) == .done)
      return router.state.snapshot
    }
    #expect(seen == states)
    #expect(museum.notices == commands.count)
  }

  @Test("Observers don't receive calls without an effect")
  func none() {
    #expect(router.pop(0) == .unchanged)
    #expect(router.popOrPush(.halls) == .unchanged)
    #expect(router.select(tab: .halls) == .unchanged)
    #expect(router.open(museum.snapshot) == .unchanged)
    #expect(router.back() == .refused(.atRoot))
    #expect(router.dismissModal() == .refused(.nothingPresented))
    #expect(router.replaceStack(with: []) == .refused(.emptyStack))
    #expect(museum.notices == 0)
  }

  @Test("Observers are called in the order in which they were added")
  func order() {
    var told: [Int] = []
    for number in 1...3 { router.observe { _ in told.append(number) } }
    router.push(.painting(1))
    #expect(told == [1, 2, 3])
  }

  @Test("A call from an observer waits until every observer has received the change, and none is lost")
  func commandInNotice() {
    let router = router
    var depths: [Int] = []
    var outcomes: [NavigationOutcome] = []
    router.observe { _ in
      if router.state.activeStack.depth == 1 { outcomes.append(router.push(.painting(2))) }
    }
    router.observe { _ in depths.append(router.state.activeStack.depth) }
    router.push(.painting(1))
    #expect(outcomes == [.queued])
    #expect(depths == [1, 2])
    #expect(museum.stack == [.halls, .painting(1), .painting(2)])
    #expect(museum.notices == 2)
  }

  /// A call from inside an observer that must be resolved after a first one, and the expected state after both.
  struct LateCall: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var first: @MainActor @Sendable (Router<MuseumRoute>) -> NavigationOutcome
    var call: @MainActor @Sendable (Router<MuseumRoute>) -> NavigationOutcome
    var end: NavigationSnapshot<MuseumRoute>
  }

  private nonisolated static let lateCalls = [
    LateCall(
      testDescription: "a link on top of what is open", first: { $0.push(.painting(2)) },
      call: { $0.open(DeepLink(module: "museum", path: "map"), .push) },
      end: NavigationSnapshot(
        tabs: [[.halls, .painting(1), .painting(2)], [.tickets]], modals: [.init(style: .sheet, stack: [.map])])),
    LateCall(
      testDescription: "a link that keeps other tabs",
      first: { $0.select(tab: .tickets, pushing: .painting(2)) },
      call: { $0.open(DeepLink(module: "museum", path: "halls"), .reuse) },
      end: NavigationSnapshot(tabs: [[.halls], [.tickets, .painting(2)]])),
    LateCall(
      testDescription: "a tab by its root", first: { $0.setTabs([.tickets, .halls]) },
      call: { $0.select(tab: .tickets) }, end: NavigationSnapshot(tabs: [[.tickets], [.halls, .painting(1)]])),
    LateCall(
      testDescription: "a tab by its name", first: { $0.setTabs([.tickets, .halls]) },
      call: { $0.selectTab("tickets") }, end: NavigationSnapshot(tabs: [[.tickets], [.halls, .painting(1)]])),
    LateCall(
      testDescription: "a match on the way back", first: { $0.replaceStack(with: [.tickets, .painting(1), .map]) },
      call: { $0.pop { $0 == .painting(1) } }, end: NavigationSnapshot(tabs: [[.tickets, .painting(1)], [.tickets]])),
    LateCall(
      testDescription: "a place to restore", first: { $0.setTabs([.tickets]) },
      call: { router in
        let saved = NavigationSnapshot(tabs: [[MuseumRoute.halls], [.tickets, .painting(3)]])
        return router.restore(saved.map(\.link)).outcome
      },
      end: NavigationSnapshot(tabs: [[.tickets, .painting(3)]])),
  ]

  @Test("A call from an observer is evaluated when it runs", arguments: lateCalls)
  func lateCall(_ late: LateCall) {
    expectQueued(during: { $0.push(.painting(1)) }, [late.first, late.call])
    #expect(museum.snapshot == late.end)
  }

  @Test("A queued call for a level is refused as stale if its screen has closed before the call runs")
  func lateLevel() {
    router.present(.map, as: .sheet)
    let sheet = museum.visible.id
    expectQueued(
      during: { $0.push(.painting(1)) },
      [
        { $0.dismissModals() }, { $0.present(.painting(5), as: .cover) },
        { $0.navigate(to: .painting(9), as: .push, at: .here, of: sheet) },
      ])
    #expect(
      museum.snapshot
        == NavigationSnapshot(tabs: [[.halls], [.tickets]], modals: [.init(style: .cover, stack: [.painting(5)])]))
  }

  @Test("An invalid link from an observer is refused at once")
  func badLinkInNotice() {
    let router = router
    var outcomes: [NavigationOutcome] = []
    router.observe { _ in outcomes.append(router.open(DeepLink(module: "museum", path: "attic"))) }
    router.push(.painting(1))
    guard case .refused(let refusal) = outcomes.first, let error = refusal.linkError else {
      Issue.record("It is \(outcomes)")
      return
    }
    #expect(error.text == "attic")
  }

  /// Makes calls from inside an observer of a change, and expects that they are queued.
  private func expectQueued(
    during change: (Router<MuseumRoute>) -> NavigationOutcome,
    _ calls: [@MainActor @Sendable (Router<MuseumRoute>) -> NavigationOutcome]
  ) {
    let router = router
    var waiting = calls
    router.observe { _ in
      let calls = waiting
      waiting = []
      for call in calls { #expect(call(router) == .queued) }
    }
    #expect(change(router) == .done)
  }

  @Test("Two routers don't affect each other")
  func twoRouters() {
    let other = StartedRouter<MuseumRoute>()
    router.push(.painting(1))
    #expect(other.snapshot == NavigationSnapshot(tabs: [[.halls], [.tickets]]))
    #expect(other.notices == 0)
  }
}
