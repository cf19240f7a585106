import LiveServices
import ScreenKit
import ServicesTesting
import TestTopics
import Testing
import TextUI

@testable import AppShell

@Suite("The list beside what is chosen from it", .tags(.screens))
@MainActor
struct SplitTests {
  private func signedIn(at link: String) async throws -> (pilot: AppPilot, list: Page.ID) {
    let pilot = try await AppPilot.signedIn()
    let list = pilot.page.id
    pilot.app.open(link: link)
    await pilot.app.settle()
    return (pilot, list)
  }

  private func select(_ row: String, in list: Page.ID, _ pilot: AppPilot) -> Reply {
    pilot.app.send(.select(list, list: "list", row: row))
  }

  @Test("The scene has the list as long as it lies at the bottom of the stack, and nowhere else")
  func sidebar() async throws {
    let (pilot, list) = try await signedIn(at: "app://loggedIn/posts/7/authors/1")
    #expect(pilot.app.scene.root.sidebar?.id == list)
    #expect(pilot.app.scene.root.sidebar?.screen.title == "Posts")
    pilot.back()
    pilot.back()
    #expect(pilot.app.scene.root.sidebar == pilot.page, "while nothing is chosen it is the visible page")
    pilot.app.send(.tab("account"))
    #expect(pilot.app.scene.root.sidebar == nil)
  }

  @Test("Choosing another row replaces what was open, as one change", arguments: ["posts/7", "posts/7/authors/1"])
  func replace(link: String) async throws {
    let (pilot, list) = try await signedIn(at: "app://loggedIn/\(link)")
    let events = pilot.app.events.count
    #expect(select("9", in: list, pilot) == .done)
    #expect(pilot.app.link == "app://loggedIn/posts/9")
    #expect(pilot.depth == 1)
    #expect(pilot.app.events.count == events + 1)
    #expect(pilot.app.scene.root.sidebar?.id == list, "the list is the same visit")
    pilot.back()
    #expect(pilot.page.id == list)
  }

  @Test("Choosing the row that is open opens nothing twice, and goes back to it from further on")
  func same() async throws {
    let (pilot, list) = try await signedIn(at: "app://loggedIn/posts/7")
    let details = pilot.page.id
    let events = pilot.app.events.count
    #expect(select("7", in: list, pilot) == .done)
    #expect(pilot.app.events.count == events)
    pilot.app.open(link: "app://loggedIn/posts/7/authors/1")
    #expect(select("7", in: list, pilot) == .done)
    #expect(pilot.page.id == details)
  }

  @Test("What the list offers works beside a post, and leaves the post as it is")
  func actions() async throws {
    let (pilot, list) = try await signedIn(at: "app://loggedIn/posts/7")
    let details = pilot.page
    #expect(pilot.app.send(.activate(list, action: "Reload")) == .done)
    await pilot.app.settle()
    #expect(pilot.app.scene.root.page == details)
    #expect(pilot.app.send(.activate(list, action: "Menu")) == .done)
    #expect(pilot.title == "Menu")
    #expect(pilot.app.scene.root.page == details)
  }

  @Test("Under a modal, and once it has gone, the list is stale; going back is for what is on top")
  func stale() async throws {
    let (pilot, list) = try await signedIn(at: "app://loggedIn/posts/7/share/7")
    let tree = pilot.app.tree
    #expect(select("9", in: list, pilot) == .refused("That screen has been left already"))
    pilot.app.send(.close(pilot.page.id))
    #expect(pilot.app.send(.back(list)) == .refused("That screen has been left already"))
    pilot.app.send(.tab("account"))
    #expect(select("9", in: list, pilot) == .refused("That screen has been left already"))
    #expect(pilot.app.scene.root.tabs?.selected == "account")
    #expect(tree != pilot.app.tree)
  }

  @Test("The list and the post load on their own")
  func loading() async throws {
    let posts = StubPosts(waits: true)
    let pilot = try AppPilot(posts: posts)
    await pilot.logIn(settling: false)
    while pilot.title == "Log in" { await Task.yield() }
    pilot.app.open(link: "app://loggedIn/posts/7")
    posts.list.give(.success([]))
    while pilot.app.scene.root.sidebar?.screen.elements == [.loading("Loading posts…")] { await Task.yield() }
    #expect(pilot.app.scene.root.sidebar?.screen.elements == [.empty("There are no posts yet.")])
    #expect(pilot.page.screen.elements.contains(.loading("Loading the post…")))
  }

  @Test("A script means the same in a narrow and in a wide window", arguments: [80, 120])
  func script(columns: Int) async throws {
    let pilot = try await AppPilot.signedIn()
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
    try await ScriptPlayer(source: pilot.app, size: Size(columns: columns, rows: 24)) { _ in }
      .play(try Script(parsing: script, name: "both"))
    #expect(pilot.title == "Menu")
  }

  @Test("What is done in a wide window is recorded as a script that does it in a narrow one")
  func recorded() async throws {
    let (pilot, list) = try await signedIn(at: "app://loggedIn/posts/7")
    var lines: [String] = []
    let recorder = ScriptRecorder(of: pilot.app) { lines.append($0) }
    recorder.send(.select(list, list: "list", row: "9"))
    await recorder.settle()
    recorder.send(.activate(list, action: "Menu"))
    recorder.end()
    let (other, _) = try await signedIn(at: "app://loggedIn/posts/7")
    try await ScriptPlayer(source: other.app) { _ in }
      .play(try Script(parsing: lines.joined(separator: "\n"), name: "recorded"))
    #expect(other.app.tree == pilot.app.tree)
    #expect(lines.first { !$0.hasPrefix("#") }?.hasPrefix("select ") == true)
  }
}
