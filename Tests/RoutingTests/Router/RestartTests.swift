import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Starting and stopping a router", .tags(.lifetime))
struct RestartTests {
  private let studio = StartedRouter<StudioRoute>()
  private var router: Router<StudioRoute> { studio.router }

  @Test("A router that stops during a confirmation and starts again has no confirmation and accepts calls")
  func confirmation() {
    router.push(.draft(changes: 1))
    var results: [FlowResult<String>] = []
    router.navigate(to: .form(1), returning: String.self) { results.append($0) }
    #expect(router.open(NavigationSnapshot(tabs: [[.desk], [.wall]])) == .needsConfirmation)
    #expect(router.isConfirming)

    router.stop()
    #expect(!router.isConfirming)
    #expect(results == [.cancelled(.flowEnded)])
    router.start(in: studio.factory)

    #expect(!router.isConfirming)
    #expect(router.answerConfirmation(true) == .refused(.nothingToConfirm))
    #expect(studio.visible.route == .form(1))
    #expect(router.back() == .done)
    #expect(router.push(.sketch(1)) == .done)
    #expect(router.back() == .done)
    #expect(router.back() == .needsConfirmation)
    #expect(router.answerConfirmation(true) == .done)
    #expect(studio.stack == [.desk])
    #expect(studio.factory.living == studio.identities.count)
  }

  @Test("Starting inside an observer ends every scope once, and observers receive the changes in order")
  func startInObserver() {
    let counts = EndCounts(router)
    let (router, factory) = (router, studio.factory)
    var hasRestarted = false
    router.observe { _ in
      if !hasRestarted {
        hasRestarted = true
        router.push(.sketch(2))
        router.start(in: factory)
        router.push(.sketch(3))
      }
    }
    let log = ChangeLog(router)
    counts.watch()
    #expect(router.push(.sketch(1)) == .done)

    #expect(log.all.map(\.number) == [1, 2, 3])
    #expect(log.all.map(\.command) == [1, 2, 3].map { .push(.sketch($0)) })
    #expect(studio.stack == [.desk, .sketch(1), .sketch(2), .sketch(3)])
    #expect(studio.factory.living == studio.identities.count)
    #expect(counts.ended == [1, 1])
    router.stop()
    #expect(counts.ended == [1, 1])
    #expect(studio.factory.living == 0)
  }

  @Test("Starting inside the onEnd action of a scope ends every scope once", arguments: [false, true])
  func startInEnd(_ isStop: Bool) throws {
    let counts = EndCounts(router)
    let (router, factory) = (router, studio.factory)
    router.push(.sketch(1))
    try #require(studio.screen).scope.onEnd {
      router.start(in: factory)
      router.push(.sketch(2))
    }
    counts.watch()
    let log = ChangeLog(router)
    if isStop { router.stop() } else { #expect(router.back() == .done) }

    #expect(counts.ended == [1, 1, 1])
    // The new start takes effect after all scopes have ended; until then a stopped router refuses calls.
    #expect(log.all.map(\.command) == (isStop ? [] : [.back, .push(.sketch(2))]))
    #expect(studio.factory.living == studio.identities.count)
    #expect(router.push(.sketch(3)) == .done)
    #expect(studio.screen?.name == "sketches/3")
    router.stop()
    #expect(counts.ended == [1, 1, 1])
  }

  @Test("A second start ends the previous screens and makes new ones")
  func startAgain() {
    router.push(.sketch(1))
    let counts = EndCounts(router)
    counts.watch()
    router.start(in: studio.factory)
    #expect(counts.ended == [1, 1, 1])
    #expect(studio.factory.living == 3)
  }

  @Test("A router released without stop() frees its screens at once and then calls their onEnd actions")
  func released() async {
    let factory = ScreenFactory()
    var router: Router<StudioRoute>? = Router()
    router?.start(in: factory)
    router?.push(.sketch(1))
    #expect(factory.living == 3)
    weak let released = router
    await withCheckedContinuation { continuation in
      let latch = LastCall(of: 3) { continuation.resume() }
      for entry in router?.state.entries.map(\.id) ?? [] {
        router?.screen(of: entry)?.scope.onEnd {
          MainActor.assertIsolated()
          latch.call()
        }
      }
      router = nil
      #expect(released == nil)
      #expect(factory.living == 0)
    }
  }

  @Test("An observer that restarts the router receives each later change once")
  func stopInObserver() {
    let counts = EndCounts(router)
    counts.watch()
    let (router, factory) = (router, studio.factory)
    var hasStopped = false
    router.observe { _ in
      guard !hasStopped else { return }
      hasStopped = true
      router.stop()
      router.start(in: factory)
    }
    let log = ChangeLog(router)
    #expect(router.push(.sketch(1)) == .done)
    #expect(counts.ended == [1, 1])
    #expect(router.push(.sketch(2)) == .done)
    #expect(log.all.map(\.number) == [1, 2])
    #expect(studio.factory.living == studio.identities.count)
  }
}

/// Counts how often each scope ends that was open when `watch()` was called.
@MainActor
private final class EndCounts {
  private(set) var ended: [Int] = []
  private let router: Router<StudioRoute>

  init(_ router: Router<StudioRoute>) { self.router = router }

  func watch() {
    let scopes = router.state.entries.compactMap { router.screen(of: $0.id)?.scope }
    ended = scopes.map { _ in 0 }
    for (index, scope) in scopes.enumerated() { scope.onEnd { [weak self] in self?.ended[index] += 1 } }
  }
}

/// Calls an action when `call()` has been called a given number of times.
@MainActor
private final class LastCall {
  private var left: Int
  private let action: @MainActor () -> Void

  init(of count: Int, _ action: @escaping @MainActor () -> Void) {
    left = count
    self.action = action
  }

  func call() {
    left -= 1
    if left == 0 { action() }
  }
}
