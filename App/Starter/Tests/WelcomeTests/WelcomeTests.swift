import Links
import Routing
import Testing

@testable import Welcome

@Suite("The first page")
@MainActor
struct WelcomeTests {
  @Test("Getting started at the root ends the flow")
  func starting() throws {
    var endings = 0
    let coordinator = WelcomeCoordinator { endings += 1 }
    let model = try #require(coordinator.router.screen(of: coordinator.router.state.entries[0].id) as? WelcomeModel)
    model.startTapped()
    #expect(endings == 1)
    #expect(coordinator.router.link.description == "app://welcome/welcome")
  }
}
