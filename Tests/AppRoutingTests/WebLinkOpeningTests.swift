import AppRouting
import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Opening web links in an app", .tags(.links))
struct WebLinkOpeningTests {
  private let app = OpenFlows()
  private let router: AppRouter

  init() throws {
    router = try AppRouter(
      [Module(of: LibraryRoute.self), Module(of: MuseumRoute.self)],
      webLinks: WebLinks(
        hosts: ["waymark.example"], paths: ["articles/*": "library/books/*", "art/*": "museum/paintings/*"],
        ignoredParameters: .allUnknown, ignoresTrailingSlash: true, ignoresFragment: true))
    router.delegate = app
  }

  @Test("A web link opens its screen, and the outcome lists the ignored parts")
  func ignoring() {
    let link = "https://waymark.example/articles/7?utm_source=x#top"
    #expect(router.open(link) == .doneIgnoring(["fragment", "utm_source"]))
    #expect(app.library.stack == [.shelf, .book(7)])
    #expect(router.open(link) == .doneIgnoring(["fragment", "utm_source"]))
    #expect(app.library.notices == 1)
    #expect(router.open("https://waymark.example/articles/8/") == .doneIgnoring(["trailing slash"]))
    #expect(router.open("https://waymark.example/articles/8") == .unchanged)
    #expect(app.library.stack == [.shelf, .book(8)])
  }

  @Test(
    "App links and web links of other hosts are read strictly",
    arguments: [
      "app://library/books/7?utm_source=x", "app://library/books/7#top", "app://library/books/7/",
      "app://library/articles/7", "https://other.example/articles/7",
    ])
  func strict(_ link: String) {
    guard case .refused = router.open(link) else {
      Issue.record("It was opened")
      return
    }
    #expect(app.library.stack == [.shelf])
  }

  @Test("A web link behind a gate waits, and opens when the gate is passed")
  func gate() throws {
    app.closedGates = [MuseumRoute.ticket]
    #expect(router.open("https://waymark.example/art/3?utm_source=x#top") == .waiting(MuseumRoute.ticket))
    #expect(app.museum.stack == [.halls])
    app.closedGates = []
    #expect(router.resume() == .done)
    #expect(app.museum.stack == [.halls, .painting(3)])
  }

  @Test("A waiting web link is saved as an app link that opens after a restart")
  func restart() throws {
    app.closedGates = [MuseumRoute.ticket]
    router.open("https://waymark.example/art/3?utm_source=x#top")
    let saved = try #require(router.waiting).description
    app.closedGates = []
    #expect(router.open(saved).isOpen, "\(saved)")
  }
}

@MainActor
@Suite("The plan of a waiting link", .tags(.links, .gates), .serialized)
struct PlanTests {
  @Test("A waiting link is parsed once and opens with that plan; after a restart it is parsed again")
  func once() throws {
    let app = CountingApp()
    let router = try AppRouter([Module(of: CountingRoute.self)])
    router.delegate = app
    let before = CountedNumber.readings
    #expect(router.open("app://counting/numbers/7") == .waiting(CountingRoute.gate))
    let readings = CountedNumber.readings
    #expect(readings > before)
    #expect(router.resume() == .waiting(CountingRoute.gate))
    app.isPassed = true
    #expect(router.resume() == .done)
    #expect(CountedNumber.readings == readings)
    #expect(app.shown.map(\.link.description) == ["app://counting/numbers/7"])

    let restarted = try AppRouter([Module(of: CountingRoute.self)])
    restarted.delegate = app
    let registered = CountedNumber.readings
    #expect(restarted.open("app://counting/numbers/7") == .done)
    #expect(CountedNumber.readings - registered == readings - before)
  }
}

/// An app router delegate with one gate that tests can open; it records the plans it receives.
@MainActor
private final class CountingApp: AppRouterDelegate {
  var isPassed = false
  private(set) var shown: [LinkPlan] = []

  func isPassed(_ gate: Gate) -> Bool { isPassed }

  func show(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome {
    shown.append(plan)
    return .done
  }
}

/// A number that counts how often it is parsed from a link; only one serialized suite uses it.
private struct CountedNumber: LinkValue {
  nonisolated(unsafe) static var readings = 0
  static let sample = CountedNumber(number: 1)

  let number: Int
  var linkText: String { String(number) }

  private init(number: Int) { self.number = number }

  init?(linkText: String) {
    Self.readings += 1
    guard let number = Int(linkText) else { return nil }
    self.init(number: number)
  }
}

private enum CountingRoute: Routable {
  case home
  case number(CountedNumber)

  static let gate = Gate("counted")
  static let links = RouteLinks<Self>(
    "counting", root: .home, routes: .route(.home), .route(number, requires: gate))

  var path: LinkPath {
    switch self {
    case .home: "home"
    case .number(let number): "numbers/\(number)"
    }
  }

  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(path)", scope) }
}

@MainActor
@Suite("Former paths in saved text", .tags(.links, .saving))
struct FormerSpellingTests {
  @Test("An archive with a former path is restored, and saved with the current path")
  func archive() throws {
    let reading = ArchiveReading(
      "waymark 1\ntab selected\nentry app://shop/home\nentry app://shop/articles/7\nsheet\nentry app://shop/articles/8\n"
    )
    let router = Router<ShopRoute>()
    router.start(in: ScreenFactory())
    let archive = try #require(reading.archive)
    #expect(reading.problems.isEmpty)
    #expect(router.restore(archive.snapshot) == Restoration(outcome: .done))
    #expect(router.state.tabs[0].entries.map(\.route) == [.home, .item(7)])
    #expect(!NavigationArchive(router.snapshot).description.contains("articles"))
    #expect(NavigationArchive(router.snapshot).description.contains("entry app://shop/items/7\n"))
  }

  @Test("A saved root with a former path restores its tab without losses")
  func root() throws {
    let router = Router<ShopRoute>()
    let saved = NavigationSnapshot(
      tabs: [[try DeepLink("app://shop/start"), try DeepLink("app://shop/articles/7")]])
    #expect(router.restore(saved) == Restoration(outcome: .done))
    #expect(router.state.tabs[0].entries.map(\.route) == [.home, .item(7)])
  }
}

/// The routes of a shop whose paths were different in an earlier version.
private enum ShopRoute: Routable {
  case home
  case item(Int)

  static let links = RouteLinks<Self>(
    "shop", root: .home,
    routes: .route(.home).formerly("start"), .route(item).formerly("articles/*"))

  var path: LinkPath {
    switch self {
    case .home: "home"
    case .item(let number): "items/\(number)"
    }
  }

  func screen(in factory: ScreenFactory, scope: Scope) -> Screen { factory.makeScreen("\(path)", scope) }
}
