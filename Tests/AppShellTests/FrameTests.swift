import AppShell
import LiveServices
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import TextUI

/// The main screens as they are drawn, reached with real keys.
///
/// The frames are kept in `Frames`; run the tests with `WAYMARK_UPDATE=1` to write them anew.
@Suite("The screens of the app", .tags(.screens, .terminal))
@MainActor
struct FrameTests {
  private static let wide = Size(columns: 120, rows: 30)

  private func check(_ name: String, _ pilot: KeyPilot) throws { try GoldenFrame(frame: pilot.frame).check(name) }

  @Test("Log in: empty, under way, failed")
  func logIn() async throws {
    let accounts = StubAccounts()
    let pilot = try KeyPilot(accounts: accounts)
    try check("log-in", pilot)
    pilot.type("Ada")
    pilot.press("tab")
    pilot.type("wrong horse")
    pilot.press("enter")
    try check("log-in-under-way", pilot)
    accounts.logIn.give(.failure(AccountError.wrongCredentials))
    await pilot.settle()
    try check("log-in-failed", pilot)
  }

  @Test("Escape cancels a log-in that is under way, and does nothing where none is")
  func cancelledLogIn() async throws {
    let pilot = try KeyPilot(accounts: StubAccounts())
    pilot.type("Ada")
    pilot.press("tab")
    pilot.type("correct horse")
    let before = pilot.frame
    pilot.press("escape")
    #expect(pilot.frame == before)
    pilot.press("enter")
    #expect(pilot.picture.contains("Signing in…"))
    pilot.press("escape")
    await pilot.settle()
    #expect(!pilot.picture.contains("Signing in…"))
    #expect(pilot.picture.contains("│ Ada ") && pilot.picture.contains("[ Log in ]"))
  }

  @Test("Log in, where there is little room")
  func small() throws {
    try check("log-in-40x12", KeyPilot(size: Size(columns: 40, rows: 12)))
    let smallest = try KeyPilot(size: .smallest)
    smallest.press("tab")
    try check("log-in-30x8", smallest)
    try check("too-small", KeyPilot(size: Size(columns: 29, rows: 7)))
  }

  @Test("Onboarding, step by step")
  func onboarding() throws {
    let pilot = try KeyPilot()
    try pilot.tap("Create account")
    try check("onboarding-1", pilot)
    pilot.press("enter")
    pilot.type("Ada 日本")
    pilot.press("enter")
    pilot.type("ada")
    pilot.press("enter")
    try check("onboarding-2-errors", pilot)
    pilot.press("up")
    pilot.type("@example.com")
    pilot.press("enter")
    pilot.type("1969-04-23")
    pilot.press("enter")
    pilot.type("correct horse")
    pilot.press("enter")
    pilot.type("correct")
    try check("onboarding-3", pilot)
  }

  @Test("Posts: loading, shown, empty, failed")
  func posts() async throws {
    try check("posts-loading", try await .signedIn(posts: StubPosts(waits: true)))
    try check("posts", try await .signedIn())
    let empty = StubPosts()
    empty.list.give(.success([]))
    let nothing = try await KeyPilot.signedIn(posts: empty)
    await nothing.settle()
    try check("posts-empty", nothing)
    let failing = StubPosts()
    failing.list.give(.failure(ServiceError.unavailable("no connection")))
    let failed = try await KeyPilot.signedIn(posts: failing)
    await failed.settle()
    try check("posts-failed", failed)
  }

  @Test("A post, its author, and a post of theirs")
  func details() async throws {
    let pilot = try await KeyPilot.signedIn()
    pilot.press("down", "down", "enter")
    await pilot.settle()
    try check("details", pilot)
    pilot.press("enter")
    await pilot.settle()
    try check("author", pilot)
  }

  @Test("Menu and share are sheets over a presenter that recedes; a toast tells what was copied")
  func sheets() async throws {
    let pilot = try await KeyPilot.signedIn()
    try pilot.tap("Menu")
    try check("menu", pilot)
    pilot.press("escape", "up", "enter")
    await pilot.settle()
    try pilot.tap("Share")
    await pilot.settle()
    try check("share", pilot)
    pilot.press("enter")
    try check("copied", pilot)
  }

  @Test("A post is written in a cover, and a draft is asked about")
  func compose() async throws {
    let pilot = try await KeyPilot.signedIn()
    try pilot.tap("Write")
    pilot.type("A title that is too long for the box it is typed in, and scrolls under the caret as it grows")
    try check("compose", pilot)
    pilot.press("escape")
    try check("discard", pilot)
  }

  @Test("A toast tells that a post is posted, and the list shows it")
  func posted() async throws {
    let pilot = try await KeyPilot.signedIn()
    try pilot.tap("Write")
    pilot.type("Low water")
    pilot.press("enter")
    pilot.type("The ford can be crossed until noon.")
    try pilot.tap("Post")
    await pilot.settle()
    try check("posted", pilot)
  }

  @Test("The account, and the question before logging out")
  func account() async throws {
    let pilot = try await KeyPilot.signedIn()
    pilot.press("2")
    try check("account", pilot)
    try pilot.tap("Log out")
    try check("log-out", pilot)
  }

  @Test("Narrowing the list")
  func filter() async throws {
    let pilot = try await KeyPilot.signedIn()
    pilot.press("/")
    pilot.type("LIGHT")
    try check("filter", pilot)
    pilot.press("enter", "down")
    try check("filter-kept", pilot)
  }

  @Test("On a wide terminal the list and what is chosen from it stand side by side")
  func split() async throws {
    let pilot = try await KeyPilot.signedIn(size: Self.wide)
    try check("split-nothing-open", pilot)
    pilot.press("down", "enter")
    await pilot.settle()
    try check("split", pilot)
    pilot.press("right", "enter")
    await pilot.settle()
    try check("split-author", pilot)
    try pilot.tap("Menu")
    try check("split-menu", pilot)
  }

  @Test("The inspector, beside the app and over it")
  func inspector() async throws {
    let pilot = try await KeyPilot.signedIn(size: Self.wide, at: "app://loggedIn/posts/7")
    pilot.press("i")
    try pilot.tap("Share")
    await pilot.settle()
    try check("inspector", pilot)
    pilot.frontEnd.size = .standard
    try check("inspector-narrow", pilot)
    pilot.frontEnd.size = Size(columns: 180, rows: 40)
    pilot.press("escape")
    try check("inspector-and-split", pilot)
  }

  @Test("Help and the link bar")
  func ownLayers() async throws {
    let pilot = try await KeyPilot.signedIn()
    pilot.press("?")
    try check("help", pilot)
    pilot.press("escape", ":")
    pilot.type("app://loggedIn/post/7")
    pilot.press("enter")
    try check("link-refused", pilot)
    pilot.press("ctrl-u")
    pilot.type("POST")
    pilot.press("down")
    try check("link-offers", pilot)
  }
}
