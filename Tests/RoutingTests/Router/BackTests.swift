import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Going back", .tags(.navigation))
struct BackTests {
  private let library = StartedRouter<LibraryRoute>()
  private var router: Router<LibraryRoute> { library.router }

  @Test("A double back pops one entry, because the second call comes from a closed screen")
  func doubleBack() {
    router.push(.book(1))
    router.push(.book(2))
    let tapped = library.visible.id

    #expect(router.back(from: tapped) == .done)
    #expect(router.back(from: tapped) == .refused(.stale(tapped)))

    #expect(library.stack == [.shelf, .book(1)])
    #expect(library.notices == 3)
  }

  @Test("A back from a covered screen is refused as stale")
  func coveredBack() {
    router.push(.book(1))
    let covered = library.visible.id
    router.present(.note, as: .sheet)
    let before = router.state

    #expect(router.back(from: covered) == .refused(.stale(covered)))
    #expect(router.state == before)
  }

  @Test("A double dismissal closes one modal")
  func doubleClose() {
    router.present(.note, as: .sheet)
    router.present(.reader, as: .cover)
    let tapped = library.visible.id

    #expect(router.dismissModal(from: tapped) == .done)
    #expect(router.dismissModal(from: tapped) == .refused(.stale(tapped)))

    #expect(library.visible.route == .note)
  }

  @Test("Dismissing without a modal is refused, even from the visible screen")
  func closeNothing() {
    #expect(router.dismissModal(from: library.visible.id) == .refused(.nothingPresented))
  }

  @Test(
    "Going back empties the top stack, then closes its layer, and is refused at the root",
    arguments: 0...2, [[], [0], [1], [2], [0, 0], [1, 2], [2, 1], [2, 2, 2]])
  func order(_ depth: Int, _ modals: [Int]) {
    for number in 0..<depth { router.push(.book(number)) }
    for depth in modals {
      router.present(.note, as: .sheet)
      for number in 0..<depth { router.push(.book(number)) }
    }

    // Each number is the count of pushed entries in a modal; the last modal is on top.
    for depth in modals.reversed() {
      for left in (0..<depth).reversed() {
        #expect(router.back() == .done)
        #expect(router.state.activeStack.depth == left)
      }
      let count = router.state.modals.count
      #expect(router.back() == .done)
      #expect(router.state.modals.count == count - 1)
    }
    for left in (0..<depth).reversed() {
      #expect(router.back() == .done)
      #expect(library.stack.count == left + 1)
    }
    #expect(router.back() == .refused(.atRoot))
    #expect(library.snapshot == NavigationSnapshot(tabs: [[.shelf]]))
  }
}
