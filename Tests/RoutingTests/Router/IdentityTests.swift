import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Entries of another window", .tags(.navigation))
struct IdentityTests {
  private let first = StartedRouter<LibraryRoute>()
  private let second = StartedRouter<LibraryRoute>()

  @Test("A window refuses the entry of another window, and neither changes")
  func foreignEntry() {
    var results: [FlowResult<String>] = []
    for library in [first, second] {
      library.router.push(.book(1))
      library.router.navigate(to: .note, returning: String.self) { results.append($0) }
    }
    let entry = second.visible.id
    let (router, navigator) = (first.router, first.navigator)
    let (before, other) = (router.state, second.router.state)
    let refusals: [(NavigationOutcome, NavigationError)] = [
      (router.dismiss(entry), .noSuchEntry(entry)), (navigator.dismiss(entry), .noSuchEntry(entry)),
      (router.pop(to: entry), .noSuchEntry(entry)), (router.push(.book(2), over: entry), .noSuchEntry(entry)),
      (router.leave(from: entry), .noSuchEntry(entry)),
      (router.finish(entry, with: "done"), .noResultExpected(entry)), (navigator.back(from: entry), .stale(entry)),
      (navigator.dismissModal(from: entry), .stale(entry)), (router.navigate(to: .book(2), from: entry), .stale(entry)),
      (router.push(.book(2), from: entry), .stale(entry)),
      (router.open(LibraryRoute.note.link, from: entry), .stale(entry)),
      (router.navigate(to: .book(2), at: .root, of: entry), .stale(entry)),
    ]
    for (outcome, error) in refusals { #expect(outcome == .refused(error)) }
    #expect(router.state == before)
    #expect(second.router.state == other)
    #expect(router.screen(of: entry) == nil)
    #expect(first.notices == 2)
    #expect(results.isEmpty)
  }
}
