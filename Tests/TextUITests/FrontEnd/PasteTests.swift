import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Pasted text", .tags(.terminal))
struct PasteTests {
  /// Sends bytes to a front end whose form field has the focus.
  private func sent(_ bytes: String, to app: FakeApp) -> FrontEnd {
    let frontEnd = FrontEnd(source: app, size: .standard)
    var parser = KeyParser()
    for input in parser.feed(bytes.utf8) { _ = frontEnd.handle(input) }
    return frontEnd
  }

  @Test("A paste never submits: its line breaks become spaces, and the next key works")
  func neverSubmits() {
    let app = FakeApp(Samples.form(reason: nil))
    _ = sent("\u{1B}[200~ada\r\rq\n\t\u{1B}[201~", to: app)
    #expect(app.sent == [.edit(Samples.formPage, field: "Email", text: "ada  q  ")])
  }

  @Test("The line break after a pasted secret isn't part of it")
  func secret() {
    let app = FakeApp(Samples.form())
    let frontEnd = FrontEnd(source: app, size: .standard)
    frontEnd.press("tab")
    _ = frontEnd.handle(.paste("pass word\n"))
    #expect(app.sent == [.editSecret(Samples.formPage, field: "Password", .append("pass word"))])
  }

  @Test("A paste without a focused field has no effect, whatever letters it contains")
  func outsideFields() {
    let app = FakeApp(Samples.list())
    _ = sent("\u{1B}[200~qj\r2\u{1B}[201~", to: app)
    #expect(app.sent.isEmpty)
  }

  @Test("A paste of more than 64 KiB is cut, and a toast says so")
  func cut() {
    let app = FakeApp(Samples.form())
    let limit = String(repeating: "x", count: 65_536)
    let whole = sent("\u{1B}[200~\(limit)\u{1B}[201~", to: app)
    #expect(app.sent == [.edit(Samples.formPage, field: "Email", text: limit)])
    #expect(whole.state.toast == nil)
    let other = FakeApp(Samples.form())
    let cut = sent("\u{1B}[200~\(limit)y\u{1B}[201~", to: other)
    #expect(other.sent == app.sent)
    #expect(cut.state.toast == "Only the first 64 KiB were pasted")
  }
}
