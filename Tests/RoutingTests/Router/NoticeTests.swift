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
  private var navigator: Navigator<Screen> { museum.navigator }

  @Test("Observers don't receive calls without an effect")
  func none() {
    #expect(router.pop(0) == .unchanged)
    #expect(router.popOrPush(.halls) == .unchanged)
    #expect(router.select(tab: .halls) == .unchanged)
    #expect(router.open(museum.snapshot) == .unchanged)
    #expect(museum.notices == 0)
  }

  @Test("Calls from observers, and from their observers, run in order, and none is lost")
  func queue() {
    let (router, log) = (router, EventLog(router))
    router.observe { event in
      guard case .painting(let number)? = event.to.route.base as? MuseumRoute, number < 100 else { return }
      #expect(router.push(.painting(number * 10)) == .queued)
      #expect(router.push(.painting(number * 10 + 1)) == .queued)
    }
    #expect(router.push(.painting(1)) == .done)
    let numbers = [1, 10, 11, 100, 101, 110, 111]
    #expect(museum.stack == [.halls] + numbers.map { .painting($0) })
    #expect(log.numbers == Array(1...7))
    #expect(log.shown == numbers.map { "push paintings/\($0)" })
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
      testDescription: "a match on the way back", first: { $0.replaceStack(with: [.tickets, .painting(1), .map]) },
      call: { $0.pop { $0 == .painting(1) } }, end: NavigationSnapshot(tabs: [[.tickets, .painting(1)], [.tickets]])),
    LateCall(
      testDescription: "a place to restore", first: { $0.setTabs([.tickets]) },
      call: { router in
        let saved = NavigationSnapshot(tabs: [[MuseumRoute.halls], [.tickets, .painting(3)]])
        return router.navigator?.restore(saved.map(\.link)).outcome ?? .unchanged
      },
      end: NavigationSnapshot(tabs: [[.tickets, .painting(3)]])),
  ]

  @Test("A call from an observer is evaluated when it runs", arguments: lateCalls)
  func lateCall(_ late: LateCall) {
    var isLate = false
    router.observe { [router] _ in
      if isLate { return }
      isLate = true
      #expect(late.first(router) == .queued)
      #expect(late.call(router) == .queued)
    }
    #expect(router.push(.painting(1)) == .done)
    #expect(museum.snapshot == late.end)
  }

  @Test("A removed observer receives no further change or refusal, and the others do")
  func remove() {
    var (removed, kept): ([NavigationError?], [NavigationError?]) = ([], [])
    let observer = router.observe { removed.append($0.error) }
    let other = router.observe { kept.append($0.error) }
    #expect(observer != other)
    for _ in 1...2 {
      router.push(.painting(1))
      router.dismissModal()
      router.removeObserver(observer)
    }
    #expect(removed == [nil, .nothingPresented])
    #expect(kept == [nil, .nothingPresented, nil, .nothingPresented])
  }

  @Test("An observer that another observer removes during a change doesn't receive that change")
  func removeDuringChange() {
    var numbers: [Int] = []
    let router = router
    let unwanted = Unwanted()
    router.observe { _ in unwanted.observers.forEach(router.removeObserver) }
    unwanted.observers.append(router.observe { numbers.append($0.number) })
    router.push(.painting(1))
    #expect(numbers.isEmpty)
  }

  @Test("A call from an observer of a refusal waits until every observer has received the refusal", arguments: 0...2)
  func callInRefusal(_ call: Int) throws {
    let (router, navigator) = (router, navigator)
    let unknown = try DeepLink("app://attic")
    var numbers: [[Int]] = [[], []]
    router.observe { event in
      numbers[0].append(event.number)
      if event.number == 1 { #expect(router.push(.painting(1)) == .queued) }
    }
    router.observe { numbers[1].append($0.number) }
    let outcome = [{ router.back() }, { router.open(unknown) }, { navigator.refuse(.noMatch) }][call]()
    if case .refused = outcome {} else { Issue.record("It is \(outcome)") }
    #expect(numbers == [[1, 2], [1, 2]])
    #expect(museum.stack == [.halls, .painting(1)])
  }

  @Test("A call that an observer makes in vain is refused at once, and its event comes in its turn")
  func refusedInChange() throws {
    let (router, navigator) = (router, navigator)
    let unknown = try DeepLink("app://attic")
    var lines: [[String]] = [[], []]
    router.observe { event in
      lines[0].append("\(event.number) \(event.kind?.rawValue ?? "refused")")
      guard event.number == 1 else { return }
      if case .refused(.unknownLink) = router.open(unknown) {} else { Issue.record("The link was opened") }
      #expect(navigator.refuse(.noMatch) == .refused(.noMatch))
      #expect(router.push(.painting(2)) == .queued)
    }
    router.observe { lines[1].append("\($0.number) \($0.kind?.rawValue ?? "refused")") }
    router.push(.painting(1))
    #expect(lines[0] == ["1 push", "2 refused", "3 refused", "4 push"])
    #expect(lines[1] == lines[0])
  }
}

@MainActor
private final class Unwanted {
  var observers: [ObserverID] = []
}
