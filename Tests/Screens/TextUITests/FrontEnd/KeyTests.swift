import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Keys", .tags(.terminal)) struct KeyTests {
  @Test("Enter and Right open the selected row", arguments: ["enter", "right", "space"])
  func openRow(_ key: String) {
    let (frontEnd, app) = show(Samples.list())
    frontEnd.press("j", key)
    #expect(app.sent == [.select(Samples.listPage, list: "list", row: "2")])
  }

  @Test(
    "The keys of vi, of a shell and of a pager move too",
    arguments: [
      (["ctrl-n"], "2"), (["ctrl-n", "ctrl-p"], "1"), (["ctrl-d"], "10"), (["ctrl-f"], "10"),
      (["ctrl-d", "ctrl-u"], "1"), (["ctrl-f", "ctrl-b"], "1"),
    ])
  func moving(_ keys: [String], row: String) {
    let (frontEnd, app) = show(Samples.list(40))
    frontEnd.press(keys + ["l"])
    #expect(app.sent == [.select(Samples.listPage, list: "list", row: row)])
  }

  @Test(
    "h, the left arrow and Backspace go back, and none of them does from a field",
    arguments: ["h", "left", "backspace"])
  func back(_ key: String) {
    var scene = Samples.list()
    scene.root.depth = 1
    let (frontEnd, app) = show(scene)
    frontEnd.press(key)
    #expect(app.sent == [.back(Samples.listPage)])
    let (form, formApp) = show(Samples.form())
    form.press(key)
    #expect(!formApp.sent.contains(.back(Samples.formPage)))
  }

  @Test("Enter in a field moves to the next one, and in the last one performs the primary action")
  func submit() {
    let (frontEnd, app) = show(Samples.form(reason: nil))
    frontEnd.press("enter")
    #expect(frontEnd.focus == .field("Password"))
    frontEnd.press("enter")
    #expect(app.sent == [.activate(Samples.formPage, action: "Next")])
  }

  @Test("Enter in the last field goes to the first field with an error if the form can't be sent")
  func firstError() {
    let page = Samples.formPage
    let fields = ["Name", "Email", "Age"].map { name in
      Field<SceneIntent>(name, text: "x", error: name == "Email" ? "no address" : nil) {
        .edit(page, field: name, text: $0)
      }
    }
    let send = Samples.action("Send", on: page, role: .primary, disabledReason: "correct the address")
    let screen = Screen("Form", actions: [send], elements: fields.map { .field($0) })
    let (frontEnd, _) = show(Samples.scene(page, screen))
    frontEnd.press("down", "down", "enter")
    #expect(frontEnd.focus == .field("Email"))
  }

  @Test("A disabled action sends no intent and shows its reason until the next key")
  func disabled() {
    let (frontEnd, app) = show(Samples.form())
    frontEnd.press("enter", "enter")
    #expect(app.sent.isEmpty)
    #expect(frontEnd.focus == .action("Next"))
    frontEnd.press("enter")
    #expect(app.sent.isEmpty)
    #expect(frontEnd.lines[22] == " › Next: Fill in every field")
    frontEnd.press("tab")
    #expect(frontEnd.lines[22].isEmpty)
  }

  @Test(
    "Escape goes back, closes a sheet or cover at its root, and cancels an alert or a screen with nowhere to go back to"
  )
  func escape() {
    let modal = Page.ID("modal 0")
    var deep = Samples.presenting(.sheet, Samples.menu)
    deep.modals[0].depth = 1
    let welcome = Samples.scene(modal, Samples.question)
    for (scene, intent) in [
      (Samples.form(), SceneIntent.back(Samples.formPage)), (Samples.presenting(.sheet, Samples.menu), .close(modal)),
      (Samples.presenting(.cover, Samples.menu), .close(modal)), (deep, .back(modal)),
      (Samples.presenting(.alert, Samples.question), .activate(modal, action: "Stay")),
      (welcome, .activate(modal, action: "Stay")),
    ] {
      let (frontEnd, app) = show(scene)
      frontEnd.press("escape")
      #expect(app.sent == [intent])
    }
    let (frontEnd, app) = show(Samples.list())
    frontEnd.press("escape", "left")
    #expect(app.sent.isEmpty, "there is nowhere to go back to")
  }

  @Test("Down from the last field moves to the toolbar and stays there, and Up leaves the toolbar")
  func toolbar() {
    let (frontEnd, _) = show(Samples.form(reason: nil))
    frontEnd.press("down", "down", "down", "down")
    #expect(frontEnd.focus == .action("Next"))
    frontEnd.press("tab", "up")
    #expect(frontEnd.focus == .field("Password"))
  }

  @Test("The arrow keys move between two lists, and g and G to the ends of the page")
  func lists() {
    let page = Page.ID("menu")
    func list(_ id: String, _ rows: [String]) -> Element<SceneIntent> {
      .list(RowList(id: id, rows.map { Row(id: $0, title: $0) }) { .select(page, list: id, row: $0) })
    }
    let screen = Screen(
      "Menu", actions: [Samples.action("Done", on: page)],
      elements: [list("order", ["Newest", "Oldest"]), .divider, list("more", ["Filter", "About"])])
    let (frontEnd, app) = show(Samples.scene(page, screen))
    frontEnd.press("down", "down", "down", "enter", "up", "up", "enter", "down", "down", "enter")
    #expect(
      app.sent == [
        .select(page, list: "more", row: "About"), .select(page, list: "order", row: "Oldest"),
        .select(page, list: "more", row: "About"),
      ])
    frontEnd.press("g", "enter", "G", "enter")
    #expect(
      app.sent.suffix(2) == [
        .select(page, list: "order", row: "Newest"), .select(page, list: "more", row: "About"),
      ])
  }

  @Test("Selecting the visible tab at its root scrolls up and selects the first row")
  func scrollUp() {
    let (frontEnd, app) = show(Samples.list(30))
    let before = frontEnd.frame()
    frontEnd.press("end")
    #expect(frontEnd.frame() != before)
    frontEnd.press("1")
    #expect(app.sent == [.tab("posts")])
    #expect(frontEnd.frame() == before)
  }

  @Test("In a window that is too small, no input acts but quitting, suspending and redrawing")
  func tooSmall() {
    for scene in [Samples.list(), Samples.form(reason: nil), Samples.presenting(.alert, Samples.question)] {
      let (frontEnd, app) = show(scene)
      _ = frontEnd.frame()
      frontEnd.size = Size(columns: 29, rows: 7)
      let before = frontEnd.state
      for binding in KeyTable.bindings where ![.quit, .suspend, .redraw].contains(binding.command) {
        for key in binding.keys { #expect(frontEnd.press(key.name) == .none) }
      }
      for input: Input in [.paste("x"), .text("jx"), .mouse(Mouse(kind: .click, point: Point(column: 5, row: 3)))] {
        #expect(frontEnd.handle(input) == .none)
      }
      #expect(app.sent.isEmpty)
      #expect(frontEnd.state.pages == before.pages && frontEnd.state.panels == before.panels)
      #expect(frontEnd.state.messages.refusal == "The window is too small")
      #expect(frontEnd.press("ctrl-z") == .suspend)
      #expect(frontEnd.press("ctrl-l") == .redraw)
      #expect(frontEnd.press("ctrl-c") == .quit)
    }
    #expect(show(Samples.list(), 20, 5).0.handle(.text("q")) == .quit)
  }

  @Test("Digits select tabs, Ctrl-Page-Down cycles through them, and in a field every shortcut is text")
  func tabs() {
    let (frontEnd, app) = show(Samples.list())
    frontEnd.press("2", "9")
    #expect(frontEnd.state.messages.toast == "There is no tab 9")
    frontEnd.press("ctrl-page-down", "ctrl-page-up")
    #expect(app.sent == [.tab("account"), .tab("account"), .tab("account")])
    var form = Samples.form()
    form.root.tabs = Samples.tabs
    let (other, typing) = show(form)
    let letters = ["2", "q", "?", ":", "j", "/", "i", "y", "u", "U", "e"]
    other.press(letters)
    #expect(typing.sent.last == .edit(Samples.formPage, field: "Email", text: letters.joined()))
    other.press("ctrl-page-down")
    #expect(typing.sent.last == .tab("account"))
  }

  @Test("A refused edit doesn't move the caret")
  func refusedEdit() {
    let (frontEnd, app) = show(Samples.form(email: "ab"))
    app.refusals = [(.edit(Samples.formPage, field: "Email", text: "aXb"), "no")]
    frontEnd.press("left", "X")
    #expect(frontEnd.state[Samples.formPage].carets["Email"] == 1)
  }

  @Test("A secret is edited at its end, and no frame or description contains it")
  func secret() {
    let (frontEnd, app) = show(Samples.form(secret: 2))
    frontEnd.press("tab", "Z", "backspace", "ctrl-u", "left")
    let page = Samples.formPage
    #expect(
      app.sent == [
        .editSecret(page, field: "Password", .append("Z")), .editSecret(page, field: "Password", .deleteLast),
        .editSecret(page, field: "Password", .clear),
      ])
    #expect(!frontEnd.text.contains("Z"))
    #expect(!"\(app.sent)".contains("Z"))
  }

  @Test("Long text scrolls sideways, so that the caret stays in the box")
  func sideways() {
    let text = String(repeating: "日本語abc", count: 20)
    let (frontEnd, _) = show(Samples.form(email: text))
    for key in ["left", "home", "right", "end", "left"] {
      frontEnd.press(key)
      let caret = frontEnd.frame().caret
      #expect(caret?.row == 3)
      #expect((5..<64).contains(caret?.column ?? 0))
    }
    #expect(frontEnd.lines[3].contains("語abc"))
  }

  @Test("The help names every key of the table and closes with Escape")
  func help() {
    let (frontEnd, app) = show(Samples.list())
    frontEnd.size = Size(columns: 80, rows: 100)
    frontEnd.press("?")
    let shown = frontEnd.text
    for binding in KeyTable.bindings { if let help = binding.help { #expect(shown.contains(help.text)) } }
    frontEnd.press("escape")
    #expect(frontEnd.state.panels.overlay == nil)
    #expect(app.sent.isEmpty)
  }

  @Test("The help is searched by keys and by effects, and Escape ends the search before it closes the help")
  func searchedHelp() {
    let (frontEnd, _) = show(Samples.list())
    frontEnd.press("?", "/", "t", "a", "b")
    #expect(frontEnd.text.contains("Choose a tab") && frontEnd.text.contains("Next control"))
    #expect(!frontEnd.text.contains("To the top"))
    frontEnd.press("x")
    #expect(frontEnd.text.contains("No key does “tabx”."))
    frontEnd.press("escape")
    #expect(frontEnd.text.contains("On this screen"))
    frontEnd.press("escape")
    #expect(frontEnd.state.panels.overlay == nil)
  }

  @Test("A letter in the help finds the keys whose effect has it")
  func foundHelp() {
    let (frontEnd, app) = show(Samples.list())
    frontEnd.press("?", "q", "u", "i", "t")
    #expect(frontEnd.text.contains("Quit, also while typing") && !frontEnd.text.contains("To the top"))
    frontEnd.press("escape", "end", "escape")
    #expect(frontEnd.state.panels.overlay == nil && app.sent.isEmpty)
  }

  @Test("O shows a list in its next order, where the list has one")
  func nextOrder() {
    var scene = Samples.list(3)
    let (plain, plainApp) = show(scene)
    plain.press("O")
    #expect(plainApp.sent.isEmpty && plain.text.contains("“O” does nothing here"))
    let action = Samples.action("Oldest first", on: Samples.listPage)
    scene.root.page.screen.elements = scene.root.page.screen.elements.map { element in
      guard case .list(var list) = element else { return element }
      list.nextOrder = action
      return .list(list)
    }
    let (frontEnd, app) = show(scene, 120)
    #expect(frontEnd.lines.last?.contains("O Oldest first") == true)
    frontEnd.press("O", ":", "o", "l", "d", "enter")
    #expect(app.sent == [action.intent, action.intent], "by its key, and by its name")
    frontEnd.press("i", "tab")
    #expect(frontEnd.page.id == Inspector.page && frontEnd.lines.last?.contains("O Oldest first") == true)
    frontEnd.press("O")
    #expect(app.sent.count == 3, "of the page beside")
  }

  @Test("M shows the last messages of the app and of the front end, the latest first")
  func messages() throws {
    let (frontEnd, app) = show(Samples.form())
    app.scene.toast = "Copied"
    frontEnd.press("enter", "enter", "enter")
    app.scene.toast = nil
    frontEnd.press("M")
    let text = frontEnd.text
    let own = try #require(text.firstRange(of: "Next: Fill in every field")).lowerBound
    let appsOwn = try #require(text.firstRange(of: "Copied")).lowerBound
    #expect(own < appsOwn && text.contains("Messages, the latest first"))
    frontEnd.press("escape")
    #expect(frontEnd.state.panels.overlay == nil)
  }

  @Test("M shows again what the front end has said, but not that a key did nothing")
  func ownMessages() {
    let (frontEnd, _) = show(Samples.list())
    frontEnd.state.messages.show("Copied app://posts")
    frontEnd.press("z", "M")
    #expect(frontEnd.text.contains("Copied app://posts") && !frontEnd.text.contains("does nothing here"))
  }

  @Test("The link bar stays open with the reason for a refused link, which is shown once")
  func linkBar() {
    let (frontEnd, app) = show(Samples.list())
    frontEnd.press(":", "x", "enter")
    #expect(app.opened == ["x"])
    app.scene.toast = "“x” is no link"
    #expect(frontEnd.text.contains("Error: “x” is no link"))
    #expect(frontEnd.text.ranges(of: "“x” is no link").count == 1, "the app's own message would say it twice")
    frontEnd.press("escape")
    #expect(!frontEnd.text.contains("“x” is no link"), "it has been told")
    app.refusals = [(.tab("account"), "“x” is no link")]
    frontEnd.press("2")
    #expect(frontEnd.text.contains("› “x” is no link"), "and is reported when it is new")
  }

  @Test("y copies the link, q and Ctrl-C quit, and in a field only Ctrl-C does")
  func requests() {
    let keys = ["y", "q", "ctrl-c", "ctrl-z"]
    #expect(keys.map { show(Samples.list()).0.press($0) } == [.copy("app://posts"), .quit, .quit, .suspend])
    #expect(keys.map { show(Samples.form()).0.press($0) } == [.none, .none, .quit, .suspend])
  }

  @Test("Only the visible lines of ten thousand rows are drawn")
  func longList() {
    let (frontEnd, _) = show(Samples.list(10_000))
    frontEnd.press("end")
    #expect(frontEnd.text.contains("> Post 10000"))
    var made = 0
    let block = Block(height: 20_000, control: .list("list"), focusLines: 0..<2) { range, _, _ in made += range.count }
    var frame = Frame(size: .standard)
    Content(blocks: [block]).draw(from: 5_000, into: &frame, Rect(column: 0, row: 2, width: 80, height: 20))
    #expect(made == 20)
  }
}
