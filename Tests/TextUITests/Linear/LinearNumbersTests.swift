import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("LinearNumbers", .tags(.terminal))
struct LinearNumbersTests {
  private nonisolated static let page = Page.ID("posts")

  private func scene(_ rows: [String]) -> Scene {
    let list = RowList<SceneIntent>(rows.map { Row(id: $0, title: $0) }) { .select(Self.page, list: "list", row: $0) }
    let reload = Samples.action("Reload", on: Self.page)
    return Samples.scene(
      Self.page, Screen("Posts", actions: [reload], elements: rows.isEmpty ? [.loading("Loading…")] : [.list(list)]))
  }

  @Test("A choice keeps its number while content loads, so that a typed number selects the printed choice")
  func stable() {
    let app = FakeApp(scene([]))
    let frontEnd = LinearFrontEnd(source: app)
    #expect(frontEnd.changes().map(\.text).contains("1  Reload"))
    app.scene = scene(["One", "Two"])
    #expect(frontEnd.changes().map(\.text).contains("2  One"))
    _ = frontEnd.handle("1")
    #expect(app.sent == [.activate(Self.page, action: "Reload")])
    app.scene = scene(["Zero", "One", "Two"])
    #expect(frontEnd.changes().map(\.text).contains("4  Zero"))
    _ = frontEnd.handle("2")
    #expect(app.sent.last == .select(Self.page, list: "list", row: "One"))
  }

  @Test("The number of a removed choice is refused, and printing the page again numbers from 1")
  func gone() {
    let app = FakeApp(scene(["One", "Two"]))
    let frontEnd = LinearFrontEnd(source: app)
    _ = frontEnd.changes()
    app.scene = scene(["Two"])
    _ = frontEnd.changes()
    #expect(frontEnd.handle("1").map(\.text) == ["Number 1 is no longer here"])
    #expect(app.sent.isEmpty)
    _ = frontEnd.handle("")
    #expect(frontEnd.changes().map(\.text).contains("1  Two"))
  }

  @Test("A multiline field reads lines until an empty one")
  func lines() {
    let field = Field<SceneIntent>("Text", text: "", isMultiline: true) { .edit(Self.page, field: "Text", text: $0) }
    let app = FakeApp(Samples.scene(Self.page, Screen("New post", elements: [.field(field)])))
    let frontEnd = LinearFrontEnd(source: app)
    _ = frontEnd.changes()
    for line in ["1", "first", "second", ""] { _ = frontEnd.handle(line) }
    #expect(app.sent == [.edit(Self.page, field: "Text", text: "first\nsecond")])
    #expect(frontEnd.prompt == "> ")
  }
}
