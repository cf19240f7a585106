import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("Starting and stopping a window", .tags(.lifetime))
struct RestartTests {
  private let studio = StartedRouter<StudioRoute>()
  private var router: Router<StudioRoute> { studio.router }
  private var navigator: Navigator<Screen> { studio.navigator }

  @Test("A window that stops during a confirmation and starts again has no confirmation and accepts calls")
  func confirmation() {
    router.push(.draft(changes: 1))
    var results: [FlowResult<String>] = []
    router.navigate(to: .form(1), returning: String.self) { results.append($0) }
    #expect(router.open(NavigationSnapshot(tabs: [[.desk], [.wall]])) == .needsConfirmation)
    #expect(navigator.isConfirming)

    navigator.stop()
    #expect(!navigator.isConfirming)
    #expect(results == [.cancelled(.flowEnded)])
    router.start(in: studio.factory)

    #expect(!navigator.isConfirming)
    #expect(router.answerConfirmation(true) == .refused(.nothingToConfirm))
    #expect(studio.visible.route == .form(1))
    #expect(router.back() == .done)
    #expect(router.back() == .needsConfirmation)
    #expect(router.answerConfirmation(true) == .done)
    #expect(studio.stack == [.desk])
    #expect(studio.factory.living == studio.identities.count)
  }

  @Test(
    "Starting inside an observer, also after a stop, ends every scope once, and observers receive the changes in order",
    arguments: [false, true])
  func startInObserver(_ isStop: Bool) {
    let counts = EndCounts(router)
    let (router, navigator, factory) = (router, navigator, studio.factory)
    var hasRestarted = false
    router.observe { _ in
      if hasRestarted { return }
      hasRestarted = true
      if isStop { navigator.stop() } else { router.push(.sketch(2)) }
      router.start(in: factory)
      if !isStop { router.push(.sketch(3)) }
    }
    let log = EventLog(router)
    counts.watch()
    #expect(router.push(.sketch(1)) == .done)
    if isStop { for number in 2...3 { router.push(.sketch(number)) } }

    #expect(log.numbers == [1, 2, 3])
    #expect(log.shown == [1, 2, 3].map { "push sketches/\($0)" })
    #expect(studio.stack == [.desk, .sketch(1), .sketch(2), .sketch(3)])
    #expect(studio.factory.living == studio.identities.count)
    #expect(counts.ended == [1, 1])
    navigator.stop()
    #expect(counts.ended == [1, 1])
    #expect(studio.factory.living == 0)
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
      if let router, let entry = router.state.visible {
        router.screen(of: entry.id)?.scope.onEnd {
          MainActor.assertIsolated()
          continuation.resume()
        }
      }
      router = nil
      #expect(released == nil)
      #expect(factory.living == 0)
    }
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
