import Links
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("The root of the app", .tags(.navigation))
@MainActor
struct RootTests {
  @Test("Finishing onboarding frees its coordinator and view models, and going back is refused with a message")
  func replacing() async throws {
    let robot = try AppRobot()
    robot.tap("Create account")
    robot.fillInOnboarding()
    let living = try robot.living()
    #expect(living.count == 4, "the coordinator and its three steps")
    robot.tap("Create account")
    await robot.app.settle()
    #expect(robot.title == "Posts")
    #expect(robot.app.scene.toast?.hasPrefix("Your account is ready, ") == true)
    #expect(robot.depth == 0)
    #expect(robot.back() == .refused("This is the first screen: there is nothing to go back to"))
    #expect(robot.app.scene.toast == "This is the first screen: there is nothing to go back to")
    #expect(living.allSatisfy { $0.object == nil })
  }

  @Test(
    "Logging out frees every screen and removes the saved state, from any depth",
    arguments: [
      "app://loggedIn/account", "app://loggedIn/posts/1?then=authors%2F1%20loggedIn%2Fposts%2F2%2Fshare%2F2",
      "app://loggedIn/posts/menu?then=authors%2Fchoose",
    ])
  func logOut(link: String) async throws {
    let robot = try await AppRobot.signedIn()
    robot.app.enterLink(link)
    await robot.app.settle()
    let living = try robot.living()
    let pages = robot.app.tree.ranges(of: "app://loggedIn").count
    #expect(living.count == 1 + pages, "the coordinator and a view model for each of its entries")
    #expect(robot.storage.names == ["record"])
    robot.app.enterLink("app://loggedIn/account/log-out")
    #expect(robot.title == "Log out?")
    robot.tap("Log out")
    #expect(robot.title == "Log in")
    await robot.app.settle()
    #expect(living.allSatisfy { $0.object == nil })
    #expect(robot.storage.names == ["record"])
    #expect(robot.storage["record"]?.contains("loggedIn") == false && robot.storage.record.signIn == nil)
  }
}

extension AppRobot {
  /// Returns weak references to the coordinator of the root module and to its view models.
  fileprivate func living() throws -> [Weak] {
    let open = try #require(app.navigator.content).stacks.joined().filter { $0.route.module == app.navigator.root }
    return [Weak(object: app.navigator.coordinator(of: open[0].id))] + open.map { Weak(object: $0.screen) }
  }
}
