import ScreenKit
import Testing

@testable import TextUI

@MainActor
@Suite struct PointingTests {
  private func frontEnd(_ scene: Scene, _ size: Size = Size(columns: 60, rows: 20)) -> (FrontEnd, FakeApp) {
    let app = FakeApp(scene)
    return (FrontEnd(source: app, size: size), app)
  }

  /// Clicks where a text is drawn; on its second character, so that a border beside it doesn't count.
  private func click(_ text: String, _ frontEnd: FrontEnd) throws {
    let lines = PlainFrame(frontEnd.frame()).lines
    let row = try #require(lines.firstIndex { $0.contains(text) }, "“\(text)” is not on the screen")
    let before = try #require(lines[row].firstRange(of: text)).lowerBound
    let column = CleanText(String(lines[row][..<before])).width + 1
    _ = frontEnd.take(.mouse(Mouse(kind: .click, point: Point(column: column, row: row))))
  }

  @Test("A click on a row opens it, on either of its lines")
  func row() throws {
    let (frontEnd, app) = frontEnd(Samples.list())
    try click("Post 2", frontEnd)
    try click("by author 3", frontEnd)
    #expect(
      app.sent == [
        .select(Samples.listPage, list: "list", row: "2"), .select(Samples.listPage, list: "list", row: "3"),
      ])
    #expect(frontEnd.state[Samples.listPage].selections["list"]?.row == "3")
  }

  @Test("A click on a tab, on the way back, on a button does what they say")
  func others() throws {
    let (tabs, app) = frontEnd(Samples.list())
    try click("2 Account", tabs)
    #expect(app.sent == [.tab("account")])
    let (form, typing) = frontEnd(Samples.form(reason: nil))
    try click("‹ Welcome", form)
    try click("[ Cancel ]", form)
    #expect(typing.sent == [.back(Samples.formPage), .activate(Samples.formPage, action: "Cancel")])
  }

  @Test("A click on a field gives it the focus; one on a disabled button tells why nothing happens")
  func form() throws {
    let (frontEnd, app) = frontEnd(Samples.form())
    try click("Password", frontEnd)
    #expect(frontEnd.focus == .field("Password"))
    try click("( Next )", frontEnd)
    #expect(PlainFrame(frontEnd.frame()).description.contains("› Next: Fill in every field"))
    #expect(app.sent.isEmpty)
  }

  @Test("Under a layer there is nothing to click", arguments: [Layer.Style.sheet, .alert])
  func under(style: Layer.Style) throws {
    let (frontEnd, app) = frontEnd(Samples.presenting(style, Samples.menu))
    try click("1 Posts", frontEnd)
    #expect(app.sent.isEmpty)
    try click("Oldest first", frontEnd)
    #expect(app.sent == [.select(Page.ID("modal 0"), list: "options", row: "old")])
  }

  @Test("The wheel scrolls and moves no selection")
  func wheel() {
    let (frontEnd, app) = frontEnd(Samples.list(50))
    let before = frontEnd.frame()
    let point = Point(column: 5, row: 8)
    _ = frontEnd.take(.mouse(Mouse(kind: .wheelDown, point: point)))
    #expect(frontEnd.frame().viewports[Samples.listPage]?.top == 3)
    _ = frontEnd.take(.mouse(Mouse(kind: .wheelUp, point: point)))
    _ = frontEnd.take(.mouse(Mouse(kind: .wheelUp, point: point)))
    #expect(frontEnd.frame().viewports[Samples.listPage]?.top == 0)
    #expect(PlainFrame(frontEnd.frame()) == PlainFrame(before))
    #expect(app.sent.isEmpty)
  }

  @Test("Everything that can be pointed at lies inside the window", arguments: [Size(columns: 30, rows: 8), .standard])
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
