import AppShell
import Foundation
import SwiftUI
import TestTopics
import Testing

@testable import waymark

@Suite("The windows of the app", .tags(.saving, .links))
@MainActor
struct AppWindowTests {
  let folder = NSTemporaryDirectory() + "waymark-\(UUID().uuidString)"

  private func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

  @Test("Each window has an app and a state of its own")
  func two() throws {
    defer { removeFolder() }
    let windows = AppWindows(folder: folder)
    let first = try windows.open()
    let second = try windows.open()
    first.open(link: "app://loggedOut/help")
    first.save()
    second.save()
    #expect(first.link == "app://loggedOut/help")
    #expect(second.link == "app://loggedOut/log-in")
    #expect(FileManager.default.fileExists(atPath: "\(folder)/2"))
  }

  @Test("A new window shows what the last window with its number showed")
  func again() throws {
    defer { removeFolder() }
    do {
      let first = try AppWindows(folder: folder).open()
      first.open(link: "app://loggedOut/help")
      first.save()
    }
    let windows = AppWindows(folder: folder)
    let restored = try windows.open()
    #expect(restored.link == "app://loggedOut/help")
    #expect(try windows.open().link == "app://loggedOut/log-in")
  }

  @Test("A window opens a link that comes before it appears, and one that comes later")
  func links() throws {
    defer { removeFolder() }
    let host = SimulatedHost(.rereads) { _ in AppWindow(windows: AppWindows(folder: folder)) }
    host.endTurn()
    host.open(try #require(URL(string: "app://loggedOut/help")))
    host.settle()
    #expect(host.layers.map(\.kind) == [nil, .sheet])
    host.open(try #require(URL(string: "app://loggedOut/log-in")))
    #expect(host.faults == [])
  }

  @Test("A window whose state can't be kept says why")
  func problem() {
    let host = SimulatedHost(.rereads) { _ in AppWindow(windows: AppWindows(folder: "/dev/null/state")) }
    host.settle()
    #expect(host.window.tree.page.texts.contains("Waymark can’t start"))
    #expect(host.window.tree.page.texts.contains { $0.contains("/dev/null") })
  }
}
