import AppRouting
import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Leaving a module with an unsaved draft", .tags(.confirmation))
@MainActor
struct LeavingTests {
  private func draft() async throws -> AppRobot {
    let robot = try await AppRobot.signedIn()
    robot.tap("Write")
    robot.type("Title", "Kites")
    return robot
  }

  @Test("Quitting asks for confirmation: Keep stays, Discard quits, and so does a second request")
  func quit() async throws {
    let robot = try await draft()
    robot.app.send(.quit)
    #expect(robot.title == "Discard the draft?")
    #expect(!robot.app.isOver)
    robot.tap("Keep writing")
    #expect(robot.title == "New post")
    #expect(!robot.app.isOver)
    robot.app.send(.quit)
    robot.tap("Discard")
    #expect(robot.app.isOver)

    let other = try await draft()
    other.app.send(.quit)
    other.app.send(.quit)
    #expect(other.app.isOver)
  }

  @Test("The start after a discarded draft shows what was below it, and the start after a kept one shows the form")
  func startAfterQuitting() async throws {
    let robot = try await draft()
    robot.app.save()
    #expect(try robot.restarted().title == "New post")
    robot.app.send(.quit)
    robot.tap("Discard")
    robot.app.save()
    let second = try robot.restarted()
    #expect(second.title == "Posts")
    #expect(second.app.tree == "tab (selected)\n  app://loggedIn/posts\ntab\n  app://loggedIn/account")

    let impatient = try await draft()
    impatient.app.send(.quit)
    impatient.app.send(.quit)
    impatient.app.save()
    #expect(try impatient.restarted().title == "Posts")

    let empty = try await AppRobot.signedIn()
    empty.tap("Write")
    empty.app.send(.quit)
    empty.app.save()
    #expect(try empty.restarted().title == "New post")
  }

  @Test("Without a draft, quitting needs no confirmation")
  func quitAtOnce() async throws {
    let robot = try await AppRobot.signedIn()
    robot.app.send(.quit)
    #expect(robot.app.isOver)
  }

  @Test("A link to another module asks for confirmation, then opens")
  func otherModule() async throws {
    let robot = try await draft()
    #expect(robot.app.open("app://onboarding/profile") == .needsConfirmation)
    #expect(robot.title == "Discard the draft?")
    robot.tap("Keep writing")
    #expect(robot.title == "New post")
    #expect(robot.app.open("app://onboarding/profile") == .needsConfirmation)
    robot.tap("Discard")
    #expect(robot.app.link == "app://onboarding/profile")
  }

  @Test("Logging out from inside a cover asks for confirmation of the draft in it")
  func logOut() async throws {
    let robot = try await draft()
    #expect(robot.app.open("app://loggedIn/account/log-out") == .needsConfirmation)
    robot.tap("Discard")
    #expect(robot.title == "Log out?")
    robot.tap("Log out")
    #expect(robot.title == "Log in")
  }
}
