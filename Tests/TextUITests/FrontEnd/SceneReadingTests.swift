import ScreenKit
import Synchronization
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Reading the scene", .tags(.terminal))
struct SceneReadingTests {
  private final class Counter: Sendable {
    let count = Atomic<Int>(0)
  }

  @Test(
    "The app makes its scene at most once for each key and frame",
    arguments: ["enter", "down", "page-down", "tab", "escape", "2", "/", ":", "?", "i", "z"])
  func oncePerKey(_ name: String) throws {
    let app = FakeApp(Samples.list(20))
    let frontEnd = FrontEnd(source: app, size: .standard)
    _ = frontEnd.frame()
    let before = app.readings
    _ = frontEnd.handle(.key(try #require(Key(name: name))))
    _ = frontEnd.frame()
    #expect(app.readings - before <= 1)
  }

  @Test("Typing in a form reads the scene once for each edit")
  func typing() {
    let app = FakeApp(Samples.form())
    let frontEnd = FrontEnd(source: app, size: .standard)
    _ = frontEnd.frame()
    for letter in "ada" { _ = frontEnd.handle(.key(.character(letter))) }
    _ = frontEnd.frame()
    #expect(app.readings == 4)
  }

  @Test("A change of the app is reported once, and the next frame shows it")
  func change() {
    let app = FakeApp(Samples.list())
    let frontEnd = FrontEnd(source: app, size: .standard)
    let changes = Counter()
    frontEnd.onChange { changes.count.add(1, ordering: .relaxed) }
    _ = frontEnd.frame()
    app.scene.toast = "One"
    app.scene.toast = "Two"
    #expect(changes.count.load(ordering: .relaxed) == 1)
    #expect(frontEnd.text.contains("› Two"))
    app.scene.toast = nil
    #expect(changes.count.load(ordering: .relaxed) == 2)
  }
}
