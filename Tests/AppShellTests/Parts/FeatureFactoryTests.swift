import Links
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("What a feature asks of the app", .tags(.navigation))
@MainActor
struct FeatureFactoryTests {
  @Test("The log-in leads to the sign-up by a link, and its end begins a session")
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

  @Test("A cancelled sign-up and an added module that is done are closed")
  func close() {
    let parts = AppParts([.template(.sheet)])
    parts.start()
    parts.navigator.navigate(to: .added(.template(.sheet)))
    parts.tap("Done")
    parts.navigator.navigate(to: .onboarding)
    parts.tap("Cancel")
    #expect(parts.requests == ["close template", "close onboarding"])
  }

  @Test("The logged-in area asks for the log-out")
  func logOut() {
    let parts = AppParts(signedIn: AccountsOfAda.ada)
    parts.start()
    _ = AppScene(parts.navigator, notices: parts.notices).receive(.tab("account"))
    parts.tap("Log out")
    parts.tap("Log out")
    #expect(parts.requests == ["log out"])
  }

  @Test("Without an account the logged-in area is the log-in")
  func fallback() {
    let parts = AppParts()
    parts.start()
    parts.modules.setRoot(.loggedIn)
    #expect(parts.modules.visibleFlow?.link.module == "loggedOut")
  }
}
