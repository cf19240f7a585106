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
  private var navigator: Navigator<Screen> { library.navigator }

  @Test("Pushing always appends: A, B, A, B are four entries with four screens, and those below stay")
  func push() {
    let (below, screen) = (library.visible, library.screen)
    for number in [1, 2, 1, 2] { #expect(router.push(.book(number)) == .done) }
    #expect(library.stack == [.shelf, .book(1), .book(2), .book(1), .book(2)])
    #expect(Set(library.identities.compactMap { router.screen(of: $0) }.map(ObjectIdentifier.init)).count == 5)
    #expect(router.state.activeStack[0] == below)
    #expect(router.screen(of: below.id) === screen)
  }

  @Test("A call from a screen that isn't visible is refused, so a double tap goes back or closes once")
  func doubleTap() {
    router.push(.book(1))
    let covered = library.visible.id
    router.push(.book(2))
    let page = library.visible.id
    #expect(navigator.back(from: page) == .done)
    #expect(navigator.back(from: page) == .refused(.stale(page)))
    router.present(.note, as: .sheet)
    router.present(.reader, as: .cover)
    let modal = library.visible.id
    #expect(navigator.dismissModal(from: modal) == .done)
    #expect(navigator.dismissModal(from: modal) == .refused(.stale(modal)))
    #expect(navigator.back(from: covered) == .refused(.stale(covered)))
    #expect(
      library.snapshot
        == NavigationSnapshot(tabs: [[.shelf, .book(1)]], modals: [.init(style: .sheet, stack: [.note])]))
  }

  @Test(
    "Popping n entries removes n, at least none, and stops at the root",
    arguments: [(Int.min, 3), (-1, 3), (0, 3), (1, 2), (2, 1), (3, 0), (4, 0), (Int.max, 0)])
  func backSeveral(_ count: Int, _ depth: Int) {
    router.replaceStack(with: [.shelf, .book(1), .book(2), .book(3)])
    #expect(router.pop(count) == (count > 0 ? .done : .unchanged))
    #expect(router.state.depth == depth)
    #expect(library.notices == (count > 0 ? 2 : 1))
  }

  @Test("Going back empties the stack on top, then closes its modal, and is refused at the root")
  func back() {
    router.push(.book(1))
    router.present(.note, as: .sheet)
    router.push(.book(2))
    for place: LibraryRoute in [.note, .book(1), .shelf] {
      #expect(router.back() == .done)
      #expect(library.visible.route == place)
    }
    #expect(router.back() == .refused(.atRoot))
  }

  @Test("Popping to an entry, or to the nearest route that matches, makes it visible")
  func popTo() {
    router.replaceStack(with: [.shelf, .book(1), .author("a"), .book(2), .author("b")])
    let book = router.state.activeStack[1]
    #expect(router.pop { if case .book = $0 { true } else { false } } == .done)
    #expect(library.stack == [.shelf, .book(1), .author("a"), .book(2)])
    #expect(router.pop(to: book.id) == .done)
    #expect(library.visible == book)
    #expect(router.pop { $0 == .note } == .refused(.noMatch))
  }

  @Test("Showing a route goes back to the nearest page with it, pushes it, or changes nothing if it is visible")
  func popOrPush() {
    router.replaceStack(with: [.book(2), .book(1), .book(2), .book(3)])
    #expect(router.popOrPush(.book(2)) == .done)
    #expect(library.stack == [.book(2), .book(1), .book(2)])
    #expect(router.popOrPush(.book(2)) == .unchanged)
    #expect(router.popOrPush(.book(9)) == .done)
    #expect(library.stack == [.book(2), .book(1), .book(2), .book(9)])
  }

  @Test("Pushing over an entry replaces everything above it in one change, unless the route is there already")
  func pushOver() {
    let shelf = library.visible
    router.push(.book(1))
    let book = library.visible
    #expect(router.push(.book(1), over: shelf.id) == .unchanged)
    router.push(.book(2))
    #expect(router.push(.book(1), over: shelf.id) == .done)
    #expect(library.visible == book)
    #expect(router.push(.book(3), over: shelf.id) == .done)
    #expect(library.stack == [.shelf, .book(3)])
    #expect(library.notices == 4)
    #expect(router.push(.book(2), over: book.id) == .refused(.noSuchEntry(book.id)))
  }

  @Test("Replacing the stack makes every entry new, and replacing the top only that one, in one change each")
  func replace() {
    let old = library.visible
    #expect(router.replaceStack(with: [.shelf, .book(1), .book(2)]) == .done)
    let kept = router.state.activeStack.prefix(2)
    #expect(kept[0].id != old.id)
    #expect(router.replaceTop(with: .book(3)) == .done)
    #expect(library.stack == [.shelf, .book(1), .book(3)])
    #expect(router.state.activeStack.prefix(2) == kept)
    #expect(library.notices == 2)
  }

  @Test("A window refuses the entry of another window, and neither changes")
  func foreignEntry() {
    let other = StartedRouter<LibraryRoute>()
    for library in [library, other] { library.router.push(.book(1)) }
    let (entry, before) = (other.visible.id, router.state)
    #expect(router.dismiss(entry) == .refused(.noSuchEntry(entry)))
    #expect(router.pop(to: entry) == .refused(.noSuchEntry(entry)))
    #expect(router.finish(entry, with: "done") == .refused(.noResultExpected(entry)))
    #expect(router.push(.book(2), from: entry) == .refused(.stale(entry)))
    #expect(router.state == before)
    #expect(other.stack == [.shelf, .book(1)])
  }
}
