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

  @Test("A link that a module knows is shown, in its canonical spelling")
  func opened() {
    #expect(router.open("app://library/%62ooks/7") == .done)
    #expect(app.shown == ["app://library/books/7"])
  }

  @Test("A place that is open already counts as opened")
  func openedAlready() {
    app.answer = .unchanged
    #expect(router.open("app://library/books/7") == .unchanged)
    #expect(NavigationOutcome.unchanged.isOpen)
  }

  @Test("When the app refuses, the link is refused for the app's reason")
  func refusedByApp() {
    app.answer = .refused(.unavailable("There is a draft"))
    let outcome = router.open("app://library/books/7")
    #expect(outcome == .refused(.unavailable("There is a draft")))
    guard case .refused(let refusal) = outcome else { return }
    #expect(refusal.description == "There is a draft")
  }

  @Test("Without an app, a link is refused")
  func noApp() throws {
    let router = try AppRouter([Module(of: LibraryRoute.self)])
    #expect(router.open("app://library/books/7") == .refused(.unavailable("The app is not running")))
  }

  @Test("A text that is no link is refused with the part at fault")
  func notALink() {
    guard case .refused(.invalidLink(let error)) = router.open("app://library/two words") else {
      Issue.record("It was not refused")
      return
    }
    #expect(error.offset == 17)
    #expect(app.shown.isEmpty)
  }

  @Test("A link behind a gate waits, and opens once the gate is passed")
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

  @Test("A waiting link is checked again when it resumes")
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

  @Test("Of two waiting links the later one opens")
  func laterReplaces() {
    router.open("app://museum/paintings/1")
    router.open("app://museum/paintings/2")

    app.passed = [MuseumRoute.ticket]
    #expect(router.resume() == .done)
    #expect(app.shown == ["app://museum/paintings/2"])
    #expect(router.resume() == nil)
  }

  @Test("A link that waits is not lost to one that leads nowhere, or to one without a gate")
  func keptMeanwhile() throws {
    router.open("app://museum/paintings/1")
    router.open("app://museum/attic")
    router.open("no link")
    #expect(router.open("app://library/books/7") == .done)
    #expect(router.waiting == (try DeepLink("app://museum/paintings/1")))
  }

  @Test("A link that waited opens with the policy it came with")
  func policyKept() {
    router.open("app://museum/map", policy: .push)
    app.passed = [MuseumRoute.ticket]
    router.resume()
    #expect(app.policies == [.push])
  }

  @Test("A waiting link can be dropped")
  func drop() {
    router.open("app://museum/paintings/1")
    router.dropWaiting()
    app.passed = [MuseumRoute.ticket]
    #expect(router.resume() == nil)
    #expect(app.shown.isEmpty)
  }

  @Test("Behind a gate, a link that leads nowhere is told at once and does not wait")
  func nowhereBehindGate() {
    guard case .refused(.unknownLink) = router.open("app://museum/attic") else {
      Issue.record("It should be unknown")
      return
    }
    #expect(router.waiting == nil)
  }
}
