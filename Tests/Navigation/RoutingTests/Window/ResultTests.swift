import Links
import RoutingSamples
import RoutingTesting
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Results", .tags(.results), .timeLimit(.minutes(10)))
struct ResultTests {
  private let window: SampleWindow
  private var navigator: Navigator<Screen> { window.navigator }

  init() throws { window = try SampleWindow() }

  @Test("A caller that gets no result is notified after the whole call, too, and its calls run at once")
  func orderOfCancellations() {
    window.push("studio/drafts/7?style=alert")
    var lines: [String] = []
    navigator.observe { lines.append("\($0.kind?.rawValue ?? "refused")") }
    func ask(from origin: EntryID?) {
      window.museum?.navigate(to: .map, from: origin, returning: Int.self) { [window] _ in
        lines.append("cancelled")
        #expect(window.navigator.selectTab("attic") == .refused(.noSuchTab("attic")))
      }
    }
    ask(from: nil)
    navigator.answerConfirmation(false)
    #expect(lines == ["confirmation", "dismiss", "cancelled", "refused"])
    ask(from: EntryID(0))
    #expect(lines.suffix(3) == ["refused", "cancelled", "refused"])
  }

  @Test("A result comes after the whole call, and the calls of its receiver run before those that wait")
  func order() {
    var lines: [String] = []
    window.navigator.observe { [window] event in
      lines.append("\(event.kind?.rawValue ?? "")")
      if event.kind == .dismiss { #expect(window.open("library/books/2", .push) == .queued) }
    }
    window.museum?.open(StudioRoute.form(1).link, returning: String.self) { [window] result in
      lines.append("\(result)")
      #expect(window.museum?.push(.painting(1)) == .done)
      lines.append("after")
    }
    #expect(window.studio?.finish(navigator.visible.id, with: "done") == .done)
    #expect(lines == ["link", "dismiss", "finished(\"done\")", "push", "after", "link"])
    #expect(window.way == "museum/halls, museum/paintings/1, library/books/2")
  }

  @Test("A form that a link has opened closes with its value although no caller awaits it, also when queued")
  func dismissWithValue() {
    var lines: [String] = []
    navigator.observe { [window] event in
      lines.append("\(event.kind?.rawValue ?? "refused")")
      if event.kind == .link { #expect(window.studio?.dismiss(event.to.id, with: "done") == .queued) }
    }
    navigator.open(StudioRoute.form(1).link)
    #expect(lines == ["link", "dismiss"] && window.way == "museum/halls")
  }

  @Test("A request for a result inside an observer that stops the window is canceled")
  func asTheFlowEnds() {
    var results: [FlowResult<String>] = []
    navigator.observe { [window] event in
      guard event.kind != nil else { return }
      window.museum?.navigate(to: .map, returning: String.self) { results.append($0) }
      window.navigator.stop()
    }
    window.museum?.push(.painting(1))
    #expect(results == [.cancelled(.flowEnded)])
  }

  @Test("A window released without stop() cancels a pending result once")
  func dropped() async {
    var window: StartedRouter<StudioRoute>? = StartedRouter()
    weak let dropped = window?.navigator
    let result = await withCheckedContinuation { continuation in
      window?.router.navigate(to: .form(1), returning: String.self) { continuation.resume(returning: $0) }
      window = nil
    }
    #expect(result == .cancelled(.flowEnded))
    #expect(dropped == nil)
  }
}

@MainActor
@Suite("Results of canceled tasks", .tags(.results), .timeLimit(.minutes(10)))
struct CancelledResultTests {
  private let studio = StartedRouter<StudioRoute>()
  private var router: Router<StudioRoute> { studio.router }

  @Test("A task canceled before the call shows nothing")
  func before() async {
    let form = request()
    form.cancel()
    #expect(await form.value == .cancelled(.taskCancelled))
    #expect(studio.stack == [.desk])
  }

  @Test("Canceling a waiting task cancels its result at once, and the form stays open")
  func meanwhile() async {
    let form = request()
    await wait { studio.visible.route == .form(1) }
    let shown = router.state
    form.cancel()
    #expect(await form.value == .cancelled(.taskCancelled))
    #expect(router.state == shown)
    let entry = studio.visible.id
    #expect(router.finish(entry, with: "late") == .refused(.noResultExpected(entry)))
  }

  @Test("A form finished before its canceled task resumes returns its result", arguments: [false, true])
  func finishedInTime(_ isCancelledFirst: Bool) async {
    let form = request()
    await wait { studio.visible.route == .form(1) }
    if isCancelledFirst { form.cancel() }
    #expect(router.finish(studio.visible.id, with: "done") == .done)
    if !isCancelledFirst { form.cancel() }
    #expect(await form.value == .finished("done"))
  }

  @Test("Canceling a task keeps the confirmation before its form, and agreeing still shows the form")
  func behindConfirmation() async {
    router.navigate(to: .draft(changes: 1), as: .alert)
    let form = request()
    await wait { studio.navigator.isConfirming }
    form.cancel()
    #expect(await form.value == .cancelled(.taskCancelled))
    #expect(router.answerConfirmation(true) == .done)
    #expect(studio.visible.route == .form(1))
  }

  /// Shows a form and waits for its result.
  private func request() -> Task<FlowResult<String>, Never> {
    Task { [router] in await router.result(of: .form(1), returning: String.self) }
  }
}
