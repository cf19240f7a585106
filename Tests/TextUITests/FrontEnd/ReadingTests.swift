import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

/// Tests of scrolling a post that has one selectable row among many lines of text.
@MainActor
@Suite("Reading a page of text with a row by keyboard", .tags(.terminal))
struct ReadingTests {
  private nonisolated static let page = Page.ID("post")
  private nonisolated static let text = (1...40).map { "Line \($0)" }.joined(separator: "\n")

  private let app: FakeApp
  private let frontEnd: FrontEnd

  init() {
    let list = RowList<SceneIntent>([Row(id: "author", title: "By Ada")]) {
      .select(Self.page, list: "list", row: $0)
    }
    app = FakeApp(
      Samples.scene(
        Self.page, Screen("Post", elements: [.text("Top"), .list(list), .text(Self.text)])))
    frontEnd = FrontEnd(source: app, size: Size(columns: 40, rows: 12))
  }

  private func press(_ key: Key) -> [String] {
    _ = frontEnd.frame()
    _ = frontEnd.handle(.key(key))
    return frontEnd.lines
  }

  @Test("Page Down continues where the previous page ended, and both ends are reachable")
  func paging() {
    #expect(press(Key(.pageDown)).contains { $0.contains("Line 10") })
    #expect(press(Key(.pageDown)).contains { $0.contains("Line 18") })
    #expect(press(Key(.pageUp)).contains { $0.contains("Line 10") })
    #expect(press(Key(.end)).contains { $0.contains("Line 40") })
    #expect(press(Key(.home)).contains { $0.contains("Top") })
  }

  @Test("Without separator lines, the title line shows where there is more to read")
  func marks() {
    #expect(frontEnd.lines.first?.hasSuffix(" ↓ more") == true)
    #expect(press(Key(.pageDown)).first?.hasSuffix(" ↑↓ more") == true)
    #expect(press(Key(.end)).first?.hasSuffix(" ↑ more") == true)
  }

  @Test("A long notice takes several lines and is marked as cut off in a tiny window")
  func notices() {
    var scene = Samples.list()
    scene.toast = "The settings could not be read and begin anew. The posts could not be read and begin anew."
    let lines = picture(scene, 40, 12).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[8...10].joined(separator: "\n") == """
         › The settings could not be read and
           begin anew. The posts could not be
           read and begin anew.
        """)
    #expect(picture(scene, 5, 5) == "Too\nsmall\n\n\n")
  }
}
