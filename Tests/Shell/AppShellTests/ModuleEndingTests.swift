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

  @Test("The question about quitting says so until the last draft is discarded, and quitting again discards nothing")
  func quitTwice() async throws {
    let robot = try await AppRobot.signedIn(features: [.notebook(.addedTab)])
    robot.app.enterLink("app://notebook/note")
    robot.app.send(.tab("posts"))
    robot.tap("Write")
    robot.type("Title", "Kites")
    let words = "Then this app ends, unless you stay."
    robot.app.send(.quit)
    for question in ["Discard the draft?", "discard"] {
      #expect(robot.app.send(.quit) == .refused("Answer the question first; it decides whether this app ends"))
      #expect(robot.title == question && robot.picture.contains(words) && !robot.app.isOver)
      robot.tap("Discard")
    }
    #expect(robot.app.isOver)
  }

  @Test(
    "A question says what else follows, also if another request asks while it is open, and another one doesn't",
    arguments: [
      (.intent(.quit), "this app ends", "New post", true), (.intent(.quit), "this app ends", "New post", false),
      (.link("app://loggedIn/account", adding: 0), "the link opens", "Account", true),
      (.undo, "the last step is undone", "Posts", true), (.undo, "the last step is undone", "Posts", false),
      (.restore(1), "step 1 opens", "Posts", true),
    ] as [(SceneRequest, String, String, Bool)])
  func consequence(_ request: SceneRequest, _ words: String, title: String, isAsking: Bool) async throws {
    let robot = try await AppRobot.signedIn()
    robot.tap("Write")
    robot.type("Title", "Kites")
    if isAsking { robot.app.send(.close(robot.page.id)) }
    #expect(!robot.picture.contains("Then "))
    robot.app.respond(to: request)
    #expect(robot.title == "Discard the draft?" && robot.picture.contains("Then \(words), unless you stay."))
    robot.tap("Keep writing")
    robot.app.send(.close(robot.page.id))
    #expect(robot.title == "Discard the draft?" && !robot.picture.contains("Then "))
    robot.app.respond(to: request)
    robot.tap("Discard")
    #expect(robot.app.isOver == (request == .intent(.quit)))
    #expect(robot.title == title)
  }

  @Test("Finishing an added root asks for confirmation of its note")
  func rootIsDone() async throws {
    let robot = try await AppRobot.signedIn(features: [.notebook(.root)])
    robot.app.enterLink("app://notebook/note")
    expectQuestion(robot, leads: { $0.title == "Posts" }, leave: { $0.app.sessionNavigation.resumeInterrupted() })
  }
}
