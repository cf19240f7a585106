import AppRouting
import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Navigation events of the whole app", .tags(.navigation, .links))
struct EventTests {
  private let app = OpenFlows()
  private let router: AppRouter

  init() throws {
    router = try AppRouter([Module(of: LibraryRoute.self), Module(of: MuseumRoute.self)])
    router.delegate = app
    router.follow(app.library.router)
    router.follow(app.museum.router)
  }

  @Test("Every change and every refused call of any flow is one event, numbered across the app")
  func order() throws {
    var events: [NavigationEvent] = []
    router.observe { events.append($0) }
    app.library.router.push(.book(1))
    app.museum.router.back()
    router.open("app://museum/map")
    router.open("app://library/attic")
    app.library.router.dismissModal()
    app.museum.router.dismissModal()
    router.open("app://museum/map?style=alert")
    router.open("app://museum/paintings/1", policy: .push)

    #expect(events.map(\.number) == Array(1...8))
    #expect(
      events.map(\.module) == ["library", "museum", "museum", "library", "library", "museum", "museum", "museum"])
    #expect(events.map(\.kind) == [.push, nil, .link, .link, nil, .dismiss, .link, nil])
    #expect(
      events.map { $0.from?.description } == [
        "app://library/shelf", "app://museum/halls", "app://museum/halls", nil, "app://library/books/1",
        "app://museum/map", "app://museum/halls", "app://museum/map",
      ])
    #expect(
      events.map { $0.to?.description } == [
        "app://library/books/1", "app://museum/halls", "app://museum/map", nil, "app://library/books/1",
        "app://museum/halls", "app://museum/map", "app://museum/map",
      ])
    #expect(events.map { $0.error == nil } == [true, false, true, false, false, true, true, false])
    #expect(events[1].error == .atRoot)
    #expect(events[3].error?.linkError?.reason == "No screen of “library” is called that")
    #expect(events[4].error == .nothingPresented)
  }

  @Test(
    "The event of a refused link contains no text of the link",
    arguments: [
      "app://hunter2", "app://library/hunter2", "app://library/books/hunter2", "app://library?hunter2=1",
      "app://library/shelf?style=hunter2", "app://library/shelf?hunter2=1&hunter2=2", "app://library/shelf?hunter2",
      "app://library/search?text=hunter2&page=hunter2", "app://library?tab=hunter2", "app://museum/hunter2",
      "hunter2", "hunter2://library", "app://library/%zzhunter2", "app://library/books/1?token=hunter2",
      "app://hunter2/a?a=1&a=2",
    ])
  func privacy(_ link: String) throws {
    var events: [NavigationEvent] = []
    router.observe { events.append($0) }
    guard case .refused = router.open(link) else {
      Issue.record("It was opened")
      return
    }
    #expect(events.count == 1)
    let event = try #require(events.first)
    #expect(!"\(event)".contains("hunter2"))
    #expect(event.error?.description.contains("hunter2") == false)
  }

  @Test("The event of a refused link names the module only if the app has that module")
  func module() throws {
    var modules: [String] = []
    router.observe { modules.append($0.module) }
    for link in ["app://library/attic", "app://attic", "attic", "app://museum/paintings/x"] { router.open(link) }
    router.open(DeepLink(module: "museum", path: "attic"))
    #expect(modules == ["library", "", "", "museum", "museum"])
  }

  @Test("A removed observer receives no further event")
  func remove() {
    var numbers: [Int] = []
    let observer = router.observe { numbers.append($0.number) }
    router.open("app://library/books/1")
    router.removeObserver(observer)
    router.open("app://library/books/2")
    router.open("app://attic")
    router.observe { numbers.append($0.number) }
    router.open("app://library/books/3")
    #expect(numbers == [1, 4])
  }

  @Test("Every observer receives the events in order, including those caused by another observer")
  func nested() {
    var numbers: [[Int]] = [[], []]
    let (router, library) = (router, app.library.router)
    router.observe { event in
      numbers[0].append(event.number)
      if event.number == 1 {
        router.open("app://attic")
        library.push(.book(2))
      }
    }
    router.observe { numbers[1].append($0.number) }
    library.push(.book(1))
    #expect(numbers == [[1, 2, 3], [1, 2, 3]])
  }

  @Test("An observer of events can forward them to an analytics service")
  func analytics() {
    let analytics = Analytics()
    router.observe { event in
      if let error = event.error {
        analytics.track("refused", ["module": event.module, "reason": error.description])
      } else if let screen = event.to, let kind = event.kind {
        analytics.track("screen", ["link": screen.description, "by": kind.rawValue])
      }
    }
    app.library.router.push(.book(1))
    app.library.router.back()
    app.library.router.back()
    #expect(
      analytics.lines == [
        "screen by=push link=app://library/books/1", "screen by=back link=app://library/shelf",
        "refused module=library reason=This is the first screen: there is nothing to go back to",
      ])
  }
}

/// An app with a router for each sample module and no closed gate.
@MainActor
final class OpenFlows: AppRouterDelegate {
  let library = StartedRouter<LibraryRoute>()
  let museum = StartedRouter<MuseumRoute>()
  var closedGates: Set<Gate> = []
  private(set) var shown: [LinkPlan] = []

  func isPassed(_ gate: Gate) -> Bool { !closedGates.contains(gate) }

  func show(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome {
    shown.append(plan)
    return plan.link.module == "library" ? library.router.open(plan, policy) : museum.router.open(plan, policy)
  }
}

/// An analytics service that records what it receives.
@MainActor
private final class Analytics {
  private(set) var lines: [String] = []

  func track(_ name: String, _ values: [String: String]) {
    lines.append(([name] + values.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }).joined(separator: " "))
  }
}
