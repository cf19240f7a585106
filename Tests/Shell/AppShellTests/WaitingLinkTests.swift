import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("A link that waits for the log-in", .tags(.links, .gates))
@MainActor
struct WaitingLinkTests {
  /// Starts the app and opens links, the last of which waits for the log-in.
  private func waiting(_ links: String...) async throws -> AppRobot {
    let robot = try AppRobot()
    for link in links { robot.app.enterLink(link) }
    await robot.app.settle()
    return robot
  }

  @Test("The waiting link survives a restart and opens after the log-in")
  func restart() async throws {
    let first = try await waiting("app://loggedIn/posts/7")
    #expect(first.storage.record.windows[1]?.waitingLink == "app://loggedIn/posts/7")
    let second = try first.restarted()
    #expect(second.title == "Log in")
    #expect(second.app.scene.toast == "Log in, and the link opens")
    await second.logIn()
    #expect(second.app.link == "app://loggedIn/posts/7")
    #expect(second.storage.record.windows[1]?.waitingLink == nil)
  }

  @Test("The waiting link is saved at the end of the turn, even if the screen doesn't change")
  func savedSoon() async throws {
    let robot = try AppRobot()
    await robot.app.settle()
    robot.app.enterLink("app://loggedIn/posts/7")
    await (try #require(robot.app.restoration.scheduledSave)).value
    #expect(robot.storage.record.windows[1]?.waitingLink == "app://loggedIn/posts/7")
  }

  @Test("The link leads from an added module to the log-in, and stays if that module is opened again before a restart")
  func elsewhere() async throws {
    for placement in [Placement.root, .sheet] {
      let first = try AppRobot(features: [.template(placement)])
      first.app.enterLink("app://template/items/2")
      first.app.enterLink("app://loggedIn/posts/7")
      #expect(first.title == "Log in")
      #expect(first.app.scene.toast == "Log in, and the link opens")
      first.app.enterLink("app://template")
      await first.app.settle()
      let second = try first.restarted()
      #expect(second.app.tree == first.app.tree)
      #expect(second.app.scene.toast == "Log in, and the link opens")
      second.tap("Done")
      await second.logIn()
      #expect(second.app.link == "app://loggedIn/posts/7")
    }
  }

  @Test("The waiting link survives a restart during onboarding")
  func onboarding() async throws {
    let first = try await waiting("app://loggedIn/posts/7")
    first.tap("Create account")
    await first.app.settle()
    let second = try first.restarted()
    #expect(second.title == "Welcome")
    #expect(second.app.scene.toast == "The link opens when you have signed up")
    second.fillInOnboarding()
    second.tap("Create account")
    await second.app.settle()
    #expect(second.app.link == "app://loggedIn/posts/7")
  }

  @Test(
    "A saved link that is unknown or damaged is dropped with a notice and set aside",
    arguments: [
      ("app://loggedIn/attic", "No screen of “loggedIn” is called that (segment “attic”, byte 15)"),
      ("", "A URL begins with a scheme and “:” (scheme, byte 0)"),
    ])
  func checked(text: String, notice: String) async throws {
    let robot = try AppRobot(StubStorage(AppRecord(windows: [1: .init(waitingLink: text)])))
    #expect(robot.title == "Log in")
    #expect(
      robot.app.scene.toast == "The link that waited can't be opened (\(notice)); it is kept as record.unreadable")
    #expect(robot.storage["record.unreadable"]?.contains("waits \(text)\n") == true)
    await robot.logIn()
    #expect(robot.app.link == "app://loggedIn/posts")
    #expect(robot.storage.record.windows[1]?.waitingLink == nil)
  }

  @Test("Canceling and logging out drop the waiting link, also from the storage")
  func dropped() async throws {
    let cancelled = try await waiting("app://loggedIn/posts/7")
    cancelled.tap("Create account")
    cancelled.tap("Cancel")
    #expect(cancelled.app.scene.toast == "The link that waited is dropped")
    await cancelled.app.settle()
    #expect(cancelled.storage.record.windows[1]?.waitingLink == nil)
    let next = try cancelled.restarted()
    await next.logIn()
    #expect(next.app.link == "app://loggedIn/posts")

    let ended = try await AppRobot.signedIn()
    ended.app.enterLink("app://loggedIn/posts/3")
    try ended.letSessionEnd()
    ended.app.enterLink("app://loggedIn/posts/7")
    await ended.app.settle()
    ended.app.sessionNavigation.logOut()
    #expect(ended.storage.record.windows[1]?.waitingLink == nil)
    await ended.logIn()
    #expect(ended.app.link == "app://loggedIn/posts")
  }

  @Test("After a kill between the log-in and the link, the next launch opens the link once")
  func afterLogIn() async throws {
    let first = try await AppRobot.signedIn()
    first.storage.changeRecord { $0.windows[1]?.waitingLink = "app://loggedIn/posts/7" }
    let second = try first.restarted()
    #expect(second.app.link == "app://loggedIn/posts/7")
    await second.app.settle()
    #expect(second.storage.record.windows[1]?.waitingLink == nil)
  }
}
