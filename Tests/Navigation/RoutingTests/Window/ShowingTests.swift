import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("New ways to show", .tags(.navigation))
struct ShowingTests {
  private let library = StartedRouter<LibraryRoute>()
  private var router: Router<LibraryRoute> { library.router }

  @Test("Removing and reordering pages below the top keeps the screens that stay")
  func replaceStack() throws {
    for number in 1...3 { router.push(.book(number)) }
    let before = router.state.entries
    #expect(router.replaceStack(with: [.shelf, .book(3), .book(4), .book(1)]) == .done)
    #expect(library.stack == [.shelf, .book(3), .book(4), .book(1)])
    let after = router.state.entries
    #expect([after[0], after[1], after[3]] == [before[0], before[3], before[1]])
    #expect(library.factory.living == 4)
    #expect(router.replaceStack(with: library.stack) == .unchanged)
  }

  @Test("A model is handed over to the screen that is shown, also after a question, and to no other one")
  func model() throws {
    let window = try SampleWindow()
    func model() -> Int? {
      window.navigator.content?.stacks.joined().first { $0.id == window.navigator.visible.id }?.screen.scope.model(
        Int.self)
    }
    let museum = try #require(window.museum)
    museum.push(.painting(7), with: 42)
    #expect(model() == 42)
    museum.open(LibraryRoute.book(1).link, .push, with: 43)
    #expect(model() == 43)
    museum.push(.painting(8))
    #expect(model() == nil)
    window.push("studio/drafts/7")
    #expect(museum.open(MuseumRoute.painting(9).link, with: 44) == .needsConfirmation)
    window.navigator.answerConfirmation(true)
    #expect(window.way == "museum/halls, museum/paintings/9")
    #expect(model() == 44)
    #expect(Scope(model: "text").model(Int.self) == nil)
  }

  @Test("A flow that refuses to be left says why on every way out, and another root takes its place without asking")
  func refusing() throws {
    let window = try SampleWindow()
    window.push("library/books/1")
    let payment = try #require(window.library?.screen(of: window.navigator.visible.id))
    final class Payment { var isRunning = true }
    let running = Payment()
    payment.scope.refuseLeaving { running.isRunning ? "The payment is running" : nil }
    let refused = NavigationOutcome.refused(.unavailable("The payment is running"))
    var stays = 0
    #expect(window.navigator.back() == refused)
    #expect(window.open("museum/tickets") == .done, "a hidden tab is not left")
    #expect(window.open("museum/halls") == refused)
    #expect(window.navigator.showRoot("studio").outcome == refused)
    #expect(
      window.navigator.confirmLeaving {
      } orElse: {
        stays += 1
      } == refused)
    #expect(stays == 1)
    running.isRunning = false
    #expect(window.open("museum/halls") == .done)
    window.push("library/books/2")
    window.library?.screen(of: window.navigator.visible.id)?.scope.refuseLeaving { "Never" }
    #expect(window.navigator.showRoot("studio", askingFirst: false).outcome == .done)
  }
}
