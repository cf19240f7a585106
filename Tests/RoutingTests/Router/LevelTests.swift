import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Modal levels", .tags(.navigation))
struct LevelTests {
  private let library = StartedRouter<LibraryRoute>()
  private var router: Router<LibraryRoute> { library.router }

  @Test(
    "A route can be shown at every level from every level, and modals above that level close",
    arguments: ModalLevel.allCases, 0...3)
  func everyLevel(_ level: ModalLevel, _ origin: Int) throws {
    for presentation in [PresentationStyle.push, .sheet, .cover] {
      let library = StartedRouter<LibraryRoute>()
      for style in [PresentationStyle.sheet, .cover, .sheet] { library.router.present(.note, as: style) }
      let before = library.router.state
      let entry = origin == 0 ? before.tabs[0].root.id : before.modals[origin - 1].stack.root.id
      let outcome = library.router.navigate(to: .book(1), as: presentation, at: level, of: entry)

      if level == .parent && origin == 0 {
        #expect(outcome == .refused(.noSuchLevel(.parent)))
        #expect(library.router.state == before)
        continue
      }
      let kept = try #require([.here: origin, .parent: origin - 1, .root: 0, .top: 3][level])
      let after = library.router.state
      #expect(outcome == .done)
      #expect(after.visible.route == .book(1))
      #expect(after.modals.count == (presentation == .push ? kept : kept + 1))
      #expect(after.modals.prefix(kept).map(\.stack.root) == before.modals.prefix(kept).map(\.stack.root))
      #expect(library.notices == 4)
    }
  }

  @Test("From a closed entry, every level is refused as stale", arguments: ModalLevel.allCases)
  func stale(_ level: ModalLevel) {
    router.push(.book(1))
    let left = library.visible.id
    router.back()
    #expect(router.navigate(to: .book(2), at: level, of: left) == .refused(.stale(left)))
    #expect(library.notices == 2)
  }
}
