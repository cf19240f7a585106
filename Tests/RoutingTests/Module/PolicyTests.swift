import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("What a link does to an app that is somewhere already", .tags(.links, .navigation))
struct PolicyTests {
  private typealias Museum = NavigationSnapshot<MuseumRoute>

  /// Six places to come from.
  private nonisolated static let from: [Museum] = [
    NavigationSnapshot(tabs: [[.halls], [.tickets]]),
    NavigationSnapshot(tabs: [[.halls, .painting(8)], [.tickets]]),
    NavigationSnapshot(tabs: [[.halls, .painting(1)], [.tickets, .painting(9)]]),
    NavigationSnapshot(tabs: [[.halls, .painting(8)], [.tickets, .painting(9)]], selectedTab: 1),
    NavigationSnapshot(tabs: [[.halls], [.tickets]], modals: [.init(style: .sheet, stack: [.map, .painting(7)])]),
    NavigationSnapshot(
      tabs: [[.halls], [.tickets, .painting(9)]], selectedTab: 1,
      modals: [.init(style: .cover, stack: [.map]), .init(style: .sheet, stack: [.painting(7)])]),
  ]

  @Test("Reuse: goes to the place, and other tabs keep what they show", arguments: from.indices)
  func reuse(_ index: Int) throws {
    let (museum, old) = try started(Self.from[index])
    #expect(museum.router.open(try DeepLink("app://museum/paintings/1/map"), .reuse) == .done)
    #expect(
      museum.snapshot
        == NavigationSnapshot(
          tabs: [[.halls, .painting(1)], Self.from[index].tabs[1]], modals: [.init(style: .sheet, stack: [.map])]))
    #expect(museum.router.state.tabs[0].root == old.tabs[0].root)
    #expect(museum.router.open(try DeepLink("app://museum/paintings/1/map"), .reuse) == .unchanged)
  }

  @Test("Reset: begins the module anew, and nothing that was open stays", arguments: from.indices)
  func reset(_ index: Int) throws {
    let (museum, old) = try started(Self.from[index])
    let link = try DeepLink("app://museum/paintings/1/map")
    for _ in 1...2 {
      #expect(museum.router.open(link, .reset) == .done)
      #expect(
        museum.snapshot
          == NavigationSnapshot(
            tabs: [[.halls, .painting(1)], [.tickets]], modals: [.init(style: .sheet, stack: [.map])]))
    }
    #expect(Set(museum.identities).isDisjoint(with: old.entries.map(\.id)))
    #expect(museum.factory.living == 4)
  }

  @Test("Push: puts the place on top of what is open", arguments: from.indices)
  func push(_ index: Int) throws {
    let (museum, old) = try started(Self.from[index])
    let notices = museum.notices
    #expect(museum.router.open(try DeepLink("app://museum/paintings/1/map"), .push) == .done)

    var expected = Self.from[index]
    if expected.modals.isEmpty {
      expected.tabs[expected.selectedTab].append(.painting(1))
    } else {
      expected.modals[expected.modals.count - 1].stack.append(.painting(1))
    }
    expected.modals.append(.init(style: .sheet, stack: [.map]))
    #expect(museum.snapshot == expected)
    #expect(Set(old.entries).isSubset(of: museum.router.state.entries))
    #expect(museum.notices == notices + 1)
  }

  @Test("Whatever the policy, a link with a bad part changes nothing", arguments: OpenPolicy.allCases)
  func bad(_ policy: OpenPolicy) throws {
    let (museum, old) = try started(Self.from[5])
    guard case .refused(let error) = museum.router.open(try DeepLink("app://museum/paintings/1/attic"), policy),
      error.linkError != nil
    else {
      Issue.record("It should be refused")
      return
    }
    #expect(museum.router.state == old)
  }

  private func started(_ place: Museum) throws -> (StartedRouter<MuseumRoute>, NavigationState<MuseumRoute>) {
    let museum = StartedRouter<MuseumRoute>()
    if museum.snapshot != place { #expect(museum.router.open(place) == .done) }
    return (museum, museum.router.state)
  }
}
