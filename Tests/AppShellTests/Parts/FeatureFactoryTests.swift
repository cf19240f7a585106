import Links
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("FeatureFactory", .tags(.navigation))
@MainActor
struct FeatureFactoryTests {
  @Test("The log-in opens the sign-up by link, and logging in begins a session")
  func loggedOut() async {
    let parts = AppParts()
    parts.start()
    parts.tap("Create account")
    #expect(parts.requests == ["open app://onboarding"])
    let front = AppScene(parts.navigator, notices: parts.notices)
    let page = front.scene.active.page.id
    _ = front.receive(.edit(page, field: "Name", text: "Ada"))
    _ = front.receive(.editSecret(page, field: "Password", .replace("correct horse")))
    parts.tap("Log in")
    await parts.modules.visibleFlow?.settle()
    #expect(parts.sessionEvents == [.began(AccountsOfAda.ada)])
  }

  @Test("A canceled sign-up and a finished module are closed")
  func close() {
    let parts = AppParts([.template(.sheet)])
    parts.start()
    parts.navigator.navigate(to: .added(.template(.sheet)))
    parts.tap("Done")
    parts.navigator.navigate(to: .onboarding)
    parts.tap("Cancel")
    #expect(parts.requests == ["close template", "close onboarding"])
  }

  @Test("Logging out is requested from the app")
  func logOut() {
    let parts = AppParts(signedIn: AccountsOfAda.ada)
    parts.start()
    _ = AppScene(parts.navigator, notices: parts.notices).receive(.tab("account"))
    parts.tap("Log out")
    parts.tap("Log out")
    #expect(parts.requests == ["log out"])
  }

  @Test("Without an account, the logged-in root shows the log-in")
  func fallback() {
    let parts = AppParts()
    parts.start()
    parts.modules.setRoot(.loggedIn)
    #expect(parts.modules.visibleFlow?.link.module == "loggedOut")
  }
}
