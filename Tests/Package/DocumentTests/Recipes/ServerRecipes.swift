import AppRouting
import Foundation
import Links
import Observation
import Routing
import RoutingTesting
import ScreenKit
import TestTopics
import Testing

/// Thrown for a 401 whose token can't be renewed.
struct SessionExpired: Error {}

/// The walks of one account; a 401 ends its session, whichever page has asked.
struct AccountWalks: WalksService {
  let account: String
  let walks: any WalksService
  let onExpiry: @MainActor @Sendable (_ account: String) -> Void

  func note(of walk: Int) async throws -> String {
    do {
      return try await walks.note(of: walk)
    } catch let error as SessionExpired {
      await onExpiry(account)
      throw error
    }
  }
}

/// The account that is signed in, and what an expired session had open.
@MainActor
final class ExpiringSession {
  private(set) var account: String?
  private var kept: (account: String, place: NavigationSnapshot<DeepLink>)?

  /// Shows the log-in, once for any number of 401s.
  func expired(_ account: String, in app: DiaryApp) {
    guard self.account == account else { return }
    self.account = nil
    kept = (account, app.navigator.snapshot)
    app.session.isSignedIn = false
    app.history.forget { DeepLink(module: $0.module) }
    app.navigator.showRoot("log-in", askingFirst: false)
  }

  /// Shows what the account had open, with the link that waits.
  func loggedIn(_ account: String, in app: DiaryApp) {
    self.account = account
    app.session.isSignedIn = true
    let place = kept?.account == account ? kept?.place : nil
    kept = nil
    app.navigator.showRoot("diary", restoring: place, openingWaiting: true)
  }
}

/// Drops a link that has waited too long, or is for another account.
@MainActor
final class WaitingLink {
  private let navigator: Navigator<any ViewModel>
  private let now: @MainActor () -> Date
  private var since = Date.distantPast

  init(in navigator: Navigator<any ViewModel>, now: @escaping @MainActor () -> Date) {
    (self.navigator, self.now) = (navigator, now)
    navigator.onWaiting = { [weak self] _ in self?.since = now() }
  }

  /// Returns what to tell the user if the link is dropped; called before `showRoot`.
  func drop(unlessFor isAllowed: (DeepLink) -> Bool) -> String? {
    guard let link = navigator.links.waiting else { return nil }
    let isLate = now().timeIntervalSince(since) > 15 * 60
    if !isLate, isAllowed(link) { return nil }
    navigator.dropWaiting()
    return isLate ? "The link has waited too long." : "This link was for another account."
  }
}

/// Thrown for a walk that has been deleted.
struct WalkIsGone: Error {}

/// A short message for the user of a window.
@MainActor
@Observable
final class WindowMessage {
  var text = ""
}

/// Closes the page of a deleted walk with everything above it, and says why on the page below.
@MainActor
func walkIsGone(_ page: Scope, in router: Router<DiaryRoute>, _ message: WindowMessage) {
  router.dismiss(page.entry)
  message.text = "This walk has been deleted."
}

/// A page that loads its walk when it opens.
@MainActor
final class CheckedWalk {
  private(set) var note = ""
  private(set) var problem: String?

  init(_ number: Int, walks: any WalksService, scope: Scope, onGone: @escaping @MainActor () -> Void) {
    scope.run {
      try await walks.note(of: number)
    } then: { [weak self] result in
      switch result {
      case .success(let note): self?.note = note
      case .failure(is WalkIsGone): onGone()
      case .failure(let error): self?.problem = "\(error)"
      }
    }
  }
}

/// A form whose answer shows the next page, but only over the form itself.
@MainActor
final class SendForm {
  private(set) var isSending = false
  private let page: Scope
  private let router: Router<DiaryRoute>

  init(_ page: Scope, in router: Router<DiaryRoute>) { (self.page, self.router) = (page, router) }

  /// Ends with the page: its answer is dropped after that.
  func sendTapped(_ send: @escaping @Sendable () async throws -> Int) {
    guard !isSending else { return }
    isSending = true
    page.run(send) { [weak self] in self?.finish($0) }
  }

  /// Goes on after the page, as long as the module is open.
  func sendAnywayTapped(_ send: @escaping @Sendable () async throws -> Int) {
    guard !isSending else { return }
    isSending = true
    router.scope.run(send) { [weak self] in self?.finish($0) }
  }

  private func finish(_ result: Result<Int, any Error>) {
    isSending = false
    if case .success(let walk) = result { router.push(.walk(walk), from: page.entry) }
  }
}

// MARK: What the tests need besides

/// Answers every question with one error.
struct FailingWalks: WalksService {
  let error: any Error
  func note(of walk: Int) async throws -> String { throw error }
}

@Suite("Recipes for answers of a server", .tags(.links, .lifetime))
@MainActor
struct ServerRecipes {
  private let app: DiaryApp
  private let router: Router<DiaryRoute>

  init() throws {
    app = try DiaryApp.sample()
    router = try #require(app.diary?.router)
  }

  @Test("Three 401s show one log-in, and the same account gets back what was open")
  func expired() async throws {
    let session = ExpiringSession()
    session.loggedIn("Mia", in: app)
    app.appRouter.open("app://diary/walks/2")
    var roots = 0
    app.navigator.observe { _ in roots += 1 }
    let walks = AccountWalks(account: "Mia", walks: FailingWalks(error: SessionExpired())) { [app] in
      session.expired($0, in: app)
    }
    for walk in 1...3 { await #expect(throws: SessionExpired.self) { try await walks.note(of: walk) } }
    #expect(app.place == ["app://log-in/form"] && roots == 1)
    session.loggedIn("Mia", in: app)
    #expect(app.place == ["app://diary/walks", "app://diary/walks/2"])
    session.expired("Mia", in: app)
    session.loggedIn("Ada", in: app)
    session.expired("Mia", in: app)
    #expect(app.place == ["app://diary/walks"])
  }

  @Test("A link that waits too long, or is for another account, is dropped with a reason")
  func waiting() throws {
    final class Clock { var time = Date(timeIntervalSince1970: 0) }
    let clock = Clock()
    let waiting = WaitingLink(in: app.navigator) { clock.time }
    #expect(waiting.drop { _ in false } == nil)
    app.endSession()
    app.appRouter.open("app://diary/walks/2")
    #expect(waiting.drop { _ in true } == nil && app.navigator.links.waiting != nil)
    #expect(waiting.drop { $0.module != "diary" } == "This link was for another account.")
    app.appRouter.open("app://diary/walks/2")
    clock.time += 16 * 60
    #expect(waiting.drop { _ in true } == "The link has waited too long.")
    app.logIn?.logInTapped()
    #expect(app.place == ["app://diary/walks"])
  }

  @Test("A page whose walk is gone closes with what is above it, also in a hidden tab")
  func gone() async throws {
    let message = WindowMessage()
    app.appRouter.open("app://diary/walks/2/walks/3")
    let page = Scope(entry: router.state.activeStack[1].id)
    router.select(tab: .map)
    let walk = CheckedWalk(2, walks: FailingWalks(error: WalkIsGone()), scope: page) { [router] in
      walkIsGone(page, in: router, message)
    }
    await page.settle()
    #expect(walk.problem == nil && message.text == "This walk has been deleted.")
    #expect(app.navigator.snapshot.tabs[0].map(\.description) == ["app://diary/walks"])
    let offline = CheckedWalk(2, walks: FailingWalks(error: Offline()), scope: page) {}
    await page.settle()
    #expect(offline.problem == "There is no network.")
  }

  @Test("A late answer pushes nothing when its page has gone, or isn't visible any more", arguments: [true, false])
  func lateAnswer(endsWithPage: Bool) async throws {
    let (answers, answer) = AsyncStream.makeStream(of: Int.self)
    router.push(.walk(1))
    let page = Scope(entry: app.navigator.visible.id)
    let form = SendForm(page, in: router)
    let send: @Sendable () async throws -> Int = {
      for await number in answers { return number }
      throw CancellationError()
    }
    if endsWithPage { form.sendTapped(send) } else { form.sendAnywayTapped(send) }
    #expect(form.isSending)
    router.back()
    page.end()
    answer.yield(7)
    await page.settle()
    await app.navigator.settle()
    #expect(app.place == ["app://diary/walks"] && form.isSending == endsWithPage)
  }
}
