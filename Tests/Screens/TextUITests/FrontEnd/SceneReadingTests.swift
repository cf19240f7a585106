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

  @Test("A step that follows the last frame asks for another one, but only while the inspector shows it")
  func lateStep() {
    let (frontEnd, app) = show(Samples.list(), 120)
    let changes = Counter()
    frontEnd.onChange { changes.count.add(1, ordering: .relaxed) }
    for (keys, asks) in [(["enter"], 0), (["i", "enter"], 1)] {
      var trace: Trace?
      app.onSend = { _, _ in trace = Trace.current }
      frontEnd.press(keys)
      _ = frontEnd.frame()
      changes.count.store(0, ordering: .relaxed)
      trace?.add("saves what is open")
      #expect(changes.count.load(ordering: .relaxed) == asks)
    }
    #expect(frontEnd.text.contains("saves what is open"))
  }
}
