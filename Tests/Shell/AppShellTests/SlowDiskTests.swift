import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell
@testable import LiveServices

@Suite("The app on a slow disk", .tags(.saving), .timeLimit(.minutes(10)))
@MainActor
struct SlowDiskTests {
  private let disk: SlowDisk
  private let robot: KeyboardRobot

  init() async throws {
    disk = try SlowDisk()
    robot = try await KeyboardRobot.signedIn(on: disk.storage)
    #expect(disk.storage.flush().isEmpty)
  }

  /// The record as it is on the disk.
  private var record: AppRecord { AppRecord.reading(disk.read("record")).record }

  @Test("While the disk is busy, saves return and can be read, and the last one of each name reaches the disk")
  func busyDisk() async throws {
    let storage = disk.storage
    let before = disk.changes.count
    disk.holdChanges()
    storage.save([0], to: "settings") { _ in }
    await disk.waitForChange()
    for number in 1...100 {
      storage.save([UInt8(number)], to: "settings") { _ in }
      storage.save(nil, to: "record") { _ in }
      #expect(try storage.read("settings") == [UInt8(number)] && storage.read("record") == nil)
    }
    #expect(disk.read("settings") == nil && disk.read("record") != nil)
    disk.release()
    #expect(storage.flush() == [:])
    #expect(disk.read("settings") == [100] && disk.read("record") == nil)
    #expect(disk.changes.dropFirst(before).sorted() == ["record", "settings", "settings"])
  }

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
    #expect(disk.storage.flush().isEmpty)
    #expect(record.windows[1]?.place?.contains(link) == true)
  }

  @Test("“Posted” comes when the disk has the post, and keys are answered until then")
  func posted() async throws {
    robot.open("app://loggedIn/compose")
    robot.type("A stone")
    robot.press("tab")
    robot.type("It was still there.")
    await robot.settle()
    #expect(disk.storage.flush().isEmpty)
    disk.holdChanges()
    robot.app.send(.activate(robot.app.scene.active.page.id, action: "Post"))
    await disk.waitForChange()
    #expect(disk.changes.last == "posts-416461")
    #expect(robot.picture.contains("Saving your post"))
    robot.press("f1")
    #expect(robot.picture.contains("Help"))
    robot.press("escape")
    #expect(disk.read("posts-416461") == nil)
    #expect(robot.app.scene.toast != "Posted")
    disk.release()
    await robot.settle()
    #expect(disk.read("posts-416461") == Array("A stone\tIt was still there.\n".utf8))
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
    #expect(disk.storage.flush().isEmpty)
    disk.holdChanges()
    releaseWhenWaiting()
    robot.app.send(.activate(robot.app.scene.active.page.id, action: "Log out"))
    #expect(robot.app.scene.active.page.screen.title == "Log in")
    #expect(record.signIn == nil)
    #expect(disk.storage.flush().isEmpty)
    disk.holdChanges()
    releaseWhenWaiting()
    robot.app.session.begin(AccountsOfAda.ada)
    #expect(record.signIn != nil)
  }

  @Test("A setting is shown when the disk has it")
  func settings() throws {
    robot.open("app://loggedIn/menu")
    #expect(disk.storage.flush().isEmpty)
    disk.holdChanges()
    releaseWhenWaiting()
    robot.app.send(.select(robot.app.scene.active.page.id, list: "order", row: "oldest"))
    let settings = try #require(disk.read("settings-416461"))
    #expect(String(decoding: settings, as: UTF8.self).contains("order oldest"))
  }
}
