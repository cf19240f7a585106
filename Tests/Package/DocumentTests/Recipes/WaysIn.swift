import AppRouting
import Foundation
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
  private let openInBrowser: @MainActor (String) -> Void

  init(elsewhere openInBrowser: @escaping @MainActor (String) -> Void) { self.openInBrowser = openInBrowser }

  /// Called when a window becomes active, restored already.
  func activated(_ window: DiaryApp) {
    active = window
    if let pending { window.open(pending.text, with: pending.model, elsewhere: openInBrowser) }
    pending = nil
  }

  /// Called with a link, and a loaded model if it comes with one.
  func arrived(_ text: String, with model: (any Sendable)? = nil) {
    if let active { active.open(text, with: model, elsewhere: openInBrowser) } else { pending = (text, model) }
  }
}

extension WaysIn {
  /// Whether the place of a link is on top in the active window, so that a notification about it needs no banner.
  func shows(_ text: String) -> Bool {
    guard let active else { return false }
    return active.appRouter.meaning(of: text) == active.navigator.visible.route.link.description
  }
}

/// Reads what a campaign has added to a URL, before the link opens or waits.
@MainActor
final class Campaign {
  /// The coupon of the last URL, for the checkout.
  private(set) var coupon: String?
  private let track: @MainActor (_ name: String, _ value: String) -> Void

  init(_ track: @escaping @MainActor (_ name: String, _ value: String) -> Void) { self.track = track }

  func read(_ url: String) {
    for item in URLComponents(string: url)?.queryItems ?? [] {
      if item.name == "coupon" { coupon = item.value }
      if item.name.hasPrefix("utm_") { track(item.name, item.value ?? "") }
    }
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
  private let ways = WaysIn { _ in }

  init() throws { app = try DiaryApp.sample() }

  @Test("A universal link that launches the app waits for the window, and opens over what is restored")
  func coldStart() {
    ways.arrived("https://walks.example/w/2?utm_source=mail")
    ways.activated(app)
    #expect(app.place == ["app://diary/walks", "app://diary/walks/2"])
    ways.arrived("https://walks.example/w/3#map")
    #expect(app.place == ["app://diary/walks", "app://diary/walks/3"])
  }

  @Test("The address of another site means the same place, and the app's own needs no entry")
  func sites() {
    ways.activated(app)
    for url in ["https://old-walks.example/de/w/2", "walks://open/w/2/?gclid=7", "app://diary/walks/2"] {
      ways.arrived(url)
      #expect(app.place == ["app://diary/walks", "app://diary/walks/2"])
      app.navigator.back()
    }
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

  @Test("An address of others goes to the browser, and a wrong one of ours doesn't")
  func elsewhere() {
    var browser: [String] = []
    let ways = WaysIn { browser.append($0) }
    ways.arrived("https://other.example/w/2")
    ways.activated(app)
    for url in ["https://walks.example/imprint", "https://walks.example/w/two", "app://cellar"] { ways.arrived(url) }
    #expect(browser == ["https://other.example/w/2", "https://walks.example/imprint"])
    #expect(app.place == ["app://diary/walks"])
  }

  @Test("What a campaign has added is read once, stops no link, and is no part of the place")
  func campaign() {
    var tracked: [String] = []
    let campaign = Campaign { tracked.append("\($0)=\($1)") }
    let url = "https://walks.example/w/2?utm_source=mail&coupon=TEN"
    app.endSession()
    campaign.read(url)
    #expect(app.appRouter.open(url) == .waiting(.signedIn))
    app.logIn?.logInTapped()
    #expect(tracked == ["utm_source=mail"] && campaign.coupon == "TEN")
    #expect(app.webPage == "https://walks.example/w/2" && !app.savedText.contains("TEN"))
  }

  @Test("A link over a draft asks, and a notification about the visible page is known")
  func draft() throws {
    ways.activated(app)
    app.diary?.router.navigate(to: .add)
    app.diary?.draft = "To the m"
    ways.arrived("app://diary/walks/2")
    #expect(app.navigator.isConfirming)
    app.navigator.answerConfirmation(false)
    #expect(!ways.shows("app://diary/walks/2") && app.diary?.draft == "To the m")
    ways.arrived("app://diary/walks/2")
    app.navigator.answerConfirmation(true)
    #expect(ways.shows("app://diary/walks/2") && ways.shows("https://walks.example/w/2"))
  }
}
