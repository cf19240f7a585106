import AppRouting
import Foundation
import Links
import Routing
import ScreenKit
import TestTopics
import Testing

extension DiaryApp {
  /// The server puts a link of the app into the notification.
  func notificationTapped(_ payload: [String: String]) -> NavigationOutcome {
    guard let link = payload["link"] else { return .unchanged }
    let outcome = links.open(link)
    if case .waiting = outcome { diary.router.navigate(to: .logIn) }
    return outcome
  }
}

/// Passes the links of notifications to a window; one that arrives before there is a window waits for the first.
@MainActor
final class NotificationLinks {
  private weak var active: DiaryApp?
  private var pending: [String: String]?

  /// Called when a window becomes active, restored already.
  func activated(_ window: DiaryApp) {
    active = window
    if let payload = pending { _ = window.notificationTapped(payload) }
    pending = nil
  }

  func tapped(_ payload: [String: String]) {
    if let active { _ = active.notificationTapped(payload) } else { pending = payload }
  }
}

extension DiaryApp {
  func opened(_ link: String) {
    if case .waiting = links.open(link) { diary.router.navigate(to: .logIn) }
  }

  func loggedIn(from entry: EntryID?) {
    isSignedIn = true
    if links.resume()?.isOpen != true { diary.router.dismiss(entry) }
  }

  func logInCancelled(from entry: EntryID?) {
    links.dropWaiting()
    diary.router.dismiss(entry)
  }
}

func diaryWebLinks() throws(DeepLinkError) -> WebLinks {
  try WebLinks(
    hosts: ["walks.example"],
    paths: ["w/*": "diary/walks/*"],
    ignoredParameters: .allUnknown,
    ignoresTrailingSlash: true)
}

/// Reads and writes links with the scheme that the app has registered.
enum DiaryURL {
  static let scheme = "walks"

  /// The text for `links.open`, for a URL that the system passes to the app.
  static func link(of url: String) -> String {
    let parts = url.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].lowercased() == scheme else { return url }
    return "app:\(parts[1])"
  }

  /// The URL of a link, for a share sheet or another app.
  static func url(of link: DeepLink) -> String { scheme + link.description.dropFirst("app".count) }
}

@MainActor
func openAlbum(of walk: Int, in router: Router<DiaryRoute>) -> NavigationOutcome {
  router.open(
    NavigationSnapshot(
      tabs: [[.walks, .walk(walk)], [.map]], selectedTab: 0,
      modals: [Modal(style: .sheet, stack: [.photo(1), .photo(2)])]))
}

@MainActor
func message(for outcome: NavigationOutcome) -> String? {
  switch outcome {
  case .done, .doneIgnoring, .unchanged, .queued, .needsConfirmation: return nil
  case .waiting(.signedIn): return "This opens when you have logged in."
  case .waiting: return "This opens later."
  case .refused(let error):
    let others = error.linkError?.nearMisses ?? []
    return others.isEmpty ? "\(error)." : "There is no such place. Did you mean \(others[0])?"
  }
}

extension DiaryApp {
  func restore(_ saved: String, log: (String) -> Void) {
    guard !saved.isEmpty else { return }
    let reading = ArchiveReading(saved)
    for problem in reading.problems { log("\(problem)") }
    guard var snapshot = reading.archive?.snapshot else { return }
    // A router knows no gates. Each stack ends below the first place that is shut.
    snapshot.tabs = snapshot.tabs.map { Array($0.prefix { isOpen($0) }) }
    snapshot.modals.removeAll { !$0.stack.allSatisfy { isOpen($0) } }
    for loss in diary.router.restore(snapshot).losses { log("\(loss)") }
  }

  private func isOpen(_ place: DeepLink) -> Bool {
    guard switchedOff[place.module] == nil else { return false }
    let gates = Module(of: DiaryRoute.self).gates(before: NavigationSnapshot(tabs: [[place]]))
    return gates.allSatisfy { isPassed($0) && ($0 != .photos || flags.contains(.photos)) }
  }
}

/// Parcels had numbers; now they have identifiers.
enum ParcelRoute: Routable {
  case list
  case parcel(UUID)
  /// Written by earlier versions.
  case numbered(Int)

  static let links = RouteLinks<Self>(
    "parcels", root: .list, routes: .route(.list), .route(parcel), .route(numbered))

  var path: LinkPath {
    switch self {
    case .list: "list"
    case .parcel(let id): "by-id/\(id)"
    case .numbered(let number): "parcels/\(number)"
    }
  }

  func screen(in parcels: Parcels, scope: Scope) -> String {
    switch self {
    case .list: "All parcels"
    case .parcel(let id): parcels.title(of: id)
    case .numbered(let number): parcels.title(of: parcels.ids[number])
    }
  }
}

@MainActor
final class Parcels {
  let ids = [7: UUID()]

  func title(of id: UUID?) -> String { id.map { "Parcel \($0)" } ?? "This parcel does not exist any more." }
}

@Suite("Recipes for links and saved state", .tags(.links, .saving))
@MainActor
struct LinkRecipes {
  let app: DiaryApp

  init() throws { app = try DiaryApp.sample() }

  @Test("A notification opens its place, with the way back")
  func notification() throws {
    #expect(app.notificationTapped(["link": "app://diary/walks/2"]) == .done)
    #expect(app.diary.router.state.activeStack.depth == 1)
    #expect(app.notificationTapped([:]) == .unchanged)
  }

  @Test("A notification for a place behind the log-in shows the log-in, then the place")
  func notificationBehindLogIn() throws {
    #expect(app.notificationTapped(["link": "app://diary/new-walk"]) == .waiting(.signedIn))
    #expect(app.diary.router.state.visible.route == .logIn)
    app.loggedIn(from: app.diary.router.state.visible.id)
    #expect(app.diary.router.state.visible.route == .add)
  }

  @Test("A link waits for the log-in, opens after it, and is dropped with it")
  func gate() throws {
    app.opened("app://diary/new-walk")
    #expect(app.diary.router.state.visible.route == .logIn)
    app.logInCancelled(from: app.diary.router.state.visible.id)
    #expect(app.links.waiting == nil)
    app.opened("app://diary/new-walk")
    app.loggedIn(from: app.diary.router.state.visible.id)
    #expect(app.diary.router.state.visible.route == .add)
    #expect(app.diary.router.state.modals.count == 1)
  }

  @Test("A link of the web site opens without the parameters of a campaign, and only paths of the table open")
  func web() throws {
    let outcome = app.links.open("https://walks.example/w/2/?utm_medium=mail&gclid=7")
    #expect(outcome == .doneIgnoring(["trailing slash", "utm_medium", "gclid"]))
    #expect(app.diary.router.state.visible.route == .walk(2))
    #expect(!app.links.open("https://walks.example/x/2").isOpen)
  }

  @Test("A tab, pages and a sheet open in one change")
  func album() throws {
    let router = app.diary.router
    var changes = 0
    router.observe { _ in changes += 1 }
    #expect(openAlbum(of: 2, in: router) == .done)
    #expect(router.state.visible.route == .photo(2))
    #expect(changes == 1)
    app.flags.insert(.photos)
    #expect(app.links.open("app://diary/walks/2/photos/1?style=sheet") == .done)
    #expect(router.state.visible.route == .photo(1))
    #expect(router.state.modals.map(\.style) == [.sheet])
  }

  @Test("A refusal becomes a message")
  func messages() throws {
    #expect(message(for: app.links.open("app://diary/wlaks")) == "There is no such place. Did you mean walks?")
    #expect(message(for: app.links.open("app://diary/new-walk")) == "This opens when you have logged in.")
    #expect(message(for: app.diary.router.back())?.hasPrefix("This is the first screen") == true)
  }

  @Test("Saved text with a former path opens, and what is lost is reported")
  func renamed() throws {
    let router = app.diary.router
    var log: [String] = []
    let saved = """
      waymark 2
      tab selected
      entry app://diary/walks
      entry app://diary/outings/2
      entry app://diary/picnic
      end

      """
    app.restore(saved) { log.append($0) }
    #expect(router.state.visible.route == .walk(2))
    #expect(log.count == 1)
    #expect(router.link.description == "app://diary/walks/2")
  }

  @Test("Saved text opens no place behind a shut gate, nor one whose flag is off")
  func restoringBehindGates() throws {
    let saved = NavigationArchive(
      NavigationSnapshot(
        tabs: [
          [try DeepLink("app://diary/walks"), try DeepLink("app://diary/photos/1")], [try DeepLink("app://diary/map")],
        ],
        modals: [Modal(style: .sheet, stack: [try DeepLink("app://diary/new-walk")])])
    ).description
    let router = app.diary.router
    app.restore(saved) { _ in }
    #expect(router.state.visible.route == .walks && router.state.modals.isEmpty)
    app.isSignedIn = true
    app.flags.insert(.photos)
    app.restore(saved) { _ in }
    #expect(router.state.visible.route == .add && router.visibleLayers[0].depth == 1)
  }

  @Test("Saved text opens no place of a module that is switched off")
  func restoringSwitchedOff() throws {
    app.diary.router.push(.walk(2))
    app.diary.router.present(.photo(1), as: .cover)
    let saved = NavigationArchive(app.diary.router.snapshot).description
    app.flags.insert(.photos)
    app.switchOff("diary", because: "The diary is closed until noon")
    app.restore(saved) { _ in }
    #expect(app.diary.router.state.depth == 0 && !app.diary.router.isPresenting)
  }

  @Test("A link with a value of a former type opens the same page as one of today")
  func formerValue() throws {
    let parcels = Parcels()
    let router = Router<ParcelRoute>()
    router.start(in: parcels)
    let page = { router.screen(of: router.state.visible.id) }
    #expect(router.open(try DeepLink("app://parcels/parcels/7")) == .done)
    let former = page()
    router.push(.parcel(try #require(parcels.ids[7])))
    #expect(page() == former)
  }

  @Test("A URL of the app's own scheme is a link of the app")
  func scheme() throws {
    let url = "Walks://diary/walks/2"
    #expect(app.links.open(DiaryURL.link(of: url)) == .done)
    #expect(DiaryURL.url(of: app.diary.router.link) == "walks://diary/walks/2")
    #expect(DiaryURL.link(of: "https://walks.example/w/2") == "https://walks.example/w/2")
  }

  @Test("A notification that launches the app waits for its window, and opens over what is restored")
  func coldStart() {
    let notifications = NotificationLinks()
    notifications.tapped(["link": "app://diary/walks/2"])
    notifications.activated(app)
    #expect(app.diary.router.state.visible.route == .walk(2))
    notifications.tapped(["link": "app://diary/walks/3"])
    #expect(app.diary.router.state.visible.route == .walk(3))
  }
}

/// Walks for tests and previews.
struct SampleWalks: WalksService {
  func note(of walk: Int) async throws -> String { "A note." }
}

extension DiaryApp {
  static func sample() throws -> DiaryApp { try DiaryApp(DiaryServices(walks: SampleWalks(), photos: PhotoCache())) }
}
