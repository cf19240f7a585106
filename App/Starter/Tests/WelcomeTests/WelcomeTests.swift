import Links
import Routing
import RoutingTesting
import Testing

@testable import Welcome

@Suite("The first page")
@MainActor
struct WelcomeTests {
  @Test("Getting started at the root ends the flow")
  func starting() throws {
    var endings = 0
    let app = Navigator(testing: WelcomeCoordinator.feature(as: .root))
    app.onEnding = { _ in endings += 1 }
    let model = try #require(app.visibleScreen as? WelcomeModel)
    model.startTapped()
    #expect(endings == 1)
    #expect(app.link.description == "app://welcome/welcome")
  }
}
