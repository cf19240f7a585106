import AppRouting
import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Opening web links in an app", .tags(.links))
struct WebLinkOpeningTests {
  private let app: TestApp
  private var router: AppRouter<Screen> { app.router }
  private var window: SampleWindow { app.window }

  init() throws {
    app = try TestApp(
      webLinks: WebLinks(
        hosts: ["waymark.example"], paths: ["articles/*": "library/books/*", "art/*": "museum/paintings/*"],
        ignoredParameters: .allUnknown, ignoresTrailingSlash: true, ignoresFragment: true))
  }

  @Test("A web link opens its screen, and the outcome lists the ignored parts")
  func ignoring() {
    let link = "https://waymark.example/articles/7?utm_source=x#top"
    #expect(router.open(link) == .doneIgnoring(["fragment", "utm_source"]))
    #expect(window.way == "library/shelf, library/books/7")
    #expect(router.open(link) == .doneIgnoring(["fragment", "utm_source"]))
    #expect(window.events.count == 1)
    #expect(router.open("https://waymark.example/articles/8/") == .doneIgnoring(["trailing slash"]))
    #expect(router.open("https://waymark.example/articles/8") == .unchanged)
    #expect(window.way == "library/shelf, library/books/8")
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
    #expect(window.way == "library/shelf")
  }

  @Test("A web link behind a gate waits without the ignored parts, so it can be saved and opened after a restart")
  func gate() throws {
    #expect(router.open("https://waymark.example/art/3?utm_source=x#top") == .waiting(MuseumRoute.ticket))
    #expect(window.navigator.links.waiting?.description == "app://museum/paintings/3")
    app.museum = .open
    #expect(window.navigator.openWaiting() == .done)
    #expect(window.way == "museum/halls, museum/paintings/3")
  }
}

@MainActor
@Suite("Former paths and places", .tags(.links, .saving))
struct FormerPlaceTests {
  @Test("A redirect opens the places that have taken over, from links, from `then`, and from saved places")
  func redirects() throws {
    let window = try SampleWindow(
      formerly: [
        "museum/library/*": "library/books/*", "museum/filter": "library",
        "museum/guide/*": "museum/paintings/1 library/authors/*",
      ])
    #expect(window.open("museum/library/7?style=sheet", .push) == .done)
    #expect(window.way == "museum/halls, sheet library/books/7")
    #expect(window.open("museum/guide/Ada", .reset) == .done)
    #expect(window.way == "museum/halls, museum/paintings/1, library/authors/Ada")
    #expect(window.open("museum?then=museum%2Ffilter", .reset) == .done)
    #expect(window.way == "museum/halls, library/shelf")

    let saved = NavigationSnapshot(tabs: [
      try ["museum/halls", "museum/library/7"].map { try DeepLink("app://\($0)") }, [],
    ])
    #expect(window.navigator.restore(saved) == Restoration(outcome: .done))
    #expect(window.way == "museum/halls, library/books/7")
    #expect(window.navigator.modules.problem(with: try DeepLink("app://museum/library/x"))?.text == "x")
  }
}
