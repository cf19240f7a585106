import LiveServices
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing
import TextUI

@testable import AppShell

@Suite("The scene of the app", .tags(.screens))
@MainActor
struct SceneTests {
  @Test("A post that is published in one tab counts in the badge of the other, also after a restart", .tags(.tabs))
  func badge() async throws {
    let robot = try await AppRobot.signedIn()
    let badge = { (robot: AppRobot) in robot.app.scene.root.tabs?.tabs.last?.badge }
    #expect(badge(robot) == nil)
    robot.tap("Write")
    robot.type("Title", "Low water")
    robot.type("Text", "The ford can be crossed until noon.")
    robot.tap("Post")
    await robot.app.settle()
    #expect(badge(robot) == "1")
    let restarted = try robot.restarted()
    await restarted.app.settle()
    #expect(badge(restarted) == "1")
  }

  @Test("The link bar can suggest every route of every module")
  func places() throws {
    let robot = try AppRobot()
    let routes = AppMap.ofApp.modules.flatMap(\.routes)
    #expect(robot.app.places == routes.filter(\.isPlace).map(\.link))
    #expect(Set(["app://loggedOut/help", "app://loggedIn/posts/*"]).isSubset(of: robot.app.places))
    #expect(ScriptRecorder(of: robot.app) { _ in }.places == robot.app.places)
  }
}
