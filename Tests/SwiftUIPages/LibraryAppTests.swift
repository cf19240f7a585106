import AppRouting
import Links
import Observation
import Routing
import SwiftUI
import Synchronization
import Testing

/// SwiftUI is played by hand: what it may write to a binding is written here to the property that is bound.
@Suite("The SwiftUI app of the documents")
@MainActor
struct LibraryAppTests {
  @Test("The coordinator goes with its last reference")
  func coordinatorIsFreed() {
    var library: LibraryCoordinator? = LibraryCoordinator(desk: Desk { _, _ in })
    weak let seen = library
    weak let router = library?.router
    var layer = library?.layer
    library?.router.open(
      NavigationSnapshot(
        tabs: [[.shelf, .book(1)], [.loans]],
        modals: [.init(style: .sheet, stack: [.lend(1)]), .init(style: .alert, stack: [.discard])]))
    #expect(layer?.sheet?.alert != nil, "every route of the page is open")
    library = nil
    #expect(seen == nil, "the coordinator goes with its last reference, whatever the screens hold")
    layer = nil
    #expect(router == nil, "the router goes with what draws it")
  }

  @Test("A shorter path goes back as far")
  func goingBack() {
    let library = Library(at: [.shelf, .book(1), .book(1), .book(2)])
    let stack = library.layer.stacks[0]
    #expect(Set(stack.path).count == 3, "two visits to one book are two elements of the path")
    stack.path.removeLast(2)
    #expect(library.stack == [.shelf, .book(1)], "a shorter path goes back as far")
    let (changes, path) = (library.changes, stack.path)
    stack.path = path
    #expect(library.changes == changes, "the same path again changes nothing")
  }

  @Test("Going back below a sheet takes the sheet with it")
  func goingBackBelow() {
    let library = Library(at: [.shelf, .book(1)])
    library.router.navigate(to: .lend(1))
    library.router.push(.book(2))
    let (below, sheet) = (library.layer.stacks[0], library.layer.sheet?.stacks[0])
    sheet?.path = []
    #expect(library.router.state.modals.map(\.stack.depth) == [0], "a path written in a sheet is the sheet's")
    #expect(library.stack == [.shelf, .book(1)], "and leaves what is below")
    below.path = []
    #expect(
      library.stack == [.shelf] && !library.router.state.isPresenting, "one below a sheet takes the sheet with it")
  }

  @Test("A path that is too old changes nothing")
  func refusedPop() {
    let library = Library(at: [.shelf, .book(1), .book(2)])
    let stack = library.layer.stacks[0]
    let stale = Array(stack.path.prefix(1))
    library.router.replaceStack(with: [.shelf, .book(3), .book(4)])
    let now = library.layer.stacks[0]
    #expect(now.path.map(\.entry.route) == [.book(3), .book(4)], "the path follows the router")
    #expect(isTold(of: { _ = now.path }) { now.path = stale }, "SwiftUI is told when the router doesn't follow a path")
    #expect(now.path.count == 2, "and reads what is still there")
  }

  @Test("Only the router makes a path longer")
  func longerPath() {
    let library = Library(at: [.shelf, .book(1)])
    let stack = library.layer.stacks[0]
    let visit = stack.path[0]
    #expect(isTold(of: { _ = stack.path }) { stack.path.append(visit) }, "SwiftUI is told that it can't push")
    #expect(stack.path == [visit] && library.stack == [.shelf, .book(1)], "only the router makes a path longer")
  }

  @Test("A nil closes the sheet it is about")
  func closingASheet() {
    let library = Library(at: [.shelf])
    library.router.navigate(to: .lend(1))
    library.layer.sheet?.hasAppeared = true
    library.layer.cover = nil
    #expect(library.layer.sheet != nil, "a nil for a cover closes no sheet")
    library.layer.sheet = nil
    #expect(library.layer.sheet == nil && !library.router.state.isPresenting, "a nil closes the sheet it is about")
    library.layer.sheet = nil
    #expect(library.stack == [.shelf], "a second nil does nothing")
  }

  @Test("A nil that comes too late closes nothing")
  func lateNil() {
    let library = Library(at: [.shelf])
    library.router.navigate(to: .lend(1))
    let first = library.layer.sheet
    first?.hasAppeared = true
    library.router.dismissModal()
    library.router.navigate(to: .lend(2))
    let next = library.layer.sheet
    #expect(next != nil && next?.id != first?.id, "another visit is another sheet")
    #expect(
      isTold(of: { _ = library.layer.sheet }) { library.layer.sheet = nil }, "SwiftUI is told of a nil that is too late"
    )
    #expect(library.layer.sheet === next, "which closes nothing")
    next?.hasAppeared = true
    library.layer.sheet = nil
    #expect(library.layer.sheet == nil, "when the next sheet has appeared, a nil is about that one")
  }

  @Test("A closed sheet shows what it showed until it is gone")
  func closedSheetKeepsWhatItShowed() {
    let library = Library(at: [.shelf])
    library.router.navigate(to: .lend(1))
    library.router.push(.book(2))
    library.router.present(.lend(3), as: .sheet)
    let (sheet, upper) = (library.layer.sheet, library.layer.sheet?.sheet)
    upper?.hasAppeared = true
    library.router.dismissModals()
    #expect(library.layer.sheet == nil, "the router has closed both")
    #expect(
      sheet?.stacks[0].root.view != nil && sheet?.stacks[0].path.first?.view != nil,
      "what goes out of sight is not blank")
    sheet?.sheet = nil
    #expect(sheet?.sheet == nil, "a closed sheet lets go of what lay over it when SwiftUI does")
  }

  @Test("Choosing a tab selects it, and choosing it again goes to its root")
  func tabs() {
    let library = Library(at: [.shelf, .book(1)])
    #expect(library.layer.stacks.map(\.root.title) == ["Shelf", "Loans"], "a root a tab")
    library.layer.selection = 1
    #expect(library.router.state.selectedTab == 1 && library.layer.selection == 1, "choosing a tab selects it")
    library.layer.selection = 0
    library.layer.selection = 0
    #expect(library.stack == [.shelf], "choosing it again goes to its root")
    library.router.navigate(to: .lend(1))
    #expect(
      isTold(of: { _ = library.layer.selection }) { library.layer.selection = 1 }, "SwiftUI is told when it can't be")
    #expect(library.layer.sheet != nil && library.layer.selection == 0, "no tab is chosen through a sheet")
  }

  @Test("A draft is asked about before its sheet closes")
  func questionBeforeADraft() {
    let library = Library(at: [.shelf])
    library.router.navigate(to: .lend(1))
    let sheet = library.layer.sheet
    sheet?.hasAppeared = true
    library.lendView(of: sheet)?.model.name = "Ada"
    #expect(isTold(of: { _ = library.layer.sheet }) { library.layer.sheet = nil }, "SwiftUI is told that a sheet stays")
    #expect(
      library.layer.sheet === sheet && sheet?.alert?.title == "Discard what you typed?", "an alert asks over the sheet")

    sheet?.isAlerting = false
    #expect(library.router.isConfirming, "what SwiftUI writes when a button is tapped is no answer")
    tap("Keep", in: sheet?.alert?.view)
    #expect(sheet?.alert == nil && library.layer.sheet === sheet, "the button's action is: the sheet stays")
    library.lendView(of: sheet)?.cancelTapped()
    #expect(sheet?.alert != nil, "another way out asks again")
    tap("Discard", in: sheet?.alert?.view)
    #expect(library.layer.sheet == nil, "and agreeing closes the sheet")
  }

  @Test("Lending a book closes the sheet")
  func model() async {
    let library = Library(at: [.shelf])
    library.router.navigate(to: .lend(7))
    let model = library.lendView(of: library.layer.sheet)?.model
    model?.name = "Ada"
    model?.lendTapped()
    await library.router.settle()
    #expect(
      library.coordinator.loans.names == [7: "Ada"] && library.layer.sheet == nil, "a book is lent and its sheet closes"
    )
  }

  @Test("A link waits at the gate and opens behind it")
  func linksAndGate() throws {
    let app = try AppCoordinator(desk: Desk { _, _ in })
    app.open("https://library.example/library/books/7")
    #expect(app.links.waiting?.description == "app://library/books/7", "a universal link waits at the gate")
    app.join(restoring: "")
    #expect(app.library.router.state.visible.route == .book(7), "and opens behind it")
    app.open("app://library/books/seven")
    #expect(app.problem?.contains("seven") == true, "a link that leads nowhere says why")
    app.open("app://library/loans")
    #expect(app.problem == nil && app.library.layer.selection == 1, "the next one is opened")
  }

  @Test("A window opens again where it was")
  func restoring() throws {
    let (first, second) = try (AppCoordinator(desk: Desk { _, _ in }), AppCoordinator(desk: Desk { _, _ in }))
    first.join(restoring: "not an archive")
    first.open("app://library/books/7/lend/7")
    second.join(restoring: first.saved)
    #expect(second.library.router.snapshot == first.library.router.snapshot, "a window opens again where it was")
    #expect(second.library.layer.sheet != nil, "with its sheet")
  }

  /// Whether something that is read in a view is read again because of an action.
  func isTold(of read: () -> Void, _ action: () -> Void) -> Bool {
    let flag = Flag()
    withObservationTracking(read) { flag.isSet.store(true, ordering: .relaxed) }
    action()
    return flag.isSet.load(ordering: .relaxed)
  }

  final class Flag: Sendable { let isSet = Atomic(false) }

  /// Taps a button of a view.
  func tap(_ title: String, in view: Any?) {
    for button in Self.parts(of: view, Button.self) where button.title == title { return button.action() }
    Issue.record("there is no button \(title)")
  }

  /// What a view is made of, as far as it is of one type.
  static func parts<Part>(of view: Any?, _ type: Part.Type) -> [Part] {
    guard let view else { return [] }
    return (view as? Part).map { [$0] } ?? Mirror(reflecting: view).children.flatMap { parts(of: $0.value, type) }
  }

}

/// A library that has been opened somewhere.
@MainActor
struct Library {
  let coordinator = LibraryCoordinator(desk: Desk { _, _ in })
  var router: Router<LibraryRoute> { coordinator.router }
  var layer: LayerModel<LibraryRoute> { coordinator.layer }
  var stack: [LibraryRoute] { router.state.tabs[0].entries.map(\.route) }
  var changes: Int { counter.count }
  private let counter = Counter()

  final class Counter { var count = 0 }

  /// The view for lending that a layer shows.
  func lendView(of layer: LayerModel<LibraryRoute>?) -> LendView? {
    LibraryAppTests.parts(of: layer?.stacks[0].root.view, LendView.self).first
  }

  init(at stack: [LibraryRoute]) {
    router.open(NavigationSnapshot(tabs: [stack, [.loans]]))
    _ = layer
    router.observe { [counter] _ in counter.count += 1 }
  }
}
