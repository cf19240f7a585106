import LiveServices
import ScreenKit
import ServicesTesting
import TestTopics
import Testing
import TextUI

@testable import AppShell
@testable import Terminal

@Suite("The sidebar", .tags(.screens))
@MainActor
struct SplitTests {
  private func signedIn(at link: String) async throws -> (robot: AppRobot, list: Page.ID) {
    let robot = try await AppRobot.signedIn()
    let list = robot.page.id
    robot.app.enterLink(link)
    await robot.app.settle()
    return (robot, list)
  }

  private func select(_ row: String, in list: Page.ID, _ robot: AppRobot) -> Reply {
    robot.app.send(.select(list, list: "list", row: row))
  }

  @Test("The scene has a sidebar only while the list is the root of the visible stack")
  func sidebar() async throws {
    let (robot, list) = try await signedIn(at: "app://loggedIn/posts/7/authors/1")
    #expect(robot.app.scene.root.sidebar?.id == list)
    #expect(robot.app.scene.root.sidebar?.screen.title == "Posts")
    robot.back()
    robot.back()
    #expect(robot.app.scene.root.sidebar == robot.page, "while nothing is chosen it is the visible page")
    robot.app.send(.tab("account"))
    #expect(robot.app.scene.root.sidebar == nil)
  }

  @Test(
    "Selecting another row replaces the pages beside the list, as one change",
    arguments: ["posts/7", "posts/7/authors/1"])
  func replace(link: String) async throws {
    let (robot, list) = try await signedIn(at: "app://loggedIn/\(link)")
    let events = robot.app.events.count
    #expect(select("9", in: list, robot) == .done)
    #expect(robot.app.link == "app://loggedIn/posts/9")
    #expect(robot.depth == 1)
    #expect(robot.app.events.count == events + 1)
    #expect(robot.app.scene.root.sidebar?.id == list, "the list is the same visit")
    robot.back()
    #expect(robot.page.id == list)
  }

  @Test("Selecting the open row doesn't open it again, and goes back to it from a deeper page")
  func same() async throws {
    let (robot, list) = try await signedIn(at: "app://loggedIn/posts/7")
    let details = robot.page.id
    let events = robot.app.events.count
    #expect(select("7", in: list, robot) == .done)
    #expect(robot.app.events.count == events)
    robot.app.enterLink("app://loggedIn/posts/7/authors/1")
    #expect(select("7", in: list, robot) == .done)
    #expect(robot.page.id == details)
  }

  @Test("The actions of the list work beside a post and don't change the post")
  func actions() async throws {
    let (robot, list) = try await signedIn(at: "app://loggedIn/posts/7")
    let details = robot.page
    #expect(robot.app.send(.activate(list, action: "Reload")) == .done)
    await robot.app.settle()
    #expect(robot.app.scene.root.page == details)
    #expect(robot.app.send(.activate(list, action: "Menu")) == .done)
    #expect(robot.title == "Menu")
    #expect(robot.app.scene.root.page == details)
  }

  @Test("Under a modal and in a hidden tab, the list refuses intents; only the top page goes back")
  func stale() async throws {
    let (robot, list) = try await signedIn(at: "app://loggedIn/posts/7/share/7")
    let tree = robot.app.tree
    #expect(select("9", in: list, robot) == .refused("That screen isn't visible any more"))
    robot.app.send(.close(robot.page.id))
    #expect(robot.app.send(.back(list)) == .refused("That screen isn't visible any more"))
    robot.app.send(.tab("account"))
    #expect(select("9", in: list, robot) == .refused("That screen isn't visible any more"))
    #expect(robot.app.scene.root.tabs?.selected == "account")
    #expect(tree != robot.app.tree)
  }

  @Test("The list and the post load independently")
  func loading() async throws {
    let posts = StubPosts(waits: true)
    let robot = try AppRobot(posts: posts)
    await robot.logIn(settling: false)
    while robot.title == "Log in" { await Task.yield() }
    robot.app.enterLink("app://loggedIn/posts/7")
    posts.list.give(.success([]))
    while robot.app.scene.root.sidebar?.screen.elements == [.loading("Loading posts…")] { await Task.yield() }
    #expect(robot.app.scene.root.sidebar?.screen.elements == [.empty("There are no posts yet.")])
    #expect(robot.page.screen.elements.contains(.loading("Loading the post…")))
  }

  @Test("A script does the same in a narrow and a wide window", arguments: [80, 120])
  func script(columns: Int) async throws {
    let robot = try await AppRobot.signedIn()
    let script = """
      select 3
      wait
      expect title "Post"
      tap "Share"
      wait
      close
      back
      tap "Menu"
      expect title "Menu"
      """
    try await ScriptPlayer(source: robot.app, size: Size(columns: columns, rows: 24)) { _ in }
      .play(try Script(parsing: script, name: "both"))
    #expect(robot.title == "Menu")
  }

  @Test("A recording from a wide window plays in a narrow one")
  func recorded() async throws {
    let (robot, list) = try await signedIn(at: "app://loggedIn/posts/7")
    var lines: [String] = []
    let recorder = ScriptRecorder(of: robot.app) { lines.append($0) }
    recorder.send(.select(list, list: "list", row: "9"))
    await recorder.settle()
    recorder.send(.activate(list, action: "Menu"))
    recorder.end()
    let (other, _) = try await signedIn(at: "app://loggedIn/posts/7")
    try await ScriptPlayer(source: other.app) { _ in }
      .play(try Script(parsing: lines.joined(separator: "\n"), name: "recorded"))
    #expect(other.app.tree == robot.app.tree)
    #expect(lines.first { !$0.hasPrefix("#") }?.hasPrefix("select ") == true)
  }
}
