import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell
@testable import Terminal
@testable import TextUI

/// Snapshot tests of the main screens, reached by pressing keys.
///
/// The expected frames are in `Frames`; `WAYMARK_UPDATE=1 swift test` records them again.
@Suite("Frames of the app", .tags(.screens, .terminal))
@MainActor
struct FrameTests {
  private static let wide = Size(columns: 120, rows: 30)

  private func check(_ name: String, _ robot: KeyboardRobot) throws {
    try FrameSnapshot(frame: robot.frame).check(name)
  }

  @Test("The log-in is drawn empty, in progress and failed")
  func logIn() async throws {
    let accounts = StubAccounts()
    let robot = try KeyboardRobot(accounts: accounts)
    try check("log-in", robot)
    robot.type("Ada")
    robot.press("tab")
    robot.type("wrong horse")
    robot.press("enter")
    try check("log-in-under-way", robot)
    accounts.logIn.give(.failure(AccountError.wrongCredentials))
    await robot.settle()
    try check("log-in-failed", robot)
    robot.frontEnd.size = Size(columns: 40, rows: 12)
    try check("log-in-failed-40x12", robot)
  }

  @Test("The log-in is drawn in small windows")
  func small() throws {
    try check("log-in-40x12", KeyboardRobot(size: Size(columns: 40, rows: 12)))
    let smallest = try KeyboardRobot(size: WindowLayout.smallestSize)
    smallest.press("tab")
    try check("log-in-30x8", smallest)
    try check("too-small", KeyboardRobot(size: Size(columns: 29, rows: 7)))
  }

  @Test("Onboarding is drawn step by step")
  func onboarding() throws {
    let robot = try KeyboardRobot()
    try robot.tap("Create account")
    try check("onboarding-1", robot)
    robot.press("enter")
    robot.type("Ada 日本")
    robot.press("enter")
    robot.type("ada")
    robot.press("enter")
    try check("onboarding-2-errors", robot)
    robot.press("up")
    robot.type("@example.com")
    robot.press("enter")
    robot.type("1969-04-23")
    robot.press("enter")
    robot.type("correct horse")
    robot.press("enter")
    robot.type("correct")
    try check("onboarding-3", robot)
  }

  @Test("The list of posts is drawn loading, loaded, empty and failed")
  func posts() async throws {
    try check("posts", try await .signedIn())
    let posts = StubPosts(waits: true)
    let robot = try KeyboardRobot(posts: posts)
    robot.app.session.begin(AccountsOfAda.ada)
    try check("posts-loading", robot)
    posts.list.give(.success([]))
    await robot.settle()
    try check("posts-empty", robot)
    posts.list.give(.failure(ServiceError.unavailable("no connection")))
    let failing = try KeyboardRobot(posts: posts)
    failing.app.session.begin(AccountsOfAda.ada)
    await failing.settle()
    try check("posts-failed", failing)
  }

  @Test("A post, its author and another post of the author are drawn")
  func details() async throws {
    let robot = try await KeyboardRobot.signedIn()
    robot.press("down", "down", "enter")
    await robot.settle()
    try check("details", robot)
    robot.press("enter")
    await robot.settle()
    try check("author", robot)
  }

  @Test("Menu and share are sheets over a dimmed presenter, and a toast names the copied text")
  func sheets() async throws {
    let robot = try await KeyboardRobot.signedIn()
    try robot.tap("Menu")
    try check("menu", robot)
    robot.press("escape", "up", "enter")
    await robot.settle()
    try robot.tap("Share")
    await robot.settle()
    try check("share", robot)
    robot.press("enter")
    try check("copied", robot)
  }

  @Test("The form for a new post is a cover, and canceling it asks for confirmation")
  func compose() async throws {
    let robot = try await KeyboardRobot.signedIn()
    try robot.tap("Write")
    robot.type("A title that is too long for the box it is typed in, and scrolls under the caret as it grows")
    try check("compose", robot)
    robot.press("escape")
    try check("discard", robot)
  }

  @Test("A toast confirms a new post, and the list shows it")
  func posted() async throws {
    let robot = try await KeyboardRobot.signedIn()
    try robot.tap("Write")
    robot.type("Low water")
    robot.press("enter")
    robot.type("The ford can be crossed until noon.")
    try robot.tap("Post")
    await robot.settle()
    try check("posted", robot)
  }

  @Test("The account and the confirmation before logging out are drawn")
  func account() async throws {
    let robot = try await KeyboardRobot.signedIn()
    robot.press("2")
    try check("account", robot)
    try robot.tap("Log out")
    try check("log-out", robot)
  }

  @Test("The filtered list is drawn")
  func filter() async throws {
    let robot = try await KeyboardRobot.signedIn()
    robot.press("/")
    robot.type("LIGHT")
    try check("filter", robot)
    robot.press("enter", "down")
    try check("filter-kept", robot)
  }

  @Test("A wide terminal shows the list beside the selected post")
  func split() async throws {
    let robot = try await KeyboardRobot.signedIn(size: Self.wide)
    try check("split-nothing-open", robot)
    robot.press("down", "enter")
    await robot.settle()
    try check("split", robot)
    robot.press("right", "enter")
    await robot.settle()
    try check("split-author", robot)
    try robot.tap("Menu")
    try check("split-menu", robot)
  }

  @Test("The inspector is drawn beside the app and over it")
  func inspector() async throws {
    let robot = try await KeyboardRobot.signedIn(size: Self.wide, at: "app://loggedIn/posts/7")
    robot.press("i")
    try robot.tap("Share")
    await robot.settle()
    try check("inspector", robot)
    robot.frontEnd.size = .standard
    try check("inspector-narrow", robot)
    robot.frontEnd.size = Size(columns: 180, rows: 40)
    robot.press("escape")
    try check("inspector-and-split", robot)
    robot.press("home", "enter")
    await robot.settle()
    for (columns, rows) in [(80, 24), (100, 30), (160, 50)] {
      robot.frontEnd.size = Size(columns: columns, rows: rows)
      try check("inspector-\(columns)x\(rows)", robot)
    }
  }

  @Test("The help and the link bar are drawn")
  func ownLayers() async throws {
    let robot = try await KeyboardRobot.signedIn()
    robot.press("?")
    try check("help", robot)
    robot.press("escape", ":")
    robot.type("app://loggedIn/post/7")
    robot.press("enter")
    try check("link-refused", robot)
    robot.press("ctrl-u")
    robot.type("POST")
    robot.press("down")
    try check("link-offers", robot)
  }
}
