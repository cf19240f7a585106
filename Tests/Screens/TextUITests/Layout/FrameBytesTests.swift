import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Size of frames in bytes", .tags(.terminal)) struct FrameBytesTests {
  /// Returns the bytes of the first frame, and those that the next one writes after a change.
  private func bytes(_ scene: Scene, then change: (FrontEnd, FakeApp) -> Void) -> (full: [UInt8], next: [UInt8]) {
    let app = FakeApp(scene)
    let frontEnd = FrontEnd(source: app, size: .standard)
    var encoder = Encoder(hasColor: true)
    let first = frontEnd.frame()
    let full = encoder.encode(first.grid, caret: first.caret)
    change(frontEnd, app)
    let second = frontEnd.frame()
    return (full, encoder.encode(second.grid, caret: second.caret))
  }

  @Test("A full screen takes at most 4 KiB, a typed character 64 bytes, and moving the selection 400")
  func budgets() {
    for (scene, key, most) in [
      (Samples.form(email: "ada"), "x", 64), (Samples.list(20), "down", 400),
      (Samples.presenting(.sheet, Samples.menu), "down", 400),
    ] {
      let (full, next) = bytes(scene) { frontEnd, _ in frontEnd.press(key) }
      #expect(full.count <= 4_096)
      #expect((1...most).contains(next.count), "\(key)")
    }
  }

  @Test(
    "A changed row takes its own bytes, the frame's brackets and 12 more, in a list of any length",
    arguments: [24, 1_000, 100_000])
  func row(count: Int) {
    let (_, next) = bytes(Samples.list(count)) { _, app in
      guard case .list(var list) = app.scene.root.page.screen.elements[0] else { return }
      list.rows[3].title = "Another"
      app.scene.root.page.screen.elements[0] = .list(list)
    }
    #expect(String(decoding: next, as: UTF8.self).contains("Another"))
    #expect(next.count <= "Another".utf8.count + "\u{1B}[?2026h".utf8.count * 2 + 12)
  }
}
