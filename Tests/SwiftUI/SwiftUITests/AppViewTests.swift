import Accessibility
import Links
import Observation
import RandomTesting
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

  @Test("A row opens its details, and the system's back button returns to the list", arguments: Habits.all)
  func details(_ habits: Habits) async throws {
    let robot = try AppRobot(habits)
    await robot.logIn()
    #expect(await robot.tap("A can of yellow paint"))
    expectSame(robot)
    #expect(robot.page.texts.first == "A can of yellow paint")
    #expect(robot.app.scene.root.depth == 1)
    #expect(!robot.host.tap("A can of yellow paint", on: robot.host.window.stack?.root), "the list is covered")
    robot.host.goBack()
    await robot.settle()
    expectSame(robot)
    #expect(robot.app.scene.root.depth == 0)
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

  @Test("A tab keeps its stack, and tapping the visible tab goes to its root", .tags(.tabs), arguments: Habits.all)
  func tabs(_ habits: Habits) async throws {
    let robot = try AppRobot(habits)
    await robot.logIn()
    await robot.tap("A can of yellow paint")
    robot.host.tapTab(1)
    await robot.settle()
    expectSame(robot)
    robot.host.tapTab(0)
    await robot.settle()
    expectSame(robot)
    #expect(robot.host.top.visiblePages.count == 2)
    #expect(Set(robot.host.window.tree.stacks.map(\.root.id)).count == 2, "each tab draws its own stack")
    robot.host.tapTab(0, writing: 2)
    await robot.settle()
    expectSame(robot)
    #expect(robot.host.top.visiblePages.count == 1)
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

  @Test(
    "The button of a cover closes it, after a confirmation if the draft is unsaved", .tags(.confirmation),
    arguments: Habits.all
  )
  func cover(_ habits: Habits) async throws {
    let robot = try AppRobot(habits)
    await robot.logIn()
    await robot.tap("Write")
    #expect(robot.host.layers.map(\.kind) == [nil, .cover])
    robot.type("Title", "Lost")
    await robot.tap("Cancel")
    #expect(robot.host.alert?.buttons.count == 2)
    expectSame(robot)
    robot.host.answer("Keep writing")
    await robot.settle()
    expectSame(robot)
    #expect(robot.page.fields[0].1.wrappedValue == "Lost")
    await robot.tap("Cancel")
    robot.host.answer("Discard")
    await robot.settle()
    expectSame(robot)
    #expect(robot.host.layers.count == 1)
  }

  @Test(
    "A sheet can be swiped away exactly while leaving it asks nothing", .tags(.confirmation), arguments: Habits.all)
  func dismissal(_ habits: Habits) async throws {
    let robot = try AppRobot(habits)
    await robot.logIn()
    robot.host.open(try #require(URL(string: "app://loggedIn/compose?style=sheet")))
    await robot.settle()
    #expect(robot.host.top.kind == .sheet && !robot.host.top.tree.isDismissDisabled)
    robot.type("Title", "Lost")
    await robot.settle()
    #expect(robot.host.top.tree.isDismissDisabled && !robot.host.swipeDown())
    #expect(robot.host.swipeDown(isForced: true), "but a gesture may get through")
    await robot.settle()
    #expect(robot.host.alert?.buttons.count == 2)
    expectSame(robot)
    robot.host.answer("Keep writing")
    await robot.settle()
    robot.type("Title", "")
    await robot.settle()
    #expect(robot.host.swipeDown())
    await robot.settle()
    expectSame(robot)
    #expect(robot.host.layers.count == 1)
  }

  @Test(
    "A wide window shows the list beside the post, and selecting another row replaces the post",
    arguments: Habits.all)
  func wide(_ habits: Habits) async throws {
    let robot = try AppRobot(habits, isWide: true)
    await robot.logIn()
    await robot.tap("A can of yellow paint")
    let list = try #require(robot.host.window.stack?.sidebar)
    #expect(robot.page.texts.first == "A can of yellow paint")
    #expect(robot.host.tap("A chart of sticks and shells", on: list))
    await robot.settle()
    #expect(robot.page.texts.first == "A chart of sticks and shells")
    #expect(robot.app.scene.root.depth == 1)
    #expect(robot.host.faults == [])
  }

  @Test("A view that receives another app shows it", arguments: Habits.all)
  func anotherApp(_ habits: Habits) async throws {
    let shown = ShownApp(try AppRobot(habits).app)
    let other = try AppRobot(habits)
    await other.tap("Create account")
    let host = SimulatedHost(habits) { _ in ShownAppView(shown: shown) }
    host.settle()
    #expect(host.window.visiblePages.last?.fields.count == 2)
    shown.app = other.app
    host.settle()
    #expect(host.window.visiblePages.last?.texts.first == "Step 1 of 3")
    #expect(host.faults == [])
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

  @Test("The second tap of a double tap on a row has no effect", arguments: Habits.all)
  func doubleTap(_ habits: Habits) async throws {
    let robot = try AppRobot(habits)
    await robot.logIn()
    #expect(robot.host.tap("A can of yellow paint", times: 2))
    await robot.settle()
    expectSame(robot)
    #expect(robot.app.scene.root.depth == 1)
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
    let condition = Condition(gate: gate) { _ in isOpen ? nil : "The cellar is closed" }
    let robot = try AppRobot(.rereads, added: [cellar], conditions: [condition])
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
    let later = SimulatedHost(habits) { _ in AppView(app: robot.app) }
    later.settle()
    #expect(later.top.visiblePages.last?.fields.last?.1.wrappedValue == "•••")
  }

  @Test("Nothing is presented while the scene isn't active", arguments: Habits.all)
  func background(_ habits: Habits) async throws {
    let robot = try AppRobot(habits)
    robot.host.changePhase(.background)
    await robot.settle()
    robot.app.enterLink("app://loggedOut/help")
    await robot.settle()
    #expect(robot.app.scene.modals.count == 1 && robot.host.isAskedForNothing)
    robot.host.changePhase(.active)
    await robot.settle()
    expectSame(robot)
  }

  @Test(
    "After random actions of the user and the system, the UI shows the state of the app", .tags(.random),
    arguments: RandomRound.rounds(20))
  func random(_ round: RandomRound) async throws {
    var random = round.generator
    let robot = try AppRobot(.random(&random), isWide: random.once(in: 4))
    let host = robot.host
    var log = [host.habits.testDescription]
    if !random.once(in: 4) { await robot.logIn() }
    for _ in 0..<20 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0: log.append("back \(host.goBack(Int.random(in: 1...2, using: &random)))")
      case 1: log.append("swipe \(host.swipeDown(writing: random.pick(1, 2)))")
      case 2: log.append("tab \(host.tapTab(Int.random(in: 0...1, using: &random), writing: random.pick(1, 2)))")
      case 3:
        let link = random.pick("posts/7", "posts/7/authors/2", "posts/7/share/7", "menu/filter", "account", "nowhere")
        if let url = URL(string: "app://loggedIn/\(link)") { host.open(url) }
        log.append(link)
      case 4:
        if let field = robot.page.fields.randomElement(using: &random) { field.1.wrappedValue = random.pick("a", "") }
      case 5: log.append(host.disturb(using: &random))
      default:
        if let alert = host.alert {
          let title = alert.buttons.randomElement(using: &random)?.title ?? ""
          log.append("answer \(title) \(host.answer(title, writesFirst: random.once(in: 2)))")
        } else {
          let buttons = robot.page.buttons + robot.page.toolbar
          let title = buttons.randomElement(using: &random)?.title ?? ""
          log.append("tap \(title) \(host.tap(title, times: random.pick(1, 1, 2)))")
        }
      }
      if !random.once(in: 4) { host.writeBindings() }
      if !random.once(in: 4) { host.endTurn() }
      if random.once(in: 2) { host.tick() }
      if random.once(in: 3) { await robot.settle() }
    }
    host.endDisturbance()
    await robot.settle()
    if host.alert == nil, robot.app.scene.active.style == .alert {
      // No version of SwiftUI reports an alert that it has dropped; a tap of the user does.
      host.tap((robot.page.buttons + robot.page.toolbar).first?.title ?? "")
      await robot.settle()
    }
    #expect(robot.shown == robot.wanted, "\(log)")
    #expect(host.faults == [], "\(log)")
  }
}

@MainActor
@Observable
private final class ShownApp {
  var app: AppCoordinator
  init(_ app: AppCoordinator) { self.app = app }
}

private struct ShownAppView: View {
  let shown: ShownApp
  var body: some View { AppView(app: shown.app) }
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
