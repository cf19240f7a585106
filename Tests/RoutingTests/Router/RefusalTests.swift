import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Refused calls", .tags(.navigation))
struct RefusalTests {
  private let museum = StartedRouter<MuseumRoute>()
  private var router: Router<MuseumRoute> { museum.router }

  @Test("Sending a confirmation command is refused and opens nothing")
  func confirm() {
    let studio = StartedRouter<StudioRoute>()
    studio.router.push(.draft(changes: 1))
    let before = studio.router.state
    #expect(studio.router.send(.confirm(.discard(changes: 1))) == .refused(.nothingToConfirm))
    #expect(studio.router.state == before)
    #expect(!studio.router.isConfirming)
    #expect(studio.router.answerConfirmation(true) == .refused(.nothingToConfirm))
    #expect(studio.notices == 1)
  }

  @Test("A snapshot with a different number of tabs is refused with both numbers")
  func differentTabs() {
    router.push(.painting(1))
    let before = router.state
    for tabs in [[[MuseumRoute.halls]], [[.halls], [.tickets], [.map]]] {
      let error = NavigationError.differentTabs(open: 2, snapshot: tabs.count)
      #expect(router.open(NavigationSnapshot(tabs: tabs)) == .refused(error))
      #expect(router.reset(to: NavigationSnapshot(tabs: tabs)) == .refused(error))
      #expect(error.description == "There are 2 tabs, not \(tabs.count)")
    }
    #expect(router.state == before)
  }

  @Test("A snapshot with a pushed modal is refused")
  func notAModal() {
    let before = router.state
    let place = NavigationSnapshot(
      tabs: [[MuseumRoute.halls], [.tickets]], modals: [.init(style: .push, stack: [.map])])
    #expect(router.open(place) == .refused(.notAModal))
    #expect(router.reset(to: place) == .refused(.notAModal))
    #expect(router.state == before)
  }

  @Test("An outcome is open when the call changed something or nothing had to change")
  func isOpen() {
    let open: [NavigationOutcome] = [.done, .doneIgnoring(["utm"]), .unchanged]
    let other: [NavigationOutcome] = [.queued, .needsConfirmation, .waiting(Gate("ticket")), .refused(.atRoot)]
    #expect(open.allSatisfy { $0.isOpen })
    #expect(!other.contains { $0.isOpen })
  }

  @Test("A reset opens a snapshot with new entries only, even if the same snapshot is open")
  func reset() {
    router.push(.painting(1))
    router.navigate(to: .map)
    let (old, place) = (museum.identities, museum.snapshot)
    #expect(router.reset(to: place) == .done)
    #expect(museum.snapshot == place)
    #expect(Set(museum.identities).isDisjoint(with: old))
    #expect(museum.factory.living == museum.identities.count)
    #expect(museum.notices == 3)
  }

  @Test("A router can take its tabs from an array")
  func tabsFromArray() {
    let further = [MuseumRoute.tickets, .painting(1), .painting(2)]
    let router = Router(MuseumRoute.halls, tabs: further)
    #expect(router.state.tabs.map(\.root.route) == [.halls] + further)
    #expect(router.state.tabs.allSatisfy { $0.depth == 0 })
    #expect(router.state.visible.route == .halls)
    #expect(router.select(tab: .painting(2)) == .done)
  }
}

@MainActor
@Suite("Removing observers", .tags(.navigation))
struct ObserverTests {
  private let library = StartedRouter<LibraryRoute>()
  private var router: Router<LibraryRoute> { library.router }

  @Test("A removed observer receives no further change or refusal, and the others do")
  func remove() {
    var lines: [String] = []
    let change = router.observe { _ in lines.append("change") }
    let refusal = router.observeRefusals { _ in lines.append("refusal") }
    router.observe { _ in lines.append("kept") }
    router.observeRefusals { _ in lines.append("kept refusal") }
    #expect(change != refusal)
    router.push(.book(1))
    router.pop(to: EntryID(1))
    router.removeObserver(change)
    router.push(.book(2))
    router.pop(to: EntryID(1))
    router.removeObserver(refusal)
    router.removeObserver(refusal)
    router.pop(to: EntryID(1))
    #expect(
      lines == [
        "change", "kept", "refusal", "kept refusal", "kept", "refusal", "kept refusal", "kept refusal",
      ])
  }

  @Test("The observer of a flow's events can be removed")
  func removeEvents() {
    var events: [NavigationEvent] = []
    let observer = router.observeEvents { events.append($0) }
    router.push(.book(1))
    router.dismissModal()
    #expect(events.map(\.error) == [nil, .nothingPresented])
    router.removeObserver(observer)
    router.push(.book(2))
    router.dismissModal()
    #expect(events.count == 2)
  }

  @Test("An observer that another observer removes during a change doesn't receive that change")
  func removeDuringChange() {
    var numbers: [Int] = []
    let router = router
    let unwanted = Unwanted()
    router.observe { _ in unwanted.observers.forEach(router.removeObserver) }
    unwanted.observers.append(router.observe { numbers.append($0.number) })
    router.push(.book(1))
    #expect(numbers.isEmpty)
  }

  @Test("A call from an observer of refusals waits until every observer has received the refusal")
  func callInRefusal() {
    let router = router
    var lines: [String] = []
    var outcomes: [NavigationOutcome] = []
    router.observe { lines.append("change \($0.number)") }
    router.observeRefusals { _ in outcomes.append(router.push(.book(1))) }
    router.observeRefusals { _ in lines.append("refusal") }
    #expect(router.back() == .refused(.atRoot))
    #expect(outcomes == [.queued])
    #expect(lines == ["refusal", "change 1"])
  }
}

@MainActor
@Suite("Routes without a link", .tags(.navigation, .links))
struct UnwritableTests {
  private let library = StartedRouter<LibraryRoute>()
  private var router: Router<LibraryRoute> { library.router }
  private let tooLong = LibraryRoute.author(String(repeating: "a", count: 2_048))

  /// An author with the longest name that fits in a link.
  private var longest: LibraryRoute {
    let length = "app://library/authors/".utf8.count
    return .author(String(repeating: "a", count: DeepLink.maximumBytes - length))
  }

  @Test("Every call that shows a route with a link longer than 2,048 bytes is refused and changes nothing")
  func refused() throws {
    router.push(.book(1))
    let (before, entry) = (router.state, library.visible.id)
    let (tooLong, sheet) = (
      tooLong, NavigationSnapshot(tabs: [[.shelf]], modals: [.init(style: .sheet, stack: [tooLong])])
    )
    let calls: [@MainActor (Router<LibraryRoute>) -> NavigationOutcome] = [
      { $0.push(tooLong) }, { $0.popOrPush(tooLong) }, { $0.push(tooLong, over: entry) }, { $0.navigate(to: tooLong) },
      { $0.present(tooLong, as: .sheet) }, { $0.replaceTop(with: tooLong) },
      { $0.replaceStack(with: [.shelf, .book(1), tooLong, .book(2)]) }, { $0.setTabs([.shelf, tooLong]) },
      { $0.select(tab: .shelf, pushing: tooLong) }, { $0.navigate(to: tooLong, at: .root, of: entry) },
      { $0.navigate(to: tooLong, returning: String.self) { _ in } },
      { $0.open(NavigationSnapshot(tabs: [[.shelf, tooLong]])) }, { $0.open(sheet) }, { $0.reset(to: sheet) },
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
    #expect(!router.isAwaited)
  }

  @Test("A route with a link of exactly 2,048 bytes is pushed, saved and restored")
  func longestRoute() throws {
    #expect(longest.link.description.utf8.count == DeepLink.maximumBytes)
    #expect(router.push(longest) == .done)
    let other = StartedRouter<LibraryRoute>()
    #expect(other.router.restore(router.snapshot) == Restoration(outcome: .done))
    #expect(other.stack == [.shelf, longest])
  }

  @Test("The length of a link includes its escapes")
  func escapes() {
    let count = DeepLink.maximumBytes / 3
    #expect(router.push(.author(String(repeating: " ", count: count))).isRefused)
    #expect(library.stack == [.shelf])
  }
}

@MainActor
@Suite("Canonically equivalent texts", .tags(.links))
struct UnicodeRouteTests {
  private let library = StartedRouter<LibraryRoute>()
  private let composed = "\u{E9}"
  private let decomposed = "e\u{301}"

  @Test("A link with another spelling of an open text replaces the entry, and one with the same spelling doesn't")
  func openPlace() throws {
    try #require(composed == decomposed)
    let links = [composed, decomposed].map { LibraryRoute.search(text: $0, page: 1).link }
    try #require(links[0] != links[1])
    #expect(library.router.open(links[0], .reuse) == .done)
    let entry = library.visible.id
    #expect(library.router.open(links[0], .reuse) == .unchanged)
    #expect(library.router.open(links[1], .reuse) == .done)
    #expect(library.visible.id != entry)
    #expect(library.router.snapshot.tabs[0][1] == links[1])
    #expect(library.router.open(links[0], .reuse) == .done)
    #expect(library.router.snapshot.tabs[0][1] == links[0])
    #expect(library.factory.living == 2)
  }

  @Test("The spelling also counts in a modal and below the top of a stack")
  func below() throws {
    for modals: [Modal<[LibraryRoute]>] in [[], [.init(style: .sheet, stack: [.note, .book(1)])]] {
      func place(_ text: String) -> NavigationSnapshot<LibraryRoute> {
        var place = NavigationSnapshot(tabs: [[LibraryRoute.shelf, .author(text), .book(1)]], modals: modals)
        if !modals.isEmpty { place.modals[0].stack = [.author(text), .book(1)] }
        return place
      }
      library.router.open(place(composed))
      #expect(library.router.open(place(composed)) == .unchanged)
      let before = Set(library.identities)
      #expect(library.router.open(place(decomposed)) == .done)
      #expect(library.router.snapshot == place(decomposed).map(\.link))
      #expect(Set(library.identities).intersection(before).count == 1)
    }
  }
}

extension NavigationOutcome {
  fileprivate var isRefused: Bool { if case .refused = self { true } else { false } }
}

@MainActor
private final class Unwanted {
  var observers: [ObserverID] = []
}
