import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("The steps of a call", .tags(.navigation)) struct StepTests {
  private let window: SampleWindow

  init() throws { window = try SampleWindow() }

  /// Performs calls, and returns their steps in words.
  private func steps(_ calls: () -> Void) -> [String] {
    var steps: [String] = []
    window.navigator.onStep = { steps.append($0.words) }
    calls()
    window.navigator.onStep = nil
    return steps
  }

  @Test("A call of a module names its coordinator, then the change, the new screen and the outcome")
  func call() {
    let router = window.router(MuseumRoute.self)
    #expect(
      steps { router?.push(.painting(7)) } == [
        "ScreenFactory router.push painting(7)", "+ painting(7)", "Screen for painting(7)", "done",
      ])
    #expect(steps { router?.popToRoot() } == ["ScreenFactory router.popToRoot", "− painting(7)", "done"])
    #expect(steps { router?.pop() } == ["ScreenFactory router.pop 1", "refused"])
  }

  @Test("A link says which routes it was read as, and a refused one shows no text that a user may have typed")
  func link() throws {
    let link = try DeepLink("app://library/books/2")
    #expect(
      steps { window.navigator.open(link) } == [
        " navigator.open app://library/books/2", "read book(2)", "+ book(2)", "Screen for book(2)", "done",
      ])
    let unknown = try DeepLink("app://library/secret")
    #expect(steps { window.navigator.open(unknown) }.allSatisfy { !$0.contains("secret") })
  }

  @Test("Work is reported when it begins and when it ends, by number, in the scope of an entry and of a flow")
  func work() async throws {
    struct Storm: Error {}
    let library = StartedRouter<LibraryRoute>()
    var steps: [String] = []
    library.navigator.onStep = { steps.append($0.words) }
    let (first, second) = (Latch(), Latch())
    let entry = try #require(library.screen).scope
    entry.run {
      await first.opened()
    } then: { _ in
    }
    let work = library.router.scope.run {
      await second.opened(); throw Storm()
    } then: { (_: Result<Void, any Error>) in
    }
    let left = entry.run {
      await Latch().opened()
    } then: { _ in
    }
    second.open()
    await work?.value
    first.open()
    left?.cancel()
    await left?.value
    await entry.settle()
    #expect(
      steps.prefix(4) == ["work 1 of shelf", "work 2 of ScreenFactory", "work 3 of shelf", "work 2 ended with Storm"])
    #expect(Set(steps.dropFirst(4)) == ["work 1 ended", "work 3 ended with CancellationError"])
  }

  @Test("A call that asks first begins once, and its steps go on after the answer")
  func question() {
    window.push("studio/drafts/7")
    let steps = steps {
      window.navigator.back()
      window.navigator.answerConfirmation(true)
    }
    #expect(steps.filter { $0.hasPrefix(" navigator.back") }.count == 1)
    #expect(steps.suffix(2) == ["− draft(changes: 7)", "done"])
  }

  @Test("A module that has ended still says what it has called, and that it is refused")
  func ended() {
    window.push("library/books/2")
    let library = window.library
    window.navigator.back()
    #expect(steps { library?.push(.book(7)) } == [" router.push", "refused"])
  }

  @Test("A call during another one reports its steps when its turn comes")
  func queue() {
    let router = window.router(MuseumRoute.self)
    window.navigator.observe { event in
      if event.kind == .push { router?.pop() }
    }
    #expect(
      steps { router?.push(.painting(7)) } == [
        "ScreenFactory router.push painting(7)", "+ painting(7)", "Screen for painting(7)", "done",
        "ScreenFactory router.pop 1", "− painting(7)", "done",
      ])
  }
}

extension NavigationStep {
  fileprivate var words: String {
    switch self {
    case .call(let function, let label, let subject, let caller):
      "\(caller.map { "\($0)" } ?? "") \(function)" + (label.map { " \($0):" } ?? "")
        + (subject.map { " \($0)" } ?? "")
    case .read(let routes): "read \(routes.map { "\($0)" }.joined(separator: ", "))"
    case .change(let added, let removed): (removed.map { "− \($0)" } + added.map { "+ \($0)" }).joined(separator: ", ")
    case .screen(let entry, let type): "\(type) for \(entry.route)"
    case .outcome(.refused): "refused"
    case .outcome(let outcome): "\(outcome)"
    case .work(let number, let route, let caller, _):
      "work \(number) of \(route.map { "\($0)" } ?? caller.map { "\($0)" } ?? "")"
    case .workEnded(let number, let error): "work \(number) ended" + (error.map { " with \(type(of: $0))" } ?? "")
    case .admission, .question, .result: "\(self)"
    }
  }
}
