import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("A page that opens by itself while the user types", .tags(.terminal))
struct UnaskedPageTests {
  /// A form whose next edit opens a question.
  private func typing() -> (FrontEnd, FakeApp) {
    let (frontEnd, app) = show(Samples.form())
    app.onSend = { intent, app in
      if case .edit = intent { app.scene = Samples.presenting(.alert, Samples.question, over: app.scene) }
    }
    return (frontEnd, app)
  }

  private func choices(_ app: FakeApp) -> [String] {
    app.sent.compactMap { if case .activate(_, let action) = $0 { action } else { nil } }
  }

  @Test("What the user goes on typing chooses nothing, and a message says how to answer")
  func typed() {
    let (frontEnd, app) = typing()
    frontEnd.press("x", "l", "o", "space", "enter", "tab", "backspace", "G", "q")
    _ = frontEnd.handle(.text("log out"))
    _ = frontEnd.handle(.paste("log out"))
    #expect(choices(app).isEmpty && !app.isOver)
    frontEnd.press("o")
    #expect(frontEnd.lines[22] == " › “o” does nothing yet: this opened while you typed; an arrow key moves to it")
  }

  @Test("The footer names the keys that move to the question, and its buttons have letters only then")
  func shown() {
    let (frontEnd, _) = typing()
    frontEnd.press("x")
    #expect(frontEnd.lines.last == " left right To the question   esc Stay   f1 Help   ctrl-c Quit")
    #expect(frontEnd.text.contains("[ Log out ]  > [ Stay ]"))
    frontEnd.press("left")
    #expect(frontEnd.lines.last == " enter Choose  esc Stay  tab Next control  i Inspect  : Link  ? Help  q Quit")
    #expect(frontEnd.text.contains("[ o Log out ]  > [ s Stay ]"))
  }

  @Test(
    "After a key that writes nothing, the keys answer; Escape answers at once",
    arguments: [
      (["left", "o"], ["Log out"]), (["down", "enter"], ["Stay"]), (["esc"], ["Stay"]),
      (["f1", "esc", "o"], ["Log out"]),
      (["page-down", "s"], ["Stay"]), (["n", "up", "left", "enter"], ["Log out"]),
    ])
  func answered(keys: [String], answers: [String]) {
    let (frontEnd, app) = typing()
    frontEnd.press("x")
    frontEnd.press(keys)
    #expect(choices(app) == answers)
  }

  @Test(
    "A question after any other key, or over a page that takes no text, is asked for",
    arguments: [(["x", "tab"], true), (["x", "tab", "tab", "tab"], false)])
  func asked(keys: [String], isForm: Bool) {
    let (frontEnd, app) = show(Samples.form(reason: nil))
    frontEnd.press(keys)
    _ = frontEnd.frame()
    app.scene = Samples.presenting(.alert, Samples.question, over: app.scene)
    frontEnd.press("o")
    #expect(choices(app) == ["Log out"])
  }

  @Test("A field on the page takes letters, and so do the buttons after it")
  func field() {
    let (frontEnd, app) = show(Samples.list(12))
    frontEnd.press("/", "x")
    app.scene = Samples.form(reason: nil)
    frontEnd.press("a")
    #expect(app.sent == [.edit(Samples.formPage, field: "Email", text: "a")])
    frontEnd.press("tab", "tab", "n")
    #expect(choices(app) == ["Next"])
  }
}
