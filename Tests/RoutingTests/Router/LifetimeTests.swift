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

  @Test("A screen is made once and kept as long as its entry exists")
  func once() {
    router.push(.book(1))
    let screen = library.screen
    router.navigate(to: .note)
    router.dismissModal()
    router.push(.book(2))
    router.pop()
    #expect(screen != nil)
    #expect(library.screen === screen)
  }

  @Test("Each entry has its own screen", arguments: [2, 50])
  func oneEach(_ count: Int) {
    for _ in 1...count { router.push(.book(1)) }
    #expect(library.factory.living == count + 1)
    #expect(Set(library.identities.compactMap { router.screen(of: $0).map(ObjectIdentifier.init) }).count == count + 1)
  }

  @Test("Removing an entry in any way frees its screen")
  func leaving() {
    let waysOut: [@MainActor (Router<LibraryRoute>) -> NavigationOutcome] = [
      { $0.back() }, { $0.popToRoot() }, { $0.dismissModals() }, { $0.select(tab: .shelf) },
      { $0.replaceStack(with: [.note]) }, { $0.replaceTop(with: .note) },
      { $0.open(NavigationSnapshot(tabs: [[.shelf]])) },
    ]
    for leave in waysOut {
      let library = StartedRouter<LibraryRoute>()
      library.router.navigate(to: .reader)
      library.router.push(.book(1))
      let leaver = library.visible.id
      weak let screen = library.screen
      #expect(screen != nil)

      #expect(leave(library.router) == .done)

      #expect(screen == nil)
      #expect(library.router.screen(of: leaver) == nil)
      #expect(library.factory.living == library.identities.count)
    }
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
    "Stopping a router frees every screen and refuses every call until the router starts again")
  func stop() async throws {
    router.push(.book(1))
    let work = try startWork()

    router.stop()
    try #require(work.isCancelled)
    await work.value

    #expect(library.factory.living == 0)
    #expect(router.visibleLayers.isEmpty)
    let before = router.state
    let calls: [@MainActor (Router<LibraryRoute>) throws -> NavigationOutcome] = [
      { $0.push(.book(2)) }, { $0.back() }, { $0.navigate(to: .note, at: .root, of: $0.state.visible.id) },
      { $0.pop { $0 == .shelf } }, { $0.select(tab: .shelf) }, { $0.open(try DeepLink("app://library/note")) },
      { $0.restore(NavigationSnapshot(tabs: [[LibraryRoute.shelf.link]])).outcome },
      { $0.finish($0.state.visible.id, with: 1) }, { $0.confirmLeaving { Issue.record("The flow is left twice") } },
    ]
    for call in calls { #expect(try call(router) == .refused(.flowEnded)) }
    #expect(router.state == before)
    #expect(library.factory.living == 0)

    router.start(in: library.factory)
    #expect(router.back() == .done)
    #expect(library.factory.living == 1)
  }

  @Test("A router that an observer stops doesn't run its queued calls")
  func stopInNotice() {
    let router = router
    router.observe { _ in
      #expect(router.push(.book(2)) == .queued)
      router.stop()
      #expect(router.push(.book(3)) == .refused(.flowEnded))
    }
    #expect(router.push(.book(1)) == .done)
    #expect(library.stack == [.shelf, .book(1)])
    #expect(library.notices == 1)
  }

  @Test("A router that has not started has entries but no screens, and starting makes a screen for each")
  func start() {
    let (router, factory) = (Router<LibraryRoute>(), ScreenFactory())
    router.push(.book(1))
    #expect(router.screen(of: router.state.visible.id) == nil)
    #expect(router.visibleLayers.isEmpty)

    router.start(in: factory)
    #expect(factory.living == 2)
    #expect(router.screen(of: router.state.visible.id)?.name == "books/1")
  }

  @Test("A router doesn't retain its coordinator")
  func coordinator() {
    let router = Router<LibraryRoute>()
    var factory: ScreenFactory? = ScreenFactory()
    weak let remembered = factory
    if let factory { router.start(in: factory) }
    factory = nil
    #expect(remembered == nil)
    #expect(router.push(.book(1)) == .done)
  }

  @Test("Settling waits for the work of every open screen")
  func settle() async throws {
    let log = LineLog()
    for number in 1...3 {
      router.push(.book(number))
      let screen = try #require(library.screen)
      screen.scope.run {
      } then: { _ in
        log.lines.append(screen.name)
      }
    }
    await router.settle()
    #expect(log.lines.sorted() == ["books/1", "books/2", "books/3"])
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
