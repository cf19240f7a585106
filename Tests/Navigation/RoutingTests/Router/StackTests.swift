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

  @Test("A call from a screen that isn't visible is refused, so a double tap goes back or closes once")
  func doubleTap() {
    router.push(.book(1))
    let covered = library.visible.id
    router.push(.book(2))
    let page = library.visible.id
    #expect(navigator.back(from: page) == .done)
    #expect(navigator.back(from: page) == .refused(.stale(page)))
    router.navigate(to: .note, as: .sheet)
    router.navigate(to: .reader, as: .cover)
    let modal = library.visible.id
    #expect(navigator.dismissModal(from: modal) == .done)
    #expect(navigator.dismissModal(from: modal) == .refused(.stale(modal)))
    #expect(navigator.back(from: covered) == .refused(.stale(covered)))
    #expect(
      library.snapshot
        == NavigationSnapshot(tabs: [[.shelf, .book(1)]], modals: [.init(style: .sheet, stack: [.note])]))
  }

  @Test("A window refuses the entry of another window, and neither changes")
  func foreignEntry() {
    let other = StartedRouter<LibraryRoute>()
    for library in [library, other] { library.router.push(.book(1)) }
    let (entry, before) = (other.visible.id, router.state)
    #expect(router.dismiss(entry) == .refused(.noSuchEntry(entry)))
    #expect(router.push(.book(2), over: entry) == .refused(.noSuchEntry(entry)))
    #expect(router.finish(entry, with: "done") == .refused(.noResultExpected(entry)))
    #expect(router.push(.book(2), from: entry) == .refused(.stale(entry)))
    #expect(router.state == before)
    #expect(other.stack == [.shelf, .book(1)])
  }
}
