import AppRouting
import Links
import Routing
import RoutingTesting
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Restoring what was open", .tags(.saving))
@MainActor
struct RestoringTests {
  @Test(
    "The next launch restores the root, tab, stacks and sheet",
    arguments: [
      "app://loggedIn/posts", "app://loggedIn/account",
      "app://loggedIn/posts/7?then=authors%2F1%20loggedIn%2Fposts%2F2",
      "app://loggedIn/posts/7/share/7", "app://loggedIn/posts/menu/about", "app://loggedIn/posts/7?tab=account",
      "app://onboarding/profile", "app://loggedIn/account/log-out",
    ])
  func restart(link: String) async throws {
    let first = try await AppRobot.signedIn()
    first.app.enterLink(link)
    await first.app.settle()
    let second = try AppRobot(first.storage)
    #expect(second.app.tree == first.app.tree)
    #expect(second.app.link == first.app.link)
    #expect(second.app.scene.toast == nil)
  }

  @Test("A session survives a restart; without one, the next launch shows no screen that requires it")
  func session() async throws {
    let first = try await AppRobot.signedIn()
    #expect(try AppRobot(first.storage).title == "Posts")
    first.storage.changeRecord { $0.signIn = nil }
    let second = try AppRobot(first.storage)
    #expect(second.title == "Log in")
    #expect(
      second.app.scene.toast
        == "Part of what was open can't be opened again (It lies behind “signed in”); it is kept as record.unreadable")
  }

  @Test(
    "An unreadable archive, or one with an unknown link, shows a one-line notice, and the file is set aside",
    arguments: [
      ("nonsense\n", "What was open can't be read (line 1: “waymark 3” is missing)"),
      (
        "waymark 3\ntab selected\nentry app://settings\nend\n",
        "Part of what was open can't be opened again (No module is called that (module “settings”, byte 6))"
      ),
    ])
  func unreadable(text: String, problem: String) throws {
    let robot = try AppRobot(StubStorage(AppRecord(windows: [1: .init(place: text)])))
    #expect(robot.title == "Log in")
    #expect(robot.app.scene.toast == "\(problem); it is kept as record.unreadable")
    #expect(robot.storage["record.unreadable"]?.contains(text) == true)
  }

  @Test("A tab that doesn't begin at a root of its module has that root below it")
  func withoutRoot() async throws {
    let first = try await AppRobot.signedIn()
    first.storage.replace("entry app://loggedIn/posts\n", with: "entry app://loggedIn/posts/7\n")
    let second = try first.restarted()
    #expect(second.app.link == "app://loggedIn/posts/7" && second.depth == 1)
    #expect(second.app.scene.root.tabs?.tabs.first?.title == "Posts")
    #expect(second.app.scene.toast == nil)
    second.back()
    #expect(second.title == "Posts")
  }

  @Test("A partly damaged archive opens in part, a notice names the loss, and the file is set aside")
  func damaged() async throws {
    let first = try await AppRobot.signedIn()
    first.app.enterLink("app://loggedIn/posts/7?then=authors%2F1%20loggedIn%2Fshare%2F7")
    await first.app.settle()
    first.storage.replace("authors/1", with: "authors/%")

    let second = try first.restarted()
    let tree = """
      tab (selected)
        app://loggedIn/posts
        app://loggedIn/posts/7
      tab
        app://loggedIn/account
      sheet
        app://loggedIn/share/7
      """
    #expect(second.app.tree == tree)
    #expect(
      second.app.scene.toast
        == "Part of what was open can't be opened again (line 5: “%” is followed by two hexadecimal digits "
        + "(escape “%”, byte 14)); it is kept as record.unreadable")
    #expect(second.storage["record.unreadable"]?.contains("authors/%") == true)
    await second.app.settle()
    let third = try second.restarted()
    #expect(third.app.tree == second.app.tree)
    #expect(third.app.scene.toast == nil)
  }

  @Test(
    "The start after a draft, also one of a killed app, shows what was below it, and the start after an empty form the form",
    arguments: [
      (["compose"], "Kites", [], "Posts"), (["compose"], "Kites", ["quit", "Discard"], "Posts"),
      (["compose"], "", [], "New post"),
      (["compose"], "", ["quit"], "New post"), (["compose?style=push"], "Kites", ["quit", "Discard"], "Posts"),
      (["menu", "compose?style=push"], "Kites", ["quit", "Discard"], "Menu"),
    ] as [([String], String, [String], String)])
  func startAfterDraft(links: [String], text: String, ending: [String], title: String) async throws {
    let robot = try await AppRobot.signedIn()
    for link in links { robot.app.open("app://loggedIn/\(link)", policy: .push) }
    robot.type("Title", text)
    for step in ending { if step == "quit" { robot.app.send(.quit) } else { robot.tap(step) } }
    while let saving = robot.app.restoration.scheduledSave { await saving.value }
    let next = try robot.restarted()
    #expect(next.title == title)
    #expect(next.app.scene.modals.isEmpty == (title == "Posts"))
    #expect(next.app.scene.toast == nil)
  }

  @Test("A log-in form that was saved isn't restored for an account that is signed in")
  func leftLogIn() async throws {
    let first = try AppRobot()
    first.tap("Help")
    await first.app.settle()
    first.storage.changeRecord { $0.signIn = .of(AccountsOfAda.ada) }
    let second = try first.restarted()
    #expect(second.title == "Posts" && second.app.scene.toast == nil)
  }

  @Test("With an unusable storage, the app starts at the log-in and shows the error")
  func brokenStorage() throws {
    let storage = StubStorage()
    storage.fail(with: StorageError("the disk is gone"))
    let robot = try AppRobot(storage)
    #expect(robot.title == "Log in")
    #expect(robot.app.scene.toast?.hasPrefix("What was saved can't be used (the disk is gone)") == true)
  }

  @Test("A failed save shows the error and changes nothing else")
  func failingDisk() async throws {
    let robot = try await AppRobot.signedIn()
    robot.storage.fail(with: StorageError("the disk is full"))
    robot.select("7")
    await robot.app.settle()
    #expect(robot.app.link == "app://loggedIn/posts/7")
    await wait { robot.app.scene.toast == "This can't be saved: the disk is full" }
    #expect(robot.app.save() != nil)
    robot.storage.fail(with: nil)
    #expect(robot.app.save() == nil)
    #expect(robot.storage.record.windows[1]?.place?.contains("posts/7") == true)
  }
}
