import Links
import Routing
import Testing

@testable import Welcome

@Suite("The first page")
@MainActor
struct WelcomeTests {
  @Test("Getting started ends the flow")
  func starting() throws {
    var endings = 0
    let coordinator = WelcomeCoordinator {
      endings += 1
      return .done
    }
    let model = try #require(coordinator.router.screen(of: coordinator.router.state.visible.id))
    #expect(model.startTapped() == .done)
    #expect(endings == 1)
    #expect(coordinator.flow.link.description == "app://welcome/welcome")
  }
}
