import Links
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing
import TextUI

@testable import AppShell

@Suite("The scene of the app", .tags(.screens, .modals))
@MainActor
struct SceneTests {
  @Test(
    "A scene has each layer with its ways back",
    arguments: [
      (["posts/7"], ["root Post (Posts › 7) beside Posts"]),
      (["account"], ["root Account"]),
      (
        (1...9).map { "posts/\($0)" },
        ["root Post (… › 2 › 3 › 4 › 5 › 6 › 7 › 8 › 9) beside Posts"]
      ),
      (["posts/7/share/7"], ["root Post (Posts › 7) beside Posts", "sheet Share"]),
      (["menu/about"], ["root Posts beside Posts", "sheet About (Menu › About)"]),
      (["share/7", "menu/about"], ["root Posts beside Posts", "sheet Share", "sheet About (Menu › About)"]),
      (["menu", "log-out"], ["root Posts beside Posts", "sheet Menu", "alert Log out?"]),
      (["compose"], ["root Posts beside Posts", "cover New post"]),
      (["compose?style=sheet"], ["root Posts beside Posts", "sheet New post"]),
      (["compose?style=sheet", "menu"], ["root Posts beside Posts", "sheet New post", "sheet Menu"]),
      (["menu", "compose"], ["root Posts beside Posts", "sheet Menu", "cover New post"]),
      (
        ["compose?style=sheet", "close"],
        ["root Posts beside Posts", "sheet New post", "alert Discard the draft?"]
      ),
    ])
  func layers(steps: [String], layers: [String]) async throws {
    let robot = try await AppRobot.signedIn()
    for step in steps {
      if step == "close" {
        robot.app.send(.close(robot.page.id))
      } else {
        robot.app.open("app://loggedIn/\(step)", policy: .push)
      }
      if robot.title == "New post" { robot.type("Title", "Kites") }
    }
    let scene = robot.app.scene
    #expect(([scene.root] + scene.modals).map(words) == layers)
    for covered in ([scene.root] + scene.modals).dropLast() {
      #expect(robot.app.send(.close(covered.page.id)) == .refused("That screen isn't visible any more"))
    }
  }

  /// A layer in words: its style, its title, the breadcrumbs and the sidebar.
  private func words(_ layer: Layer) -> String {
    let breadcrumbs = layer.breadcrumbs.isEmpty ? "" : " (\(layer.breadcrumbs.joined(separator: " › ")))"
    let sidebar = layer.sidebar.map { " beside \($0.screen.title)" } ?? ""
    return "\(layer.style) \(layer.page.screen.title)\(breadcrumbs)\(sidebar)"
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
