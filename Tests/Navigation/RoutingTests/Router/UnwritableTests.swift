import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Routes without a link", .tags(.navigation, .links))
struct UnwritableTests {
  private let library = StartedRouter<LibraryRoute>()
  private var router: Router<LibraryRoute> { library.router }
  private let tooLong = LibraryRoute.author(String(repeating: "a", count: 2_048))

  @Test("Every call that shows a route with a link longer than 2,048 bytes is refused and changes nothing")
  func refused() throws {
    router.push(.book(1))
    let (before, entry) = (router.state, library.visible.id)
    var results = 0
    let (tooLong, sheet) = (
      tooLong, NavigationSnapshot(tabs: [[.shelf]], modals: [.init(style: .sheet, stack: [tooLong])])
    )
    let calls: [@MainActor (Router<LibraryRoute>) -> NavigationOutcome] = [
      { $0.push(tooLong) }, { $0.popOrPush(tooLong) }, { $0.push(tooLong, over: entry) }, { $0.navigate(to: tooLong) },
      { $0.navigate(to: tooLong, as: .sheet) }, { $0.replaceTop(with: tooLong) },
      { $0.replaceStack(with: [.shelf, .book(1), tooLong, .book(2)]) },
      { $0.select(tab: .shelf, pushing: tooLong) }, { $0.navigate(to: tooLong, at: .root, of: entry) },
      { $0.navigate(to: tooLong, returning: String.self) { _ in results += 1 } },
      { $0.open(NavigationSnapshot(tabs: [[.shelf, tooLong]])) }, { $0.open(sheet) },
    ]
    for (number, call) in calls.enumerated() {
      guard case .refused(.unwritable(let error)) = call(router) else {
        Issue.record("Call \(number) was not refused")
        continue
      }
      #expect(error.reason == "A link has at most 2048 bytes")
    }
    #expect(router.state == before)
    #expect(library.notices == 1)
    #expect(results == 1)
  }

  @Test("Texts that are canonically equivalent are different places, also below the top of a stack and in a modal")
  func unicode() {
    func place(_ texts: String...) -> NavigationSnapshot<LibraryRoute> {
      let stack = texts.map(LibraryRoute.author) + [.book(1)]
      return NavigationSnapshot(tabs: [[.shelf] + stack], modals: [.init(style: .sheet, stack: stack)])
    }
    router.open(place("\u{E9}"))
    let before = Set(library.identities)
    #expect(router.open(place("e\u{301}")) == .done)
    #expect(Set(library.identities).intersection(before).count == 1)
  }
}
