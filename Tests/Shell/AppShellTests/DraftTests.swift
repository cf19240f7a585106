import Links
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing
import TextUI

@testable import AppShell

@Suite("A draft when the session ends or begins", .tags(.saving, .gates))
@MainActor
struct DraftTests {
  private let grace = Account(name: "Grace", email: "grace@example.com")

  @Test(
    "A session that ends in a running app asks about a draft, which can still be posted; a clock that was set back ends it too",
    arguments: ["1970-02-01", "1969-12-01"])
  func expiredWithDraft(date: String) async throws {
    let robot = try await AppRobot.signedIn()
    robot.tap("Write")
    robot.type("Title", "Kites")
    robot.calendar.today = try #require(CalendarDate(date))
    #expect(robot.type("Text", "They fly.") == .done)
    #expect(robot.title == "Discard the draft?" && robot.app.scene.toast == "Your session has ended; log in again")
    robot.tap("Keep writing")
    robot.tap("Post")
    await robot.app.settle()
    #expect(robot.title == "Log in")
    #expect(robot.storage["posts-416461"] == "Kites\tThey fly.\n")
    await robot.logIn()
    #expect(robot.title == "Posts" && robot.app.scene.modals.isEmpty)
  }

  @Test("A draft that asks in one window stays if the same account logs in in another one, with the link that waits")
  func draftAndSameAccount() async throws {
    let (one, second) = try await twoWindowsWithDraft()
    second.enterLink("app://loggedIn/posts/9")
    one.app.session.begin(AccountsOfAda.ada, in: second.sessionNavigation)
    #expect(one.title == "New post" && one.picture.contains("Kites"))
    #expect(second.link == "app://loggedIn/posts/9")
    one.type("Text", "They fly.")
    one.tap("Post")
    await one.app.settle()
    #expect(one.storage["posts-416461"] == "Kites\tThey fly.\n" && one.title != "Log in")
  }

  @Test("Another account logs in only after the draft of the one before has been discarded, and gets nothing of it")
  func draftAndOtherAccount() async throws {
    let (one, second) = try await twoWindowsWithDraft()
    second.sessionNavigation.begin(grace)
    #expect(one.title == "Discard the draft?" && second.scene.toast == "Another window asks about unsaved text first")
    one.tap("Keep writing")
    #expect(one.title == "New post" && second.scene.active.page.screen.title == "Log in")
    second.sessionNavigation.begin(grace)
    one.tap("Discard")
    #expect(one.title == "Posts" && second.scene.active.page.screen.title == "Posts")
    one.app.enterLink("app://loggedIn/compose")
    one.type("Title", "Stones")
    one.type("Text", "They lie.")
    one.tap("Post")
    await one.app.settle()
    #expect(one.storage["posts-4772616365"] == "Stones\tThey lie.\n" && one.storage["posts-416461"] == nil)
  }

  /// Returns two windows whose session has expired, the first with a draft that the user has kept.
  private func twoWindowsWithDraft() async throws -> (AppRobot, AppCoordinator) {
    let one = try await AppRobot.signedIn()
    let second = try one.app.openWindow(2)
    one.tap("Write")
    one.type("Title", "Kites")
    try one.letSessionEnd()
    one.type("Text", "They fly.")
    one.tap("Keep writing")
    one.calendar.today = .unixEpoch
    #expect(one.title == "New post" && second.scene.active.page.screen.title == "Log in")
    return (one, second)
  }

  @Test("Signing up while signed in asks about a draft in another window, and no screen of the first account stays")
  func signUpWhileSignedIn() async throws {
    let one = try await AppRobot.signedIn()
    let second = try one.app.openWindow(2)
    second.enterLink("app://loggedIn/compose")
    second.send(.edit(second.scene.active.page.id, field: "Title", text: "Kites"))
    for answer in ["Keep writing", "Discard"] {
      one.app.enterLink("app://onboarding")
      one.tap("Next")
      for (field, text) in [("Name", "Grace"), ("Email", "grace@example.com"), ("Date of birth", "1906-12-09")] {
        one.type(field, text)
      }
      one.tap("Next")
      for field in ["Password", "Repeat password"] { one.typeSecret(field, "correct horse") }
      one.tap("Create account")
      await one.app.settle()
      let question = second.scene.active.page
      #expect(question.screen.title == "Discard the draft?" && one.app.session.account == AccountsOfAda.ada)
      second.send(.activate(question.id, action: answer))
      if answer == "Keep writing" { #expect(one.title == "Welcome", "the form restarts") }
    }
    #expect(one.app.session.account == grace)
    second.enterLink("app://loggedIn/account")
    #expect(PlainFrame(second.scene).description.contains("grace@example.com"))
  }
}
