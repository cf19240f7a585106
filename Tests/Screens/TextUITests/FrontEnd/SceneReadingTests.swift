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
    "The app makes its scene at most once for each key and frame", arguments: [Samples.list(20), Samples.form()],
    ["enter", "down", "page-down", "tab", "escape", "2", "/", ":", "?", "i", "z"])
  func oncePerKey(_ scene: Scene, _ name: String) throws {
    let (frontEnd, app) = show(scene)
    _ = frontEnd.frame()
    let before = app.readings
    _ = frontEnd.handle(.key(try #require(Key(name: name))))
    _ = frontEnd.frame()
    #expect(app.readings - before <= 1)
  }

  @Test("A change of the app is reported once, and the next frame shows it")
  func change() {
    let (frontEnd, app) = show(Samples.list())
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
