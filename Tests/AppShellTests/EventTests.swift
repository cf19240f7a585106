import Routing
import ScreenKit
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Navigation events of the app", .tags(.navigation))
@MainActor
struct EventTests {
  @Test("The app reports its navigation in order across modules, including refusals")
  func events() async throws {
    let robot = try AppRobot()
    var events: [NavigationEvent] = []
    robot.app.navigator.observe { events.append($0) }
    robot.tap("Help")
    robot.back()
    robot.app.enterLink("app://loggedIn/hunter2")
    await robot.logIn()
    robot.select("7")
    await robot.app.settle()
    robot.tap("Share")
    robot.back()
    robot.back()
    robot.app.enterLink("app://hunter2")
    #expect(robot.app.navigator.back() == .refused(.atRoot))

    #expect(events.map(\.number) == Array(1...events.count))
    let lines = events.map { event in
      "\(event.kind?.rawValue ?? "-") \(event.from.route.link) \(event.to.route.link)"
        + (event.error == nil ? "" : " refused")
    }
    #expect(
      lines == [
        "present app://loggedOut/log-in app://loggedOut/help",
        "back app://loggedOut/help app://loggedOut/log-in",
        "- app://loggedOut/log-in app://loggedOut/log-in refused",
        "replaced app://loggedOut/log-in app://loggedIn/posts",
        "push app://loggedIn/posts app://loggedIn/posts/7",
        "present app://loggedIn/posts/7 app://loggedIn/share/7",
        "back app://loggedIn/share/7 app://loggedIn/posts/7",
        "back app://loggedIn/posts/7 app://loggedIn/posts",
        "- app://loggedIn/posts app://loggedIn/posts refused",
        "- app://loggedIn/posts app://loggedIn/posts refused",
      ])
    #expect(!"\(events)".contains("hunter2"))
  }
}
