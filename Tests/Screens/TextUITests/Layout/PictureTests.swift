import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Frames of screens", .tags(.terminal)) struct PictureTests {
  @Test("Sheets below those of which an edge is visible don't change the picture", arguments: [20, 400])
  func manySheets(count: Int) {
    func picture(_ sheets: Int) -> PlainFrame {
      PlainFrame(
        (0..<sheets).reduce(Samples.list()) { scene, _ in Samples.presenting(.sheet, Samples.menu, over: scene) })
    }
    #expect(picture(count) == picture(19))
    #expect(picture(19) != picture(3))
  }

  @Test("A form shows the error at its field, the length of a secret, and why an action is disabled, also in ASCII")
  func form() {
    #expect(
      picture(Samples.form(email: "日本", error: "Not an email address", secret: 4), 50, 16, isASCII: true) == """
         < Welcome         Who are you?
        --------------------------------------------------
           + Email -------------------------------------+
         > | ? ?                                        |
           +--------------------------------------------+
             Error: Not an email address
           + Password ----------------------------------+
           | ****                                       |
           +--------------------------------------------+


        --------------------------------------------------
           ( Next )    [ Cancel ]
             Next: Fill in every field

         enter Next   esc Back   f1 Help   ctrl-c Quit
        """)
  }

  @Test(
    "A window below 30x8 shows that it is too small",
    arguments: [
      (29, 8),
      (30, 7),
      (1, 1),
    ])
  func tooSmall(_ columns: Int, _ rows: Int) {
    let lines = PlainFrame(Samples.list(), size: Size(columns: columns, rows: rows)).lines
    #expect(lines.count == rows)
    let words = lines.joined(separator: columns == 1 ? "" : " ").split(separator: " ").joined(separator: " ")
    #expect((columns < 16 ? "Too small" : "Window too small (needs 30x8)").hasPrefix(words))
  }

  @Test("In the smallest window, the link bar fills the window and shows the typed text and the reason")
  func smallestLinkBar() {
    #expect(
      picture(Samples.list(), 30, 8, ":", "x", "enter") == """
                Link or action
           ┌ Link ──────────────────┐
         > │ x                      │
           └────────────────────────┘
             Error: “x” is no link
           [ Open ]    [ Cancel ]

         enter Open   ctrl-c Quit
        """)
  }

  @Test("In a low window an alert has no blank lines")
  func lowQuestion() {
    #expect(
      picture(Samples.presenting(.alert, Samples.question), 32, 8) == """
         ╭───────── Log out? ─────────╮
         │   Your draft is kept on    │
         │   this computer.           │
         │   [ o Log out ]            │
         │ > [ s Stay ]               │
         ╰────────────────────────────╯

         enter Choose   ? Help   q Quit
        """)
  }

  @Test("A sheet over a sheet leaves the edge of the first one visible")
  func nested() {
    let scene = Samples.presenting(.sheet, Samples.menu, over: Samples.presenting(.sheet, Samples.menu))
    #expect(
      PlainFrame(scene, size: Size(columns: 50, rows: 18)).lines[8...15].joined(separator: "\n") == """
           by author 3

        ╭───────────────────── Menu ─────────────────────╮
        ╭───────────────────── Menu ─────────────────────╮
        │ > Only mine                               [x]  │
        │   Oldest first                            [ ]  │
        │   About                                     ›  │
        ╰────────────────────────────────────────────────╯
        """)
  }

  @Test("A sheet over a cover shows the cover, and nothing under it")
  func sheetOverCover() {
    let cover = Samples.presenting(.cover, Samples.formScreen("", nil, 0, nil))
    let lines = PlainFrame(Samples.presenting(.sheet, Samples.menu, over: cover)).lines
    #expect(lines[0].contains("Who are you?"))
    #expect(!lines.joined().contains("Posts"))
  }

  @Test("In a wide window the content is a centered column, and a form is as wide as its fields")
  func wide() {
    let list = PlainFrame(Samples.list(), size: Size(columns: 200, rows: 60)).lines
    #expect(list.contains(String(repeating: " ", count: 52) + "> Post 1" + String(repeating: " ", count: 86) + "›"))
    let form = PlainFrame(Samples.form(), size: Size(columns: 160, rows: 45)).lines
    #expect(form.contains { $0.hasPrefix(String(repeating: " ", count: 49) + "┌ Email ─") })
    #expect(form.contains { $0.hasPrefix(String(repeating: " ", count: 49) + "( Next )") })
  }

  @Test("A toast takes as many lines as it needs above the footer, and one of the front end replaces the app's")
  func toast() {
    var scene = Samples.list()
    scene.toast = "The settings could not be read and begin empty. The posts could not be read and begin empty."
    #expect(
      PlainFrame(scene, size: Size(columns: 40, rows: 12)).lines[8...10] == [
        " › The settings could not be read and", "   begin empty. The posts could not be", "   read and begin empty.",
      ])
    var state = FrontEndState()
    state.messages.show("Not now")
    #expect(PlainFrame(Frame(scene, size: .standard, state: state)).lines[22] == " › Not now")
  }

  @Test("A toolbar that is too long wraps, and in a low window it is one line with the focused action")
  func toolbar() {
    let scene = Samples.list(actions: (1...5).map { Samples.action("Action \($0)", on: Samples.listPage) })
    #expect(
      PlainFrame(scene, size: Size(columns: 40, rows: 24)).lines[18...21] == [
        "   [ a Action 1 ]    [ c Action 2 ]", "   [ t Action 3 ]    [ o Action 4 ]", "   [ n Action 5 ]", "",
      ])
    let low = Size(columns: 30, rows: 8)
    #expect(PlainFrame(scene, size: low).lines[5] == "   [ a Action 1 ] …")
    var state = FrontEndState()
    state[Samples.listPage].focused = .action("Action 4")
    #expect(PlainFrame(Frame(scene, size: low, state: state)).lines[5] == " > [ o Action 4 ] …")
  }

  @Test("Scrolling content says where it is: the selected row of a list, otherwise how far down")
  func position() {
    var state = FrontEndState()
    let list = Samples.list(50, actions: [Samples.action("Menu", on: Samples.listPage)])
    if let rows = list.root.page.screen.list("list") { state[Samples.listPage].selections.select(6, in: rows) }
    #expect(PlainFrame(Frame(list, size: .standard, state: state)).lines[19].hasSuffix("─ 7 of 50 ─ ↓ more ─"))
    state[Samples.listPage].focused = .action("Menu")
    #expect(PlainFrame(Frame(list, size: .standard, state: state)).lines[19].hasSuffix("─ 7 of 50 ─ ↓ more ─"))

    let text = Screen<SceneIntent>("Text", elements: [.text((1...60).map { "Line \($0)" }.joined(separator: "\n"))])
    let page = Samples.scene(Samples.formPage, text)
    #expect(PlainFrame(page).lines[21].hasSuffix("─ 31% ─ ↓ more ─"))
    state[Samples.formPage].keep(Viewport(top: 60, height: 0, total: 0))
    let end = PlainFrame(Frame(page, size: .standard, state: state)).lines[21]
    #expect(end.hasSuffix("─ 100% ─"))
    #expect(PlainFrame(Samples.presenting(.sheet, text)).lines[21].hasSuffix("─ ↓ more ─╯"))
  }

  @Test("A sheet shows its tabs, and the way back in its upper edge")
  func sheetWithTabs() {
    var scene = Samples.presenting(.sheet, Samples.menu)
    scene.modals[0].tabs = Samples.tabs
    scene.modals[0].backTitle = "Start"
    let lines = PlainFrame(scene).lines
    let edge = lines.firstIndex { $0.contains("╭") } ?? 0
    #expect(lines[edge].hasPrefix("╭─ ‹ Start ──") && lines[edge].contains("─ Menu ─"))
    #expect(lines[edge + 1].hasPrefix("│ [1 Posts]  2 Account"))
    #expect(lines[edge + 2].hasPrefix("│ > Only mine"))
  }

  @Test("The reason of the focused disabled action is shown, or else that of the primary action")
  func reasons() {
    let page = Samples.listPage
    let screen = Screen<SceneIntent>(
      "Reasons",
      actions: [
        Samples.action("Save", on: page, role: .primary, disabledReason: "nothing has changed"),
        Samples.action("Undo", on: page, disabledReason: "nothing to undo"),
      ], elements: [])
    let scene = Samples.scene(page, screen)
    #expect(PlainFrame(scene).description.contains("Save: nothing has changed"))
    var state = FrontEndState()
    state[page].focused = .action("Undo")
    let text = PlainFrame(Frame(scene, size: .standard, state: state)).description
    #expect(text.contains("Undo: nothing to undo"))
    #expect(text.contains("> ( n Undo )"))
  }

  @Test("Every row has two lines if one of the first rows has a subtitle, and no part of a row is lost")
  func rowHeight() {
    func lines(_ rows: [Row]) -> [String] {
      let screen = Screen<SceneIntent>("List", elements: [.list(RowList(rows) { _ in nil })])
      return Array(PlainFrame(Samples.scene(Page.ID("list"), screen), size: Size(columns: 30, rows: 14)).lines[2..<6])
    }
    let short = Row(id: "1", title: "One", accessory: .none)
    let long = Row(id: "2", title: "Two", subtitle: "more of it", accessory: .none)
    #expect(lines([short, long]) == [" > One", "", "   Two", "   more of it"])
    #expect(lines([long, short]) == [" > Two", "   more of it", "   One", ""])
  }

  @Test("The bar shows the names on the way, shortened from the left, and not the title of the page again")
  func way() {
    func bar(_ breadcrumbs: [String], title: String = "Post", columns: Int) -> String {
      var scene = Samples.scene(Page.ID("post"), Screen(title, elements: []))
      (scene.root.depth, scene.root.backTitle, scene.root.breadcrumbs) = (3, "Author", breadcrumbs)
      return PlainFrame(scene, size: Size(columns: columns, rows: 10)).lines[0]
    }
    let way = ["Posts", "70", "Ingrid", "9"]
    #expect(bar(way, columns: 80) == " ‹ Posts › 70 › Ingrid › 9            Post")
    #expect(bar(way, columns: 56) == " ‹ … › 70 › Ingrid › 9    Post")
    #expect(bar(way, columns: 44) == " ‹ … › Ingrid › 9   Post")
    #expect(bar(["Posts", "An author with a long name"], columns: 40) == " ‹ … › An autho…  Post")
    #expect(bar(["Menu", "About"], title: "About", columns: 60) == " ‹ Menu                    About")
  }
}
