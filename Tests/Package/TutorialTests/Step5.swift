import FlowScenes
import Routing
import RoutingTesting
import Testing
import TextUI

/// Step 5 of the tutorial: a test.
enum Step5 {
  typealias DiaryCoordinator = Step3.DiaryCoordinator

  @Suite("The diary")
  @MainActor
  struct DiaryTests {
    @Test("A tap on a walk opens it")
    func tap() throws {
      let app = Navigator(testing: DiaryCoordinator.feature())
      let coordinator = try app.coordinator(DiaryCoordinator.self)
      let probe = RouterProbe(coordinator.router)
      coordinator.walks().send(.walkTapped(2))
      probe.expect(.push, shows: .walk(2))
      probe.finish()
    }

    @Test("A script goes to a walk and back")
    func back() async throws {
      try await play(
        """
        select "Along the railway"
        expect link app://diary/walks/3
        back
        expect link app://diary/walks
        """)
    }

    private func play(_ script: String) async throws {
      let app = FlowApp(try Navigator(DiaryCoordinator.feature()))
      try await ScriptPlayer(source: app) { print($0) }.play(Script(parsing: script, name: "diary"))
    }
  }
}
