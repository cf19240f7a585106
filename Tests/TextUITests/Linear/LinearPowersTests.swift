import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("Filter, sidebar and inspector in LinearFrontEnd", .tags(.terminal))
@MainActor
struct LinearPowersTests {
  private static let details = Page.ID("details")
  private let app: FakeApp
  private let frontEnd: LinearFrontEnd

  init() {
    app = FakeApp(Samples.list(12))
    frontEnd = LinearFrontEnd(source: app)
    _ = frontEnd.changes()
  }

  /// Types lines and returns the printed lines after each.
  private func talk(_ lines: String...) -> String {
    lines.map { line in
      (["> \(line)"] + (frontEnd.handle(line) + frontEnd.changes()).map(\.text)).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Shows a post over the list, as if the app had opened it.
  private func openPost(_ row: String = "2") {
    app.scene.root.sidebar = Samples.list(3, openRow: row).root.page
    app.scene.root.page = Page(
      id: Self.details,
      screen: Screen("Post \(row)", actions: [Samples.action("Share", on: Self.details)], elements: []))
    (app.scene.root.depth, app.scene.root.backTitle) = (1, "Posts")
  }

  @Test("A slash and a text filter the rows and number them again, and a slash alone shows all rows")
  func filter() {
    app.scene = Samples.list(3)
    _ = frontEnd.changes()
    #expect(
      talk("/AUTHOR 2", "1", "/", "/") == """
        > /AUTHOR 2
        Posts, tab 1 of 2, list, 1 row
        1 of 3 rows hold “AUTHOR 2”
        1  Post 2, by author 2
        / all rows, t tabs, ? help
        > 1
        > /
        Posts, tab 1 of 2, list, 3 rows
        1  Post 1, by author 1
        2  Post 2, by author 2
        3  Post 3, by author 3
        t tabs, ? help
        > /
        Nothing is narrowed; “/ada” would do it
        """)
    #expect(app.sent == [.select(Samples.listPage, list: "list", row: "2")])
  }

  @Test("The filter finds text in one piece only, because no marks show which letters match")
  func inOnePiece() {
    #expect(talk("/pst").contains("0 of 12 rows hold “pst”"))
    #expect(talk("/ost 7").contains("1 of 12 rows hold “ost 7”"))
  }

  @Test("The way through several pages is a line below the title")
  func path() {
    openPost()
    app.scene.root.breadcrumbs = ["Posts", "2"]
    #expect(talk("").hasPrefix("> \nPost 2, tab 1 of 2, 1 action\nPath: Posts › 2\n"))
  }

  @Test("New rows are filtered too, and a message says when none matches")
  func changes() {
    _ = talk("/author 13")
    app.scene = Samples.list(13)
    #expect(
      frontEnd.changes().map(\.text) == [
        "Posts, tab 1 of 2, list, 1 row", "1 of 13 rows hold “author 13”", "1  Post 13, by author 13",
      ])
    #expect(
      talk("/none").hasPrefix("> /none\nPosts, tab 1 of 2\n0 of 13 rows hold “none”\nNothing matches"))
    app.scene = Samples.form()
    #expect(talk("/x").hasSuffix("\n? help") == false)
    #expect(talk("/x") == "> /x\nThere is no list to narrow here")
  }

  @Test("The sidebar is printed and used with its own numbers, and marks the open row")
  func beside() {
    openPost()
    _ = frontEnd.changes()
    #expect(
      talk("", "s", "/author 2", "1") == """
        >\u{20}
        Post 2, tab 1 of 2, 1 action
        1  Share
        b back to Posts, s Posts beside, t tabs, ? help
        > s
        Posts, beside Post 2, tab 1 of 2, list, 3 rows
        1  Post 1, by author 1
        2  Post 2, open, by author 2
        3  Post 3, by author 3
        b back to Posts, s Post 2 beside, t tabs, ? help
        > /author 2
        Posts, beside Post 2, tab 1 of 2, list, 1 row
        1 of 3 rows hold “author 2”
        1  Post 2, open, by author 2
        b back to Posts, s Post 2 beside, / all rows, t tabs, ? help
        > 1
        Post 2, tab 1 of 2, 1 action
        1  Share
        b back to Posts, s Posts beside, t tabs, ? help
        """)
    _ = talk("s", "b")
    #expect(app.sent == [.select(Samples.listPage, list: "list", row: "2"), .back(Self.details)])
  }

  @Test("A page that opens meanwhile is printed at once, and a list alone has no page beside it")
  func besideIsLeft() {
    openPost()
    _ = talk("s")
    app.scene = Samples.presenting(.sheet, Samples.menu, over: app.scene)
    #expect(frontEnd.changes().first == "Menu, sheet, list, 3 rows")
    app.scene = Samples.list(12)
    app.scene.root.sidebar = app.scene.root.page
    #expect(frontEnd.changes().first == "Posts, tab 1 of 2, list, 12 rows")
    #expect(talk("s") == "> s\nThere is no page beside this one")
  }

  @Test("The inspector prints the link, every open page and the last steps")
  func inspector() {
    app.events = (0...11).map {
      SceneEvent(number: $0, cause: "chose a tab", link: "app://posts/\($0)", isReachable: $0 != 11)
    }
    let steps = (2...10).reversed().map { "i\($0)  chose a tab, app://posts/\($0)" }
    #expect(
      talk("i") == """
        > i
        The place as a link: app://posts
        All that is open:
        root posts, here
        What happened, the latest first:
        i11  chose a tab, app://posts/11, not available
        \(steps.joined(separator: "\n"))
        10 of 12 steps
        """)
  }

  @Test("Undoing to a step of the inspector prints the restored page in full")
  func undo() {
    app.events = [SceneEvent(number: 0, cause: "started", link: "app://posts", isReachable: true)]
    #expect(talk("i0").hasPrefix("> i0\nPosts, tab 1 of 2, list, 12 rows\n1  Post 1"))
    #expect(talk("i 7") == "> i 7\nStep 7 is not kept")
    #expect(app.undone == [0, 7])
  }
}
