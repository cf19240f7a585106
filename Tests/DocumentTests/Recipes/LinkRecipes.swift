import AppRouting
import Links
import Routing
import ScreenKit
import TestTopics
import Testing

extension DiaryApp {
  /// The server puts a link of the app into the notification.
  func notificationTapped(_ payload: [String: String]) -> NavigationOutcome {
    guard let link = payload["link"] else { return .unchanged }
    return links.open(link)
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
    ignoredParameters: .named(["utm_source", "utm_campaign"]),
    ignoresTrailingSlash: true)
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
  case .waiting(let gate): return "This opens when you are \(gate)."
  case .refused(let error):
    let others = error.linkError?.nearMisses ?? []
    return others.isEmpty ? "\(error)." : "There is no such place. Did you mean \(others[0])?"
  }
}

@MainActor
func restore(_ saved: String, in router: Router<DiaryRoute>, log: (String) -> Void) {
  let reading = ArchiveReading(saved)
  for problem in reading.problems { log("\(problem)") }
  guard let archive = reading.archive else { return }
  for loss in router.restore(archive.snapshot).losses { log("\(loss)") }
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

  @Test("A link of the web site opens without the parameters of a campaign")
  func web() throws {
    let outcome = app.links.open("https://walks.example/w/2/?utm_source=mail")
    #expect(outcome == .doneIgnoring(["utm_source", "trailing slash"]))
    #expect(app.diary.router.state.visible.route == .walk(2))
    #expect(!app.links.open("https://walks.example/w/2?color=red").isOpen)
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
    #expect(message(for: app.links.open("app://diary/new-walk")) == "This opens when you are signed in.")
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
    restore(saved, in: router) { log.append($0) }
    #expect(router.state.visible.route == .walk(2))
    #expect(log.count == 1)
    #expect(router.link.description == "app://diary/walks/2")
  }
}

/// Walks for tests and previews.
struct SampleWalks: WalksService {
  func note(of walk: Int) async throws -> String { "A note." }
}

extension DiaryApp {
  static func sample() throws -> DiaryApp { try DiaryApp(DiaryServices(walks: SampleWalks())) }
}
