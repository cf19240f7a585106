import AppRouting
import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Opening links in an app", .tags(.links, .navigation))
struct AppRouterTests {
  private let testRouter: TestAppRouter
  private var router: AppRouter { testRouter.router }
  private var app: FakeApp { testRouter.app }

  init() throws { testRouter = try TestAppRouter() }

  @Test("AppRouter opens a link of a known module and passes it on in canonical form")
  func opened() {
    #expect(router.open("app://library/%62ooks/7") == .done)
    #expect(app.shown == ["app://library/books/7"])
  }

  @Test("A link whose destination is already open counts as opened")
  func openedAlready() {
    app.answer = .unchanged
    #expect(router.open("app://library/books/7") == .unchanged)
    #expect(NavigationOutcome.unchanged.isOpen)
  }

  @Test("A link that the app refuses is refused with the app's reason")
  func refusedByApp() {
    app.answer = .refused(.unavailable("There is a draft"))
    let outcome = router.open("app://library/books/7")
    #expect(outcome == .refused(.unavailable("There is a draft")))
    guard case .refused(let refusal) = outcome else { return }
    #expect(refusal.description == "There is a draft")
  }

  @Test("AppRouter without a delegate refuses every link")
  func noApp() throws {
    let router = try AppRouter([Module(of: LibraryRoute.self)])
    #expect(router.open("app://library/books/7") == .refused(.unavailable("The app is not running")))
  }

  @Test("A malformed link is refused, and the error locates the malformed part")
  func notALink() {
    guard case .refused(.invalidLink(let error)) = router.open("app://library/two words") else {
      Issue.record("It was not refused")
      return
    }
    #expect(error.offset == 17)
    #expect(app.shown.isEmpty)
  }

  @Test("A link behind a gate waits, and opens when the gate is passed")
  func waiting() throws {
    #expect(router.open("app://museum/paintings/1") == .waiting(MuseumRoute.ticket))
    #expect(app.shown.isEmpty)
    #expect(router.waiting == (try DeepLink("app://museum/paintings/1")))

    app.passed = [MuseumRoute.ticket]
    #expect(router.resume() == .done)
    #expect(app.shown == ["app://museum/paintings/1"])
    #expect(router.waiting == nil)
    #expect(router.resume() == nil)
  }

  @Test("AppRouter checks a waiting link again when it resumes")
  func checkedAgain() {
    router.open("app://museum/map")
    #expect(router.resume() == .waiting(MuseumRoute.ticket))
    #expect(router.waiting != nil)
    #expect(app.shown.isEmpty)

    app.passed = [MuseumRoute.ticket]
    app.answer = .refused(.noMatch)
    #expect(router.resume() == .refused(.noMatch))
    #expect(router.waiting == nil)
  }

  @Test("A second waiting link replaces the first")
  func laterReplaces() {
    router.open("app://museum/paintings/1")
    router.open("app://museum/paintings/2")

    app.passed = [MuseumRoute.ticket]
    #expect(router.resume() == .done)
    #expect(app.shown == ["app://museum/paintings/2"])
    #expect(router.resume() == nil)
  }

  @Test("An unknown link or a link without a gate doesn't drop the waiting link")
  func keptMeanwhile() throws {
    router.open("app://museum/paintings/1")
    router.open("app://museum/attic")
    router.open("no link")
    #expect(router.open("app://library/books/7") == .done)
    #expect(router.waiting == (try DeepLink("app://museum/paintings/1")))
  }

  @Test("A waiting link opens with its original policy")
  func policyKept() {
    router.open("app://museum/map", policy: .push)
    app.passed = [MuseumRoute.ticket]
    router.resume()
    #expect(app.policies == [.push])
  }

  @Test("Dropping the waiting link keeps it from opening")
  func drop() {
    router.open("app://museum/paintings/1")
    router.dropWaiting()
    app.passed = [MuseumRoute.ticket]
    #expect(router.resume() == nil)
    #expect(app.shown.isEmpty)
  }

  @Test("An unknown link behind a gate is refused at once and does not wait")
  func nowhereBehindGate() {
    guard case .refused(.unknownLink) = router.open("app://museum/attic") else {
      Issue.record("It should be unknown")
      return
    }
    #expect(router.waiting == nil)
  }
}
