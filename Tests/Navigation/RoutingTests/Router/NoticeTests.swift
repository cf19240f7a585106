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
}

@MainActor
private final class Unwanted {
  var observers: [ObserverID] = []
}

/// Records the changes of a window, without the calls that were refused.
@MainActor
private final class EventLog {
  private(set) var events: [NavigationEvent] = []

  init(_ router: Router<some Routable>) {
    router.observe { [weak self] event in if event.kind != nil { self?.events.append(event) } }
  }

  var numbers: [Int] { events.map(\.number) }
  /// The kind of each change, and the path of the route that it shows.
  var shown: [String] { events.map { "\($0.kind?.rawValue ?? "") \($0.to.route.base.path)" } }
}
