import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("The content of an event", .tags(.navigation))
struct CauseTests {
  @Test(
    "An event has an animation flag, which doesn't affect the resulting state",
    arguments: [("", true), ("?transition=none", false), ("?transition=animated", true)])
  func animation(_ query: String, isAnimated: Bool) throws {
    let (linked, called) = (StartedRouter<LibraryRoute>(), StartedRouter<LibraryRoute>())
    let (byLink, byCall) = (EventLog(linked.router), EventLog(called.router))
    #expect(linked.router.open(try DeepLink("app://library/books/1\(query)")) == .done)
    let call = { called.router.open(LibraryRoute.book(1).link) }
    #expect((isAnimated ? call() : called.router.withoutAnimation(call)) == .done)
    #expect(byLink.events.map(\.isAnimated) == [isAnimated])
    #expect(byCall.events.map(\.isAnimated) == [isAnimated])
    #expect(linked.snapshot == called.snapshot)
  }
}

/// Records the changes of a window, without the calls that were refused.
@MainActor
final class EventLog {
  private(set) var events: [NavigationEvent] = []

  init(_ router: Router<some Routable>) {
    router.observe { [weak self] event in if event.kind != nil { self?.events.append(event) } }
  }

  var numbers: [Int] { events.map(\.number) }
  /// The kind of each change, and the path of the route that it shows.
  var shown: [String] { events.map { "\($0.kind?.rawValue ?? "") \($0.to.route.base.path)" } }
}
