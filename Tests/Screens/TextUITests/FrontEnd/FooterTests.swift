import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Footer and letters of actions", .tags(.terminal)) struct FooterTests {
  private func footer(_ scene: Scene, _ columns: Int, _ key: String) -> Substring {
    picture(scene, columns, 20, key).split(separator: "\n").last ?? ""
  }

  @Test(
    "A narrower window names fewer keys, and drops the least useful first",
    arguments: [
      (120, " enter Open   tab Buttons   1-2 Tabs   / Find   i Inspect   : Link   ? Help   q Quit"),
      (80, " enter Open  tab Buttons  1-2 Tabs  / Find  i Inspect  : Link  ? Help  q Quit"),
      (60, " enter Open  tab Buttons  / Find  i Inspect  ? Help  q Quit"),
      (30, " enter Open   ? Help   q Quit"),
    ])
  func narrow(columns: Int, expected: String) {
    let actions = [Samples.action("Menu", on: Samples.listPage)]
    #expect(footer(Samples.list(20, actions: actions), columns, "home") == expected)
  }

  @Test("The footer names the effect of Enter on the selected row, and in the last field of a form")
  func enter() {
    #expect(footer(Samples.presenting(.sheet, Samples.menu), 80, "home").hasPrefix(" enter Choose "))
    #expect(footer(Samples.presenting(.sheet, Samples.menu), 80, "end").hasPrefix(" enter Open "))
    var form = Samples.formScreen("", nil, 0, nil)
    form.actions[0].label = "Sign up"
    #expect(footer(Samples.scene(Samples.formPage, form), 80, "tab").hasPrefix(" enter Sign up "))
  }

  @Test("No key is named twice, also while the inspector has the keys of a page that goes back")
  func once() {
    var scene = Samples.list(20)
    scene.root.depth = 1
    scene.root.backTitle = "Start"
    let (frontEnd, _) = show(scene, 140, 30)
    frontEnd.press("i", "tab")
    let footer = frontEnd.lines.last ?? ""
    #expect(footer.contains(" esc Close "))
    #expect(footer.ranges(of: " esc ").count == 1, "\(footer)")
  }

  @Test("Each name of a key in the help and the footer is its name in scripts, and so is the long name of Escape")
  func names() {
    for binding in KeyTable.bindings {
      let names = binding.shownKeys.text.split(separator: " ").map(String.init)
      let unknown = names.filter { name in Key(name: name).map(binding.keys.contains) != true }
      #expect(unknown.isEmpty || unknown == ["1-9"], "\(binding.command)")
    }
    #expect(["esc", "escape"].map { Key(name: $0) } == [.escape, .escape] && Key.escape.name == "esc")
  }

  @Test("The help opens while typing, and closing it keeps the typed text")
  func helpInField() {
    let (frontEnd, _) = show(Samples.form(email: "ada"))
    let before = frontEnd.frame()
    frontEnd.press("f1")
    #expect(frontEnd.text.contains("Keys"))
    frontEnd.press("escape")
    #expect(frontEnd.frame() == before)
  }

  /// Returns the toolbar of a list with actions, as it is drawn.
  private func toolbar(_ labels: String..., keys: String...) -> String {
    let (frontEnd, _) = show(Samples.list(actions: labels.map { Samples.action($0, on: Samples.listPage) }))
    frontEnd.press(keys)
    return frontEnd.lines[20].split(separator: " ").joined(separator: " ")
  }

  @Test("An action has the first letter of a word, or else another one, that no other key has")
  func letters() {
    #expect(toolbar("Write", "Menu", "Reload") == "[ w Write ] [ m Menu ] [ r Reload ]")
    #expect(toolbar("Start", "Share", "Sort") == "[ s Start ] [ a Share ] [ o Sort ]")
    #expect(toolbar("Log out", "Keep writing", "Quit") == "[ o Log out ] [ w Keep writing ] [ t Quit ]")
    #expect(
      toolbar("Kind", "Next") == "[ d Kind ] [ n Next ]", "the first letter of a word goes before")
    #expect(toolbar("1", "Öl") == "[ 1 ] [ Öl ]", "a digit chooses a tab, l moves, and ö is on few keyboards")
  }

  @Test("A letter chooses its action from anywhere on the page, or says why the action is disabled")
  func choosing() {
    let page = Samples.listPage
    let (frontEnd, app) = show(
      Samples.list(actions: [
        Samples.action("Menu", on: page),
        Samples.action("Reload", on: page, disabledReason: "it loads already"),
      ]))
    frontEnd.press("m", "down", "m")
    #expect(app.sent == [.activate(page, action: "Menu"), .activate(page, action: "Menu")])
    frontEnd.press("r")
    #expect(frontEnd.state.messages.refusal == "Reload: it loads already")
    frontEnd.press("?")
    let help = frontEnd.text
    #expect(help.contains("m      Menu") && help.contains("r      Reload"))
  }

  @Test("The letter that has opened a question doesn't choose the destructive answer to it")
  func question() {
    let page = Samples.listPage
    let (frontEnd, app) = show(Samples.list(actions: [Samples.action("Log out", on: page)]))
    let question = Page.ID("question")
    let answers = [
      Samples.action("Log out", on: question, role: .destructive),
      Samples.action("Cancel", on: question, role: .cancel),
    ]
    app.onSend = { intent, app in
      guard intent == .activate(page, action: "Log out") else { return }
      let screen = Screen<SceneIntent>("Log out?", actions: answers, elements: [])
      app.scene.modals = [Layer(style: .alert, page: Page(id: question, screen: screen))]
    }
    frontEnd.press("o", "o")
    #expect(app.sent == [.activate(page, action: "Log out")])
    #expect(frontEnd.text.contains("[ t Log out ]") && frontEnd.text.contains("[ c Cancel ]"))
    frontEnd.press("t")
    #expect(app.sent.last == .activate(question, action: "Log out"))
  }

  @Test("While a filter or a field is typed, letters are text, and no button has one")
  func typing() {
    #expect(toolbar("Menu", keys: "/", "m") == "[ Menu ]")
    var form = Samples.form(reason: nil)
    form.root.page.screen.actions[1].role = .cancel
    #expect(picture(form, 80, 24, "tab").contains("  [ Next ]    [ Cancel ]"))
    #expect(picture(form, 80, 24, "tab", "tab").contains("> [ n Next ]    [ c Cancel ]"))
    let (frontEnd, app) = show(form)
    frontEnd.press("tab", "tab", "c")
    #expect(app.sent == [.activate(Samples.formPage, action: "Cancel")])
  }
}
