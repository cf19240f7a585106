import RandomTesting
import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Mouse", .tags(.terminal)) struct PointingTests {
  /// Clicks the second character of a text, so that an adjacent border doesn't matter.
  private func click(_ text: String, _ frontEnd: FrontEnd) throws {
    let lines = frontEnd.lines
    let row = try #require(lines.firstIndex { $0.contains(text) }, "“\(text)” is not on the screen")
    let before = try #require(lines[row].firstRange(of: text)).lowerBound
    frontEnd.point(.click, column: CleanText(String(lines[row][..<before])).width + 1, row: row)
  }

  @Test("A click on either line of a row opens the row")
  func row() throws {
    let (frontEnd, app) = show(Samples.list())
    try click("Post 2", frontEnd)
    try click("by author 3", frontEnd)
    #expect(
      app.sent == [
        .select(Samples.listPage, list: "list", row: "2"), .select(Samples.listPage, list: "list", row: "3"),
      ])
    #expect(frontEnd.text.contains("> Post 3"))
  }

  @Test("A click on a tab, the back control or a button activates it")
  func others() throws {
    let (tabs, app) = show(Samples.list())
    try click("2 Account", tabs)
    #expect(app.sent == [.tab("account")])
    let (form, typing) = show(Samples.form(reason: nil))
    try click("‹ Welcome", form)
    try click("[ Cancel ]", form)
    #expect(typing.sent == [.back(Samples.formPage), .activate(Samples.formPage, action: "Cancel")])
  }

  @Test("A click on a key in the footer does what the key does, and one on the keys of the tabs does nothing")
  func footer() throws {
    let (frontEnd, app) = show(Samples.list())
    try click(": Link", frontEnd)
    #expect(frontEnd.typedLink == "")
    try click("esc Cancel", frontEnd)
    #expect(frontEnd.state.panels.overlay == nil)
    try click("enter Open", frontEnd)
    try click("1-2 Tabs", frontEnd)
    #expect(app.sent == [.select(Samples.listPage, list: "list", row: "1")])
    try click("q Quit", frontEnd)
    #expect(app.sent.last == .quit)
  }

  @Test(
    "A click in text moves the caret before the clicked character, on either column of a wide one",
    .tags(.random), arguments: RandomRound.rounds(1))
  func caret(_ round: RandomRound) {
    var random = round.generator
    let characters = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      "aé日한👩‍👩‍👧🇩🇪".randomElement(using: &random) ?? "a"
    }
    let text = String(characters)
    // The index of the character that is drawn in each column.
    let owners = characters.indices.flatMap { Array(repeating: $0, count: characters[$0].cellWidth) }
    let (frontEnd, app) = show(Samples.form(email: text), 40, 16)
    // The text begins at column 5, after the margin, the focus mark, the border and the padding.
    for column in 0...30 {
      _ = frontEnd.frame()
      frontEnd.point(.click, column: 5 + column, row: 3)
      let caret = owners.indices.contains(column) ? owners[column] : characters.count
      let (before, after) = (String(characters.prefix(caret)), String(characters.dropFirst(caret)))
      #expect(frontEnd.frame().caret == Point(column: 5 + CleanText(before).width, row: 3), "“\(text)” at \(column)")
      frontEnd.press("x")
      #expect(app.sent.last == .edit(Samples.formPage, field: "Email", text: before + "x" + after))
      frontEnd.press("backspace")
    }
  }

  @Test("A click in scrolled text accounts for the hidden part")
  func longText() {
    let text = String((0..<60).map { Character("\($0 % 10)") })
    let (frontEnd, app) = show(Samples.form(email: text), 40, 16)
    #expect(frontEnd.lines[3].hasPrefix(" > │ 9012345"), "29 digits are hidden")
    frontEnd.point(.click, column: 7, row: 3)
    frontEnd.press("x")
    #expect(app.sent == [.edit(Samples.formPage, field: "Email", text: text.prefix(31) + "x" + text.dropFirst(31))])
  }

  @Test("A click on the frame of a field keeps the caret, and a click beside the text moves it to the end")
  func border() {
    let (frontEnd, _) = show(Samples.form(email: "ada"), 40, 16)
    let carets = [(6, 3), (6, 2), (30, 3)].map { column, row in
      _ = frontEnd.frame()
      frontEnd.point(.click, column: column, row: row)
      return frontEnd.frame().caret
    }
    #expect(carets == [6, 6, 8].map { Point(column: $0, row: 3) })
  }

  @Test("A click never moves the caret of a secret from its end")
  func secret() throws {
    let (frontEnd, app) = show(Samples.form(secret: 7), 40, 16)
    try click("•••••••", frontEnd)
    #expect(frontEnd.focus == .field("Password"))
    #expect(frontEnd.frame().caret?.column == 12)
    frontEnd.press("x")
    #expect(app.sent == [.editSecret(Samples.formPage, field: "Password", .append("x"))])
  }

  @Test("A click in the filter moves its caret")
  func filter() throws {
    let (frontEnd, _) = show(Samples.list(20))
    frontEnd.press("/", "p", "o", "s", "t")
    try click("post", frontEnd)
    frontEnd.press("x")
    #expect(frontEnd.state[Samples.listPage].filter?.line.text == "pxost")
  }

  @Test("Nothing below a layer reacts to clicks", arguments: [Layer.Style.sheet, .alert])
  func under(style: Layer.Style) throws {
    let (frontEnd, app) = show(Samples.presenting(style, Samples.menu))
    try click("1 Posts", frontEnd)
    #expect(app.sent.isEmpty)
    try click("Oldest first", frontEnd)
    #expect(app.sent == [.select(Page.ID("modal 0"), list: "options", row: "old")])
  }

  @Test("The wheel scrolls by whole rows and doesn't move the selection")
  func wheel() {
    let (frontEnd, app) = show(Samples.list(50), 60, 20)
    let before = frontEnd.text
    let tops = [Mouse.Kind.wheelDown, .wheelUp, .wheelUp].map { kind in
      frontEnd.point(kind, column: 5, row: 8)
      return frontEnd.frame().viewports[Samples.listPage]?.top
    }
    #expect(tops == [4, 0, 0])
    #expect(frontEnd.text == before)
    #expect(app.sent.isEmpty)
  }

  @Test("Every clickable area is inside the window", arguments: [Size(columns: 30, rows: 8), .standard])
  func inside(size: Size) {
    for scene in [Samples.list(50), Samples.form(), Samples.presenting(.sheet, Samples.menu)] {
      let hits = Frame(scene, size: size, state: FrontEndState()).hits
      #expect(Set(hits.map(\.page)) == [scene.active.page.id], "and on the topmost layer")
      for hit in hits {
        #expect(hit.rect.column >= 0 && hit.rect.column + hit.rect.width <= size.columns)
        #expect(hit.rect.row >= 0 && hit.rect.bottom <= size.rows)
      }
    }
  }
}
