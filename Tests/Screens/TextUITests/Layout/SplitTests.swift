import RandomTesting
import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Two panes side by side", .tags(.terminal)) struct SplitTests {
  private static let details = Page.ID("details")

  /// Returns a scene with a list in the sidebar and `depth` pages over it.
  private func scene(over depth: Int = 1, title: String = "Post 2", openRow: String? = "2") -> Scene {
    var scene = Samples.list(
      4, openRow: depth > 0 ? openRow : nil, actions: [Samples.action("Menu", on: Samples.listPage)])
    scene.root.sidebar = scene.root.page
    guard depth > 0 else { return scene }
    let screen = Screen(
      title, actions: [Samples.action("Share", on: Self.details), Samples.action("Save", on: Self.details)],
      elements: [.heading("On modular apps"), .text("A paragraph that says something about them.")])
    scene.root.page = Page(id: Self.details, screen: screen)
    scene.root.depth = depth
    scene.root.backTitle = depth == 1 ? "Posts" : "Author"
    return scene
  }

  @Test(
    "After narrowing and widening the window, the same two pages are visible", .tags(.random),
    arguments: RandomRound.rounds(1))
  func widths(_ round: RandomRound) {
    var random = round.generator
    let (frontEnd, app) = show(scene(), 120, 16)
    let wide = frontEnd.frame()
    let before = app.scene
    for _ in 0..<40 {
      let columns = Int.random(in: 30...240, using: &random)
      frontEnd.size = Size(columns: columns, rows: 16)
      let pages = frontEnd.layout.pages.map(\.id)
      #expect(pages == (columns >= 100 ? [Samples.listPage, Self.details] : [Self.details]))
      #expect(Set(frontEnd.frame().viewports.keys) == Set(pages))
      #expect(frontEnd.text.contains("Posts"), "beside, or as the way back")
      #expect(frontEnd.text.contains("> [ s Share ]"), "the focus stays where it is")
    }
    frontEnd.size = Size(columns: 120, rows: 16)
    #expect(frontEnd.frame() == wide)
    #expect(app.scene == before, "the width concerns the front end only")
    #expect(app.sent.isEmpty)
  }

  @Test("The line between the panes stays while the list loads and is filtered, however long its titles are")
  func line() {
    var loaded = scene(over: 0)
    let row = Row(id: "long", title: String(repeating: "Long title ", count: 9))
    if case .list(var list)? = loaded.root.page.screen.elements.last {
      list.rows.append(row)
      loaded.root.page.screen.elements = [.list(list)]
    }
    loaded.root.sidebar = loaded.root.page
    var loading = loaded
    loading.root.page.screen.elements = [.loading("Loading …")]
    loading.root.sidebar = loading.root.page
    let (frontEnd, app) = show(loading, 100, 16)
    func column() -> Int? { Array(frontEnd.lines[5]).firstIndex(of: "│") }
    #expect(column() == 40)
    app.scene = loaded
    #expect(column() == 40)
    frontEnd.press("/", "2")
    #expect(column() == 40)
  }

  /// Returns the rows of the list with their marks: `>` for the focus, `•` for the open row.
  private func marks(_ frontEnd: FrontEnd) -> [String] {
    frontEnd.lines.compactMap { line in
      line.contains("Post ") && line.contains("›") ? String(line.dropFirst().prefix(8)) : nil
    }
  }

  @Test("The list marks the open row, however it was opened, and its selection follows")
  func openRow() {
    let (frontEnd, app) = show(scene(), 120, 16)
    #expect(marks(frontEnd) == ["  Post 1", "• Post 2", "  Post 3", "  Post 4"])
    app.scene = scene(title: "Post 4", openRow: "4")
    #expect(marks(frontEnd) == ["  Post 1", "  Post 2", "  Post 3", "• Post 4"])
    frontEnd.press("left")
    #expect(marks(frontEnd) == ["  Post 1", "  Post 2", "  Post 3", "> Post 4"])
    frontEnd.press("up", "up")
    #expect(marks(frontEnd) == ["  Post 1", "> Post 2", "  Post 3", "• Post 4"], "what is open stays marked")
    frontEnd.press("right")
    #expect(marks(frontEnd) == ["  Post 1", "  Post 2", "  Post 3", "• Post 4"])
    app.scene = scene(title: "Author", openRow: nil)
    #expect(marks(frontEnd) == ["  Post 1", "  Post 2", "  Post 3", "  Post 4"], "nothing is marked that is not open")
    app.scene = scene(title: "Post 3", openRow: "3")
    _ = frontEnd.frame()
    app.scene = scene(over: 0)
    #expect(marks(frontEnd) == ["  Post 1", "  Post 2", "> Post 3", "  Post 4"], "going back leads to the same row")
  }

  @Test("Opening a row out of view scrolls to it, and an unknown open row is not marked")
  func openRowOutOfSight() {
    let (frontEnd, app) = show(scene(), 120, 16)
    app.scene.root.sidebar = Samples.list(50, openRow: "40").root.page
    #expect(marks(frontEnd).contains("• Post 4"), "Post 40")
    #expect(frontEnd.text.contains("• Post 40"))
    app.scene.root.sidebar = Samples.list(50, openRow: "90").root.page
    #expect(!frontEnd.text.contains("•"))
    app.scene.root.sidebar = Samples.list(95, openRow: "90").root.page
    #expect(frontEnd.text.contains("• Post 90"), "as soon as it is there")
  }

  @Test("In a narrow window, going back after a link selects the row of the link")
  func openRowNarrow() {
    let (frontEnd, app) = show(scene(openRow: "4"), 80, 16)
    _ = frontEnd.frame()
    app.scene = scene(over: 0)
    #expect(marks(frontEnd) == ["  Post 1", "  Post 2", "  Post 3", "> Post 4"])
  }

  @Test("Left and Right move between panes, and Enter opens a row and keeps the focus in the list")
  func keys() {
    let (frontEnd, app) = show(scene(), 120, 16)
    frontEnd.press("left")
    #expect(frontEnd.page.id == Samples.listPage)
    frontEnd.press("down", "enter")
    #expect(app.sent == [.select(Samples.listPage, list: "list", row: "3")])
    #expect(frontEnd.page.id == Samples.listPage)
    frontEnd.press("down", "enter", "right")
    #expect(app.sent.last == .select(Samples.listPage, list: "list", row: "4"))
    #expect(frontEnd.page.id == Self.details)
    #expect(frontEnd.focus == .action("Share"))
    frontEnd.press("right", "left", "left")
    #expect(frontEnd.page.id == Samples.listPage, "through the buttons first")
    #expect(app.sent.count == 2)
  }

  @Test("The actions of both panes have letters, whichever has the focus, and those of the page on top choose first")
  func letters() {
    let (frontEnd, app) = show(scene(), 120, 16)
    for _ in 1...2 {
      #expect(frontEnd.text.contains("[ s Share ]") && frontEnd.text.contains("[ a Save ]"))
      #expect(frontEnd.text.contains("[ m Menu ]"))
      frontEnd.press("s", "m")
      #expect(
        app.sent.suffix(2) == [.activate(Self.details, action: "Share"), .activate(Samples.listPage, action: "Menu")])
      frontEnd.press("left")
    }
    #expect(frontEnd.page.id == Samples.listPage)
  }

  @Test("A list with nothing beside it opens its row and keeps the focus", arguments: ["enter", "right"])
  func first(key: String) {
    let (frontEnd, app) = show(scene(over: 0), 120, 16)
    app.onSend = { _, app in app.scene = scene() }
    frontEnd.press(key)
    #expect(app.sent.count == 1)
    #expect(frontEnd.page.id == Samples.listPage)
  }

  @Test("An opened link takes the focus")
  func link() {
    let (frontEnd, app) = show(scene(), 120, 16)
    frontEnd.press("left", ":")
    _ = frontEnd.handle(.text("app://authors"))
    frontEnd.press("enter")
    #expect(app.opened == ["app://authors"])
    #expect(frontEnd.page.id == Self.details)
  }

  @Test("After the inspector is closed, the same page has the focus", arguments: [120, 180])
  func inspector(columns: Int) {
    let (frontEnd, _) = show(scene(), columns, 16)
    frontEnd.press("left", "i", "i")
    #expect(frontEnd.page.id == Samples.listPage)
  }

  @Test("A layer over the panes takes the focus and returns it when it closes")
  func modal() {
    let (frontEnd, app) = show(scene(), 120, 16)
    frontEnd.press("left")
    app.scene = Samples.presenting(.sheet, Samples.menu, over: scene())
    #expect(frontEnd.layout.pages.map(\.id) == [Page.ID("modal 0")])
    #expect(frontEnd.page.id == Page.ID("modal 0"))
    app.scene = scene()
    #expect(frontEnd.page.id == Samples.listPage)
  }
}
