import AppRouting
import Links
import Routing
import ScreenKit
import TestTopics
import Testing

/// Passes what the system brings in to a window; what arrives before there is a window waits for the first.
@MainActor
final class WaysIn {
  private weak var active: DiaryApp?
  private var pending: (text: String, model: (any Sendable)?)?

  /// Called when a window becomes active, restored already.
  func activated(_ window: DiaryApp) {
    active = window
    if let pending { window.appRouter.open(pending.text, with: pending.model) }
    pending = nil
  }

  /// Called with a link, and a loaded model if it comes with one.
  func arrived(_ text: String, with model: (any Sendable)? = nil) {
    if let active { active.appRouter.open(text, with: model) } else { pending = (text, model) }
  }
}

/// The quick actions of the app's icon; the raw value is the type in `Info.plist`.
enum QuickAction: String {
  case newWalk = "new-walk"
  case map

  var link: DeepLink { (self == .map ? DiaryRoute.map : .add).link }
}

/// The entry of a walk in the system's search, whose identifier is the link of its page.
struct SearchItem: Equatable {
  let identifier: String
  let title: String

  init(walk: Int) {
    identifier = DiaryRoute.walk(walk).link.description
    title = "Walk \(walk)"
  }
}

extension DiaryApp {
  /// The URL of the visible place, to share and to hand over to another device; `nil` if the web site has no such page.
  var webPage: String? {
    guard let entries = try? diaryEntries() else { return nil }
    return entries.url(for: .place(navigator.link))
  }
}

@Suite("Ways in", .tags(.links))
@MainActor
struct WaysInRecipes {
  private let app: DiaryApp
  private let ways = WaysIn()

  init() throws { app = try DiaryApp.sample() }

  @Test("A universal link that launches the app waits for the window, and opens over what is restored")
  func coldStart() {
    ways.arrived("https://walks.example/w/2?utm_source=mail")
    ways.activated(app)
    #expect(app.place == ["app://diary/walks", "app://diary/walks/2"])
    ways.arrived("https://walks.example/w/3#map")
    #expect(app.place == ["app://diary/walks", "app://diary/walks/3"])
  }

  @Test("A quick action, an item of the system's search and a widget lead to their places")
  func places() throws {
    ways.activated(app)
    ways.arrived(try #require(QuickAction(rawValue: "map")).link.description)
    #expect(app.place == ["app://diary/map"])
    ways.arrived(SearchItem(walk: 2).identifier)
    #expect(app.place == ["app://diary/walks", "app://diary/walks/2"])
    ways.arrived(try #require(WalkWidget(walk: 3).url))
    #expect(app.place == ["app://diary/walks", "app://diary/walks/3"])
  }

  @Test("What is visible is handed over as the URL of the web site, and opens on the other device")
  func handoff() throws {
    app.appRouter.open("app://diary/walks/2")
    let page = try #require(app.webPage)
    #expect(page == "https://walks.example/w/2")
    let other = try DiaryApp.sample()
    #expect(other.appRouter.open(page) == .done)
    #expect(other.place == app.place)
    app.appRouter.open("app://diary/map")
    #expect(app.webPage == nil)
  }

  @Test("An action changes nothing that is open, and a place that needs an answer opens when it is there")
  func actions() async {
    ways.activated(app)
    ways.arrived("https://walks.example/stop")
    #expect(app.stoppedRecordings == 1 && app.place == ["app://diary/walks"])
    ways.arrived("https://walks.example/p/x7")
    await app.navigator.settle()
    #expect(app.place == ["app://diary/walks", "app://diary/walks/2"])
  }
}
