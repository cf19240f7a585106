import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Stacks", .tags(.navigation))
struct StackTests {
  private let library = StartedRouter<LibraryRoute>()
  private var router: Router<LibraryRoute> { library.router }

  @Test("Pushing adds one entry and doesn't change the one below")
  func push() {
    let below = library.visible
    let screenBelow = library.screen

    #expect(router.push(.book(1)) == .done)

    #expect(library.stack == [.shelf, .book(1)])
    #expect(router.state.activeStack.depth == 1)
    #expect(router.visibleLayers.last?.below?.id == below.id)
    #expect(router.screen(of: below.id) === screenBelow)
  }

  @Test("Going back shows the entry below with the same screen")
  func back() {
    let screen = library.screen
    router.push(.book(1))

    #expect(router.back() == .done)

    #expect(library.stack == [.shelf])
    #expect(library.screen === screen)
  }

  @Test("Going back from the root is refused and changes nothing")
  func backFromRoot() {
    expectNoChange(.refused(.atRoot)) { $0.back() }
    expectNoChange(.refused(.atRoot)) { $0.pop() }
    expectNoChange(.refused(.atRoot)) { $0.popToRoot() }
  }

  @Test("back(), pop() and back(from:) give the same state")
  func waysBack() {
    let waysBack: [@MainActor (Router<LibraryRoute>) -> NavigationOutcome] = [
      { $0.back() }, { $0.pop() }, { $0.back(from: $0.state.visible.id) },
    ]
    let ends = waysBack.map { goBack in
      let library = StartedRouter<LibraryRoute>()
      library.router.push(.book(1))
      library.router.push(.book(2))
      #expect(goBack(library.router) == .done)
      return library.stack
    }
    #expect(ends.allSatisfy { $0 == [.shelf, .book(1)] })
  }

  @Test(
    "Popping n entries removes n, at least none, and stops at the root",
    arguments: [(Int.min, 3), (-1, 3), (0, 3), (1, 2), (2, 1), (3, 0), (4, 0), (Int.max, 0)])
  func backSeveral(_ count: Int, _ depth: Int) {
    router.replaceStack(with: [.shelf, .book(1), .book(2), .book(3)])

    #expect(router.pop(count) == (count > 0 ? .done : .unchanged))

    #expect(router.state.activeStack.depth == depth)
    #expect(library.notices == (count > 0 ? 2 : 1))
  }

  @Test("popToRoot() leaves only the root")
  func popToRoot() {
    let root = library.visible
    router.push(.book(1))
    router.push(.book(2))

    #expect(router.popToRoot() == .done)

    #expect(router.state.activeStack.entries == [root])
  }

  @Test("Popping to an entry makes it visible", arguments: 0...3)
  func popToEntry(_ position: Int) {
    router.replaceStack(with: [.shelf, .book(1), .book(1), .book(1)])
    let wanted = router.state.activeStack.entries[position]

    #expect(router.pop(to: wanted.id) == (position == 3 ? .unchanged : .done))

    #expect(library.visible == wanted)
    #expect(router.state.activeStack.depth == position)
  }

  @Test("Popping to a removed or unknown entry is refused")
  func popToNowhere() {
    router.push(.book(1))
    let left = library.visible.id
    router.pop()
    let never = EntryID(.max)

    expectNoChange(.refused(.noSuchEntry(left))) { $0.pop(to: left) }
    expectNoChange(.refused(.noSuchEntry(never))) { $0.pop(to: never) }
  }

  @Test("Popping to a matching route finds the nearest one, including the visible entry and the root")
  func popToMatch() {
    router.replaceStack(with: [.shelf, .book(1), .author("a"), .book(2), .author("b")])

    #expect(router.pop { $0 == .author("b") } == .unchanged)
    #expect(router.pop { if case .book = $0 { true } else { false } } == .done)
    #expect(library.stack == [.shelf, .book(1), .author("a"), .book(2)])
    #expect(router.pop { $0 == .shelf } == .done)
    #expect(library.stack == [.shelf])
    expectNoChange(.refused(.noMatch)) { $0.pop { $0 == .note } }
  }

  @Test("Showing a route goes back to it, pushes it, or changes nothing if it is visible")
  func show() {
    router.replaceStack(with: [.book(1), .book(2), .book(3)])

    #expect(router.popOrPush(.book(2)) == .done)
    #expect(library.stack == [.book(1), .book(2)])
    expectNoChange(.unchanged) { $0.popOrPush(.book(2)) }
    #expect(router.popOrPush(.book(9)) == .done)
    #expect(library.stack == [.book(1), .book(2), .book(9)])
  }

  @Test("Pushing always appends: A, B, A, B are four entries with four screens")
  func pushAlwaysAppends() {
    router.replaceStack(with: [.book(1)])
    for route in [LibraryRoute.book(2), .book(1), .book(2)] { router.push(route) }

    #expect(library.stack == [.book(1), .book(2), .book(1), .book(2)])
    #expect(Set(library.identities).count == 4)
    #expect(Set(library.identities.compactMap { router.screen(of: $0) }.map(ObjectIdentifier.init)).count == 4)
  }

  @Test("Pushing over an entry replaces everything above it as one change and keeps the entry")
  func pushOver() {
    let shelf = library.visible
    router.push(.book(1))
    router.push(.book(2))

    #expect(router.push(.book(3), over: shelf.id) == .done)

    #expect(library.stack == [.shelf, .book(3)])
    #expect(router.state.activeStack.root == shelf)
    #expect(library.notices == 3)
  }

  @Test("Pushing the route that is already above the entry goes back to it or changes nothing")
  func pushOverSame() {
    let shelf = library.visible
    router.push(.book(1))
    let book = library.visible
    #expect(router.push(.book(1), over: shelf.id) == .unchanged)
    router.push(.book(2))
    #expect(router.push(.book(1), over: shelf.id) == .done)
    #expect(library.visible == book)
  }

  @Test("Pushing over a removed entry or an entry of another stack is refused")
  func pushOverNothing() {
    let shelf = library.visible
    router.push(.book(1))
    let book = library.visible.id
    router.pop()
    #expect(router.push(.book(2), over: book) == .refused(.noSuchEntry(book)))
    router.present(.book(3), as: .sheet)
    #expect(router.push(.book(2), over: shelf.id) == .refused(.noSuchEntry(shelf.id)))
  }

  @Test("Replacing the stack is one change, and every entry is new")
  func replaceStack() {
    router.push(.book(1))
    let old = Set(library.identities)

    #expect(router.replaceStack(with: [.shelf, .book(1), .book(2)]) == .done)

    #expect(library.stack == [.shelf, .book(1), .book(2)])
    #expect(old.isDisjoint(with: library.identities))
    #expect(library.notices == 2)
  }

  @Test("Replacing the top keeps the entries below it, and works at the root")
  func replaceTop() {
    let root = library.visible
    router.push(.book(1))

    #expect(router.replaceTop(with: .book(2)) == .done)
    #expect(library.stack == [.shelf, .book(2)])
    #expect(router.state.activeStack.root == root)

    router.pop()
    #expect(router.replaceTop(with: .book(3)) == .done)
    #expect(library.stack == [.book(3)])
  }

  @Test("Replacing the stack with an empty one is refused")
  func replaceWithNothing() {
    expectNoChange(.refused(.emptyStack)) { $0.replaceStack(with: []) }
  }

  @Test("Ten thousand entries can be pushed, and popped at once")
  func deep() {
    for number in 1...10_000 { router.push(.book(number)) }
    #expect(router.state.activeStack.depth == 10_000)
    #expect(library.factory.living == 10_001)

    #expect(router.popToRoot() == .done)
    #expect(library.factory.living == 1)
  }

  private func expectNoChange(
    _ outcome: NavigationOutcome, sourceLocation: SourceLocation = #_sourceLocation,
    _ command: (Router<LibraryRoute>) -> NavigationOutcome
  ) {
    let before = router.state
    let notices = library.notices
    #expect(command(router) == outcome, sourceLocation: sourceLocation)
    #expect(router.state == before, sourceLocation: sourceLocation)
    #expect(library.notices == notices, sourceLocation: sourceLocation)
  }
}
