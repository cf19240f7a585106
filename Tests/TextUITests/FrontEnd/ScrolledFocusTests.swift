import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Focus after scrolling", .tags(.terminal))
struct ScrolledFocusTests {
  private nonisolated static let page = Page.ID("page")

  private func app(textBefore: Int, rows: Int, textAfter: Int, actions: [Action<SceneIntent>] = []) -> FakeApp {
    let list = RowList<SceneIntent>((1...rows).map { Row(id: "\($0)", title: "Row \($0).") }) {
      .select(Self.page, list: "list", row: $0)
    }
    func text(_ count: Int) -> [Element<SceneIntent>] { (0..<count).map { .text("text \($0)") } }
    return FakeApp(
      Samples.scene(
        Self.page, Screen("Page", actions: actions, elements: text(textBefore) + [.list(list)] + text(textAfter))))
  }

  @Test(
    "Enter has the effect that the footer names at any scroll position",
    arguments: [(0, 50, 0), (30, 50, 0), (0, 20, 40), (20, 20, 20)], 0...5)
  func promise(_ lengths: (Int, Int, Int), pages: Int) {
    let app = app(textBefore: lengths.0, rows: lengths.1, textAfter: lengths.2)
    let frontEnd = FrontEnd(source: app, size: Size(columns: 80, rows: 20))
    frontEnd.press(Array(repeating: "page-down", count: pages))
    let lines = frontEnd.lines
    let promisesOpen = lines.last?.contains("enter Open") == true
    frontEnd.press("enter")
    if promisesOpen {
      guard case .select(_, _, let row)? = app.sent.last else { return #expect(Bool(false), "nothing was opened") }
      #expect(lines.contains { $0.contains("> Row \(row).") }, "the opened row was in view")
    } else {
      #expect(lines.last?.contains("enter Scroll to it") == true)
      #expect(app.sent.isEmpty)
      #expect(frontEnd.lines.contains { $0.contains("> Row") })
    }
  }

  @Test("With the focus on a button, g and G select a row of the list, and Enter opens it", arguments: ["g", "G"])
  func topFromButton(key: String) {
    let app = app(textBefore: 0, rows: 50, textAfter: 0, actions: [Samples.action("Menu", on: Self.page)])
    let frontEnd = FrontEnd(source: app, size: Size(columns: 80, rows: 20))
    frontEnd.press("tab")
    #expect(frontEnd.focus == .action("Menu"))
    frontEnd.press(key, "enter")
    #expect(app.sent == [.select(Self.page, list: "list", row: key == "g" ? "1" : "50")])
  }

  @Test(
    "No row is cut off at the top of the window, whether the list or a button has the focus",
    arguments: [17, 18, 19, 20],
    [
      ["page-down", "down", "page-down", "end", "page-up", "up", "home"],
      ["tab", "down", "down", "page-down", "page-up", "down"],
    ])
  func wholeRows(height: Int, keys: [String]) {
    let list = Samples.list(50, actions: [Samples.action("Menu", on: Samples.listPage)])
    let frontEnd = FrontEnd(source: FakeApp(list), size: Size(columns: 80, rows: height))
    for key in keys {
      frontEnd.press(key)
      #expect(frontEnd.lines[3].contains("Post"), "after \(key)")
    }
    for kind in [Mouse.Kind.wheelDown, .wheelDown, .wheelUp] {
      _ = frontEnd.handle(.mouse(Mouse(kind: kind, point: Point(column: 10, row: 5))))
      #expect(frontEnd.lines[3].contains("Post"), "after \(kind)")
    }
  }

  @Test("No row is cut off at the top of the window after its size has changed")
  func wholeRowsAfterResize() {
    var scene = Samples.list(50)
    scene.root.page.screen.elements.insert(.text(String(repeating: "many words ", count: 30)), at: 0)
    let frontEnd = FrontEnd(source: FakeApp(scene), size: Size(columns: 80, rows: 20))
    frontEnd.press("page-down", "page-down", "tab")
    for columns in [79, 70, 60, 50, 40, 80] {
      frontEnd.size = Size(columns: columns, rows: 20)
      #expect(frontEnd.lines[3].contains("Post"), "\(columns) columns")
    }
  }
}
