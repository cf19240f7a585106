import Accessibility
import Links
import Observation
import Routing
import ScreenKit
import Services
import ServicesTesting
import SwiftUI
import TestTopics
import Testing

@testable import AppShell
@testable import RoutingUI
@testable import SceneUI
@testable import waymark

@Suite("The demo on Apple systems", .tags(.screens, .navigation, .modals))
@MainActor
struct AppViewTests {
  @Test("A user logs in with fields and a button, and sees the tabs", arguments: Habits.all)
  func logIn(_ habits: Habits) async throws {
    let robot = try AppRobot(habits)
    #expect(robot.page.fields.map(\.0) == ["Name", "Password"])
    #expect(robot.page.texts.contains("Log in: enter your name"))
    robot.type("Name", "Ada")
    #expect(robot.page.fields[0].1.wrappedValue == "Ada")
    #expect(robot.page.texts.contains("Log in: enter your password"))
    robot.type("Password", "correct horse")
    #expect(robot.page.fields[1].1.wrappedValue == "correct horse")
    await robot.tap("Log in")
    #expect(robot.host.window.tree.stacks.map(\.label) == [["Posts"], ["Account"]])
    expectSame(robot)
  }

  @Test("A double tap on a row opens its details once", arguments: Habits.all)
  func details(_ habits: Habits) async throws {
    let robot = try AppRobot(habits)
    await robot.logIn()
    #expect(robot.host.tap("A can of yellow paint", times: 2))
    await robot.settle()
    expectSame(robot)
    #expect(robot.page.texts.first == "A can of yellow paint")
    #expect(robot.app.scene.root.depth == 1)
  }

  @Test("An unknown link shows the reason", arguments: Habits.all)
  func badLink(_ habits: Habits) async throws {
    let robot = try AppRobot(habits)
    robot.host.open(try #require(URL(string: "app://nowhere/at/all")))
    await robot.settle()
    let toast = try #require(robot.app.scene.toast)
    #expect(robot.page.texts.last == toast)
    await robot.tap("Help")
    #expect(robot.app.notice == nil && !robot.page.texts.contains(toast))
    robot.host.open(try #require(URL(string: "app://nowhere/at/all")))
    await robot.settle()
    let layers = robot.host.layers.map { $0.visiblePages.flatMap(\.texts).contains(toast) }
    #expect(layers == [false, true], "only the topmost layer has the message")
    expectSame(robot)
  }

  @Test("An alert has its title, its message and its buttons with their roles", arguments: Habits.all)
  func alert(_ habits: Habits) async throws {
    let robot = try AppRobot(habits)
    await robot.logIn()
    robot.host.tapTab(1)
    await robot.settle()
    await robot.tap("Log out")
    let alert = try #require(robot.host.alert)
    let screen = robot.app.scene.active.page.screen
    #expect(alert.title == screen.title)
    #expect(!screen.message.isEmpty)
    #expect(alert.message == [screen.message])
    #expect(alert.buttons.map(\.title) == screen.allActions.map(\.label))
    #expect(alert.buttons.map { $0.role?.stubName } == ["destructive", "cancel"])
    expectSame(robot)
    robot.host.answer("Stay", writesFirst: false)
    await robot.settle()
    expectSame(robot)
    await robot.tap("Log out")
    robot.host.answer("Log out")
    await robot.settle()
    expectSame(robot)
    #expect(robot.app.link == "app://loggedOut/log-in")
  }

  @Test("The account tab shows a badge with the number of published posts", .tags(.tabs), arguments: Habits.all)
  func badge(_ habits: Habits) async throws {
    let robot = try AppRobot(habits)
    await robot.logIn()
    #expect(robot.host.window.tree.stacks.map(\.badge) == ["", ""])
    await robot.tap("Write")
    robot.type("Title", "Kites")
    // A text editor has no title.
    robot.type("", "Wind.")
    await robot.tap("Post")
    expectSame(robot)
    #expect(robot.host.window.tree.stacks.map(\.badge) == ["", "1"])
  }

  @Test("Choosing the visible tab at its root scrolls its list to the top")
  func scrolling() async throws {
    let robot = try AppRobot(.rereads)
    await robot.logIn()
    func rows() -> [AnyHashable] { robot.host.scrolls.filter { $0 != AnyHashable("top") } }
    let before = rows().count
    robot.host.tapTab(0)
    await robot.settle()
    #expect(rows().count == before + 1, "its first row")
  }

  @Test("A cover has a close button, unless its screen has one that cancels", arguments: Habits.all)
  func closeButtons(_ habits: Habits) async throws {
    let robot = try AppRobot(habits)
    await robot.logIn()
    await robot.tap("Write")
    #expect(robot.page.toolbar.map(\.title).contains("Cancel") && !robot.page.toolbar.map(\.title).contains("Close"))
    await robot.tap("Cancel")
    robot.host.open(try #require(URL(string: "app://loggedIn/posts/7?style=cover")))
    await robot.settle()
    #expect(robot.host.top.kind == .cover && robot.page.toolbar.count > 1)
    #expect(await robot.tap("Close"))
    expectSame(robot)
  }

  @Test("The late action of an alert that has gone has no effect")
  func lateAction() async throws {
    let robot = try AppRobot(.rereads)
    await robot.logIn()
    robot.host.tapTab(1)
    await robot.settle()
    await robot.tap("Log out")
    let logOut = try #require(robot.host.alert?.buttons.first)
    robot.host.answer("Stay")
    await robot.settle()
    logOut.action()
    await robot.settle()
    #expect(robot.app.link == "app://loggedIn/account" && robot.app.notice == nil)
  }

  @Test("A move that the app refuses, because the session has ended, shows the reason", arguments: Habits.all)
  func refusedMove(_ habits: Habits) async throws {
    let robot = try AppRobot(habits)
    await robot.logIn()
    await robot.tap("A can of yellow paint")
    robot.day.pass(to: "1970-06-01")
    #expect(robot.host.goBack())
    await robot.settle()
    #expect(robot.app.notice == "Your session has ended; log in again")
    expectSame(robot)
  }

  @Test("The tab of a module that isn't available is left out", arguments: [true, false])
  func unavailableTab(_ isOpen: Bool) async throws {
    let gate = Gate("the cellar")
    let cellar = Feature(CellarRoute.self, as: .tab(of: "loggedIn")) { _ in Cellar() }.requiring(gate)
    let robot = try AppRobot(
      .rereads, added: [cellar], gates: [gate: { isOpen ? .open : .closed("The cellar is closed") }])
    await robot.logIn()
    #expect(robot.host.window.tree.stacks.map(\.label) == [["Posts"], ["Account"]] + (isOpen ? [["Cellar"]] : []))
  }

  @Test("VoiceOver speaks a notice, and the next one")
  func announcements() {
    let message = Message()
    let before = AccessibilityNotification.Announcement.stubPosted.count
    let host = SimulatedHost(.rereads) { _ in MessageView(message: message) }
    host.settle()
    message.text = "Copied"
    host.settle()
    let posted = AccessibilityNotification.Announcement.stubPosted.dropFirst(before)
    #expect(posted.filter { ["Saved", "Copied"].contains($0) } == ["Saved", "Copied"])
    #expect(Inspected.all(in: NoticeView(text: "Saved")).map { $0.traits.contains(.updatesFrequently) } == [true])
  }

  @Test("A secret that was typed elsewhere shows as that many placeholders", arguments: Habits.all)
  func secret(_ habits: Habits) async throws {
    let robot = try AppRobot(habits)
    let field = try #require(robot.app.scene.active.page.screen.fields.last)
    guard case .secret(_, let edited) = field.content else {
      Issue.record("\(field.label) is no secret")
      return
    }
    robot.app.send(edited(.append("abc")))
    await robot.settle()
    #expect(robot.page.fields.last?.1.wrappedValue == "•••")
  }
}

private enum CellarRoute: Routable {
  case cellar

  static let links = RouteLinks<Self>("cellar", root: .cellar, routes: .route(.cellar))
  var path: LinkPath { "cellar" }

  func screen(in cellar: Cellar, scope: Scope) -> any ViewModel {
    FixedViewModel(ScreenKit.Screen<Never>("Cellar", elements: []))
  }
}

@MainActor
private final class Cellar {}

@MainActor
@Observable
private final class Message {
  var text = "Saved"
}

private struct MessageView: View {
  let message: Message
  var body: some View { NoticeView(text: message.text) }
}
