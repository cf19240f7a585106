import AppRouting
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

/// Tests that the app asks for confirmation before it ends a module with an unsaved draft.
///
/// The confirmation appears wherever the module is shown. Answering no changes nothing.
@Suite("Confirmation before a module with unsaved changes closes", .tags(.confirmation))
@MainActor
struct ModuleEndingTests {
  /// Starts the app with a note in a hidden tab; the account tab is selected.
  private func hiddenTab(beside others: AddedFeature...) async throws -> AppRobot {
    let robot = try await AppRobot.signedIn(features: [.notebook(.addedTab)] + others)
    robot.app.enterLink("app://notebook/note")
    robot.app.send(.tab("account"))
    return robot
  }

  private func questions(_ robot: AppRobot) -> Int { robot.app.events.count { $0.cause == "asked before leaving" } }

  /// Calls `leave` three times: declines with the button, declines by going back, then confirms.
  private func expectQuestion(_ robot: AppRobot, leads: (AppRobot) -> Bool, leave: (AppRobot) -> Void) {
    let (scene, tree) = (robot.app.scene, robot.app.tree)
    for answer in [{ robot.tap("Keep") }, { robot.back() }] {
      let asked = questions(robot)
      leave(robot)
      #expect(robot.title == "discard")
      #expect(questions(robot) == asked + 1, "it asks once")
      #expect(answer() == .done)
      #expect(robot.app.scene == scene)
      #expect(robot.app.tree == tree)
    }
    leave(robot)
    robot.tap("Discard")
    #expect(leads(robot), "\(robot.app.tree)")
  }

  @Test("Logging out asks for confirmation of a note in a hidden tab once")
  func logOut() async throws {
    let robot = try await hiddenTab()
    robot.tap("Log out")
    expectQuestion(robot, leads: { $0.title == "Log in" }, leave: { $0.tap("Log out") })
    #expect(robot.storage.record.signIn == nil)
  }

  @Test("Quitting asks for confirmation of a note in a hidden tab, and leaves the sheet above unchanged")
  func quit() async throws {
    let robot = try await hiddenTab(beside: .template(.sheet))
    robot.app.enterLink("app://template/items/2/help")
    expectQuestion(robot, leads: { $0.app.isOver }, leave: { $0.app.send(.quit) })
  }

  @Test("Quitting while another way out asks is a question of its own, and quitting again ends the app")
  func quitTwice() async throws {
    let robot = try await AppRobot.signedIn()
    robot.tap("Write")
    robot.type("Title", "Kites")
    robot.app.send(.quit)
    robot.tap("Keep writing")
    robot.app.send(.close(robot.page.id))
    robot.app.send(.quit)
    #expect(robot.title == "Discard the draft?" && !robot.app.isOver, "the question was about closing")
    robot.app.send(.quit)
    #expect(robot.app.isOver)
  }

  @Test("Finishing an added root asks for confirmation of its note")
  func rootIsDone() async throws {
    let robot = try await AppRobot.signedIn(features: [.notebook(.root)])
    robot.app.enterLink("app://notebook/note")
    expectQuestion(robot, leads: { $0.title == "Posts" }, leave: { $0.app.sessionNavigation.resumeInterrupted() })
  }
}
