import AppRouting
import Links
import Observation
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Links that need an answer", .tags(.links))
struct ResolverTests {
  private let server = Server()
  private let session = Session()
  private let navigator: Navigator<Screen>
  private let router: AppRouter<Screen>

  init() throws {
    navigator = try Navigator(
      Modules([Feature(MuseumRoute.self) { _ in ScreenFactory() }]), root: "museum",
      gates: [MuseumRoute.ticket: { [session] in session.hasTicket ? .open : .waits }],
      resolvers: ["codes": { [server] link in try await server.place(of: link) }])
    router = AppRouter(
      navigator,
      entries: try EntryTable {
        EntryLink("https://museum.example/c/:code") { (code: String) in
          .place(DeepLink(module: "codes", path: "\(code)"))
        }
      })
    navigator.start()
  }

  @Test(
    "The place opens when the answer is there, also for a web link",
    arguments: ["app://codes/x7", "https://museum.example/c/x7"])
  func answer(link: String) async throws {
    #expect(router.meaning(of: link) == "app://codes/x7", "the meaning of a link asks no server")
    #expect(router.open(link) == .queued)
    #expect(navigator.links.resolving?.description == "app://codes/x7")
    #expect(navigator.visible.route == AnyRoute(MuseumRoute.halls))
    await server.answer("app://museum/paintings/1")
    await navigator.settle()
    #expect(navigator.links.resolving == nil)
    #expect(navigator.visible.route == AnyRoute(MuseumRoute.painting(1)))
  }

  @Test("A view that shows progress is notified when the question begins and when it ends")
  func progress() async {
    await confirmation(expectedCount: 2) { changed in
      withObservationTracking {
        _ = navigator.links.resolving
      } onChange: {
        changed()
      }
      router.open("app://codes/x7")
      withObservationTracking {
        _ = navigator.links.resolving
      } onChange: {
        changed()
      }
      await server.answer("app://museum/paintings/1")
      await navigator.settle()
    }
  }

  @Test("Gates are checked on the answer")
  func gate() async throws {
    session.hasTicket = false
    router.open("app://codes/x7")
    await server.answer("app://museum/paintings/7")
    await navigator.settle()
    #expect(navigator.links.waiting?.description == "app://museum/paintings/7")
  }

  @Test(
    "A failure is reported without the text of the link, and nothing opens", arguments: [nil, "app://museum/nowhere"])
  func failure(answer: String?) async throws {
    var errors: [NavigationError] = []
    navigator.observe { if let error = $0.error { errors.append(error) } }
    router.open("app://codes/x7")
    await server.answer(answer)
    await navigator.settle()
    #expect(errors.count == 1 && navigator.links.resolving == nil)
    if answer == nil { #expect(errors == [.unavailable("The link can't be opened now: no such code")]) }
    #expect(navigator.visible.route == AnyRoute(MuseumRoute.halls))
  }

  @Test(
    "The answer to an earlier link is dropped after the next link, but not after one that is refused",
    arguments: [
      ("app://museum/paintings/2", MuseumRoute.painting(2)), ("app://codes/other", .painting(3)),
      ("nowhere", .painting(1)),
    ])
  func nextLink(link: String, route: MuseumRoute) async throws {
    router.open("app://codes/x7")
    router.open(link)
    await server.answer("app://museum/paintings/1")
    await server.answer("app://museum/paintings/3")
    await navigator.settle()
    #expect(navigator.visible.route == AnyRoute(route))
    #expect(navigator.links.resolving == nil)
  }

  @Test("settle() doesn't wait for an answer that no call needs any more, and a link as a value is resolved like text")
  func unanswered() async throws {
    #expect(navigator.open(try DeepLink("app://codes/x7")) == .queued)
    #expect(!navigator.isIdle)
    navigator.selectTab("tickets")
    await navigator.settle()
    #expect(navigator.isIdle && navigator.links.resolving == nil)
    // The server has not answered yet.
    await server.answer("app://museum/paintings/1")
    #expect(navigator.visible.route == AnyRoute(MuseumRoute.tickets))
  }

  @Test("A module that opens a link with a resolver gets the result of the place, or hears that it isn't shown")
  func returning() async throws {
    let window = try SampleWindow(
      "library", placements: ["library": .root], resolvers: ["codes": { [server] in try await server.place(of: $0) }])
    let (library, code) = (try #require(window.library), try DeepLink("app://codes/x7"))
    var results: [FlowResult<Int>] = []
    #expect(library.open(code, as: .sheet, returning: Int.self) { results.append($0) } == .queued)
    await server.answer("app://studio/form")
    await server.answer("app://studio/forms/1")
    await window.navigator.settle()
    #expect(results.count == 1 && window.way == "library/shelf", "the server has named no place")

    #expect(library.open(code, as: .sheet, returning: Int.self) { results.append($0) } == .queued)
    await window.navigator.settle()
    #expect(window.way == "library/shelf, sheet studio/forms/1")
    #expect(window.studio?.finish(window.navigator.visible.id, with: 7) == .done)
    #expect(results.last == .finished(7))

    #expect(library.open(code, returning: Int.self) { results.append($0) } == .queued)
    library.push(.book(1))
    #expect(results.count == 3 && results.last == .cancelled(.notShown))
  }

  @Test("A link from a screen that isn't visible any more is refused at once, and an earlier one goes on")
  func stale() async throws {
    let window = try SampleWindow(
      "library", placements: ["library": .root], resolvers: ["codes": { [server] in try await server.place(of: $0) }])
    let code = try DeepLink("app://codes/x7")
    #expect(window.navigator.open(code) == .queued)
    #expect(window.library?.open(code, from: EntryID(0)) == .refused(.stale(EntryID(0))))
    await server.answer("app://library/books/1")
    await window.navigator.settle()
    #expect(window.way == "library/shelf, library/books/1")
  }

  @Test("A resolver can't have the name of a module")
  func name() {
    let problem = #expect(throws: ModuleProblem.self) {
      try Navigator(
        navigator.modules, root: "museum", gates: [MuseumRoute.ticket: { .open }], resolvers: ["museum": { $0 }])
    }
    #expect(problem?.description == "Two modules are called “museum”")
  }
}

@MainActor
private final class Session {
  var hasTicket = true
}

/// Answers when the test says so.
private actor Server {
  struct NoSuchCode: Error, CustomStringConvertible { let description = "no such code" }

  private var asking: [CheckedContinuation<DeepLink, any Error>] = []
  private var answers: [String?] = []

  func place(of link: DeepLink) async throws -> DeepLink {
    try await withCheckedThrowingContinuation { question in
      asking.append(question)
      reply()
    }
  }

  /// Answers the oldest question, or the next one.
  func answer(_ link: String?) {
    answers.append(link)
    reply()
  }

  private func reply() {
    while !asking.isEmpty, !answers.isEmpty {
      let (question, answer) = (asking.removeFirst(), answers.removeFirst())
      question.resume(
        with: Result {
          guard let answer else { throw NoSuchCode() }
          return try DeepLink(answer)
        })
    }
  }
}
