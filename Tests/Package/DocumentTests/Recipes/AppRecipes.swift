import AppRouting
import FlowScenes
import Links
import Routing
import RoutingTesting
import ScreenKit
import TestTopics
import Testing

/// A route that chooses its name in analytics, without an import of theirs.
protocol Named {
  var nameInAnalytics: String { get }
}

/// Calls `track` once for each page that becomes visible.
@MainActor
func track(
  _ navigator: Navigator<any ViewModel>,
  _ track: @escaping @MainActor (_ screen: String, _ previous: String, _ by: String) -> Void
) {
  func name(_ entry: Entry<AnyRoute>) -> String {
    (entry.route.base as? any Named)?.nameInAnalytics ?? entry.route.module + "."
      + "\(entry.route)".prefix { $0 != "(" }
  }
  var shown = navigator.visible
  track(name(shown), "", "start")
  navigator.observe { [weak navigator] event in
    guard let navigator, !navigator.isConfirming, navigator.snapshot.modals.last?.style != .alert, event.to != shown
    else { return }
    track(name(event.to), name(shown), event.kind?.rawValue ?? "")
    shown = event.to
  }
}

@MainActor
func log(_ navigator: Navigator<any ViewModel>, _ line: @escaping (String) -> Void) {
  navigator.observe { event in
    if let error = event.error {
      line("\(event.number) refused at \(event.to.route.link): \(error)")
    } else {
      line("\(event.number) \(event.kind?.rawValue ?? "") → \(event.to.route.link)")
    }
  }
}

extension DiaryApp {
  /// Closes what lies behind a gate, and refuses links to it from now on.
  func switchOff(_ gate: Gate, because reason: String) {
    session.closed[gate] = reason
    navigator.restore(navigator.snapshot)
  }
}

extension DiaryApp {
  /// Leaves the area behind the log-in; unsaved text is asked about first.
  func logOut() -> NavigationOutcome {
    navigator.confirmLeaving { [weak self] in self?.endSession() }
  }

  /// Ends the session without a question, which would show what is behind the log-in.
  func endSession() {
    session.isSignedIn = false
    navigator.dropWaiting()
    history.forget { DeepLink(module: $0.module) }
    navigator.showRoot("log-in", askingFirst: false)
  }
}

/// What the windows share, and an app for each of them.
@MainActor
final class DiaryWindows {
  private let services: DiaryServices
  private let session: DiarySession
  private var opened: [() -> DiaryApp?] = []
  /// Those that are open: the view of a window retains its app.
  var windows: [DiaryApp] { opened.compactMap { $0() } }

  init(_ services: DiaryServices, _ session: DiarySession) { (self.services, self.session) = (services, session) }

  func open(at saved: String? = nil) throws -> DiaryApp {
    let window = try DiaryApp(services, session)
    if let saved { _ = window.restore(saved) }
    window.navigator.start()
    opened.append { [weak window] in window }
    return window
  }

  /// Asks about unsaved text in one window after the other, then ends the session in all of them.
  func logOut() { logOut(windows[...]) }

  private func logOut(_ asked: ArraySlice<DiaryApp>) {
    guard let window = asked.first else { return windows.forEach { $0.endSession() } }
    window.navigator.confirmLeaving { [weak self] in self?.logOut(asked.dropFirst()) }
  }
}

@MainActor
func rowTapped(_ number: Int, on list: Scope, in router: Router<DiaryRoute>) -> NavigationOutcome {
  router.push(.walk(number), over: list.entry)
}

@MainActor
func showOnList(_ walk: Int, in router: Router<DiaryRoute>) -> NavigationOutcome {
  router.select(tab: .walks, pushing: .walk(walk))
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

extension PeopleRoute: Named {
  var nameInAnalytics: String { if case .person = self { "a person" } else { "people" } }
}

@Suite("Recipes for an app", .tags(.navigation, .tabs))
@MainActor
struct AppRecipes {
  let app: DiaryApp
  let diary: DiaryCoordinator
  var router: Router<DiaryRoute> { diary.router }

  init() throws {
    app = try DiaryApp.sample()
    diary = try #require(app.diary)
  }

  @Test("Analytics count screens, and a log has refused calls too")
  func observing() {
    var (tracked, lines): ([String], [String]) = ([], [])
    track(app.navigator) { tracked.append("\($0) after \($1) by \($2)") }
    log(app.navigator) { lines.append($0) }
    router.push(.walk(2))
    app.appRouter.open("app://diary/walks/two")
    router.navigate(to: .deleteQuestion)
    router.dismissModal()
    router.open(DiaryCoordinator.person(3))
    let names = [
      "diary.walks after  by start", "diary.walk after diary.walks by push", "a person after diary.walk by link",
    ]
    #expect(tracked == names)
    #expect(lines.count == 5)
    #expect(lines[0] == "1 push → app://diary/walks/2")
    #expect(lines[1].hasPrefix("2 refused at app://diary/walks/2"))
    #expect(!lines[1].contains("two"))
  }

  @Test("Switching a module off closes its places, and refuses links that lead through it")
  func killSwitch() {
    router.push(.walk(2))
    diary.companionTapped(3)
    app.switchOff(.people, because: "Closed until noon")
    #expect(app.place == ["app://diary/walks", "app://diary/walks/2"])
    for link in ["app://people/3", "app://diary/walks/2?then=people%2F3", "app://people/3?then=diary%2Fwalks%2F2"] {
      #expect(app.appRouter.open(link) == .refused(.unavailable("Closed until noon")))
    }
    #expect(router.open(DiaryCoordinator.person(3)) == .refused(.unavailable("Closed until noon")))
    app.session.closed[.people] = nil
    #expect(router.open(DiaryCoordinator.person(3)) == .done)
  }

  @Test("Both halves of an experiment have one link", arguments: [true, false])
  func experiment(isLarge: Bool) throws {
    var services = DiaryServices.sample
    services.showsLargeWalks = isLarge
    let app = Navigator(testing: DiaryCoordinator.feature(services: services))
    #expect(app.open(try DeepLink("app://diary/walks/2")) == .done)
    #expect((app.visibleScreen is LargeWalkViewModel) == isLarge)
  }

  @Test("Undo and redo lead through the places, over sheets and tabs")
  func undo() {
    let history = app.history
    router.push(.walk(2))
    router.navigate(to: .add, as: .sheet)
    router.select(tab: .map)
    #expect(history.undo() == .done)  // the map closes
    #expect(history.undo() == .done)  // the sheet closes
    #expect(router.state.visible?.route == .walk(2))
    #expect(history.redo() == .done)  // the sheet is open again
    #expect(router.state.visible?.route == .add)
  }

  @Test("Each window has a place of its own, and begins where it was saved")
  func windows() throws {
    let windows = DiaryWindows(.sample, app.session)
    var one: DiaryApp? = try windows.open()
    let other = try windows.open()
    let router = try #require(one?.diary?.router)
    router.push(.walk(2))
    #expect(other.place == ["app://diary/walks"])
    let saved = one?.savedText
    one = nil
    #expect(router.push(.walk(3)) == .refused(.flowEnded))
    let again = try windows.open(at: saved)
    #expect(again.place == ["app://diary/walks", "app://diary/walks/2"])
    #expect(windows.windows.count == 2)
  }

  @Test("A log-out asks in each window, and ends the session in none if the user keeps unsaved text in one")
  func logOutEverywhere() throws {
    let windows = DiaryWindows(.sample, app.session)
    let (one, other) = (try windows.open(), try windows.open())
    for window in windows.windows {
      window.diary?.router.navigate(to: .add)
      window.diary?.draft = "To the m"
    }
    windows.logOut()
    one.navigator.answerConfirmation(true)
    other.navigator.answerConfirmation(false)
    #expect(app.session.isSignedIn && one.diary?.router.state.visible?.route == .add)
    windows.logOut()
    one.navigator.answerConfirmation(true)
    other.navigator.answerConfirmation(true)
    #expect(!app.session.isSignedIn && windows.windows.allSatisfy { $0.place == ["app://log-in/form"] })
  }

  @Test("Logging out asks about unsaved text and shows the log-in; the next user gets new pages")
  func logOut() {
    router.navigate(to: .add)
    diary.draft = "To the m"
    #expect(app.logOut() == .needsConfirmation)
    router.answerConfirmation(false)
    #expect(app.session.isSignedIn && router.state.visible?.route == .add)
    #expect(app.logOut() == .needsConfirmation)
    #expect(router.answerConfirmation(true) == .done)
    #expect(!app.session.isSignedIn && app.place == ["app://log-in/form"])
    #expect(app.history.undo() == .refused(.unavailable("There is nothing to undo")))
    #expect(router.back() == .refused(.flowEnded))
    app.logIn?.logInTapped()
    #expect(app.place == ["app://diary/walks"] && app.diary !== diary)
  }

  @Test("A refusal has the words of the app")
  func localized() {
    let strings = ["refused.link": "Diesen Ort gibt es nicht."]
    var text: String?
    if case .refused(let error) = app.appRouter.open("app://diary/wlaks") {
      text = words(for: error) { strings[$0] ?? "" }
    }
    #expect(text == "Diesen Ort gibt es nicht.")
  }

  @Test("Beside a list, another row replaces the page of the first")
  func splitView() {
    let list = Scope(entry: app.navigator.visible.id)
    #expect(rowTapped(1, on: list, in: router) == .done)
    #expect(rowTapped(2, on: list, in: router) == .done)
    #expect(app.place == ["app://diary/walks", "app://diary/walks/2"])
    #expect(FlowApp(app.navigator).scene.root.sidebar?.screen.title == "walks")
  }
}
