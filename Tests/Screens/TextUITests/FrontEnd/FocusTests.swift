import RandomTesting
import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Focus", .tags(.terminal)) struct FocusTests {
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
    let (frontEnd, app) = show(Samples.form())
    frontEnd.press("tab", "tab")
    let focus = frontEnd.focus
    app.scene = Samples.presenting(.sheet, Samples.menu, over: app.scene)
    #expect(frontEnd.focus == .list("options"))
    app.scene.modals = []
    #expect(frontEnd.focus == focus)
  }

  @Test("A list keeps its selected row when rows change, and its position when that row is removed")
  func selectionFollows() {
    let (frontEnd, _) = show(Samples.list(5))
    frontEnd.press("down", "down")
    let list = RowList<SceneIntent>([Row(id: "new", title: "New")] + (1...5).map { Row(id: "\($0)", title: "\($0)") }) {
      _ in nil
    }
    #expect(frontEnd.state[Samples.listPage].selections.index(in: list) == 3)
    let without = RowList<SceneIntent>([1, 2, 4, 5].map { Row(id: "\($0)", title: "\($0)") }) { _ in nil }
    #expect(frontEnd.state[Samples.listPage].selections.index(in: without) == 2)
  }

  @Test("Returning to a page restores its row and scroll position")
  func comingBack() {
    let (frontEnd, app) = show(Samples.list(50))
    app.hiddenPages = [Samples.listPage]
    frontEnd.press(Array(repeating: "down", count: 30))
    let before = frontEnd.frame()
    app.scene = Samples.form()
    frontEnd.press("tab")
    app.scene = Samples.list(50)
    #expect(frontEnd.frame() == before)
  }

  @Test("The front end state of a page is removed when the page closes")
  func forgotten() {
    let (frontEnd, app) = show(Samples.list(50))
    frontEnd.press("down", "page-down", "/", "4")
    app.scene = Samples.form(email: "ada")
    frontEnd.press("left")
    app.scene = Samples.presenting(.sheet, Samples.menu, over: Samples.form())
    frontEnd.press("down")
    #expect(Set(frontEnd.state.pages.states.keys) == [Samples.formPage, Page.ID("modal 0")])
    app.scene = Samples.list(50)
    frontEnd.press("?", "down", "escape")
    _ = frontEnd.frame()
    #expect(Set(frontEnd.state.pages.states.keys).isSubset(of: [Samples.listPage]))
    #expect(frontEnd.state[Samples.listPage] == PageState())
  }

  @Test("The selected row is always visible", .tags(.random), arguments: RandomRound.rounds(1))
  func inView(_ round: RandomRound) {
    var random = round.generator
    let (frontEnd, _) = show(Samples.list(100), 40, 12)
    let keys = ["down", "down", "up", "page-down", "page-up", "end", "home"]
    for _ in 0..<150 {
      frontEnd.press(keys.randomElement(using: &random) ?? "down")
      let marked = frontEnd.lines.contains { $0.hasPrefix(" > Post") }
      #expect(marked)
    }
  }

  @Test("Text above a list scrolls before the selection moves on")
  func textAboveList() {
    let text = (1...30).map { "Line \($0)" }.joined(separator: "\n")
    let list = RowList<SceneIntent>([Row(id: "a", title: "A"), Row(id: "b", title: "B")]) { _ in nil }
    let scene = Samples.scene(Samples.listPage, Screen("Details", elements: [.text(text), .list(list)]))
    let (frontEnd, _) = show(scene)
    frontEnd.press("down")
    #expect(frontEnd.state[Samples.listPage].selections.index(in: list) == 0)
    #expect(frontEnd.frame().viewports[Samples.listPage]?.top == 1)
    frontEnd.press(Array(repeating: "down", count: 40))
    #expect(frontEnd.text.contains("> B"))
    frontEnd.press(Array(repeating: "up", count: 60))
    #expect(frontEnd.frame().viewports[Samples.listPage]?.top == 0)
  }
}
