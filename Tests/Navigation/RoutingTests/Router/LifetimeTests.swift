import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Lifetimes of screens", .tags(.navigation, .lifetime))
struct LifetimeTests {
  private let library = StartedRouter<LibraryRoute>()
  private var router: Router<LibraryRoute> { library.router }
  private var navigator: Navigator<Screen> { library.navigator }

  @Test("Work of the flow goes on when its screen is left, and ends with the flow")
  func flowScope() async throws {
    router.push(.book(1))
    let latch = Latch()
    var deleted = 0
    router.scope.run {
      await latch.opened()
    } then: { _ in
      deleted += 1
    }
    router.pop()
    #expect(!navigator.isIdle)
    latch.open()
    await navigator.settle()
    #expect(deleted == 1)
    let work = try #require(
      router.scope.run {
        await Latch().opened()
      } then: { _ in
        deleted += 1
      })
    navigator.stop()
    #expect(work.isCancelled)
    #expect(router.scope.run({}, then: { _ in deleted += 1 }) == nil)
  }

  @Test("Screens end from the innermost to the outermost, when they are left and when the window stops")
  func order() throws {
    var ended: [String] = []
    func push() throws {
      for number in 1...3 {
        router.push(.book(number))
        try #require(library.screen).scope.onEnd { ended.append("\(number)") }
      }
      router.navigate(to: .note)
      try #require(library.screen).scope.onEnd { ended.append("note") }
    }
    try push()
    router.select(tab: .shelf)
    router.select(tab: .shelf)
    #expect(ended == ["note", "3", "2", "1"])
    try push()
    navigator.stop()
    #expect(ended.suffix(4) == ["note", "3", "2", "1"])
  }

  @Test("A call that a deinitializer makes during a change waits until the change is over")
  func fromDeinit() throws {
    router.push(.book(1))
    var outcomes: [NavigationOutcome] = []
    let router = router
    let scope = try #require(library.screen).scope
    scope.onEnd { [wish = LastWish { outcomes.append(router.push(.book(2))) }] in _ = wish }
    #expect(router.pop() == .done)
    #expect(outcomes == [.queued])
    #expect(library.stack == [.shelf, .book(2)])
  }

  @Test("A removed observer is freed, and one hundred cost their number")
  func observers() {
    weak var last: LineLog?
    for _ in 1...1_000 {
      let held = LineLog()
      last = held
      router.removeObserver(router.observe { _ in held.lines.append("") })
    }
    #expect(last == nil)
    var told = 0
    for _ in 1...100 { router.observe { _ in told += 1 } }
    router.push(.book(1))
    #expect(told == 100)
  }

  @Test("Observers removed oldest first cost their number, and those left are called in order", .timeLimit(.minutes(1)))
  func manyObservers() {
    let removed = (1...200_000).map { _ in router.observe { _ in } }
    var told: [Int] = []
    for number in 1...3 { router.observe { _ in told.append(number) } }
    for observer in removed { router.removeObserver(observer) }
    router.push(.book(1))
    #expect(told == [1, 2, 3])
  }

  @Test("A removed entry with running work frees its screen as soon as the work is canceled")
  func leavingBusy() async throws {
    router.push(.book(1))
    weak let screen = library.screen
    let work = try startWork()

    router.pop()
    try #require(work.isCancelled)
    await work.value

    #expect(screen == nil)
  }

  @Test(
    "Stopping a window frees every screen and refuses every call until the window starts again")
  func stop() async throws {
    router.push(.book(1))
    let work = try startWork()

    navigator.stop()
    try #require(work.isCancelled)
    await work.value

    #expect(library.factory.living == 0)
    #expect(navigator.content == nil)
    let (before, entry) = (router.state, library.visible.id)
    let outcomes = [
      router.push(.book(2)), router.back(), router.navigate(to: .note, at: .root, of: entry),
      router.pop(to: .shelf), router.select(tab: .shelf), router.open(LibraryRoute.note.link),
      router.finish(entry, with: 1),
      navigator.restore(NavigationSnapshot(tabs: [[LibraryRoute.shelf.link]])).outcome, navigator.back(),
      navigator.confirmLeaving { Issue.record("The flow is left twice") },
    ]
    #expect(outcomes.allSatisfy { $0 == .refused(.flowEnded) })
    #expect(router.state == before)
    #expect(library.factory.living == 0)

    navigator.start()
    #expect(router.back() == .done)
    #expect(library.factory.living == 1)
  }

  /// Starts work in the scope of the visible screen that ends only when it is cancelled, and retains the screen.
  private func startWork() throws -> Task<Void, Never> {
    let screen = try #require(library.screen)
    let latch = Latch()
    let work = screen.scope.run {
      await latch.opened()
    } then: { _ in
      Issue.record("The work of “\(screen.name)” was cancelled, and yet it told its result")
    }
    return try #require(work)
  }
}

/// Calls a closure when it is freed.
private final class LastWish {
  private let call: @MainActor () -> Void

  init(_ call: @escaping @MainActor () -> Void) { self.call = call }

  deinit {
    let call = call
    MainActor.assumeIsolated { call() }
  }
}
