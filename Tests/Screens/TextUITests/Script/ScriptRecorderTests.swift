import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("ScriptRecorder", .tags(.scripts))
struct ScriptRecorderTests {
  private final class Lines {
    var all: [String] = []
  }

  private func recorder(of app: FakeApp, startingAt link: String? = nil) -> (ScriptRecorder, Lines) {
    let lines = Lines()
    let recorder = ScriptRecorder(of: app, startingAt: link) { lines.all.append($0) }
    let head = [ScriptRecorder.header] + ScriptRecorder.needs
    #expect(Array(lines.all.prefix(head.count)) == head)
    lines.all.removeFirst(head.count)
    return (recorder, lines)
  }

  @Test("Each action is one line, and typing in one field is one line")
  func lines() async throws {
    let app = FakeApp(Samples.form(secret: 2, reason: nil))
    let page = Samples.formPage
    let (recorder, lines) = recorder(of: app, startingAt: "app://start")
    for text in ["a", "ad", "ada"] { recorder.send(.edit(page, field: "Email", text: text)) }
    #expect(lines.all.count == 1, "typing goes on")
    recorder.send(.activate(page, action: "Next"))
    recorder.send(.edit(page, field: "Email", text: "x"))
    recorder.send(.editSecret(page, field: "Password", .append("h")))
    recorder.send(.editSecret(page, field: "Password", .append("u")))
    recorder.send(.back(page))
    recorder.send(.close(page))
    recorder.enterLink("app://posts/7?x=a b")
    app.scene = Samples.list()
    recorder.send(.select(Samples.listPage, list: "list", row: "2"))
    recorder.send(.tab("account"))
    recorder.send(.quit)
    recorder.end()
    #expect(
      lines.all == [
        "open app://start", #"type "Email" "ada""#, #"tap "Next""#, #"type "Email" "x""#,
        #"type-secret "Password" env:WAYMARK_PASSWORD"#, "back", "close", #"open "app://posts/7?x=a b""#,
        #"select "Post 2""#, "tab account", "quit",
      ])
  }

  @Test("A secret is never written, and a deleted one is written as empty text")
  func secret() {
    let app = FakeApp(Samples.form(secret: 6))
    let (recorder, lines) = recorder(of: app)
    recorder.send(.editSecret(Samples.formPage, field: "Password", .replace("canary")))
    app.scene = Samples.form(secret: 0)
    recorder.send(.editSecret(Samples.formPage, field: "Password", .clear))
    recorder.end()
    #expect(lines.all == [#"type "Password" """#])
  }

  @Test("The recorder keeps nothing of a secret after its page has closed")
  func closedPage() {
    let app = FakeApp(Samples.form())
    let (recorder, _) = recorder(of: app)
    func dumped() -> String {
      var text = ""
      dump(recorder, to: &text)
      return text
    }
    recorder.send(.editSecret(Samples.formPage, field: "Password", .replace("canary")))
    #expect(dumped().contains("6 elements"))
    #expect(!dumped().contains("canary"))
    app.onSend = { _, app in app.scene = Samples.list() }
    recorder.send(.activate(Samples.formPage, action: "Cancel"))
    #expect(!dumped().contains("6 elements"))
  }

  @Test("A refusal is recorded as an expectation, and a refused link is never written")
  func refused() {
    let app = FakeApp(Samples.list())
    app.refusals = [(.back(Samples.listPage), "This is the first screen")]
    let (recorder, lines) = recorder(of: app)
    recorder.send(.back(Samples.listPage))
    recorder.enterLink("nowhere")
    recorder.undo(to: 7)
    recorder.send(.back(Page.ID("gone")))
    #expect(
      lines.all == [
        "back", "expect refused", #"# a link was refused: "“nowhere” is no link""#, "undo 7", "expect refused",
        "# a step that no line of a script can say",
      ])
  }

  @Test("A URL with a secret is recorded as a comment without the secret")
  func secretURL() {
    var lines: [String] = []
    let recorder = ScriptRecorder(of: FakeApp(Samples.list()), hiding: { $0.replacing("4711", with: "•••") }) {
      lines.append($0)
    }
    recorder.enterLink("app://scan?code=4711")
    recorder.enterLink("app://posts/7")
    #expect(
      lines.suffix(2) == [
        #"# a link with a secret was opened: "app://scan?code=•••""#,
        "open app://posts/7",
      ])
  }

  @Test("Finished work is recorded as a wait, and unfinished work isn't")
  func waiting() async {
    let app = FakeApp(Samples.form(reason: nil))
    app.onSend = { intent, app in if case .activate = intent { app.isSettled = false } }
    let (recorder, lines) = recorder(of: app)
    recorder.send(.activate(Samples.formPage, action: "Next"))
    recorder.send(.activate(Samples.formPage, action: "Cancel"))
    app.isSettled = true
    recorder.send(.back(Samples.formPage))
    recorder.send(.activate(Samples.formPage, action: "Next"))
    await recorder.settle()
    await recorder.settle()
    recorder.send(.activate(Samples.formPage, action: "Next"))
    app.scene = Samples.list()
    recorder.send(.select(Samples.listPage, list: "list", row: "1"))
    app.isSettled = true
    recorder.end()
    #expect(
      lines.all == [
        #"tap "Next""#, #"tap "Cancel""#, "wait", "back", #"tap "Next""#, "wait", #"tap "Next""#, "wait",
        #"select "Post 1""#, "wait",
      ])
  }

  @Test("Controls are recorded by label, or by id or number if the label is ambiguous")
  func names() {
    let page = Page.ID("twins")
    let rows = [("a", "Go"), ("b", "Same"), ("c", "Same"), ("d", "12"), ("Stay", "Odd"), ("Go", "Odd")]
    let list = RowList<SceneIntent>(rows.map { Row(id: $0.0, title: $0.1) }) { .select(page, list: "list", row: $0) }
    let actions = [
      Samples.action("Go", on: page, id: "x"), Samples.action("Stay", on: page, id: "y"),
      Samples.action("Off", on: page, disabledReason: "Not now"),
    ]
    let app = FakeApp(Samples.scene(page, Screen("Twins", actions: actions, elements: [.list(list)])))
    let (recorder, lines) = recorder(of: app)
    for action in ["x", "y", "Off"] { recorder.send(.activate(page, action: action)) }
    for (row, _) in rows { recorder.send(.select(page, list: "list", row: row)) }
    #expect(
      lines.all == [
        #"tap "x""#, #"tap "y""#, "# a step that no line of a script can say", #"tap "a""#, #"tap "b""#,
        #"tap "c""#, #"tap "12""#, #"select "5""#, #"select "6""#,
      ])
  }
}
