import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("LinearPage", .tags(.terminal))
struct LinearPageTests {
  private func words(_ scene: Scene, rows: Int = 10) -> String {
    LinearPage(scene, shownRows: rows).lines.map(\.text).joined(separator: "\n")
  }

  @Test("A form lists the text of its fields, the errors and the unavailable actions")
  func form() {
    #expect(
      words(Samples.form(error: "this is no address", secret: 7)) == """
        Who are you?, form, 2 fields, 2 actions
        1  Email: empty (name@example.com)
        Error: Email: this is no address
        2  Password: 7 characters, hidden
        3  Next, not available: Fill in every field
        4  Cancel
        b back to Welcome, ? help
        """)
  }

  @Test("A list prints a limited number of rows, its numbers count all of them, and tabs with a badge are named")
  func list() {
    #expect(
      words(
        Samples.list(12, tabs: Samples.badgedTabs, actions: [Samples.action("Reload", on: Samples.listPage)]), rows: 2)
          == """
          Posts, tab 1 of 2, list, 12 rows, 1 action
          1  Post 1, by author 1
          2  Post 2, by author 2
          2 of 12 rows; m reads more
          13  Reload
          t tabs with Account (3), ? help
          """)
  }

  @Test("A line of text that looks like a control is marked as text")
  func textLikeControl() {
    let text = "3  Log out\n 3 Log out\n12\n3rd\nIn 1984"
    let page = Page(id: Page.ID("1"), screen: Screen("Post", elements: [.heading(text), .text(text)]))
    let lines = LinearPage(Scene(root: Layer(style: .root, page: page)), shownRows: 3).lines.map(\.text)
    let marked = ["Text: 3  Log out", "Text:  3 Log out", "Text: 12", "3rd", "In 1984"]
    #expect(Array(lines.dropFirst().prefix(10)) == marked + marked)
  }

  @Test("Without input, every row is printed, and no letters")
  func frame() {
    #expect(LinearFrame(Samples.list(12)).lines.count == 1 + 12)
    #expect(LinearFrame(Samples.list(1)).description == "Posts, tab 1 of 2, list, 1 row\n1  Post 1, by author 1")
  }

  @Test("An alert lists its actions")
  func question() {
    #expect(
      words(Samples.presenting(.alert, Samples.question)) == """
        Log out?, question, 2 actions
        Your draft is kept on this computer.
        1  Log out
        2  Stay
        c cancel, ? help
        """)
  }
}
