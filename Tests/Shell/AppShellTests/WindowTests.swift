import Links
import Routing
import RoutingTesting
import ScreenKit
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Two windows of the app", .tags(.saving))
@MainActor
struct WindowTests {
  @Test("Each window has its own navigation, and both are restored")
  func places() async throws {
    let first = try await AppRobot.signedIn()
    let second = try first.app.openWindow(2)
    #expect(second.scene.active.page.screen.title == "Posts")
    first.app.enterLink("app://loggedIn/posts/7")
    second.enterLink("app://loggedIn/account")
    await first.app.settle()
    await second.settle()
    #expect(first.app.link == "app://loggedIn/posts/7")
    #expect(second.link == "app://loggedIn/account")
    #expect(Set(first.storage.record.windows.keys) == [1, 2])

    let again = try first.restarted()
    #expect(again.app.link == "app://loggedIn/posts/7")
    #expect(try again.app.openWindow(2).link == "app://loggedIn/account")
    #expect(try again.app.openWindow(3).link == "app://loggedIn/posts")
  }

  @Test("Logging in or out in one window logs both windows in or out")
  func session() async throws {
    let first = try AppRobot()
    let second = try first.app.openWindow(2)
    second.enterLink("app://loggedIn/posts/7")
    #expect(second.scene.active.page.screen.title == "Log in")
    await first.logIn()
    #expect(first.title == "Posts")
    #expect(second.link == "app://loggedIn/posts/7", "the link waited in its own window")

    second.enterLink("app://loggedIn/account/log-out")
    let alert = second.scene.active.page
    #expect(second.send(.activate(alert.id, action: "Log out")) == .done)
    #expect(first.title == "Log in")
    #expect(second.scene.active.page.screen.title == "Log in")
    await first.app.settle()
    await second.settle()
    #expect(first.storage["record"]?.contains("loggedIn") == false)
  }

  @Test("Logging out in one window asks about a draft in another one, and declining changes nothing")
  func draftInAnotherWindow() async throws {
    let first = try await AppRobot.signedIn()
    let second = try first.app.openWindow(2)
    second.enterLink("app://loggedIn/compose")
    second.send(.edit(second.scene.active.page.id, field: "Title", text: "Kites"))
    let tree = second.tree
    for answer in ["Keep writing", "Discard"] {
      first.app.enterLink("app://loggedIn/account/log-out")
      first.tap("Log out")
      #expect(first.title == "Log out?" && first.app.scene.toast == "Another window asks about unsaved text first")
      #expect(second.scene.active.page.screen.title == "Discard the draft?")
      second.send(.activate(second.scene.active.page.id, action: answer))
      if answer == "Keep writing" { #expect(second.tree == tree && first.title == "Log out?") }
    }
    #expect(first.title == "Log in" && second.scene.active.page.screen.title == "Log in")
  }

  @Test("A window that closes while it asks about a log-out ends its question, and the log-out goes on")
  func closedWhileAsking() async throws {
    let first = try await AppRobot.signedIn()
    var second: AppCoordinator? = try first.app.openWindow(2)
    second?.enterLink("app://loggedIn/compose")
    if let page = second?.scene.active.page { second?.send(.edit(page.id, field: "Title", text: "Kites")) }
    first.app.enterLink("app://loggedIn/account/log-out")
    first.tap("Log out")
    #expect(first.title == "Log out?")
    second = nil
    await wait { first.title == "Log in" }
    #expect(first.app.session.account == nil)
  }

  @Test("A closed window is freed, and the other one continues and logs out")
  func closed() async throws {
    let first = try await AppRobot.signedIn()
    var second: AppCoordinator? = try first.app.openWindow(2)
    weak let window = second
    await second?.settle()
    second = nil
    #expect(window == nil)
    first.app.enterLink("app://loggedIn/posts/7")
    #expect(first.app.link == "app://loggedIn/posts/7")
    first.app.enterLink("app://loggedIn/account/log-out")
    first.tap("Log out")
    #expect(first.title == "Log in")
  }
}
