import AppRouting
import Links
import LoggedIn
import Routing
import ScreenKit
import Services
import ServicesTesting
import Template
import TestTopics
import Testing

@testable import AppShell

/// Tests that the app asks for confirmation before it ends a module with an unsaved draft.
///
/// The confirmation appears wherever the module is shown. Answering no changes nothing.
@Suite("Confirmation before a module with unsaved changes closes", .tags(.confirmation))
@MainActor
struct ModuleEndingTests {
  /// Starts the app with an edited note in an added sheet, over a post.
  private func sheet(beside others: AddedFeature...) async throws -> AppRobot {
    let robot = try await AppRobot.signedIn(features: [.notebook(.sheet)] + others)
    robot.app.enterLink("app://loggedIn/posts/7")
    robot.writeNote()
    return robot
  }

  /// Starts the app with an edited note in an added tab; the account tab is selected.
  private func hiddenTab(beside others: AddedFeature...) async throws -> AppRobot {
    let robot = try await AppRobot.signedIn(features: [.notebook(.addedTab)] + others)
    robot.writeNote()
    robot.app.send(.tab("account"))
    return robot
  }

  private func questions(_ robot: AppRobot) -> Int { robot.app.events.count { $0.cause == "asked before leaving" } }

  /// Calls `leave` three times: declines with the button, declines by going back, then confirms.
  private func expectQuestion(_ robot: AppRobot, leave: () -> Void, leads: () -> Bool) {
    let (scene, tree) = (robot.app.scene, robot.app.tree)
    for answer in [{ robot.tap("Keep") }, { robot.back() }] {
      let asked = questions(robot)
      leave()
      #expect(robot.title == "Discard the note?")
      #expect(questions(robot) == asked + 1, "it asks once")
      #expect(answer() == .done)
      #expect(robot.app.scene == scene)
      #expect(robot.app.tree == tree)
    }
    leave()
    robot.tap("Discard")
    #expect(leads(), "\(robot.app.tree)")
  }

  @Test("A sheet asks for confirmation however it closes: close control, link, tab, undo or another root")
  func closing() async throws {
    let ways: [@MainActor (AppRobot) -> Void] = [
      { $0.app.send(.close($0.page.id)) },
      { $0.app.enterLink("app://loggedIn/posts/1") },
      { $0.app.send(.tab("account")) },
      { $0.app.send(.tab("template")) },
      { $0.app.undo(to: 1) },
      { $0.app.enterLink("app://onboarding") },
    ]
    for way in ways {
      let robot = try await sheet(beside: .template(.addedTab))
      expectQuestion(robot) {
        way(robot)
      } leads: {
        !robot.app.tree.contains("notebook")
      }
    }
    let other = try await sheet(beside: .template(.sheet))
    expectQuestion(other) {
      other.app.enterLink("app://template/items/2")
    } leads: {
      other.app.link == "app://template/items/2"
    }
  }

  @Test("Logging out asks for confirmation of a note once, whether in a hidden tab, a sheet or a notebook tab")
  func logOut() async throws {
    let robot = try await hiddenTab()
    robot.tap("Log out")
    expectQuestion(robot) {
      robot.tap("Log out")
    } leads: {
      robot.title == "Log in"
    }
    #expect(robot.storage["session"] == nil)
  }

  @Test(
    "Logging out works once from inside a tab, a sheet and a cover", arguments: ["account", "menu", "compose"])
  func logOutFrom(place: String) async throws {
    let robot = try await AppRobot.signedIn()
    robot.app.enterLink("app://loggedIn/\(place)")
    let steps = robot.app.events.count
    robot.app.open("app://loggedIn/log-out", policy: .push)
    #expect(robot.title == "Log out?")
    robot.tap("Log out")
    #expect(robot.title == "Log in")
    #expect(robot.app.events.count == steps + 2)
    #expect(robot.app.events.last?.cause == "changed the root")
  }

  @Test("Quitting asks for confirmation of a note in a hidden tab, and leaves the sheet above unchanged")
  func quit() async throws {
    let robot = try await hiddenTab(beside: .template(.sheet))
    robot.app.enterLink("app://template/items/2/help")
    expectQuestion(robot) {
      robot.app.send(.quit)
    } leads: {
      robot.app.isOver
    }
  }

  @Test("A second request to quit quits without an answer, and so does the first one without unsaved changes")
  func quitAgain() async throws {
    let robot = try await AppRobot.signedIn()
    robot.app.enterLink("app://loggedIn/compose")
    robot.type("Title", "Kites")
    robot.app.send(.quit)
    #expect(!robot.app.isOver)
    robot.app.send(.quit)
    #expect(robot.app.isOver)
    let unchanged = try await AppRobot.signedIn()
    unchanged.app.send(.quit)
    #expect(unchanged.app.isOver)
  }

  @Test("Finishing an added root asks for confirmation of a note in the sheet above it")
  func rootIsDone() async throws {
    let robot = try await AppRobot.signedIn(features: [.notebook(.sheet), .template(.root)])
    robot.app.enterLink("app://template")
    robot.writeNote()
    expectQuestion(robot) {
      robot.app.sessionNavigation.resumeInterrupted()
    } leads: {
      robot.title == "Posts"
    }
  }

  @Test("Logging in under a sheet keeps the sheet open")
  func logInUnderSheet() async throws {
    let robot = try AppRobot(features: [.notebook(.sheet)])
    robot.writeNote()
    let page = robot.page
    robot.app.session.begin(AccountsOfAda.ada)
    #expect(robot.page == page)
    #expect(robot.app.navigator.root == "loggedIn")
  }
}
