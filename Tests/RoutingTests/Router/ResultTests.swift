import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Results", .tags(.results), .timeLimit(.minutes(10)))
struct ResultTests {
  private let studio = StartedRouter<StudioRoute>()
  private var router: Router<StudioRoute> { studio.router }
  private var navigator: Navigator<Screen> { studio.navigator }

  @Test("A form that an observer finishes gives its result")
  func finishedInObserver() {
    var results: [FlowResult<String>] = []
    router.navigate(to: .form(1), returning: String.self) { results.append($0) }
    let form = studio.visible.id
    router.observe { [router] event in
      if event.kind == .present { #expect(router.finish(form, with: "done") == .queued) }
    }
    router.present(.palette, as: .cover)
    #expect(studio.stack == [.desk])
    #expect(results == [.finished("done")])
  }

  @Test("A request for a result inside an observer that stops the window is canceled")
  func asTheFlowEnds() {
    let (router, navigator) = (router, navigator)
    var results: [FlowResult<String>] = []
    router.observe { event in
      guard event.kind != nil else { return }
      router.navigate(to: .form(1), returning: String.self) { results.append($0) }
      navigator.stop()
    }
    router.push(.sketch(1))
    #expect(results == [.cancelled(.flowEnded)])
    #expect(studio.visible.route == .sketch(1))
  }

  @Test("Finishing a covered form cancels the forms above it")
  func finishingBelow() async throws {
    let lower = ResultCaller(.form(1), as: .sheet, of: router)
    await lower.isShown()
    let upper = ResultCaller(.form(2), as: .cover, of: router)
    await upper.isShown()

    #expect(router.finish(try lower.entry(), with: "done") == .done)
    #expect(await lower.answer() == "\(FlowResult.finished("done"))")
    #expect(await upper.answer() == "\(FlowResult<String>.cancelled(.left(.dismiss)))")
    #expect(studio.snapshot == NavigationSnapshot(tabs: [[.desk], [.wall]]))
  }

  @Test("A result with the wrong type, or for an entry without a pending result, is refused and changes nothing")
  func refused() async throws {
    let form = ResultCaller(.form(1), of: router)
    await form.isShown()
    let before = router.state
    let (entry, root) = (try form.entry(), router.state.tabs[0][0].id)
    #expect(router.finish(entry, with: 1) == .refused(.noResultExpected(entry)))
    #expect(router.finish(root, with: "done") == .refused(.noResultExpected(root)))
    #expect(router.state == before)

    #expect(router.finish(entry, with: "done") == .done)
    #expect(router.finish(entry, with: "again") == .refused(.noResultExpected(entry)))
    #expect(await form.answer() == "\(FlowResult.finished("done"))")
  }

  @Test("A window released without stop() cancels a pending result once")
  func dropped() async {
    var router: Router<StudioRoute>? = Router()
    weak let dropped = router
    let result = await withCheckedContinuation { continuation in
      router?.navigate(to: .form(1), returning: String.self) { continuation.resume(returning: $0) }
      router = nil
    }
    #expect(result == .cancelled(.flowEnded))
    #expect(dropped == nil)
  }

  @Test("A form that an observer covers at once still has a pending result")
  func coveredAtOnce() throws {
    var results: [FlowResult<String>] = []
    router.observe { [router] event in if event.number == 1 { router.present(.palette, as: .cover) } }
    router.navigate(to: .form(1), returning: String.self) { results.append($0) }
    #expect(studio.visible.route == .palette)
    #expect(results.isEmpty)

    router.finish(router.state.modals[0].stack[0].id, with: "done")
    #expect(results == [.finished("done")])
  }
}

@MainActor
@Suite("Results of canceled tasks", .tags(.results), .timeLimit(.minutes(10)))
struct CancelledResultTests {
  private let studio = StartedRouter<StudioRoute>()
  private var router: Router<StudioRoute> { studio.router }
  private var navigator: Navigator<Screen> { studio.navigator }
  private let taskCancelled = "\(FlowResult<String>.cancelled(.taskCancelled))"

  @Test("A task canceled before the call shows nothing")
  func before() async {
    let before = router.state
    let form = ResultCaller(.form(1), as: .sheet, of: router)
    form.cancel()
    #expect(await form.answer() == taskCancelled)
    #expect(router.state == before)
  }

  @Test(
    "Canceling a waiting task cancels its result at once, and the form stays open",
    arguments: [PresentationStyle.push, .sheet, .cover])
  func meanwhile(_ presentation: PresentationStyle) async throws {
    let form = ResultCaller(.form(1), as: presentation, of: router)
    await form.isShown()
    let shown = router.state
    form.cancel()
    #expect(await form.answer() == taskCancelled)
    #expect(router.state == shown)

    let entry = try form.entry()
    #expect(router.finish(entry, with: "late") == .refused(.noResultExpected(entry)))
    #expect(router.back() == .done)
  }

  @Test("A form finished before its canceled task resumes returns its result", arguments: [false, true])
  func finishedInTime(_ isCancelledFirst: Bool) async throws {
    let form = ResultCaller(.form(1), of: router)
    await form.isShown()
    if isCancelledFirst { form.cancel() }
    #expect(router.finish(try form.entry(), with: "done") == .done)
    if !isCancelledFirst { form.cancel() }
    #expect(await form.answer() == "\(FlowResult.finished("done"))")
  }

  @Test("Canceling a task keeps the confirmation before its form, and agreeing still shows the form")
  func behindQuestion() async {
    router.present(.draft(changes: 1), as: .alert)
    let form = ResultCaller(.form(1), as: .sheet, of: router)
    await form.isShown()
    #expect(navigator.isConfirming)
    form.cancel()
    #expect(await form.answer() == taskCancelled)
    #expect(router.answerConfirmation(true) == .done)
    #expect(studio.visible.route == .form(1))
  }

  @Test("Canceling one of several waiting tasks cancels only its result")
  func oneOfMany() async throws {
    let forms = (1...3).map { ResultCaller(.form($0), as: .sheet, of: router) }
    for form in forms { await form.isShown() }
    forms[1].cancel()
    #expect(await forms[1].answer() == taskCancelled)
    #expect(router.finish(try forms[2].entry(), with: "third") == .done)
    #expect(router.finish(try forms[0].entry(), with: "first") == .done)
    #expect(await forms[2].answer() == "\(FlowResult.finished("third"))")
    #expect(await forms[0].answer() == "\(FlowResult.finished("first"))")
  }
}

/// A caller that shows a route and awaits its result.
@MainActor
final class ResultCaller {
  private let router: Router<StudioRoute>
  private var task: Task<String, Never>?
  private var shown: EntryID?
  private var hasBegun = false

  init(_ route: StudioRoute, as presentation: PresentationStyle? = nil, of router: Router<StudioRoute>) {
    self.router = router
    router.observe { [weak self] event in
      if event.to.route == AnyRoute(route) { self?.shown = self?.shown ?? event.to.id }
    }
    task = Task { [weak self] in
      self?.hasBegun = true
      return "\(await router.result(of: route, as: presentation, returning: String.self))"
    }
  }

  /// Waits until the route is shown or refused.
  func isShown() async {
    while !hasBegun { await Task.yield() }
  }

  /// The shown entry.
  func entry() throws -> EntryID { try #require(shown) }

  /// Cancels the awaiting task.
  func cancel() { task?.cancel() }

  /// The description of the result.
  func answer() async -> String { await task?.value ?? "no result was awaited" }
}
