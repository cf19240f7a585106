import AppRouting
import Links
import Routing
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
      "app://loggedIn/posts", "app://loggedIn/account", "app://loggedIn/posts/7/authors/1/posts/2",
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
    try first.storage.remove("session")
    let second = try AppRobot(first.storage)
    #expect(second.title == "Log in")
    #expect(
      second.app.scene.toast
        == "Part of what was open can't be opened again (It lies behind “signed in”); it is kept as place.unreadable")
  }

  @Test(
    "An unreadable archive shows a one-line notice, and the file is set aside",
    arguments: [
      ("", "line 1: “waymark 3” is missing"), ("nonsense", "line 1: “waymark 3” is missing, and 1 more"),
      ("waymark 4\n", "line 1: “waymark 3” is missing"), ("waymark 3\n", "line 2: It is cut off"),
      ("waymark 1\n", "line 1: Nothing follows"),
      ("waymark 1\ntab\nentry", "line 2: It has no entry, and 2 more"),
    ])
  func unreadable(text: String, problem: String) throws {
    let storage = StubStorage(["place": text])
    let robot = try AppRobot(storage)
    #expect(robot.title == "Log in")
    #expect(
      robot.app.scene.toast == "What was open can't be read (\(problem)); it is kept as place.unreadable")
    #expect(storage["place.unreadable"] == text)
  }

  @Test("A partly damaged archive opens in part, a notice names the loss, and the file is set aside")
  func damaged() async throws {
    let first = try await AppRobot.signedIn()
    first.app.enterLink("app://loggedIn/posts/7/authors/1/share/7")
    await first.app.settle()
    let text = try #require(first.storage["place"]).replacing("authors/1", with: "authors/%")
    try first.storage.write(Array(text.utf8), to: "place")

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
        + "(escape “%”, byte 14)); it is kept as place.unreadable")
    #expect(second.storage["place.unreadable"] == text)
    await second.app.settle()
    let third = try second.restarted()
    #expect(third.app.tree == second.app.tree)
    #expect(third.app.scene.toast == nil)
  }

  @Test("The start after a discarded draft shows what was below it, and the start after a kept one shows the form")
  func startAfterQuitting() async throws {
    func draft() async throws -> AppRobot {
      let robot = try await AppRobot.signedIn()
      robot.tap("Write")
      robot.type("Title", "Kites")
      return robot
    }

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

  @Test("An archive with an unknown link shows a one-line notice, and the file is set aside")
  func unknownPlace() throws {
    let places = [
      "app://loggedOut/nowhere":
        "Part of what was open can't be opened again (No screen of “loggedOut” is called that "
        + "(segment “nowhere”, byte 16)); it is kept as place.unreadable",
      "app://settings":
        "Part of what was open can't be opened again (No module is called that (module “settings”, byte 6)); "
        + "it is kept as place.unreadable",
    ]
    for (link, notice) in places {
      let storage = StubStorage(["place": "waymark 1\ntab selected\nentry \(link)\n"])
      let robot = try AppRobot(storage)
      #expect(robot.title == "Log in")
      #expect(robot.app.scene.toast == notice)
      #expect(storage["place.unreadable"] == "waymark 1\ntab selected\nentry \(link)\n")
    }
  }

  @Test(
    "An unreadable session counts as ended, and its file is set aside",
    arguments: ["", "Ada\n", "Ada\n\nsoon\n"])
  func unreadableSession(text: String) throws {
    let robot = try AppRobot(StubStorage(["session": text]))
    #expect(robot.title == "Log in")
    #expect(robot.app.scene.toast == "Who was signed in can't be read; it is kept as session.unreadable")
    #expect(robot.storage["session.unreadable"] == text)
  }

  @Test("With an unusable storage, the app starts at the log-in and shows the error")
  func brokenStorage() throws {
    let storage = StubStorage()
    storage.fail(with: StorageError("the disk is gone"))
    let robot = try AppRobot(storage)
    #expect(robot.title == "Log in")
    #expect(robot.app.scene.toast?.hasPrefix("What was saved can't be used: the disk is gone") == true)
  }

  @Test("A failed save shows the error and changes nothing else")
  func failingDisk() async throws {
    let robot = try await AppRobot.signedIn()
    robot.storage.fail(with: StorageError("the disk is full"))
    robot.select("7")
    await robot.app.settle()
    #expect(robot.app.link == "app://loggedIn/posts/7")
    #expect(robot.app.scene.toast == "This can't be saved: the disk is full")
    robot.storage.fail(with: nil)
    await robot.app.settle()
    #expect(robot.storage["place"]?.contains("posts/7") == true)
  }
}
