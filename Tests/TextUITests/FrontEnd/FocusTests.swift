import RandomTesting
import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Focus", .tags(.terminal)) struct FocusTests {
  private let scenes: [Scene] = [
    Samples.list(5, actions: [Samples.action("Menu", on: Samples.listPage)]), Samples.form(),
    Samples.presenting(.sheet, Samples.menu), Samples.presenting(.alert, Samples.question),
    Samples.presenting(.cover, Samples.formScreen("", nil, 0, nil)),
  ]

  private func press(_ frontEnd: FrontEnd, _ keys: Key...) {
    for key in keys {
      _ = frontEnd.frame()
      _ = frontEnd.handle(.key(key))
    }
  }

  @Test("Tab visits and marks every control of the topmost layer, one at a time, and Shift-Tab visits them in reverse")
  func reach() {
    for scene in scenes {
      let frontEnd = FrontEnd(source: FakeApp(scene), size: .standard)
      let controls = scene.active.page.screen.controls
      var seen: [Control] = []
      for _ in controls {
        if let focus = frontEnd.focus { seen.append(focus) }
        #expect(PlainFrame(frontEnd.frame()).description.ranges(of: "> ").count == 1)
        press(frontEnd, .tab)
      }
      #expect(Set(seen) == Set(controls))
      #expect(seen.count == controls.count)
      for control in seen.reversed() {
        press(frontEnd, Key(.tab, .shift))
        #expect(frontEnd.focus == control)
      }
    }
  }

  @Test("The first focus is a field or a list, or else the primary action, or else the cancel action")
  func first() {
    #expect(Samples.form().active.page.screen.initialFocus == .field("Email"))
    #expect(
      Samples.list(actions: [Samples.action("New", on: Samples.listPage, role: .primary)]).active.page.screen
        .initialFocus == .list("list"))
    #expect(Samples.question.initialFocus == .action("Stay"))
    let page = Samples.listPage
    let screen = Screen(
      "Hi", actions: [Samples.action("A", on: page), Samples.action("B", on: page, role: .primary)], elements: [])
    #expect(screen.initialFocus == .action("B"))
  }

  @Test("A new layer takes the focus and returns it when it closes")
  func giveBack() {
    let app = FakeApp(Samples.form())
    let frontEnd = FrontEnd(source: app, size: .standard)
    press(frontEnd, .tab, .tab)
    let focus = frontEnd.focus
    app.scene = Samples.presenting(.sheet, Samples.menu, over: app.scene)
    #expect(frontEnd.focus == .list("options"))
    app.scene.modals = []
    #expect(frontEnd.focus == focus)
  }

  @Test("A list keeps its selected row when rows change, and its position when that row is removed")
  func selectionFollows() {
    let app = FakeApp(Samples.list(5))
    let frontEnd = FrontEnd(source: app, size: .standard)
    press(frontEnd, .down, .down)
    let list = RowList<SceneIntent>([Row(id: "new", title: "New")] + (1...5).map { Row(id: "\($0)", title: "\($0)") }) {
      _ in nil
    }
    #expect(frontEnd.state[Samples.listPage].selectedIndex(in: list) == 3)
    let without = RowList<SceneIntent>([1, 2, 4, 5].map { Row(id: "\($0)", title: "\($0)") }) { _ in nil }
    #expect(frontEnd.state[Samples.listPage].selectedIndex(in: without) == 2)
  }

  @Test("Returning to a page restores its row and scroll position")
  func comingBack() {
    let app = FakeApp(Samples.list(50))
    app.hiddenPages = [Samples.listPage]
    let frontEnd = FrontEnd(source: app, size: .standard)
    for _ in 0..<30 { press(frontEnd, .down) }
    let before = frontEnd.frame()
    app.scene = Samples.form()
    press(frontEnd, .tab)
    app.scene = Samples.list(50)
    #expect(frontEnd.frame() == before)
  }

  @Test("The front end state of a page is kept while the page is covered, and removed when it closes")
  func forgotten() {
    let app = FakeApp(Samples.list(50))
    let frontEnd = FrontEnd(source: app, size: .standard)
    press(frontEnd, .down, Key(.pageDown), .character("/"), .character("4"))
    app.hiddenPages = [Samples.listPage]
    app.scene = Samples.form(email: "ada")
    press(frontEnd, .left, .tab)
    #expect(frontEnd.state[Samples.listPage].filter != nil)
    #expect(frontEnd.state[Samples.formPage].carets == ["Email": 2])
    app.hiddenPages = []
    app.scene = Samples.presenting(.sheet, Samples.menu, over: Samples.form())
    press(frontEnd, .down)
    #expect(Set(frontEnd.state.pages.keys) == [Samples.formPage, Page.ID("modal 0")])
    app.scene = Samples.list(50)
    press(frontEnd, .character("?"), .down, .escape)
    _ = frontEnd.frame()
    #expect(Set(frontEnd.state.pages.keys).isSubset(of: [Samples.listPage]))
    #expect(frontEnd.state[Samples.listPage] == PageState())
  }

  @Test("The selected row is always visible", .tags(.random), arguments: RandomRound.rounds(1))
  func inView(_ round: RandomRound) {
    var random = round.generator
    let frontEnd = FrontEnd(source: FakeApp(Samples.list(100)), size: Size(columns: 40, rows: 12))
    let keys: [Key] = [.down, .down, .up, Key(.pageDown), Key(.pageUp), Key(.end), Key(.home)]
    for _ in 0..<150 {
      if let key = keys.randomElement(using: &random) { press(frontEnd, key) }
      let marked = PlainFrame(frontEnd.frame()).lines.contains { $0.hasPrefix(" > Post") }
      #expect(marked)
    }
  }

  @Test("Text above a list scrolls before the selection moves on")
  func textAboveList() {
    let text = (1...30).map { "Line \($0)" }.joined(separator: "\n")
    let list = RowList<SceneIntent>([Row(id: "a", title: "A"), Row(id: "b", title: "B")]) { _ in nil }
    let scene = Samples.scene(Samples.listPage, Screen("Details", elements: [.text(text), .list(list)]))
    let frontEnd = FrontEnd(source: FakeApp(scene), size: .standard)
    #expect(PlainFrame(frontEnd.frame()).description.contains("Line 1"))
    press(frontEnd, .down)
    #expect(frontEnd.state[Samples.listPage].selectedIndex(in: list) == 0)
    #expect(frontEnd.frame().viewports[Samples.listPage]?.top == 1)
    for _ in 0..<40 { press(frontEnd, .down) }
    #expect(PlainFrame(frontEnd.frame()).description.contains("> B"))
    for _ in 0..<60 { press(frontEnd, .up) }
    #expect(frontEnd.frame().viewports[Samples.listPage]?.top == 0)
  }
}
