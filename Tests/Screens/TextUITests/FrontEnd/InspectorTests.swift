import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("Inspector", .tags(.terminal)) struct InspectorTests {
  private func show(_ columns: Int, _ rows: Int = 20, _ scene: Scene = Samples.list()) -> (FrontEnd, FakeApp) {
    let (frontEnd, app) = TextUITests.show(scene, columns, rows)
    app.events = [
      SceneEvent(number: 0, cause: "started", link: "app://log-in", isReachable: false),
      SceneEvent(number: 1, cause: "pushed a screen", link: "app://posts", isReachable: true),
    ]
    return (frontEnd, app)
  }

  @Test("On a wide terminal, the inspector is beside the app, which keeps the focus, and shows what happens at once")
  func beside() {
    let (frontEnd, app) = show(112)
    frontEnd.press("i", "down", "enter")
    #expect(app.sent == [.select(Samples.listPage, list: "list", row: "2")])
    #expect(frontEnd.lines[4].hasSuffix(" │   enter  select row 2"))
    let link = "app://posts/7?then=authors%2F1"
    app.events.append(SceneEvent(number: 2, cause: "chose a tab", link: link, isReachable: true))
    let after = frontEnd.text
    #expect(after.contains("2  chose a tab") && after.contains("app://posts/7?then=authors/1"), "without escapes")
  }

  @Test("Enter on an event undoes to it, and an unreachable event shows the reason", arguments: [80, 120])
  func goBack(columns: Int) {
    let (frontEnd, app) = show(columns)
    frontEnd.press("i")
    if columns == 120 { frontEnd.press("tab") }
    frontEnd.press("enter")
    #expect(frontEnd.text.contains("Inspector") == (columns == 120), "nothing is hidden")
    if columns == 80 { frontEnd.press("i") }
    frontEnd.press("end", "enter")
    #expect(app.undone == [1, 0])
    #expect(app.sent.isEmpty)
    #expect(frontEnd.text.contains("› Step 0 is not kept"))
  }

  @Test(
    "Beside, over and below the app, Escape and the inspector key close the inspector, and the app has the focus again",
    arguments: [Size(columns: 80, rows: 20), Size(columns: 120, rows: 20), Size(columns: 80, rows: 24)],
    ["i", "escape"])
  func close(size: Size, key: String) {
    let (frontEnd, app) = show(size.columns, size.rows)
    let before = frontEnd.frame()
    frontEnd.press("i")
    let isOver = size == Size(columns: 80, rows: 20)
    #expect(frontEnd.text.contains("Inspector") && frontEnd.text.contains("> Post 1") != isOver)
    #expect(frontEnd.lines.last?.contains(isOver ? "esc Close" : "esc Close inspector") == true)
    if size.columns == 120 { frontEnd.press("tab") }
    frontEnd.press(key)
    #expect(frontEnd.frame() == before)
    #expect(app.sent.isEmpty, "it is no layer of the app")
  }

  @Test("Over the app, the inspector closes for an opened link or an alert, and stays for a refusal")
  func uncovers() {
    let (frontEnd, app) = show(80)
    func isCovered() -> Bool { frontEnd.text.contains("Inspector") }
    frontEnd.press("i", ":", "x", "enter", "escape")
    #expect(isCovered())
    frontEnd.press(":", "backspace")
    _ = frontEnd.handle(.text("app://x"))
    frontEnd.press("enter")
    #expect(!isCovered())
    app.onSend = { intent, app in if intent == .quit { app.scene = Samples.presenting(.alert, Samples.question) } }
    frontEnd.press("i", "q")
    #expect(frontEnd.text.contains("Log out?"))
  }

  @Test("The events can be filtered, and new ones are filtered too", arguments: [80, 120])
  func filter(columns: Int) {
    let (frontEnd, app) = show(columns, 24)
    frontEnd.press("i", "tab", "/", "l", "o", "g")
    #expect(frontEnd.text.contains("1 of 2"))
    app.events.append(SceneEvent(number: 2, cause: "went back", link: "app://log-in", isReachable: true))
    #expect(frontEnd.text.contains("2 of 3"))
    frontEnd.press("enter", "enter")
    #expect(app.undone == [2])
  }

  @Test(
    "The inspector shows each step that the app reports for a key, and an outcome beside its call",
    arguments: [80, 120])
  func ways(columns: Int) {
    let (frontEnd, app) = show(columns, 24)
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
      frontEnd.lastWay == """
        enter  select row 1
               PostListViewModel.send(.rowTapped(1))
               router.push(.details(1)) → .done
               + posts/1
        """)
    let frame = frontEnd.text
    #expect(frame.contains("router.push(.details(1)) → .done"))
    #expect(frame.contains("> Post 1") || frame.contains("• Post 1"), "the app is in view")
    if columns == 120 { #expect(frame.contains("+ └ 1  ‹ here")) }
    frontEnd.press("down")
    #expect(frontEnd.lastWay == "down  FrontEnd: down")
    if columns == 120 { #expect(frontEnd.text.contains("+ └"), "what the last action has opened stays marked") }
    for _ in 0..<10 { frontEnd.press("up", "down") }
    #expect(frontEnd.state.panels.inspector.ways.map(\.key) == ["enter", "down"], "the way of the app's key stays")
  }

  @Test("Work stands where it began, in whatever order it ends, and equal work has one line")
  func work() {
    let (frontEnd, app) = show(120, 24)
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
      frontEnd.lastWay == """
        enter  select row 1
               router.push(.details(1)) → .done
               scope.run of post → .success … (2 times)
               scope.run of author → .success
        """)
  }

  @Test("The inspector opens with the way of the last key before it, if one has reached the app", arguments: [80, 120])
  func wayBefore(columns: Int) {
    let (frontEnd, app) = show(columns)
    frontEnd.press("i")
    #expect(frontEnd.text.contains("Press a key to see it."))
    app.onSend = { _, _ in Trace.current?.add("PostListViewModel.send(.rowTapped(1))") }
    frontEnd.press("i", "enter", "down", "i")
    #expect(frontEnd.text.contains("enter  select row 1") && frontEnd.text.contains("PostListViewModel.send"))
    #expect(frontEnd.state.panels.inspector.ways.map(\.key) == ["enter"])
  }

  @Test("The tree stays in its place while more keys follow")
  func treeStays() {
    let (frontEnd, _) = show(120, 40)
    func row() -> Int? { frontEnd.lines.firstIndex { $0.contains("All that is open") } }
    frontEnd.press("i", "enter", "down")
    let before = row()
    #expect(before != nil)
    frontEnd.press("up", "down", "enter", "down")
    #expect(row() == before)
    #expect(frontEnd.lines.contains { $0.contains("The keys before") })
  }

  @Test("What is typed, pasted or clicked is called so, and a key that does nothing has a line too")
  func inputs() {
    let (frontEnd, app) = show(120, 24, Samples.form(reason: nil))
    frontEnd.press("tab", "tab", "i")
    #expect(frontEnd.state.panels.inspector.isOpen)
    frontEnd.press("z")
    #expect(frontEnd.lastWay == "z  FrontEnd: does nothing here")
    frontEnd.press("shift-tab", "shift-tab")
    _ = frontEnd.handle(.text("ada"))
    #expect(frontEnd.lastWay == "text  edit “Email”")
    _ = frontEnd.handle(.paste("@example.com", isCut: false))
    #expect(frontEnd.lastWay == "paste  edit “Email”")
    frontEnd.enterLink("nowhere")
    #expect(frontEnd.lastWay == "script  open a link\n        → .refused: “nowhere” is no link")
    #expect(app.opened == ["nowhere"])
  }

  @Test("It never shows what is typed into a secret field")
  func secret() {
    let (frontEnd, _) = show(120, 24, Samples.form())
    frontEnd.press("tab", "tab", "i", "shift-tab", "z", "q")
    #expect(frontEnd.lastWay == "•  edit “Password”")
    #expect(frontEnd.state.panels.inspector.ways.allSatisfy { !$0.columns.contains("z") && !$0.columns.contains("q") })
  }
}
