import AppRouting
import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Undo and redo", .tags(.navigation))
struct HistoryTests {
  private let app: TestApp
  private let history: NavigationHistory<Screen>
  private var window: SampleWindow { app.window }

  init() throws {
    app = try TestApp(.open)
    history = NavigationHistory(app.window.navigator)
  }

  private let nothingToUndo = NavigationOutcome.refused(.unavailable("There is nothing to undo"))

  @Test("A place that is switched off can't be reached by undo, which says why and changes nothing")
  func switchedOff() {
    window.open("museum/map")
    window.open("library/shelf")
    let closed = NavigationError.unavailable("The museum is closed")
    app.museum = .closed("The museum is closed")
    #expect(history.undo() == .refused(closed))
    #expect(window.way == "library/shelf")
    #expect(window.events.last?.error == closed)
    #expect(history.steps.map { history.canRestore($0) } == [true, false, true])
  }

  @Test("Every change is a step with its kind, its link and what was open; a confirmation holds no place")
  func steps() {
    window.push("studio/drafts/7")
    window.navigator.back()
    window.studio?.answerConfirmation(true)
    #expect(
      history.steps.map { "\($0.number) \($0.kind?.rawValue ?? "beginning"): \($0.link)" } == [
        "0 beginning: app://library/shelf", "1 link: app://library/shelf?then=studio%2Fdrafts%2F7",
        "2 confirmation: app://studio/discard/7", "3 dismiss: app://library/shelf?then=studio%2Fdrafts%2F7",
        "4 back: app://library/shelf",
      ])
    #expect(history.steps.map(\.isConfirmation) == [false, false, true, false, false])
    #expect(history.steps.map { history.canRestore($0) } == [true, true, false, true, true])
    #expect(history.restore(1) == .done)
    #expect(window.way == "library/shelf, studio/drafts/7")
    #expect(history.restore(2) == .refused(.unavailable("Step 2 was a question")))
    #expect(history.restore(9) == .refused(.unavailable("Step 9 is not kept")))
  }

  @Test("Undo and redo pass over what can't come back: a draft that was left, a result, an alert")
  func lost() throws {
    let ways: [(String, () -> Void)] = [
      ("a draft", { leaveDraft() }), ("a result", { finishForm() }), ("an alert", { answerAlert() }),
    ]
    for (name, way) in ways {
      window.push("library/books/1")
      way()
      #expect(window.way == "library/shelf, library/books/1", "\(name)")
      #expect(history.undo() == .done && window.way == "library/shelf", "\(name)")
      #expect(history.redo() == .done && window.way == "library/shelf, library/books/1", "\(name)")
      #expect(history.undo() == .done && history.undo() == nothingToUndo, "\(name)")
    }
    window.push("library/books/1", "studio/drafts/7")
    window.open("museum/map")
    window.studio?.answerConfirmation(true)
    #expect(history.undo() == .done && window.way == "library/shelf, library/books/1")
    #expect(history.redo() == .done && window.way == "museum/halls, sheet museum/map")
  }

  @Test("A history that begins with a draft has nothing to undo after it, and an undone draft nothing to redo")
  func lostBeginning() throws {
    let app = try TestApp(.open)
    app.window.push("studio/drafts/7")
    let history = NavigationHistory(app.window.navigator)
    app.window.push("library/books/1")
    app.window.navigator.back()
    app.window.navigator.back()
    app.window.studio?.answerConfirmation(true)
    #expect(history.undo() == nothingToUndo)

    app.window.push("library/books/1", "studio/drafts/7")
    #expect(history.undo() == .needsConfirmation)
    app.window.studio?.answerConfirmation(true)
    #expect(app.window.way == "library/shelf, library/books/1")
    #expect(history.redo() == .refused(.unavailable("There is nothing to redo")))
    #expect(history.undo() == .done && app.window.way == "library/shelf")
  }

  private func leaveDraft() {
    window.push("studio/drafts/7")
    window.navigator.back()
    window.studio?.answerConfirmation(true)
  }

  private func finishForm() {
    window.library?.open(StudioRoute.form(1).link, returning: String.self) { _ in }
    window.studio?.finish(window.navigator.visible.id, with: "done")
  }

  private func answerAlert() {
    window.library?.navigate(to: .question)
    window.navigator.dismissModal()
  }

  @Test("Forgetting drops every place, and the history begins with the next change")
  func forgetting() {
    window.push("library/books/1", "library/books/2")
    history.forget { DeepLink(module: $0.module) }
    #expect(history.steps.map(\.link.description) == ["app://library", "app://library", "app://library"])
    #expect(history.steps.allSatisfy { $0.snapshot == nil && !history.canRestore($0) })
    #expect(history.undo() == nothingToUndo)
    #expect(history.restore(1) == .refused(.unavailable("Step 1 is forgotten")))

    window.navigator.showRoot("studio")
    #expect(history.undo() == nothingToUndo)
    window.push("studio/sketches/1")
    #expect(history.undo() == .done)
    #expect(window.way == "studio/desk")
    #expect(history.undo() == nothingToUndo)
    #expect(history.redo() == .done)
  }

  @Test("The last hundred places and steps are kept")
  func limit() {
    for number in 1...150 { window.library?.push(.book(number)) }
    #expect(history.steps.map(\.number) == Array(51...150))
    var count = 0
    for _ in 1...200 where history.undo() == .done { count += 1 }
    #expect(count == 99)
    #expect(window.navigator.visible.route == AnyRoute(LibraryRoute.book(51)))
  }
}
