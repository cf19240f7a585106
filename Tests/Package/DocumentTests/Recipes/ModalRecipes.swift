import Links
import Routing
import RoutingTesting
import TestTopics
import Testing

@MainActor
func add(in router: Router<DiaryRoute>, to titles: Titles) {
  router.navigate(to: .add, returning: String.self) { result in
    switch result {
    case .finished(let title): titles.all.append(title)
    case .cancelled: break
    }
  }
}

@MainActor
func mapTapped(on form: EntryID, in router: Router<DiaryRoute>) {
  router.navigate(to: .map, as: .cover)  // over the sheet with the form
  router.push(.walk(2))  // on the stack of the cover
  router.back()
  router.dismissModal()  // the cover
  router.navigate(to: .walk(3), at: .here, of: form)  // on the stack of the sheet; what lies over it goes
}

/// The call of each button of the question.
@MainActor
func answer(_ isAgreed: Bool, to question: Scope, in router: Router<DiaryRoute>) -> NavigationOutcome {
  router.finish(question.entry, with: isAgreed)
}

@MainActor
func delete(_ walk: Int, from titles: Titles, in router: Router<DiaryRoute>) async {
  let answer = await router.result(of: .deleteQuestion, returning: Bool.self)
  if case .finished(true) = answer { titles.all.remove(at: walk) }
}

@MainActor
func walkTapped(_ number: Int, on page: Scope, in router: Router<DiaryRoute>) -> NavigationOutcome {
  router.navigate(to: .walk(number), from: page.entry)
}

@Suite("Recipes for modals and results", .tags(.modals, .results))
@MainActor
struct ModalRecipes {
  let router: Router<DiaryRoute>
  private let app = Navigator(testing: DiaryCoordinator.feature(services: .sample))

  init() throws { router = try app.coordinator(DiaryCoordinator.self).router }

  private var visible: EntryID { app.visible.id }

  @Test("A result arrives once, and a closed sheet gives none")
  func result() throws {
    let titles = Titles()
    add(in: router, to: titles)
    #expect(router.finish(visible, with: "To the mill") == .done)
    add(in: router, to: titles)
    router.back()
    #expect(titles.all == ["To the mill"])
    #expect(router.state.modals.isEmpty)
  }

  @Test("Modals lie on one another, and a page of a lower one can be shown from above")
  func nested() {
    router.navigate(to: .add)
    mapTapped(on: visible, in: router)
    #expect(router.state.snapshot.modals == [Modal(style: .sheet, stack: [.add, .walk(3)])])
  }

  @Test("An alert answers yes or no", arguments: [true, false])
  func question(answer: Bool) async {
    let titles = Titles()
    titles.all = ["Round the lake", "Up the hill"]
    let deleting = Task { await delete(0, from: titles, in: router) }
    while router.state.visible?.route != .deleteQuestion { await Task.yield() }
    #expect(DocumentTests.answer(answer, to: Scope(entry: visible), in: router) == .done)
    await deleting.value
    #expect(titles.all.count == (answer ? 1 : 2))
  }

  @Test("The second tap of a double tap is refused")
  func doubleTap() {
    let page = Scope(entry: visible)
    #expect(walkTapped(2, on: page, in: router) == .done)
    #expect(!walkTapped(2, on: page, in: router).isOpen)
    #expect(router.state.depth == 1)
  }
}
