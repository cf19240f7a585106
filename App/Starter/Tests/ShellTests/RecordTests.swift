import Links
import Routing
import RoutingTesting
import RoutingUI
import Testing

@testable import Favorites
@testable import LogIn
@testable import Shell
@testable import ViewTemplate

@Suite("The record of the app")
@MainActor
struct RecordTests {
  private let app: AppRobot

  init() throws { app = try AppRobot() }

  @Test("The next run shows who is signed in, and every tab as it was")
  func restoring() async throws {
    try await app.logIn()
    app.shell.open("app://viewTemplate/items/2")
    app.shell.open("app://favorites")
    let next = try app.nextRun()
    #expect(next.session.account == Account(name: "Mia") && next.shell.problem == nil)
    #expect(next.navigator.snapshot == app.navigator.snapshot)
  }

  @Test("A link that waits is saved, and waits again")
  func waiting() async throws {
    app.shell.open("app://viewTemplate/items/2")
    let next = try app.nextRun()
    #expect(next.place == "app://logIn/form")
    try await next.logIn()
    #expect(next.place == "app://viewTemplate/items/2")
  }

  @Test("Two windows have places of their own, and one session")
  func windows() async throws {
    let other = try app.openWindow()
    try await app.logIn()
    #expect(other.place == "app://viewTemplate/items")
    other.shell.open("app://favorites")
    #expect(app.place == "app://viewTemplate/items")
    let next = try app.nextRun()
    let nextOther = try next.openWindow(named: "2")
    #expect(next.place == "app://viewTemplate/items" && nextOther.place == "app://favorites/list")
    app.session.logOut()
    #expect(app.place == "app://logIn/form" && other.place == "app://logIn/form")
  }

  @Test("A log-out asks in each window, and ends no session if the user keeps the changes in one")
  func logOutEverywhere() async throws {
    try await app.logIn()
    let other = try app.openWindow()
    for window in [app, other] {
      window.shell.open("app://viewTemplate/edit/1")
      await window.navigator.settle()
      try window.screen(EditorModel.self).title = "Long rope"
    }
    app.session.logOut()
    try app.screen(DiscardModel.self).answer(true)
    try other.screen(DiscardModel.self).answer(false)
    #expect(app.session.account != nil && app.place == "app://viewTemplate/edit/1")
  }

  @Test("A window takes the lowest free number, also if the one it had is taken")
  func names() throws {
    #expect(app.shell.name == "1")
    let other = try app.openWindow(named: "1")
    #expect(other.shell.name == "2")
    #expect(try app.openWindow(named: "7").shell.name == "7")
  }

  @Test("A window that is closed is released, and its place comes back with the next one")
  func closing() async throws {
    try await app.logIn()
    var other: AppRobot? = try app.openWindow()
    other?.shell.open("app://favorites")
    weak let closed = other?.shell
    other = nil
    #expect(closed == nil)
    let next = try app.openWindow()
    #expect(next.shell.name == "2" && next.place == "app://favorites/list")
  }

  @Test("A saved place that is gone says so, and the rest opens")
  func restoringLess() throws {
    let items = #"waymark 3\ntab selected\nentry app://viewTemplate/items\n"#
    app.store.text = #"{"account":{"name":"Mia"},"places":{"1":"\#(items)entry app://viewTemplate/cellar\nend\n"}}"#
    let next = try app.nextRun()
    #expect(next.place == "app://viewTemplate/items")
    #expect(next.shell.problem?.hasPrefix("Part of what was open can't be opened again: ") == true)
    app.store.text = #"{"account":{"name":"Mia"},"places":{"1":"\#(items)"}}"#
    #expect(try app.nextRun().shell.problem?.hasPrefix("Part of what was open can't be read: ") == true)
  }

  @Test("A record that can't be read is set aside, and the app says so and begins with the log-in")
  func damaged() throws {
    app.store.text = "{"
    let next = try app.nextRun()
    #expect(next.place == "app://logIn/form" && next.shell.problem?.hasPrefix("What was saved can't be read") == true)
    #expect(app.store.unreadable == "{")
  }

  @Test("A record that can't be saved says so, and the app goes on")
  func full() async throws {
    app.store.isFull = true
    try await app.logIn()
    #expect(app.place == "app://viewTemplate/items")
    #expect(app.shell.problem == "What is open can't be saved: The disk is full.")
  }

  @Test("No password is part of the record")
  func passwords() async throws {
    try await app.logIn()
    #expect(!app.store.text.contains("waymark\""))
  }
}
