import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Results", .tags(.results))
struct ResultTests {
  private let studio = StartedRouter<StudioRoute>()
  private var router: Router<StudioRoute> { studio.router }

  /// A call that leaves a form, and the result that the caller of the form receives.
  struct WayOut: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var result: String
    var take: @MainActor @Sendable (Router<StudioRoute>) -> Void

    init(
      _ name: String, _ result: FlowResult<String>, _ take: @escaping @MainActor @Sendable (Router<StudioRoute>) -> Void
    ) {
      (testDescription, self.result, self.take) = (name, "\(result)", take)
    }
  }

  nonisolated static let waysOut = [
    WayOut("finish", .finished("done")) { $0.finish($0.state.visible.id, with: "done") },
    WayOut("back", .cancelled(.left(.back))) { $0.back() },
    WayOut("pop to root", .cancelled(.left(.back))) { _ = $0.isOpenAsModal ? $0.back() : $0.popToRoot() },
    WayOut("show", .cancelled(.left(.back))) { _ = $0.isOpenAsModal ? $0.back() : $0.popOrPush(.desk) },
    WayOut("tab", .cancelled(.left(.tab))) { _ = $0.isOpenAsModal ? $0.selectTab("wall") : $0.selectTab("desk") },
    WayOut("replaced top", .cancelled(.left(.replaced))) { $0.replaceTop(with: .sketch(1)) },
    WayOut("replaced stack", .cancelled(.left(.replaced))) { $0.replaceStack(with: [.sketch(1)]) },
    WayOut("link", .cancelled(.left(.link))) { $0.open(NavigationSnapshot(tabs: [[.desk], [.wall]], selectedTab: 1)) },
    WayOut("end of the flow", .cancelled(.flowEnded)) { $0.stop() },
  ]

  @Test("A form that an observer finishes gives its result")
  func finishedInObserver() {
    var results: [FlowResult<String>] = []
    router.navigate(to: .form(1), returning: String.self) { results.append($0) }
    let form = studio.visible.id
    router.observe { [router] change in
      if change.to.route == .palette { #expect(router.finish(form, with: "done") == .queued) }
    }
    router.present(.palette, as: .cover)
    #expect(studio.stack == [.desk])
    #expect(results == [.finished("done")])
    #expect(!router.isAwaited)
  }

  @Test(
    "Closing a form in any way gives exactly one result",
    arguments: waysOut, [PresentationStyle.push, .sheet, .cover])
  func exactlyOne(_ way: WayOut, _ presentation: PresentationStyle) async {
    let form = ResultCaller(.form(1), as: presentation, of: router)
    await form.isShown()
    way.take(router)
    #expect(!router.isAwaited)
    #expect(await form.answer() == way.result)
  }

  @Test("A stopped router cancels a new request for a result at once and shows nothing")
  func afterTheEnd() async {
    router.stop()
    let before = router.state
    #expect(await router.result(of: .form(1), returning: String.self) == .cancelled(.flowEnded))
    #expect(router.navigate(to: .form(2), returning: String.self) { _ in } == .refused(.flowEnded))
    #expect(router.state == before)
    #expect(!router.isAwaited)
  }

  @Test("A request for a result inside an observer that stops the router is canceled")
  func asTheFlowEnds() {
    let router = router
    var results: [FlowResult<String>] = []
    router.observe { _ in
      router.navigate(to: .form(1), returning: String.self) { results.append($0) }
      router.stop()
    }
    router.push(.sketch(1))
    #expect(results == [.cancelled(.flowEnded)])
    #expect(studio.visible.route == .sketch(1))
  }

  @Test("Dismissing a modal gives a result to every form in its stack and above it")
  func closing() async {
    let forms = [PresentationStyle.sheet, .push, .cover].map { ResultCaller(.form(1), as: $0, of: router) }
    for form in forms { await form.isShown() }
    router.dismissModals()
    for form in forms { #expect(await form.answer() == "\(FlowResult<String>.cancelled(.left(.dismiss)))") }
    #expect(!router.isAwaited)
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
    let (entry, root) = (try form.entry(), router.state.tabs[0].root.id)
    #expect(router.finish(entry, with: 1) == .refused(.noResultExpected(entry)))
    #expect(router.finish(root, with: "done") == .refused(.noResultExpected(root)))
    #expect(router.state == before)

    #expect(router.finish(entry, with: "done") == .done)
    #expect(router.finish(entry, with: "again") == .refused(.noResultExpected(entry)))
    #expect(await form.answer() == "\(FlowResult.finished("done"))")
  }

  @Test("A router released without stop() cancels a pending result once")
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

  @Test(
    "A result for a form behind a confirmation stays pending until the answer", arguments: [false, true])
  func behindQuestion(_ isAgreed: Bool) throws {
    var results: [FlowResult<String>] = []
    router.present(.draft(changes: 1), as: .alert)
    let outcome = router.navigate(to: .form(1), returning: String.self) { results.append($0) }
    #expect(outcome == .needsConfirmation)
    let question = studio.visible.id
    #expect(router.finish(question, with: "early") == .refused(.noResultExpected(question)))

    #expect(router.answerConfirmation(isAgreed) == .done)
    if isAgreed {
      #expect(studio.visible.route == .form(1))
      router.finish(studio.visible.id, with: "done")
    }
    #expect(results == [isAgreed ? .finished("done") : .cancelled(.notShown)])
    #expect(!router.isAwaited)
  }

  @Test("A form that an observer covers at once still has a pending result")
  func coveredAtOnce() throws {
    var results: [FlowResult<String>] = []
    router.observe { [router] change in if case .form = change.to.route { router.present(.palette, as: .cover) } }
    router.navigate(to: .form(1), returning: String.self) { results.append($0) }
    #expect(studio.visible.route == .palette)
    #expect(results.isEmpty)

    router.finish(router.state.modals[0].stack.root.id, with: "done")
    #expect(results == [.finished("done")])
  }

  @Test("Results of calls from an observer arrive in order")
  func refusedInLine() {
    var told: [Int] = []
    router.present(.draft(changes: 1), as: .sheet)
    router.observe { [router] _ in
      for number in [1, 2] {
        router.navigate(to: .form(number), as: .push, returning: String.self) { _ in told.append(number) }
      }
    }
    #expect(router.dismissModal() == .needsConfirmation)
    #expect(told == [1, 2])
  }

  @Test("A form that can't be shown gives a canceled result at once")
  func notShown() async {
    router.present(.palette, as: .alert)
    let result = await router.result(of: .form(1), as: .push, returning: String.self)
    #expect("\(result)" == "\(FlowResult<String>.cancelled(.refused(.alertIsOpen)))")
    #expect(!router.isAwaited)
  }
}

@MainActor
@Suite("Results of canceled tasks", .tags(.results))
struct CancelledResultTests {
  private let studio = StartedRouter<StudioRoute>()
  private var router: Router<StudioRoute> { studio.router }
  private let taskCancelled = "\(FlowResult<String>.cancelled(.taskCancelled))"

  @Test("A task canceled before the call shows nothing")
  func before() async {
    let before = router.state
    let form = ResultCaller(.form(1), as: .sheet, of: router)
    form.cancel()
    #expect(await form.answer() == taskCancelled)
    #expect(router.state == before)
    #expect(!router.isAwaited)
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
    #expect(!router.isAwaited)

    let entry = try form.entry()
    #expect(router.finish(entry, with: "late") == .refused(.noResultExpected(entry)))
    #expect(router.back() == .done)
  }

  @Test("A task canceled after its form has finished keeps the result, even in the same turn")
  func after() async throws {
    let form = ResultCaller(.form(1), of: router)
    await form.isShown()
    #expect(router.finish(try form.entry(), with: "done") == .done)
    form.cancel()
    #expect(await form.answer() == "\(FlowResult.finished("done"))")
  }

  @Test("A form finished after its task was canceled, but before the task resumes, returns its result")
  func finishedInTime() async throws {
    let form = ResultCaller(.form(1), of: router)
    await form.isShown()
    form.cancel()
    #expect(router.finish(try form.entry(), with: "done") == .done)
    #expect(await form.answer() == "\(FlowResult.finished("done"))")
  }

  @Test(
    "Canceling a task keeps the confirmation before its form, and agreeing still shows the form"
  )
  func behindQuestion() async {
    router.present(.draft(changes: 1), as: .alert)
    let form = ResultCaller(.form(1), as: .sheet, of: router)
    await form.isShown()
    #expect(router.isConfirming)
    form.cancel()
    #expect(await form.answer() == taskCancelled)
    #expect(!router.isAwaited)
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

extension Router {
  fileprivate var isOpenAsModal: Bool { state.isPresenting }
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
    router.observe { [weak self] change in if change.to.route == route { self?.shown = self?.shown ?? change.to.id } }
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
