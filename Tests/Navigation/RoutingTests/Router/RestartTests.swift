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
    navigator.start()

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
    let navigator = navigator
    var hasRestarted = false
    navigator.observe { _ in
      if hasRestarted { return }
      hasRestarted = true
      if isStop { navigator.stop() } else { navigator.open(StudioRoute.sketch(2).link, .push) }
      navigator.start()
      if !isStop { navigator.open(StudioRoute.sketch(3).link, .push) }
    }
    var shown: [String] = []
    navigator.observe { event in if event.kind != nil { shown.append("\(event.number) \(event.to.route.base.path)") } }
    counts.watch()
    #expect(router.push(.sketch(1)) == .done)
    if isStop { for number in 2...3 { studio.router.push(.sketch(number)) } }

    #expect(shown == [1, 2, 3].map { "\($0) sketches/\($0)" })
    #expect(studio.stack == [.desk, .sketch(1), .sketch(2), .sketch(3)])
    #expect(studio.factory.living == studio.identities.count)
    #expect(counts.ended == [1, 1])
    navigator.stop()
    #expect(counts.ended == [1, 1])
    #expect(studio.factory.living == 0)
  }

  @Test("A window released without stop() frees its screens at once and then calls their onEnd actions")
  func released() async {
    var window: StartedRouter<StudioRoute>? = StartedRouter()
    let factory = window?.factory ?? ScreenFactory()
    window?.router.push(.sketch(1))
    #expect(factory.living == 3)
    weak let (navigator, router) = (window?.navigator, window?.router)
    await withCheckedContinuation { continuation in
      window?.screen?.scope.onEnd {
        MainActor.assertIsolated()
        continuation.resume()
      }
      window = nil
      #expect(navigator == nil)
      #expect(router == nil)
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
