import AppRouting
import FlowScenes
import Links
import Observation
import Routing
import ScreenKit
import TestTopics
import Testing

@MainActor
func track(_ links: AppRouter, _ track: @escaping (_ screen: String, _ by: String) -> Void) {
  links.observe { event in
    guard event.error == nil, let screen = event.to else { return }
    track("\(screen)", event.kind?.rawValue ?? "")
  }
}

@MainActor
func log(_ links: AppRouter, _ line: @escaping (String) -> Void) {
  links.observe { event in
    let place = event.to.map { "\($0)" } ?? "–"
    if let error = event.error {
      line("\(event.number) refused at \(place): \(error)")
    } else {
      line("\(event.number) \(event.kind?.rawValue ?? "") → \(place)")
    }
  }
}

/// The last places of a flow.
@MainActor
final class History {
  private var places: [NavigationSnapshot<DeepLink>]
  /// The place that `undo` goes back to, until it is open again.
  private var target: NavigationSnapshot<DeepLink>?
  private let flow: any Flow

  init(of flow: any Flow) {
    self.flow = flow
    places = [flow.snapshot]
    flow.observeContent { [weak self] _ in self?.record() }
  }

  private func record() {
    // A confirmation changes what is visible and not the place.
    guard flow.snapshot != places.last else { return }
    if flow.snapshot == target { places.removeLast() } else { places.append(flow.snapshot) }
    target = nil
  }

  func undo() -> NavigationOutcome {
    guard places.count > 1 else { return .unchanged }
    target = places[places.count - 2]
    return flow.restore(places[places.count - 2]).outcome
  }
}

/// What the windows share, and an app for each of them.
@MainActor
final class DiaryWindows {
  private let services: DiaryServices
  private(set) var windows: [DiaryApp] = []

  init(_ services: DiaryServices) { self.services = services }

  func open(at saved: String = "") throws -> DiaryApp {
    let window = try DiaryApp(services)
    window.restore(saved) { _ in }
    windows.append(window)
    return window
  }

  func close(_ window: DiaryApp) {
    window.diary.router.stop()
    windows.removeAll { $0 === window }
  }
}

extension DiaryApp {
  /// Leaves the area behind the log-in; unsaved text is asked about first.
  func logOut() -> NavigationOutcome {
    diary.router.confirmLeaving { [weak self] in self?.endSession() }
  }

  /// The session is over: a question would show what is behind the log-in, so none is asked.
  func sessionExpired() {
    endSession()
    diary.router.navigate(to: .logIn)
  }

  private func endSession() {
    isSignedIn = false
    links.dropWaiting()
    diary.router.stop()
    diary = DiaryCoordinator(services)
    links.follow(diary.router)
  }
}

/// The app's own words for a refusal; the texts come from the app's string catalog.
func words(for error: NavigationError, in strings: (String) -> String) -> String {
  switch error {
  case .atRoot: strings("refused.firstPage")
  case .unknownLink, .invalidLink: strings("refused.link")
  case .unavailable(let reason): reason
  default: strings("refused.other")
  }
}

@MainActor
func rowTapped(_ number: Int, on list: Scope, in router: Router<DiaryRoute>) -> NavigationOutcome {
  guard let entry = list.entry else { return router.push(.walk(number)) }
  return router.push(.walk(number), over: entry)
}

@MainActor
func showOnList(_ walk: Int, in router: Router<DiaryRoute>) -> NavigationOutcome {
  router.select(tab: .walks, pushing: .walk(walk))
}

@Suite("Recipes for an app", .tags(.navigation, .tabs))
@MainActor
struct AppRecipes {
  let app: DiaryApp

  init() throws { app = try DiaryApp.sample() }

  @Test("Analytics count screens, and a log has refused calls too")
  func observing() throws {
    var (tracked, lines): ([String], [String]) = ([], [])
    track(app.links) { tracked.append("\($0) by \($1)") }
    log(app.links) { lines.append($0) }
    app.diary.router.push(.walk(2))
    app.links.open("app://diary/walks/two")
    #expect(tracked == ["app://diary/walks/2 by push"])
    #expect(lines.count == 2)
    #expect(lines[0] == "1 push → app://diary/walks/2")
    #expect(lines[1].hasPrefix("2 refused"))
    #expect(!lines[1].contains("two"))
  }

  @Test("A flag opens and closes places, with a reason")
  func flag() throws {
    #expect(app.links.open("app://diary/photos/1") == .refused(.unavailable("Photos are not available yet")))
    app.flags.insert(.photos)
    #expect(app.links.open("app://diary/photos/1") == .done)
  }

  @Test("A switched-off module shows its root, and refuses links with a reason")
  func killSwitch() throws {
    app.diary.router.push(.walk(2))
    app.switchOff("diary", because: "The diary is closed until noon")
    #expect(app.diary.router.state.depth == 0)
    #expect(app.links.open("app://diary/walks/2") == .refused(.unavailable("The diary is closed until noon")))
  }

  @Test("A link that leads through a switched-off module opens nothing", arguments: ["diary", "stops"])
  func killSwitchOnTheWay(name: String) throws {
    let links = try AppRouter([Module(of: DiaryRoute.self), Module(of: StopRoute.self)])
    links.delegate = app
    app.switchOff(name, because: "Closed until noon")
    #expect(links.open("app://stops/1?then=diary%2Fwalks%2F2") == .refused(.unavailable("Closed until noon")))
    #expect(links.open("app://diary/walks/2?then=stops%2F1") == .refused(.unavailable("Closed until noon")))
    #expect(app.diary.router.state.depth == 0)
  }

  @Test("A user who keeps a draft stays with it in a switched-off module")
  func killSwitchOverDraft() throws {
    let router = app.diary.router
    router.navigate(to: .add)
    app.diary.draft = "To the m"
    app.switchOff("diary", because: "The diary is closed until noon")
    #expect(router.isConfirming)
    router.answerConfirmation(false)
    #expect(router.state.visible.route == .add)
    #expect(!app.links.open("app://diary/map").isOpen)
    app.switchOff("diary", because: "The diary is closed until noon")
    router.answerConfirmation(true)
    #expect(router.state.visible.route == .walks)
  }

  @Test("Both halves of an experiment have one link", arguments: [true, false])
  func experiment(isLarge: Bool) throws {
    let coordinator = DiaryCoordinator(
      DiaryServices(walks: SampleWalks(), photos: PhotoCache()), experiment: Experiment(isLarge: isLarge))
    #expect(coordinator.router.open(try DeepLink("app://diary/walks/2")) == .done)
    let page = coordinator.router.visibleLayers.last?.top.screen
    #expect((page is LargeWalkViewModel) == isLarge)
  }

  @Test("Undo goes back through places, over sheets and tabs")
  func undo() throws {
    let router = app.diary.router
    let history = History(of: router)
    router.push(.walk(2))
    router.present(.add, as: .sheet)
    router.select(tab: .map)
    #expect(history.undo() == .done)
    #expect(router.state.visible.route == .add)
    #expect(history.undo() == .done)
    #expect(history.undo() == .done)
    #expect(router.state.depth == 0)
    #expect(history.undo() == .unchanged)
  }

  @Test("Undo asks about unsaved text: declining it keeps the place and its history, agreeing goes back")
  func undoOverDraft() throws {
    let router = app.diary.router
    let history = History(of: router)
    router.push(.walk(2))
    router.present(.add, as: .sheet)
    app.diary.draft = "To the m"
    #expect(history.undo() == .needsConfirmation)
    router.answerConfirmation(false)
    #expect(router.state.visible.route == .add)
    #expect(history.undo() == .needsConfirmation)
    router.answerConfirmation(true)
    #expect(router.state.visible.route == .walk(2))
    #expect(history.undo() == .done)
    #expect(router.state.depth == 0)
    #expect(history.undo() == .unchanged)
  }

  @Test("Each window has a place of its own, and begins where it was saved")
  func windows() throws {
    let windows = DiaryWindows(DiaryServices(walks: SampleWalks(), photos: PhotoCache()))
    let (one, other) = (try windows.open().diary.router, try windows.open().diary.router)
    one.push(.walk(2))
    #expect(other.state.depth == 0)
    let saved = NavigationArchive(one.snapshot).description
    windows.close(windows.windows[0])
    #expect(one.push(.walk(3)) == .refused(.flowEnded))
    #expect(try windows.open(at: saved).diary.router.state.visible.route == .walk(2))
    #expect(windows.windows.count == 2)
  }

  @Test("Logging out asks about unsaved text, and then shows new pages; an expired session asks nothing")
  func logOut() {
    let router = app.diary.router
    app.isSignedIn = true
    app.links.open("app://diary/new-walk")
    app.diary.draft = "To the m"
    #expect(app.logOut() == .needsConfirmation)
    router.answerConfirmation(false)
    #expect(app.isSignedIn && router.state.visible.route == .add)
    _ = app.logOut()
    router.answerConfirmation(true)
    #expect(!app.isSignedIn && app.diary.router !== router && router.back() == .refused(.flowEnded))
    #expect(app.diary.router.state.visible.route == .walks)
    app.diary.router.navigate(to: .add)
    app.diary.draft = "To the m"
    app.sessionExpired()
    #expect(app.diary.router.state.visible.route == .logIn && app.diary.draft.isEmpty)
  }

  @Test("A refusal has the words of the app")
  func localized() {
    let strings = ["refused.link": "Diesen Ort gibt es nicht."]
    var text: String?
    if case .refused(let error) = app.links.open("app://diary/wlaks") {
      text = words(for: error) { strings[$0] ?? "" }
    }
    #expect(text == "Diesen Ort gibt es nicht.")
  }

  @Test("An app follows a flow whose type it doesn't know")
  func following() {
    let other = DiaryCoordinator(DiaryServices(walks: SampleWalks(), photos: PhotoCache()))
    let flow: any Flow = other.router
    var count = 0
    app.links.observe { _ in count += 1 }
    app.links.follow(flow)
    flow.selectTab("map")
    #expect(count == 1)
  }

  @Test("Beside a list, another row replaces the page of the first")
  func splitView() throws {
    let router = app.diary.router
    let list = Scope(entry: router.state.visible.id)
    #expect(rowTapped(1, on: list, in: router) == .done)
    #expect(rowTapped(2, on: list, in: router) == .done)
    #expect(router.state.depth == 1)
    #expect(router.visibleLayers.last?.sidebar?.id == list.entry)
  }

  @Test("A tab is chosen and a page pushed on it in one change")
  func tabs() throws {
    let router = app.diary.router
    router.select(tab: .map)
    #expect(showOnList(2, in: router) == .done)
    #expect(router.state.selectedTab == 0)
    #expect(router.state.visible.route == .walk(2))
  }
}
