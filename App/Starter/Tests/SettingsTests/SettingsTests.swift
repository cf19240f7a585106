import Links
import Routing
import RoutingTesting
import Testing

@testable import Settings

@Suite("The settings")
@MainActor
struct SettingsTests {
  @Test("They show who is signed in, and a log-out is what the app decides about")
  func loggingOut() throws {
    var ending: SettingsCoordinator.Ending?
    let app = Navigator(testing: SettingsCoordinator.feature(as: .root) { "Mia" })
    app.onEnding = { ending = $0.value as? SettingsCoordinator.Ending }
    let settings = try #require(app.visibleScreen as? SettingsModel)
    #expect(settings.userName == "Mia")
    settings.logOutTapped()
    #expect(ending == .logOutRequested && app.link.description == "app://settings/settings")
  }
}
