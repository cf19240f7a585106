import AppRouting
import Links
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("A session ends", .tags(.gates))
@MainActor
struct SessionTests {
  /// Somebody who has logged in and opened a post, and the day as many days later.
  private func signedIn(daysAgo days: Int) async throws -> AppPilot {
    let pilot = try await AppPilot.signedIn()
    pilot.app.open(link: "app://loggedIn/posts/7")
    await pilot.app.settle()
    pilot.calendar.today = try #require(CalendarDate("1970-01-\(days + 1)") ?? CalendarDate("1970-02-01"))
    return pilot
  }

  @Test("After 30 days it still lasts, and on the next it does not", arguments: [(30, "Post"), (31, "Log in")])
  func lifetime(days: Int, title: String) async throws {
    let pilot = try await signedIn(daysAgo: days)
    let link = pilot.app.link
    #expect(try pilot.restarted().title == title)
    pilot.app.send(.tab("account"))
    #expect(pilot.title == (days == 30 ? "Account" : "Log in"))
    #expect(link == "app://loggedIn/posts/7")
  }

  @Test("Over at the start: the log-in with a notice, and after it the place, over a restart too")
  func cold() async throws {
    var pilot = try await signedIn(daysAgo: 31)
    let tree = pilot.app.tree
    for _ in 1...2 {
      pilot = try pilot.restarted()
      #expect(pilot.title == "Log in")
      #expect(pilot.app.scene.toast == "Your session has ended; log in again")
      #expect(!pilot.app.tree.contains("loggedIn"))
      pilot.tap("Help")
      await pilot.app.settle()
    }
    pilot.tap("Done")
    await pilot.logIn()
    #expect(pilot.app.tree == tree)
    #expect(pilot.app.scene.toast == nil)
    await pilot.app.settle()
    #expect(try pilot.restarted().app.tree == tree)
  }

  @Test("Over while the app runs: the next intent is refused and leads to the log-in, and after it to the place")
  func warm() async throws {
    let pilot = try await signedIn(daysAgo: 31)
    let tree = pilot.app.tree
    #expect(pilot.back() == .refused("Your session has ended; log in again"))
    #expect(pilot.title == "Log in")
    #expect(pilot.app.scene.toast == "Your session has ended; log in again")
    await pilot.logIn()
    #expect(pilot.app.tree == tree)
  }

  @Test("A link that is followed then waits, and opens over the place")
  func link() async throws {
    let pilot = try await signedIn(daysAgo: 31)
    pilot.app.open(link: "app://loggedIn/share/3")
    #expect(pilot.title == "Log in")
    #expect(pilot.app.scene.toast == "Your session has ended; log in again. Then the link opens")
    await pilot.app.settle()
    let next = try pilot.restarted()
    await next.logIn()
    #expect(next.title == "Share")
  }

  @Test("A link that code has made waits just the same")
  func madeLink() async throws {
    let pilot = try await signedIn(daysAgo: 31)
    #expect(pilot.app.open(try Link("app://loggedIn/share/3")) == .waiting(Gate("signed in")))
    #expect(pilot.title == "Log in")
  }

  @Test("A place that is damaged by then opens in part after the log-in, and the file is kept")
  func damaged() async throws {
    let first = try await signedIn(daysAgo: 31)
    let text = try #require(first.storage["place"]).replacing("posts/7", with: "posts/%")
    try first.storage.write(Array(text.utf8), to: "place")
    let second = try first.restarted()
    #expect(second.storage["place.unreadable"] == text)
    await second.app.settle()
    let third = try second.restarted()
    #expect(third.app.scene.toast == Notices.sessionHasEnded)
    await third.logIn()
    #expect(third.app.link == "app://loggedIn/posts")
  }

  @Test("Somebody else who logs in sees nothing of the place")
  func somebodyElse() async throws {
    let pilot = try await signedIn(daysAgo: 31)
    pilot.back()
    pilot.tap("Create account")
    pilot.fillInOnboarding()
    pilot.type("Name", "Grace")
    pilot.app.signIn(Account(name: "Grace", email: "grace@example.com"))
    #expect(pilot.app.link == "app://loggedIn/posts")
    await pilot.app.settle()
    #expect(pilot.storage["place"]?.contains("posts/7") == false)
  }

  @Test("Going back to a step is refused like any other intent")
  func undo() async throws {
    let pilot = try await signedIn(daysAgo: 31)
    let step = try #require(pilot.app.events.last)
    #expect(pilot.app.undo(to: step.number) == .refused("Your session has ended; log in again"))
    #expect(pilot.title == "Log in")
  }

  @Test("Leaving the app is not refused")
  func quit() async throws {
    let pilot = try await signedIn(daysAgo: 31)
    #expect(pilot.app.send(.quit) == .done)
    #expect(pilot.app.isOver)
  }
}
