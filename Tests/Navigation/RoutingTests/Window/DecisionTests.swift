import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("One moment of decision", .tags(.navigation, .gates))
struct DecisionTests {
  private let ticket = Ticket()

  private func makeWindow(
    _ root: String = "library", _ placements: [String: Placement] = ["library": .root]
  ) throws -> SampleWindow {
    try SampleWindow(root, placements: placements) { [ticket] in ticket.state }
  }

  @Test("A tab behind a gate waits for it like a link, or is refused, unless it is selected already")
  func gatedTab() throws {
    let window = try makeWindow("library", ["library": .root, "museum": .tab(of: "library")])
    ticket.state = .closed("It is closed")
    #expect(window.navigator.selectTab("museum") == .refused(.unavailable("It is closed")))
    ticket.state = .waits
    #expect(window.navigator.selectTab("museum") == .waiting(MuseumRoute.ticket))
    #expect(window.navigator.content?.selectedTab == 0)
    ticket.state = .open
    #expect(window.navigator.openWaiting() == .done)
    #expect(window.navigator.content?.selectedTab == 1)
    ticket.state = .closed("It is closed")
    #expect(window.navigator.selectTab("museum") == .unchanged)
  }

  // MARK: Gates

  @Test("Only the gates that a request needs are asked, each once")
  func askedGates() throws {
    var asked = 0
    let window = try SampleWindow("library", placements: ["library": .root]) {
      asked += 1
      return .open
    }
    window.push("library/books/1", "studio/sketches/2")
    window.navigator.back()
    #expect(asked == 0)
    window.open("museum/paintings/1?then=museum%2Fmap")
    #expect(asked == 1)
  }

  @Test("A gatekeeper and a draft that read the window and navigate see what was open before, and their calls wait")
  func reentrance() throws {
    let asked = Asked()
    let window = try SampleWindow("library", placements: ["library": .root]) { asked.answer() }
    window.push("studio/drafts/0")
    let draft = try #require(window.studio?.screen(of: window.navigator.visible.id))
    draft.scope.confirmLeaving { [navigator = window.navigator] in
      asked.seen.append("\(navigator.visible.route)")
      asked.outcomes.append(navigator.back(from: EntryID(0)))
      return false
    }
    asked.answer = { [navigator = window.navigator] in
      asked.seen.append("\(navigator.visible.route)")
      asked.outcomes.append(navigator.selectTab("attic"))
      return .open
    }
    #expect(window.open("museum/paintings/1") == .done)
    #expect(Set(asked.seen) == ["draft(changes: 0)"])
    #expect(asked.outcomes == [.queued, .queued])
    #expect(window.way == "museum/halls, museum/paintings/1")
    #expect(window.events.suffix(2).allSatisfy { $0.error != nil })
  }

  // MARK: Waiting

  @Test("A link that goes on waiting isn't reported again, so the app may show a root when it begins to wait")
  func waitsOn() throws {
    let window = try makeWindow()
    ticket.state = .waits
    var told = 0
    window.navigator.onWaiting = { [navigator = window.navigator] _ in
      told += 1
      navigator.showRoot("studio", openingWaiting: true)
    }
    window.open("museum/map")
    window.navigator.openWaiting()
    #expect(told == 1 && window.way == "studio/desk")
    #expect(window.navigator.links.waiting?.description == "app://museum/map")
    window.open("museum/map")
    #expect(told == 2)
  }

  @Test("A stopped window can drop what waits")
  func dropWhenStopped() throws {
    let window = try makeWindow()
    ticket.state = .waits
    window.open("museum/map")
    window.navigator.stop()
    window.navigator.dropWaiting()
    window.navigator.start()
    #expect(window.navigator.links.waiting == nil && window.navigator.openWaiting() == nil)
    #expect(window.events.allSatisfy { $0.error == nil })
  }

  @Test("A link without a transition opens with its root without one, and a root alone keeps its own")
  func transition() throws {
    let window = try makeWindow()
    ticket.state = .waits
    window.open("museum/map?transition=none")
    window.navigator.showRoot("studio", openingWaiting: true)
    ticket.state = .open
    window.navigator.showRoot("museum", openingWaiting: true)
    #expect(window.events.map(\.isAnimated) == [true, false])
  }

  @Test("Another root begins at its first tab, also when only modals are restored with it")
  func firstTab() throws {
    let museum = Feature(MuseumRoute.self, firstTab: { .tickets }) { _ in ScreenFactory() }
    let library = Feature(LibraryRoute.self) { _ in ScreenFactory() }
    let navigator = try Navigator(
      Modules([museum, library]), root: "library", gates: [MuseumRoute.ticket: { .open }])
    navigator.showRoot("museum", restoring: NavigationSnapshot(tabs: []))
    #expect(navigator.visible.route == AnyRoute(MuseumRoute.tickets))
  }

  // MARK: Callers

  @Test(
    "Finishing for a task that is cancelled while a draft asks is refused, because no caller awaits the value any more")
  func finishForNobody() async throws {
    let window = try makeWindow()
    let library = try #require(window.library)
    let task = Task { await library.result(of: .book(1), returning: String.self) }
    while window.way == "library/shelf" { await Task.yield() }
    let book = window.navigator.visible.id
    window.push("studio/drafts/7")
    #expect(library.finish(book, with: "done") == .needsConfirmation)
    task.cancel()
    #expect(await task.value == .cancelled(.taskCancelled))
    #expect(window.navigator.answerConfirmation(true) == .refused(.noResultExpected(book)))
    #expect(window.way == "library/shelf, library/books/1, studio/drafts/7")
  }

  @Test("A caller is released with its result, whatever it is")
  func forgotten() throws {
    let window = try makeWindow()
    let library = try #require(window.library)
    var results: [FlowResult<String>] = []
    func result() -> @MainActor (FlowResult<String>) -> Void { { results.append($0) } }
    library.navigate(to: .note, returning: String.self, then: result())
    library.finish(window.navigator.visible.id, with: "done")
    library.navigate(to: .note, returning: String.self, then: result())
    library.back()
    library.navigate(to: .book(1), from: EntryID(0), returning: String.self, then: result())
    library.open(DeepLink(module: "attic"), returning: String.self, then: result())
    ticket.state = .waits
    library.open(MuseumRoute.map.link, returning: String.self, then: result())
    window.navigator.confirmLeaving {}
    #expect(results.count == 5 && window.navigator.callers.count == 0)
  }

  @Test("Asking to leave a window that is released, or already stopped, calls `stay`")
  func releasedWhileAsking() async throws {
    var window: SampleWindow? = try makeWindow()
    var stays = 0
    window?.push("studio/drafts/7")
    window?.navigator.confirmLeaving {
    } orElse: {
      stays += 1
    }
    window = nil
    while stays == 0 { await Task.yield() }
    let stopped = try makeWindow()
    stopped.navigator.stop()
    #expect(
      stopped.navigator.confirmLeaving {
      } orElse: {
        stays += 1
      } == .refused(.flowEnded))
    #expect(stays == 2)
  }

  // MARK: Animation

  @Test("Without animation, the events of every call say so, also after a question, and others if their link does")
  func animation() throws {
    let window = try makeWindow("museum", ["library": .page])
    let navigator = window.navigator
    navigator.keepHistory()
    window.push("library/books/1", "studio/drafts/7")
    let calls: [@MainActor () -> NavigationOutcome] = [
      { navigator.answerConfirmation(true) }, { navigator.selectTab("tickets") },
      { navigator.restore(NavigationSnapshot(tabs: [[MuseumRoute.halls.link], [MuseumRoute.tickets.link]])).outcome },
      { navigator.undo() }, { navigator.showRoot("studio").outcome },
    ]
    navigator.withoutAnimation {
      navigator.withoutAnimation {}
      navigator.back()
    }
    let before = window.events.count - 1
    for call in calls { #expect(navigator.withoutAnimation(call) == .done) }
    #expect(window.events.dropFirst(before).allSatisfy { !$0.isAnimated })
    for (query, isAnimated) in [("", true), ("?transition=none", false), ("?transition=animated", true)] {
      window.push("library/books/2" + query)
      #expect(window.events.last?.isAnimated == isAnimated)
    }
  }

  // MARK: The value

  @Test("The value decides alone, without screens, coordinators or gatekeepers")
  func alone() throws {
    let modules = try Modules([
      Feature(MuseumRoute.self) { _ in ScreenFactory() }, Feature(StudioRoute.self, as: .page) { _ in ScreenFactory() },
    ])
    let tabs = NavigationSnapshot(tabs: [[AnyRoute(MuseumRoute.halls)], [AnyRoute(MuseumRoute.tickets)]])
    var window = Window(modules.table, opening: tabs)
    func decide(_ request: Request, _ answers: Answers = Answers()) -> Decision {
      window.decide(window.makeCall(request), answers)
    }
    _ = decide(.start)
    let (draft, painting) = (StudioRoute.draft(changes: 1), MuseumRoute.painting(1))
    #expect(decide(.open(try modules.plan(draft.link), .push)).outcome == .done)
    let unsaved: Set<EntryID> = [window.tree.top.id]
    let open = Answers(unsaved: unsaved, gates: [MuseumRoute.ticket: .open])
    #expect(decide(.open(try modules.plan(painting.link), .reuse), open).outcome == .needsConfirmation)
    let again = try #require(decide(.answer(true), open).next)
    #expect(
      window.decide(again, Answers(unsaved: unsaved)).outcome
        == .refused(.unavailable("The gate “ticket” has no gatekeeper")))
    #expect(window.tree.top.route == AnyRoute(draft))
    #expect(window.decide(again, open).outcome == .done)
    #expect(window.tree.top.route == AnyRoute(painting))
  }
}

@MainActor
private final class Ticket {
  var state = GateState.open
}

@MainActor
private final class Asked {
  var answer: @MainActor () -> GateState = { .open }
  var seen: [String] = []
  var outcomes: [NavigationOutcome] = []
}
