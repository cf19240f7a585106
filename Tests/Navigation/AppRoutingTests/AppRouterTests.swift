import AppRouting
import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Opening links in an app", .tags(.links, .navigation))
struct AppRouterTests {
  private let app: TestApp
  private var router: AppRouter<Screen> { app.router }
  private var window: SampleWindow { app.window }

  init() throws { app = try TestApp() }

  @Test("A link behind a gate waits, and opens when the gate is passed")
  func waiting() {
    #expect(router.open("app://museum/paintings/1") == .waiting(MuseumRoute.ticket))
    #expect(app.waits == [MuseumRoute.ticket])
    #expect(window.way == "library/shelf")
    #expect(window.events.isEmpty)
    #expect(window.navigator.links.waiting?.description == "app://museum/paintings/1")

    app.museum = .open
    #expect(window.navigator.openWaiting() == .done)
    #expect(window.way == "museum/halls, museum/paintings/1")
    #expect(window.navigator.links.waiting == nil)
    #expect(window.navigator.openWaiting() == nil)
  }

  @Test("A waiting link opens with its original policy")
  func policyKept() {
    app.museum = .open
    router.open("app://museum/paintings/1")
    app.museum = .waits
    #expect(router.open("app://museum/paintings/2", .push) == .waiting(MuseumRoute.ticket))
    app.museum = .open
    window.navigator.openWaiting()
    #expect(window.way == "museum/halls, museum/paintings/1, museum/paintings/2")
  }

  @Test("A waiting link can be dropped")
  func drop() {
    router.open("app://museum/paintings/1")
    window.navigator.dropWaiting()
    #expect(window.navigator.links.waiting == nil)
    #expect(window.navigator.openWaiting() == nil)
  }

  @Test("A waiting link opens together with another root in one change")
  func withRoot() {
    router.open("app://museum/paintings/1")
    app.museum = .open
    #expect(window.navigator.showRoot("museum", openingWaiting: true).outcome == .done)
    #expect(window.navigator.links.waiting == nil)
    #expect(window.way == "museum/halls, museum/paintings/1")
    #expect(window.events.map(\.kind) == [.replaced])
  }

  @Test("Another root opens alone if the link above it has to wait or is refused")
  func rootAlone() {
    router.open("app://museum/paintings/1")
    #expect(window.navigator.showRoot("studio", openingWaiting: true).outcome == .done)
    #expect(window.way == "studio/desk")
    #expect(window.navigator.links.waiting?.description == "app://museum/paintings/1")

    app.museum = .closed("It is closed")
    #expect(window.navigator.showRoot("library", openingWaiting: true).outcome == .done)
    #expect(window.way == "library/shelf")
    #expect(window.events.compactMap(\.error) == [.unavailable("It is closed")])
  }

  @Test("A link of a module waits like one from outside, and its caller gets no result")
  func byModule() throws {
    var results: [FlowResult<Int>] = []
    let link = MuseumRoute.painting(1).link
    let library = try #require(window.library)
    #expect(library.open(link, returning: Int.self) { results.append($0) } == .waiting(MuseumRoute.ticket))
    #expect(results == [.cancelled(.notShown)])
    #expect(window.navigator.links.waiting == link)
  }

  @Test(
    "A saved place behind a gate that isn't open is lost with what lies above, and doesn't wait",
    arguments: [
      (GateState.waits, ["It lies behind “ticket”"]),
      (.closed("It is closed"), ["It is closed"]), (.open, []),
    ])
  func saved(_ state: GateState, _ losses: [String]) throws {
    let links = try ["library/shelf", "library/books/1", "museum/paintings/2", "library/books/3"].map {
      try DeepLink("app://\($0)")
    }
    app.museum = state
    let saved = NavigationSnapshot(tabs: [links])
    #expect(window.navigator.losses(in: saved).map(\.reason) == losses)
    let restoration = window.navigator.restore(saved)
    #expect(restoration.outcome == .done)
    #expect(restoration.losses.map(\.reason) == losses)
    #expect(window.navigator.snapshot.tabs == [losses.isEmpty ? links : Array(links.prefix(2))])
    #expect(window.navigator.links.waiting == nil && app.waits.isEmpty)
  }

  @Test("When the window is gone, every link is refused")
  func noWindow() throws {
    var window: SampleWindow? = try SampleWindow()
    let router = AppRouter(try #require(window).navigator)
    window = nil
    #expect(router.open("app://museum/map") == .refused(.flowEnded))
  }
}
