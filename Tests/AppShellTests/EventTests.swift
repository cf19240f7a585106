import AppRouting
import Links
import LoggedIn
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing
import TextUI

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

@Suite("Former paths in the app", .tags(.links, .saving))
@MainActor
struct FormerSpellingTests {
  private let features = [AddedFeature(Shop.Place.self, Shop.module, as: .root) { _, _ in Shop() }]

  @Test("An archive with a former path opens without a notice and is saved with the current path")
  func savedPlace() async throws {
    let storage = StubStorage([
      "place": "waymark 1\ntab selected\nentry app://shop/home\nentry app://shop/articles/7\n"
    ])
    let robot = try AppRobot(storage, features: features)
    #expect(robot.app.link == "app://shop/items/7")
    #expect(robot.app.scene.toast == nil)
    await robot.app.settle()
    robot.app.save()
    #expect(storage["place"]?.contains("entry app://shop/items/7\n") == true)
  }

  @Test("A waiting link with a former path opens after the log-in, also after a restart")
  func waitingLink() async throws {
    let storage = StubStorage(["waiting": "app://shop/secret-articles/7\n"])
    let robot = try AppRobot(storage, features: features)
    #expect(robot.app.scene.toast == "Log in, and the link opens")
    await robot.logIn()
    #expect(robot.app.link == "app://shop/secrets/7")
    #expect(robot.app.scene.toast == nil)
  }

  @Test("A script with a former path opens the same screen")
  func script() async throws {
    let robot = try AppRobot(features: features)
    let player = ScriptPlayer(source: robot.app) { _ in }
    try await player.play(
      try Script(parsing: "open app://shop/articles/7\nexpect link app://shop/items/7", name: "recording"))
    #expect(robot.title == "Item 7")
  }
}

/// A shop module whose paths were different in an earlier version.
@MainActor
private final class Shop {
  enum Place: Routable {
    case home
    case item(Int)
    case secret(Int)

    static let links = RouteLinks<Self>(
      "shop", root: .home,
      routes: .route(.home), .route(item).formerly("articles/*"),
      .route(secret, requires: LoggedInCoordinator.signedIn).formerly("secret-articles/*"))

    var path: LinkPath {
      switch self {
      case .home: "home"
      case .item(let number): "items/\(number)"
      case .secret(let number): "secrets/\(number)"
      }
    }

    func screen(in shop: Shop, scope: Scope) -> any ViewModel {
      switch self {
      case .home: FixedViewModel(ScreenKit.Screen<Never>("Shop", elements: []))
      case .item(let number): FixedViewModel(ScreenKit.Screen<Never>("Item \(number)", elements: []))
      case .secret(let number): FixedViewModel(ScreenKit.Screen<Never>("Secret \(number)", elements: []))
      }
    }
  }

  nonisolated static let module = Module(of: Place.self)
}
