import AppRouting
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Leaving a draft for somewhere outside its module", .tags(.confirmation))
@MainActor
struct LeavingTests {
  private func draft() async throws -> AppPilot {
    let pilot = try await AppPilot.signedIn()
    pilot.tap("Write")
    pilot.type("Title", "Kites")
    return pilot
  }

  @Test("Leaving the app asks first: no stays, yes leaves, and asking twice is an answer")
  func quit() async throws {
    let pilot = try await draft()
    pilot.app.send(.quit)
    #expect(pilot.title == "Discard the draft?")
    #expect(!pilot.app.isOver)
    pilot.tap("Keep writing")
    #expect(pilot.title == "New post")
    #expect(!pilot.app.isOver)
    pilot.app.send(.quit)
    pilot.tap("Discard")
    #expect(pilot.app.isOver)

    let other = try await draft()
    other.app.send(.quit)
    other.app.send(.quit)
    #expect(other.app.isOver)
  }

  @Test("Without a draft nobody is asked")
  func quitAtOnce() async throws {
    let pilot = try await AppPilot.signedIn()
    pilot.app.send(.quit)
    #expect(pilot.app.isOver)
  }

  @Test("A link to another module asks first, then opens")
  func otherModule() async throws {
    let pilot = try await draft()
    #expect(pilot.app.open("app://onboarding/profile") == .asking)
    #expect(pilot.title == "Discard the draft?")
    pilot.tap("Keep writing")
    #expect(pilot.title == "New post")
    #expect(pilot.app.open("app://onboarding/profile") == .asking)
    pilot.tap("Discard")
    #expect(pilot.app.link == "app://onboarding/profile")
  }

  @Test("Logging out works from inside a cover, and asks for the draft in it")
  func logOut() async throws {
    let pilot = try await draft()
    #expect(pilot.app.open("app://loggedIn/account/log-out") == .asking)
    pilot.tap("Discard")
    #expect(pilot.title == "Log out?")
    pilot.tap("Log out")
    #expect(pilot.title == "Log in")
  }
}
