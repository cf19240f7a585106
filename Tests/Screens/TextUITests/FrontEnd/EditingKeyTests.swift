import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Typing and pasting into a field", .tags(.terminal))
struct EditingKeyTests {
  private nonisolated static let page = Page.ID("post")

  private func form(_ text: String = "", isMultiline: Bool = true) -> Scene {
    let field = Field<SceneIntent>("Text", text: text, isMultiline: isMultiline) {
      .edit(Self.page, field: "Text", text: $0)
    }
    let post = Samples.action("Post", on: Self.page, role: .primary)
    return Samples.scene(Self.page, Screen("New post", actions: [post], elements: [.field(field)]))
  }

  /// Sends bytes to a front end whose form field has the focus.
  @discardableResult
  private func send(_ bytes: String, to app: FakeApp) -> FrontEnd {
    let frontEnd = FrontEnd(source: app, size: .standard)
    var decoder = KeyDecoder()
    for case .inputs(let inputs) in decoder.feed(Array(bytes.utf8)) {
      for input in inputs { _ = frontEnd.handle(input) }
    }
    return frontEnd
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
    let (frontEnd, app) = show(form("one two three", isMultiline: false))
    frontEnd.press(keys)
    #expect(text(app) == expected)
  }

  @Test("In a multiline field, Enter inserts a line break and Ctrl-S posts, as the footer shows")
  func lines() {
    let (frontEnd, app) = show(form())
    frontEnd.press("a", "enter", "b")
    #expect(text(app) == "a\nb")
    #expect(frontEnd.lines.last?.contains("enter New line   ctrl-s Post") == true)
    frontEnd.press("ctrl-s")
    #expect(app.sent.last == .activate(Self.page, action: "Post"))
  }

  @Test("The arrow keys move through wrapped lines, and past the last one to the next control")
  func arrows() {
    let (frontEnd, app) = show(form("first\nsecond"))
    frontEnd.press("up", "X")
    #expect(text(app) == "firstX\nsecond")
    frontEnd.press("home", "down", "Y")
    #expect(text(app) == "firstX\nYsecond")
    frontEnd.press("down")
    #expect(frontEnd.focus == .action("Post"))
  }

  @Test("Long lines wrap in the box, and the caret stays visible")
  func wrapping() {
    let (frontEnd, _) = show(form(String(repeating: "word ", count: 200)), 60, 20)
    let frame = frontEnd.frame()
    #expect(PlainFrame(frame).lines.contains { $0.contains("│ word word") && $0.hasSuffix(" │") })
    #expect((2..<16).contains(frame.caret?.row ?? 0))
  }

  @Test("A paste keeps its line breaks in a multiline field, and no other control character")
  func pasteLines() {
    let app = FakeApp(form())
    send("\u{1B}[200~a\r\nb\tc\u{18}\u{1A}\rd\u{1B}[31me\u{9B}\u{1B}[201~", to: app)
    #expect(text(app) == "a\nb c\nd[31me")
  }

  @Test("A paste never submits: its line breaks become spaces, and the next key works")
  func neverSubmits() {
    let app = FakeApp(Samples.form(reason: nil))
    send("\u{1B}[200~ada\r\rq\n\t\u{1B}[201~", to: app)
    #expect(app.sent == [.edit(Samples.formPage, field: "Email", text: "ada  q  ")])
  }

  @Test("The line break after a pasted secret isn't part of it")
  func secret() {
    let (frontEnd, app) = show(Samples.form())
    frontEnd.press("tab")
    _ = frontEnd.handle(.paste("pass word\n"))
    #expect(app.sent == [.editSecret(Samples.formPage, field: "Password", .append("pass word"))])
  }

  @Test("A paste without a focused field has no effect, whatever letters it contains")
  func outsideFields() {
    let app = FakeApp(Samples.list())
    send("\u{1B}[200~qj\r2\u{1B}[201~", to: app)
    #expect(app.sent.isEmpty)
  }

  @Test("A paste of more than 64 KiB is cut, and a toast says so")
  func cut() {
    let limit = String(repeating: "x", count: 65_536)
    for (text, toast) in [(limit, nil), (limit + "y", "Only the first 64 KiB were pasted")] {
      let app = FakeApp(Samples.form())
      #expect(send("\u{1B}[200~\(text)\u{1B}[201~", to: app).state.messages.toast == toast)
      #expect(app.sent == [.edit(Samples.formPage, field: "Email", text: limit)])
    }
  }

  @Test("Text typed at once is one edit, and its emoji stay whole")
  func oneEdit() {
    let app = FakeApp(form(isMultiline: false))
    let typed = String(repeating: "a👨‍👩‍👧‍👦", count: 300)
    send(typed, to: app)
    #expect(app.sent == [.edit(Self.page, field: "Text", text: typed)])
  }

  @Test("Letters typed at once are shortcuts if no field has the focus")
  func shortcuts() {
    let (frontEnd, _) = show(Samples.list(9))
    _ = frontEnd.frame()
    #expect(frontEnd.handle(.text("jj")) == .none)
    #expect(frontEnd.text.contains("> Post 3"))
    #expect(frontEnd.handle(.text("jqj")) == .quit)
  }

  @Test(
    "A key without an effect shows a message that the next key clears, unless it only draws everything again",
    arguments: [("z", "z"), ("ctrl-x", "ctrl-x"), ("f5", "f5"), ("left", "left"), ("escape", "esc")])
  func nothing(key: String, name: String) {
    let (frontEnd, _) = show(Samples.list())
    frontEnd.press(key, "ctrl-l")
    #expect(frontEnd.state.messages.toast == "“\(name)” does nothing here; ? lists the keys")
    #expect(frontEnd.state.messages.refusal == nil)
    frontEnd.press("down")
    #expect(frontEnd.state.messages.toast == nil)
  }
}
