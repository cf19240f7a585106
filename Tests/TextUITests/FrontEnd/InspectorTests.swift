import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Inspector", .tags(.terminal)) struct InspectorTests {
  private func frontEnd(_ columns: Int, _ rows: Int = 20, _ scene: Scene = Samples.list()) -> (FrontEnd, FakeApp) {
    let app = FakeApp(scene)
    app.events = [
      SceneEvent(number: 0, cause: "started", link: "app://log-in", isReachable: false),
      SceneEvent(number: 1, cause: "pushed a screen", link: "app://posts", isReachable: true),
    ]
    return (FrontEnd(source: app, size: Size(columns: columns, rows: rows)), app)
  }

  @Test("On a wide terminal, the inspector is beside the app, which keeps the focus")
  func beside() {
    let (frontEnd, app) = frontEnd(112)
    frontEnd.press("i", "down", "enter")
    #expect(app.sent == [.select(Samples.listPage, list: "list", row: "2")])
    #expect(
      PlainFrame(frontEnd.frame()).description == """
         [1 Posts]  2 Account                                               │
                                       Posts                                │                 Inspector
        ────────────────────────────────────────────────────────────────────┼───────────────────────────────────────────
           Post 1                                                        ›  │   The way of the last key
           by author 1                                                      │   enter  select row 2
         > Post 2                                                        ›  │
           by author 2                                                      │   All that is open
           Post 3                                                        ›  │   root posts  ‹ here
           by author 3                                                      │
                                                                            │   The place as a link
                                                                            │   app://posts
                                                                            │
                                                                            │   What happened, the latest first
                                                                            │   1  pushed a screen                   ›
                                                                            │   app://posts
                                                                            │   0  started
                                                                            │   app://log-in
        ────────────────────────────────────────────────────────────────────┼───────────────────────── 1 of 2 ─ ↓ more ─

         enter Open   esc Close inspector   tab Next control   1-2 Tabs   u Undo   U Redo   : Link   ? Help   q Quit
        """)
  }

  @Test("The inspector updates while the app is used, and names the places of events without escapes")
  func live() {
    let (frontEnd, app) = frontEnd(120)
    frontEnd.press("i")
    let before = frontEnd.frame()
    let link = "app://posts/7?then=authors%2F1%20posts%2F2"
    app.events.append(SceneEvent(number: 2, cause: "chose a tab", link: link, isReachable: true))
    #expect(frontEnd.frame() != before)
    #expect(PlainFrame(frontEnd.frame()).description.contains("2  chose a tab"))
    #expect(PlainFrame(frontEnd.frame()).description.contains("app://posts/7?then=authors/1 posts/2"))
  }

  @Test("Enter on an event undoes to it, and an unreachable event shows the reason", arguments: [80, 120])
  func goBack(columns: Int) {
    let (frontEnd, app) = frontEnd(columns)
    frontEnd.press("i")
    if columns == 120 { frontEnd.press("tab") }
    frontEnd.press("enter")
    #expect(PlainFrame(frontEnd.frame()).description.contains("Inspector") == (columns == 120), "nothing is hidden")
    if columns == 80 { frontEnd.press("i") }
    frontEnd.press("end", "enter")
    #expect(app.undone == [1, 0])
    #expect(app.sent.isEmpty)
    #expect(PlainFrame(frontEnd.frame()).description.contains("› Step 0 is not kept"))
  }

  @Test(
    "Escape and the inspector key close the inspector, and the app gets the focus back", arguments: [80, 120],
    ["i", "escape"])
  func close(columns: Int, key: String) {
    let (frontEnd, app) = frontEnd(columns)
    let before = frontEnd.frame()
    frontEnd.press("i")
    #expect(PlainFrame(frontEnd.frame()).description.contains("Inspector"))
    if columns == 120 { frontEnd.press("tab") }
    frontEnd.press(key)
    #expect(frontEnd.frame() == before)
    #expect(app.sent.isEmpty, "it is no layer of the app")
  }

  @Test("Over the app, the inspector closes for an opened link or an alert, and stays for a refusal")
  func uncovers() {
    let (frontEnd, app) = frontEnd(80)
    func isCovered() -> Bool { PlainFrame(frontEnd.frame()).description.contains("Inspector") }
    frontEnd.press("i", ":", "x", "enter", "escape")
    #expect(isCovered())
    frontEnd.press(":", "backspace")
    for character in "app://x" { _ = frontEnd.handle(.key(.character(character))) }
    frontEnd.press("enter")
    #expect(!isCovered())
    app.onSend = { intent, app in if intent == .quit { app.scene = Samples.presenting(.alert, Samples.question) } }
    frontEnd.press("i", "q")
    #expect(PlainFrame(frontEnd.frame()).description.contains("Log out?"))
  }

  @Test("Beside the app, the inspector stays open over modals, and Escape goes to the app")
  func modal() {
    let (frontEnd, app) = frontEnd(120, 24, Samples.presenting(.sheet, Samples.menu))
    frontEnd.press("i", "escape")
    #expect(app.sent == [.close(Page.ID("modal 0"))])
    #expect(PlainFrame(frontEnd.frame()).description.contains("Inspector"))
  }

  @Test("The events can be filtered, and new ones are filtered too", arguments: [80, 120])
  func filter(columns: Int) {
    let (frontEnd, app) = frontEnd(columns, 24)
    frontEnd.press("i", "tab")
    frontEnd.press("/", "l", "o", "g")
    #expect(PlainFrame(frontEnd.frame()).description.contains("1 of 2"))
    app.events.append(SceneEvent(number: 2, cause: "went back", link: "app://log-in", isReachable: true))
    #expect(PlainFrame(frontEnd.frame()).description.contains("2 of 3"))
    frontEnd.press("enter", "enter")
    #expect(app.undone == [2])
  }

  @Test(
    "The inspector shows each step that the app reports for a key, and an outcome beside its call",
    arguments: [80, 120])
  func ways(columns: Int) {
    let (frontEnd, app) = frontEnd(columns, 24)
    app.onSend = { _, app in
      Trace.current?.add("PostListViewModel.send(.rowTapped(1))")
      Trace.current?.add("router.push(.details(1))", .call)
      Trace.current?.add("+ posts/1", .change)
      Trace.current?.add(".done", .outcome)
      app.tree = "tab (selected)\n  app://posts\n  app://posts/1"
    }
    app.tree = "tab (selected)\n  app://posts"
    frontEnd.press("i", "enter")
    #expect(
      frontEnd.state.ways.last?.columns == """
        enter  select row 1
               PostListViewModel.send(.rowTapped(1))
               router.push(.details(1)) → .done
               + posts/1
        """)
    let frame = PlainFrame(frontEnd.frame()).description
    #expect(frame.contains("router.push(.details(1)) → .done"))
    #expect(frame.contains("> Post 1") || frame.contains("• Post 1"), "the app is in view")
    if columns == 120 { #expect(frame.contains("+ └ 1  ‹ here")) }
    frontEnd.press("down")
    #expect(frontEnd.state.ways.last?.columns == "down  FrontEnd: down")
    #expect(!PlainFrame(frontEnd.frame()).description.contains("+ └"), "the last key has changed nothing")
  }

  @Test("What happens later stays with the key that began it")
  func later() async {
    let (frontEnd, app) = frontEnd(120, 24)
    var work: Task<Void, Never>?
    app.onSend = { _, _ in
      work = work ?? Task { Trace.current?.add("LogInEvent.loggedIn") }
    }
    frontEnd.press("i", "enter", "enter")
    await work?.value
    #expect(
      frontEnd.state.ways.suffix(2).map(\.columns) == [
        "enter  select row 1\n       LogInEvent.loggedIn", "enter  select row 1",
      ])
  }

  @Test("Work stands where it began, in whatever order it ends, and equal work has one line")
  func work() {
    let (frontEnd, app) = frontEnd(120, 24)
    app.onSend = { _, _ in
      let trace = Trace.current
      trace?.add("router.push(.details(1))", .call)
      for (number, name) in ["post", "author", "post"].enumerated() {
        trace?.add("scope.run of \(name)", .work(number))
      }
      trace?.add(".done", .outcome)
      trace?.add(".success", .workOutcome(2))
      trace?.add(".success", .workOutcome(1))
    }
    frontEnd.press("i", "enter")
    #expect(
      frontEnd.state.ways.last?.columns == """
        enter  select row 1
               router.push(.details(1)) → .done
               scope.run of post → .success … (2 times)
               scope.run of author → .success
        """)
  }

  @Test("Without the inspector, the app has no trace to report to")
  func untraced() {
    let (frontEnd, app) = frontEnd(120, 24)
    var isTraced: Bool?
    app.onSend = { _, _ in isTraced = Trace.current != nil }
    frontEnd.press("enter")
    #expect(isTraced == false && frontEnd.state.ways.isEmpty)
  }

  @Test("A refused intent is shown with its reason, once")
  func refusedWay() {
    let (frontEnd, app) = frontEnd(120, 24)
    let intent = SceneIntent.select(Samples.listPage, list: "list", row: "1")
    app.refusals = [(intent, "It is gone")]
    frontEnd.press("i", "enter")
    #expect(frontEnd.state.ways.last?.columns == "enter  select row 1\n       → .refused: It is gone")
    app.onRefused = { _, reason in Trace.current?.add(".refused: \(reason)", .outcome) }
    frontEnd.press("enter")
    #expect(frontEnd.state.ways.last?.columns == "enter  select row 1\n       → .refused: It is gone")
  }

  @Test("The tree stays in its place while more keys follow")
  func treeStays() {
    let (frontEnd, _) = frontEnd(120, 40)
    func row() -> Int? { PlainFrame(frontEnd.frame()).lines.firstIndex { $0.contains("All that is open") } }
    frontEnd.press("i", "down")
    let before = row()
    #expect(before != nil)
    frontEnd.press("down", "up", "down")
    #expect(row() == before)
    #expect(PlainFrame(frontEnd.frame()).lines.contains { $0.contains("The keys before") })
  }

  @Test("What is typed, pasted or clicked is called so, and a key that does nothing has a line too")
  func inputs() {
    let (frontEnd, app) = frontEnd(120, 24, Samples.form(reason: nil))
    frontEnd.press("tab", "tab", "i")
    #expect(frontEnd.state.isInspecting)
    frontEnd.press("z")
    #expect(frontEnd.state.ways.last?.columns == "z  FrontEnd: does nothing here")
    frontEnd.press("shift-tab", "shift-tab")
    _ = frontEnd.handle(.text("ada"))
    #expect(frontEnd.state.ways.last?.columns == "text  edit “Email”")
    _ = frontEnd.handle(.paste("@example.com", isCut: false))
    #expect(frontEnd.state.ways.last?.columns == "paste  edit “Email”")
    frontEnd.enterLink("nowhere")
    #expect(frontEnd.state.ways.last?.columns == "script  open a link\n        → .refused: “nowhere” is no link")
    #expect(app.opened == ["nowhere"])
  }

  @Test("It never shows what is typed into a secret field")
  func secret() {
    let (frontEnd, _) = frontEnd(120, 24, Samples.form())
    frontEnd.press("tab", "tab", "i", "shift-tab")
    for letter in "zq" { _ = frontEnd.handle(.key(.character(letter))) }
    #expect(frontEnd.state.ways.last?.columns == "•  edit “Password”")
    #expect(frontEnd.state.ways.allSatisfy { !$0.columns.contains("z") && !$0.columns.contains("q") })
  }

  @Test("In 80 × 24, the inspector is below the app, Escape closes it, and the footer says so")
  func below() {
    let (frontEnd, _) = frontEnd(80, 24)
    let before = frontEnd.frame()
    frontEnd.press("i")
    let lines = PlainFrame(frontEnd.frame()).lines
    #expect(lines.contains { $0.contains("> Post 1") } && lines.contains { $0.contains("Inspector") })
    #expect(lines.last?.contains("esc Close inspector") == true)
    frontEnd.press("escape")
    #expect(frontEnd.frame() == before)
  }

  @Test("The undo key undoes the last step, and the redo key does it again; a refusal shows why")
  func undo() {
    let (frontEnd, app) = frontEnd(120)
    frontEnd.press("u")
    #expect(app.steps == ["undo"] && frontEnd.refusal == nil)
    frontEnd.press("U")
    #expect(app.steps == ["undo", "redo"])
    #expect(frontEnd.refusal == "There is nothing to redo")
  }

  @Test("In a field, the inspector key types a letter")
  func typing() {
    let (frontEnd, app) = frontEnd(120, 24, Samples.form())
    frontEnd.press("i")
    #expect(app.sent == [.edit(Samples.formPage, field: "Email", text: "i")])
  }
}
