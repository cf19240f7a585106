import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("The content of a change", .tags(.navigation))
struct CauseTests {
  @Test("Dismissing a modal from a script, a close control or a call gives the same change")
  func closing() {
    let ways: [@MainActor (Router<LibraryRoute>) -> NavigationOutcome] = [
      { $0.dismissModal(from: $0.state.visible.id) },
      { ($0 as any Flow<Screen>).dismissModal(from: $0.state.visible.id) },
      { $0.send(.dismissModal) },
      { $0.dismissModal() },
    ]
    let changes = ways.map { close in
      let library = StartedRouter<LibraryRoute>()
      library.router.push(.book(1))
      library.router.navigate(to: .note)
      library.router.push(.book(2))
      let log = ChangeLog(library.router)
      #expect(close(library.router) == .done)
      return log.all
    }
    #expect(changes.allSatisfy { $0.map(\.command) == [.dismissModal] })
    #expect(changes[0].first?.from.route == .book(2))
    #expect(changes[0].first?.to.route == .book(1))
  }

  @Test("Dismissing and presenting in one turn presents over the parent, from every state up to depth 4")
  func dismissThenPresent() {
    for layers in Self.shapes(depth: 4) {
      for style in [PresentationStyle.sheet, .cover] {
        let library = StartedRouter<LibraryRoute>()
        for layer in layers {
          if layer != layers.first { library.router.present(.note, as: .sheet) }
          for number in 0..<layer.pushed { library.router.push(.book(number)) }
        }
        let parents = library.router.state.modals.dropLast()
        #expect(library.router.dismissModal() == (layers.count > 1 ? .done : .refused(.nothingPresented)))
        #expect(library.router.present(.reader, as: style) == .done)
        #expect(Array(library.router.state.modals.dropLast()) == Array(parents))
        #expect(library.router.state.modals.last?.style == style)
        #expect(library.stack == [.reader])
      }
    }
  }

  @Test("Showing an open route is a change of kind back, and showing another is a push")
  func kinds() {
    let library = StartedRouter<LibraryRoute>()
    let (router, shelf) = (library.router, library.visible.id)
    var kinds: [NavigationKind] = []
    router.observe { kinds.append($0.kind) }
    let calls: [(@MainActor (Router<LibraryRoute>) -> NavigationOutcome, NavigationKind)] = [
      ({ $0.popOrPush(.book(1)) }, .push), ({ $0.popOrPush(.book(2)) }, .push), ({ $0.popOrPush(.book(1)) }, .back),
      ({ $0.push(.book(2), over: shelf) }, .push), ({ $0.push(.book(3)) }, .push),
      ({ $0.push(.book(2), over: shelf) }, .back),
    ]
    for (call, _) in calls { #expect(call(router) == .done) }
    #expect(kinds == calls.map(\.1))
  }

  @Test(
    "A change has an animation flag, which doesn't affect the resulting state",
    arguments: [("", true), ("?transition=none", false), ("?transition=animated", true)])
  func animation(_ query: String, isAnimated: Bool) throws {
    let (linked, called) = (StartedRouter<LibraryRoute>(), StartedRouter<LibraryRoute>())
    let (byLink, byCall) = (ChangeLog(linked.router), ChangeLog(called.router))
    #expect(linked.router.open(try DeepLink("app://library/books/1\(query)")) == .done)
    #expect(called.router.send(.push(.book(1)), isAnimated: isAnimated) == .done)
    #expect(byLink.all.map(\.isAnimated) == [isAnimated])
    #expect(byCall.all.map(\.isAnimated) == [isAnimated])
    #expect(linked.snapshot == called.snapshot)
  }

  @Test("Calls from observers, and from their observers, run in order, and none is lost")
  func queue() {
    let library = StartedRouter<LibraryRoute>()
    let (router, changes) = (library.router, ChangeLog(library.router))
    router.observe { change in
      guard case .push(.book(let number)) = change.command, number < 100 else { return }
      #expect(router.push(.book(number * 10)) == .queued)
      #expect(router.push(.book(number * 10 + 1)) == .queued)
    }
    #expect(router.push(.book(1)) == .done)
    let numbers = [1, 10, 11, 100, 101, 110, 111]
    #expect(library.stack == [.shelf] + numbers.map { .book($0) })
    #expect(changes.all.map(\.number) == Array(1...7))
    #expect(changes.all.map(\.command) == numbers.map { .push(.book($0)) })
  }

  /// A layer of a navigation state and its number of pushed entries.
  private struct Shape: Equatable {
    var level: Int
    var pushed: Int
  }

  /// Returns every combination of layers with at most `depth` modals and pushed entries in total.
  private static func shapes(depth: Int) -> [[Shape]] {
    func over(_ lower: [Shape], left: Int) -> [[Shape]] {
      (0...left).flatMap { pushed in
        let shape = lower + [Shape(level: lower.count, pushed: pushed)]
        return [shape] + (left > pushed ? over(shape, left: left - pushed - 1) : [])
      }
    }
    return over([], left: depth)
  }
}

/// Records the changes of a router.
@MainActor
final class ChangeLog<Route: Routable> {
  private(set) var all: [NavigationChange<Route>] = []

  init(_ router: Router<Route>) {
    router.observe { [weak self] in self?.all.append($0) }
  }
}
