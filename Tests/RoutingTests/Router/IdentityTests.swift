import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Entries of another router", .tags(.navigation))
struct IdentityTests {
  private let first = StartedRouter<LibraryRoute>()
  private let second = StartedRouter<LibraryRoute>()

  @Test("Two routers of the same route type never share an entry identity")
  func identities() {
    for library in [first, second] {
      library.router.push(.book(1))
      library.router.present(.note, as: .sheet)
    }
    #expect(first.identities.map(\.number) == second.identities.map(\.number))
    #expect(Set(first.identities).isDisjoint(with: second.identities))
  }

  @Test("A router refuses the entry of another router, and neither changes")
  func foreignEntry() {
    var results: [FlowResult<String>] = []
    for library in [first, second] {
      library.router.push(.book(1))
      library.router.navigate(to: .note, returning: String.self) { results.append($0) }
    }
    let entry = second.visible.id
    let calls: [(@MainActor (Router<LibraryRoute>) -> NavigationOutcome, NavigationError)] = [
      ({ $0.dismiss(entry) }, .noSuchEntry(entry)), ({ $0.pop(to: entry) }, .noSuchEntry(entry)),
      ({ $0.push(.book(2), over: entry) }, .noSuchEntry(entry)),
      ({ $0.finish(entry, with: "done") }, .noResultExpected(entry)), ({ $0.back(from: entry) }, .stale(entry)),
      ({ $0.dismissModal(from: entry) }, .stale(entry)), ({ $0.navigate(to: .book(2), from: entry) }, .stale(entry)),
      ({ $0.send(.push(.book(2)), from: entry) }, .stale(entry)),
      ({ $0.navigate(to: .book(2), at: .root, of: entry) }, .stale(entry)),
    ]
    let (before, other) = (first.router.state, second.router.state)
    for (call, error) in calls { #expect(call(first.router) == .refused(error)) }
    #expect(first.router.state == before)
    #expect(second.router.state == other)
    #expect(first.router.screen(of: entry) == nil)
    #expect(first.notices == 2)
    #expect(results.isEmpty)
  }
}
