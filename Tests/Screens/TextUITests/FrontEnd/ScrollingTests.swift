import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Scrolling", .tags(.terminal))
struct ScrollingTests {
  private nonisolated static let page = Page.ID("page")

  private func page(textBefore: Int, rows: Int, textAfter: Int, actions: [Action<SceneIntent>] = []) -> Scene {
    let list = RowList<SceneIntent>((1...rows).map { Row(id: "\($0)", title: "Row \($0).") }) {
      .select(Self.page, list: "list", row: $0)
    }
    func text(_ count: Int) -> [Element<SceneIntent>] { (0..<count).map { .text("text \($0)") } }
    return Samples.scene(
      Self.page, Screen("Page", actions: actions, elements: text(textBefore) + [.list(list)] + text(textAfter)))
  }

  @Test(
    "Enter has the effect that the footer names at any scroll position",
    arguments: [(0, 50, 0), (30, 50, 0), (0, 20, 40), (20, 20, 20)], 0...5)
  func promise(_ lengths: (Int, Int, Int), pages: Int) {
    let (frontEnd, app) = show(page(textBefore: lengths.0, rows: lengths.1, textAfter: lengths.2), 80, 20)
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
    let menu = Samples.action("Menu", on: Self.page)
    let (frontEnd, app) = show(page(textBefore: 0, rows: 50, textAfter: 0, actions: [menu]), 80, 20)
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
    let (frontEnd, _) = show(list, 80, height)
    for key in keys {
      frontEnd.press(key)
      #expect(frontEnd.lines[3].contains("Post"), "after \(key)")
    }
    for kind in [Mouse.Kind.wheelDown, .wheelDown, .wheelUp] {
      frontEnd.point(kind, column: 10, row: 5)
      #expect(frontEnd.lines[3].contains("Post"), "after \(kind)")
    }
  }

  @Test("No row is cut off at the top of the window after its size has changed")
  func wholeRowsAfterResize() {
    var scene = Samples.list(50)
    scene.root.page.screen.elements.insert(.text(String(repeating: "many words ", count: 30)), at: 0)
    let (frontEnd, _) = show(scene, 80, 20)
    frontEnd.press("page-down", "page-down", "tab")
    for columns in [79, 70, 60, 50, 40, 80] {
      frontEnd.size = Size(columns: columns, rows: 20)
      #expect(frontEnd.lines[3].contains("Post"), "\(columns) columns")
    }
  }

  @Test("Page Down continues where the previous page ended, and the title line shows where there is more to read")
  func reading() {
    let text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
    let list = RowList<SceneIntent>([Row(id: "author", title: "By Ada")]) { _ in nil }
    let (frontEnd, _) = show(
      Samples.scene(Self.page, Screen("Post", elements: [.text("Top"), .list(list), .text(text)])), 40, 12)
    for (key, line, mark) in [
      ("home", "Top", " ↓ more"), ("page-down", "Line 10", " ↑↓ more"), ("page-down", "Line 18", " ↑↓ more"),
      ("page-up", "Line 10", " ↑↓ more"), ("end", "Line 40", " ↑ more"), ("home", "Top", " ↓ more"),
    ] {
      frontEnd.press(key)
      #expect(frontEnd.text.contains("   \(line)\n"))
      #expect(frontEnd.lines.first?.hasSuffix(mark) == true)
    }
  }

  @Test("Text with buttons only scrolls with the arrow keys")
  func arrows() {
    let share = Samples.action("Share", on: Self.page)
    let text = Element<SceneIntent>.text(String(repeating: "many words ", count: 200))
    let (frontEnd, _) = show(Samples.scene(Self.page, Screen("Post", actions: [share], elements: [text])), 50, 16)
    frontEnd.press("down", "down", "up")
    #expect(frontEnd.frame().viewports[Self.page]?.top == 1)
    #expect(frontEnd.focus == .action("Share"))
  }
}
