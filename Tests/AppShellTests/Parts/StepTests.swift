import Links
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Steps of the history", .tags(.navigation))
@MainActor
struct StepTests {
  private let parts = AppParts(signedIn: AccountsOfAda.ada)
  private let history: History

  init() {
    history = History(parts.navigator, session: parts.session)
    parts.modules.changes.observe { [history] in history.record($0) }
    parts.start()
    history.record(nil)
    parts.navigator.navigate(to: .loggedIn, by: .link) { $0.open(DeepLink(module: "loggedIn", path: "posts/7")) }
    parts.navigator.navigate(to: .onboarding, by: .link)
  }

  @Test("A step stores what was open after it, and undoing to it is a new step")
  func undo() {
    #expect(history.events.map(\.number) == [0, 1, 2])
    #expect(history.undo(to: 1) == .done)
    #expect(parts.modules.visibleFlow?.link.description == "app://loggedIn/posts/7")
    #expect(history.events.map(\.number) == [0, 1, 2, 3])
    #expect(history.undo(to: 7) == .refused(.unavailable("Step 7 is not kept")))
  }

  @Test("Logging out makes the steps of the account unreachable")
  func logOut() {
    parts.session.end()
    #expect(history.undo(to: 1) == .refused(.unavailable("Step 1 lies behind “signed in”")))
    #expect(history.undo(to: 2) == .unchanged)
    history.removeSnapshots(of: AccountsOfAda.ada)
    #expect(history.entries.allSatisfy { $0.snapshot == nil })
    #expect(history.undo(to: 2) == .refused(.unavailable("Step 2 was before the log-out")))
  }
}
