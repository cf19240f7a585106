import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("What a module may remove", .tags(.navigation))
struct FloorTests {
  private let window: SampleWindow

  init() throws { window = try SampleWindow() }

  @Test("A module pops its own pages and what lies on them, and stops at its floor")
  func pop() throws {
    window.push("museum/paintings/1", "library/books/1", "library/books/2", "studio/sketches/1")
    let library = try #require(window.library)
    #expect(library.pop(2) == .done)
    #expect(window.way == "museum/halls, museum/paintings/1, library/books/1")
    window.push("studio/sketches/1")
    #expect(library.pop(5) == .done)
    #expect(window.way == "museum/halls, museum/paintings/1")
  }

  @Test("A page on the sheet of another module can't close the sheet, and its module can")
  func sheet() throws {
    window.push("museum/map", "library/books/1")
    let (museum, library) = (try #require(window.museum), try #require(window.library))
    let map = try #require(window.identities.dropLast().last)
    #expect(library.dismissModal() == .refused(.notOwn))
    #expect(library.dismiss(map) == .refused(.notOwn))
    #expect(library.replaceModal(with: .note) == .refused(.notOwn))
    #expect(window.way == "museum/halls, sheet museum/map, library/books/1")
    #expect(library.back() == .done)
    #expect(library.back() == .refused(.flowEnded), "its only page is gone")
    #expect(museum.dismissModal() == .done)
  }

  @Test("A module that has entries in a hidden tab only removes nothing that is visible")
  func hidden() throws {
    window.navigator.selectTab("tickets")
    window.push("library/books/1")
    let (library, book) = (try #require(window.library), window.navigator.visible.id)
    window.navigator.selectTab("halls")
    window.push("museum/paintings/1", "museum/map")
    let way = window.way
    for outcome in [library.back(), library.dismissModal()] { #expect(outcome == .refused(.notOwn)) }
    #expect(window.way == way)
    #expect(library.dismiss(book) == .done, "its own page goes, wherever it is")
    #expect(window.way == way)
  }

  @Test("What lies on the floor goes, whichever module it belongs to")
  func above() throws {
    let museum = try #require(window.museum)
    window.push("library/books/1", "museum/map", "studio/palette", "library/note")
    #expect(museum.dismissModal() == .done)
    #expect(museum.back() == .done)
    #expect(window.way == "museum/halls, library/books/1, sheet museum/map")
    #expect(museum.dismissModals() == .done)
    #expect(museum.pop() == .done)
    #expect(window.way == "museum/halls")
  }
}

@MainActor
@Suite("New ways to show", .tags(.navigation))
struct ShowingTests {
  private let library = StartedRouter<LibraryRoute>()
  private var router: Router<LibraryRoute> { library.router }

  @Test("A modal takes the place of the one that is open, in one change")
  func replaceModal() {
    #expect(router.replaceModal(with: .note) == .refused(.nothingPresented))
    router.navigate(to: .note)
    router.push(.book(1))
    let notices = library.notices
    #expect(router.replaceModal(with: .reader, as: .cover) == .done)
    #expect(router.state.snapshot.modals == [.init(style: .cover, stack: [.reader])])
    #expect(library.notices == notices + 1)
    #expect(router.replaceModal(with: .note, as: .push) == .refused(.notAModal))
  }

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
