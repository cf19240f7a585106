import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("A root that interrupts", .tags(.navigation))
@MainActor
struct InterruptionTests {
  @Test(
    "Cancelling onboarding leads back to all that was open before, as one step",
    arguments: [
      "app://loggedIn/posts/1/authors/1/posts/2", "app://loggedIn/posts/1/share/1", "app://loggedIn/account",
    ])
  func cancelled(link: String) async throws {
    let pilot = try await AppPilot.signedIn()
    pilot.app.open(link: "app://loggedIn/posts/7")
    pilot.app.open(link: link)
    let tree = pilot.app.tree
    pilot.app.open(link: "app://onboarding/profile")
    let steps = pilot.app.events.count
    pilot.tap("Cancel")
    #expect(pilot.app.tree == tree)
    #expect(pilot.app.link == link)
    #expect(pilot.app.events.count == steps + 1)
    #expect(pilot.app.scene.toast == nil)
  }

  @Test("Whoever is not signed in comes back too")
  func signedOut() throws {
    let pilot = try AppPilot()
    pilot.tap("Help")
    pilot.app.open(link: "app://onboarding")
    pilot.tap("Cancel")
    #expect(pilot.app.link == "app://loggedOut/log-in/help")
  }

  @Test("An added root that is done leads back as well, and past a second interruption")
  func added() async throws {
    let pilot = try await AppPilot.signedIn(features: [.template(.root)])
    pilot.app.open(link: "app://loggedIn/posts/7")
    pilot.app.open(link: "app://onboarding")
    pilot.app.open(link: "app://template/items/2")
    pilot.back()
    pilot.tap("Done")
    #expect(pilot.app.link == "app://loggedIn/posts/7")
  }

  @Test("Signing up as somebody else leads to nothing of what was open, then or later")
  func signedUp() async throws {
    let pilot = try await AppPilot.signedIn()
    pilot.app.open(link: "app://loggedIn/posts/7")
    pilot.app.open(link: "app://onboarding")
    pilot.fillInOnboarding()
    pilot.tap("Create account")
    await pilot.app.settle()
    #expect(pilot.app.link == "app://loggedIn/posts")
    #expect(pilot.app.interrupted == nil)
  }

  @Test("A session that ends meanwhile leads to the log-in, and after it to what was open before")
  func sessionOver() async throws {
    let pilot = try await AppPilot.signedIn()
    pilot.app.open(link: "app://loggedIn/posts/7")
    pilot.app.open(link: "app://onboarding")
    pilot.calendar.today = try #require(CalendarDate("1970-02-01"))
    #expect(pilot.tap("Cancel") == .refused("Your session has ended; log in again"))
    #expect(pilot.title == "Welcome")
    pilot.tap("Cancel")
    #expect(pilot.title == "Log in")
    #expect(!pilot.app.tree.contains("posts"))
    #expect(pilot.app.scene.toast == nil)
    #expect(pilot.storage["place.unreadable"] == nil)
    await pilot.logIn()
    #expect(pilot.app.link == "app://loggedIn/posts/7")
  }
}
