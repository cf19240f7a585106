import AppShell
import Foundation
import LiveServices
import ScreenKit
import Services
import SwiftUI
import TestTopics
import Testing

@testable import waymark

@Suite("Windows of the app", .tags(.saving, .links))
@MainActor
struct AppWindowTests {
  let folder = NSTemporaryDirectory() + "waymark-\(UUID().uuidString)"

  private func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

  @Test("Each window has its own navigation")
  func two() throws {
    defer { removeFolder() }
    let windows = AppWindows(folder: folder)
    let first = try windows.open()
    let second = try windows.open()
    first.enterLink("app://loggedOut/help")
    first.save()
    second.save()
    #expect(first.link == "app://loggedOut/log-in/help")
    #expect(second.link == "app://loggedOut/log-in")
    #expect(try String(contentsOfFile: "\(folder)/record", encoding: .utf8).contains("\nwindow 2\n"))
  }

  @Test("A window that is opened after another was closed shows what that one showed")
  func reopened() async throws {
    defer { removeFolder() }
    let windows = AppWindows(folder: folder)
    let first = try windows.open()
    var second: AppCoordinator? = try windows.open()
    weak let closed = second
    second?.enterLink("app://loggedOut/help")
    second?.save()
    second = nil
    while closed != nil { await Task.yield() }
    #expect(try windows.open().link == "app://loggedOut/log-in/help")
    #expect(first.link == "app://loggedOut/log-in")
  }

  @Test("The app keeps accounts in its folder, and knows the date")
  func services() async throws {
    defer { removeFolder() }
    let windows = AppWindows(folder: folder)
    let day = CalendarDate.today()
    let services = try windows.makeServices()
    #expect(day <= services.today())
    let profile = Profile(name: "Ada", email: "ada@example.com", dateOfBirth: .unixEpoch)
    _ = try await services.accounts.signUp(profile, password: Password("correct horse"))
    let later = try AppWindows(folder: folder).makeServices()
    #expect(try await later.accounts.logIn(name: "Ada", password: Password("correct horse")).name == "Ada")
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    #expect(AppWindows.inApplicationSupport().folder == "\(support?.path ?? "")/Waymark/Windows")
  }

  @Test("The windows of the app share what is signed in and saved, and an open one takes incoming links")
  func shared() throws {
    let group = try #require(WaymarkApp().body as? WindowGroup<AppWindow>)
    let windows = (0..<2).compactMap { _ in group.stubContent?().windows }
    #expect(windows.count == 2 && windows.first === windows.last)
    let host = SimulatedHost(.rereads) { _ in AppWindow(windows: AppWindows(folder: "/dev/null/state")) }
    host.settle()
    #expect(host.window.tree.preferredEvents == ["*"])
  }

  @Test("A new window restores what the last window with its number had open")
  func again() throws {
    defer { removeFolder() }
    do {
      let first = try AppWindows(folder: folder).open()
      first.enterLink("app://loggedOut/help")
      first.save()
    }
    let windows = AppWindows(folder: folder)
    let restored = try windows.open()
    #expect(restored.link == "app://loggedOut/log-in/help")
    #expect(try windows.open().link == "app://loggedOut/log-in")
  }

  @Test("A window opens a link that comes before it appears", arguments: Habits.all)
  func links(_ habits: Habits) async {
    defer { removeFolder() }
    let host = SimulatedHost(habits) { _ in AppWindow(windows: AppWindows(folder: folder)) }
    host.launchURL = URL(string: "app://nowhere")
    host.settle()
    for _ in 0..<20 { await Task.yield() }
    host.settle()
    #expect(host.window.visiblePages.last?.fields.map(\.0) == ["Name", "Password"])
    #expect(host.window.visiblePages.last?.texts.contains { $0.contains("nowhere") } == true)
    #expect(host.faults == [])
  }

  @Test(
    "A window saves its state when its scene stops being active", arguments: Habits.all,
    [ScenePhase.inactive, .background])
  func saving(_ habits: Habits, _ phase: ScenePhase) throws {
    defer { removeFolder() }
    let host = SimulatedHost(habits) { _ in AppWindow(windows: AppWindows(folder: folder)) }
    host.settle()
    host.open(try #require(URL(string: "app://loggedOut/help")))
    host.settle()
    host.changePhase(phase)
    host.settle()
    #expect(try String(contentsOfFile: "\(folder)/record", encoding: .utf8).contains("help"))
  }

  @Test("A preview of the app shows a place of a user")
  func preview() async {
    let host = SimulatedHost(.rereads) { _ in AppPreview(link: "app://loggedIn/account") }
    host.settle()
    for _ in 0..<20 { await Task.yield() }
    host.settle()
    #expect(host.window.visiblePages.last?.texts.contains { $0.contains("ada@example.com") } == true)
  }

  @Test("A window that can't save its state shows the reason")
  func problem() {
    let host = SimulatedHost(.rereads) { _ in AppWindow(windows: AppWindows(folder: "/dev/null/state")) }
    host.settle()
    #expect(host.window.tree.page.texts.contains("Waymark can’t start"))
    #expect(host.window.tree.page.texts.contains { $0.contains("/dev/null") })
  }
}
