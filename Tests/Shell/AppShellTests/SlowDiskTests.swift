import LiveServices
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("The app on a slow disk", .tags(.saving), .timeLimit(.minutes(10)))
@MainActor
struct SlowDiskTests {
  private let disk = SlowDisk()
  private let storage: BackgroundStorage
  private let robot: KeyboardRobot

  init() async throws {
    storage = BackgroundStorage(disk)
    robot = try await KeyboardRobot.signedIn(on: storage)
  }

  /// The record as it is on the disk.
  private var record: AppRecord { get throws { AppRecord.reading(try disk.read("record") ?? []).record } }

  @Test("While the disk is busy, each key is answered at once, and what is open is saved in the end")
  func keys() async throws {
    disk.holdChanges()
    robot.press("enter")
    await disk.waitForChange()
    for (key, title) in [("escape", "Posts"), ("enter", "Post")] {
      robot.press(key)
      #expect(robot.app.scene.active.page.screen.title == title)
    }
    let link = robot.app.link
    disk.release()
    await robot.settle()
    #expect(storage.flush().isEmpty)
    #expect(try record.windows[1]?.place?.contains(link) == true)
  }

  @Test("“Posted” comes when the disk has the post, and keys are answered until then")
  func posted() async throws {
    robot.open("app://loggedIn/compose")
    robot.type("A stone")
    robot.press("tab")
    robot.type("It was still there.")
    await robot.settle()
    #expect(storage.flush().isEmpty)
    disk.holdChanges()
    robot.app.send(.activate(robot.app.scene.active.page.id, action: "Post"))
    await disk.waitForChange()
    #expect(disk.changes.last == "posts-416461")
    #expect(robot.picture.contains("Saving your post"))
    robot.press("f1")
    #expect(robot.picture.contains("Help"))
    robot.press("escape")
    #expect(try disk.read("posts-416461") == nil)
    #expect(robot.app.scene.toast != "Posted")
    disk.release()
    await robot.settle()
    #expect(try disk.read("posts-416461") == Array("A stone\tIt was still there.\n".utf8))
    #expect(robot.app.scene.toast == "Posted")
  }

  /// Lets the changes of the disk through as soon as one waits.
  private func releaseWhenWaiting() {
    Task.detached { [disk] in
      await disk.waitForChange()
      disk.release()
    }
  }

  @Test("A log-out is shown when the disk has no session, and a log-in when it has one")
  func session() async throws {
    robot.open("app://loggedIn/account/log-out")
    #expect(storage.flush().isEmpty)
    disk.holdChanges()
    releaseWhenWaiting()
    robot.app.send(.activate(robot.app.scene.active.page.id, action: "Log out"))
    #expect(robot.app.scene.active.page.screen.title == "Log in")
    #expect(try record.signIn.session == nil)
    #expect(storage.flush().isEmpty)
    disk.holdChanges()
    releaseWhenWaiting()
    robot.app.session.begin(AccountsOfAda.ada)
    #expect(try record.signIn.session != nil)
  }

  @Test("A setting is shown when the disk has it")
  func settings() throws {
    robot.open("app://loggedIn/menu")
    #expect(storage.flush().isEmpty)
    disk.holdChanges()
    releaseWhenWaiting()
    robot.app.send(.select(robot.app.scene.active.page.id, list: "order", row: "oldest"))
    let settings = try #require(try disk.read("settings-416461"))
    #expect(String(decoding: settings, as: UTF8.self).contains("order oldest"))
  }
}
