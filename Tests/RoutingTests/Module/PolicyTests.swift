import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Open policies", .tags(.links, .navigation))
struct PolicyTests {
  private typealias Museum = NavigationSnapshot<MuseumRoute>

  /// The states in which the links are opened.
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

  @Test("With reuse, a link keeps open entries and other tabs", arguments: from.indices)
  func reuse(_ index: Int) throws {
    let (museum, old) = try started(Self.from[index])
    #expect(museum.router.open(try DeepLink("app://museum/paintings/1/map"), .reuse) == .done)
    #expect(
      museum.snapshot
        == NavigationSnapshot(
          tabs: [[.halls, .painting(1)], Self.from[index].tabs[1]], modals: [.init(style: .sheet, stack: [.map])]))
    #expect(museum.router.state.tabs[0][0] == old.tabs[0][0])
    #expect(museum.router.open(try DeepLink("app://museum/paintings/1/map"), .reuse) == .unchanged)
  }

  @Test("With reset, a link replaces everything that is open with new entries", arguments: from.indices)
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

  @Test("With push, a link opens on top of what is open", arguments: from.indices)
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

  private func started(_ place: Museum) throws -> (StartedRouter<MuseumRoute>, NavigationState<MuseumRoute>) {
    let museum = StartedRouter<MuseumRoute>()
    if museum.snapshot != place { #expect(museum.router.open(place) == .done) }
    return (museum, museum.router.state)
  }
}
