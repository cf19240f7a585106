import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Editing keys of a field", .tags(.terminal))
struct EditingKeyTests {
  private nonisolated static let page = Page.ID("post")

  private func form(_ text: String, isMultiline: Bool, canPost: Bool = true) -> FakeApp {
    let field = Field<SceneIntent>("Text", text: text, isMultiline: isMultiline) {
      .edit(Self.page, field: "Text", text: $0)
    }
    let post = Samples.action("Post", on: Self.page, role: .primary, disabledReason: canPost ? nil : "write something")
    return FakeApp(
      Samples.scene(
        Self.page,
        Screen("New post", actions: [post, Samples.action("Cancel", on: Self.page)], elements: [.field(field)])))
  }

  private func text(_ app: FakeApp) -> String {
    guard case .text(let text, _) = app.scene.root.page.screen.field("Text")?.content else { return "" }
    return text
  }

  @Test(
    "Each key edits as in a shell",
    arguments: [
      (["ctrl-k"], "one two three"), (["home", "ctrl-k"], ""), (["home", "ctrl-d"], "ne two three"),
      (["alt-b", "ctrl-k"], "one two "), (["ctrl-left", "alt-b", "X"], "one Xtwo three"),
      (["home", "alt-f", "X"], "oneX two three"), (["home", "ctrl-right", "alt-f", "ctrl-k"], "one two"),
      (["home", "alt-d"], " two three"), (["alt-backspace"], "one two "), (["alt-b", "ctrl-u"], "three"),
    ])
  func keys(_ keys: [String], _ expected: String) {
    let app = form("one two three", isMultiline: false)
    FrontEnd(source: app, size: .standard).press(keys)
    #expect(text(app) == expected)
  }

  @Test("In a multiline field, Enter inserts a line break and Ctrl-S posts, as the footer shows")
  func lines() {
    let app = form("", isMultiline: true)
    let frontEnd = FrontEnd(source: app, size: .standard)
    frontEnd.press("a", "enter", "b")
    #expect(text(app) == "a\nb")
    #expect(PlainFrame(frontEnd.frame()).lines.last?.contains("enter New line   ctrl-s Post") == true)
    frontEnd.press("ctrl-s")
    #expect(app.sent.last == .activate(Self.page, action: "Post"))
  }

  @Test("Ctrl-S shows why the form can't be submitted yet")
  func disabled() {
    let app = form("", isMultiline: true, canPost: false)
    let frontEnd = FrontEnd(source: app, size: .standard)
    frontEnd.press("ctrl-s")
    #expect(app.sent.isEmpty)
    #expect(frontEnd.state.toast == "Post: write something")
  }

  @Test("The arrow keys move through wrapped lines, and past the last one to the next control")
  func arrows() {
    let app = form("first\nsecond", isMultiline: true)
    let frontEnd = FrontEnd(source: app, size: .standard)
    frontEnd.press("up", "X")
    #expect(text(app) == "firstX\nsecond")
    frontEnd.press("home", "down", "Y")
    #expect(text(app) == "firstX\nYsecond")
    frontEnd.press("down")
    #expect(frontEnd.focus == .action("Post"))
  }

  @Test("Long lines wrap in the box, and the caret stays visible")
  func wrapping() {
    let app = form(String(repeating: "word ", count: 200), isMultiline: true)
    let frontEnd = FrontEnd(source: app, size: Size(columns: 60, rows: 20))
    let frame = frontEnd.frame()
    #expect(PlainFrame(frame).lines.contains { $0.contains("│ word word") && $0.hasSuffix(" │") })
    #expect((2..<16).contains(frame.caret?.row ?? 0))
  }

  @Test("A paste keeps its line breaks in a multiline field, and not in a single-line field")
  func paste() {
    for (isMultiline, expected) in [(true, "a\nb c"), (false, "a b c")] {
      let app = form("", isMultiline: isMultiline)
      _ = FrontEnd(source: app, size: .standard).handle(.paste("a\r\nb\tc"))
      #expect(text(app) == expected)
    }
  }

  @Test("Text typed at once is one edit, and its emoji stay whole")
  func oneEdit() {
    let app = form("", isMultiline: false)
    let frontEnd = FrontEnd(source: app, size: .standard)
    let typed = String(repeating: "a👨‍👩‍👧‍👦", count: 300)
    for event in [KeyDecoder().feedOnce(Array(typed.utf8))] {
      for input in event { _ = frontEnd.handle(input) }
    }
    #expect(app.sent.count == 1)
    #expect(text(app) == typed)
  }

  @Test("Letters typed at once are shortcuts if no field has the focus")
  func shortcuts() {
    let frontEnd = FrontEnd(source: FakeApp(Samples.list(9)), size: .standard)
    _ = frontEnd.frame()
    #expect(frontEnd.handle(.text("jj")) == .none)
    #expect(frontEnd.state[Samples.listPage].selections["list"]?.row == "3")
    #expect(frontEnd.handle(.text("jqj")) == .quit)
  }

  @Test("A key without an effect shows a message that the next key clears", arguments: ["z", "ctrl-x", "f5", "left"])
  func nothing(key: String) {
    let frontEnd = FrontEnd(source: FakeApp(Samples.list()), size: .standard)
    frontEnd.press(key)
    #expect(frontEnd.state.toast == "“\(key)” does nothing here; ? lists the keys")
    #expect(frontEnd.refusal == nil)
    frontEnd.press("down")
    #expect(frontEnd.state.toast == nil)
  }

  @Test("On a root screen with a field, Escape moves to the shortcuts, and the footer says so")
  func leavingField() {
    let app = form("", isMultiline: false)
    let frontEnd = FrontEnd(source: app, size: .standard)
    #expect(PlainFrame(frontEnd.frame()).lines.last?.contains("esc Shortcuts") == true)
    frontEnd.press("escape", "?")
    #expect(frontEnd.state.overlay == .help)
    #expect(app.sent.isEmpty)
  }
}

extension KeyDecoder {
  fileprivate func feedOnce(_ bytes: [UInt8]) -> [Input] {
    var decoder = self
    return decoder.feed(bytes).flatMap { event -> [Input] in
      if case .inputs(let inputs) = event { inputs } else { [] }
    }
  }
}
