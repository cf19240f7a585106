import Presentation
import ScreenKit
import TestTopics
import Testing

@testable import SceneUI

@Suite("SceneModel", .tags(.navigation, .modals))
@MainActor
struct SceneModelTests {
  let app = FakeApp()

  @Test("A page that the app keeps open although it accepts going back is requested once, and appears again")
  func unchangedBack() {
    app.tabs["a"] = [1, 11]
    let window = FakeWindow(app)
    app.changesNothing = true
    window.stack.path = []
    #expect(app.intents == [.back(FakeApp.id(11))])
    #expect(window.titles == ["Page 1", "Page 11"])
  }

  @Test("Closing a modal asks for confirmation if a modal above it does", .tags(.confirmation))
  func guardedAbove() throws {
    app.modals = [.init(style: .sheet, pages: [31]), .init(style: .sheet, pages: [41])]
    app.guarded = [41]
    let window = FakeWindow(app)
    let sheet = try #require(window.root.presenter[.sheet])
    #expect(window.model.asksBeforeClosing(sheet) && !window.model.asksBeforeClosing(window.root))
  }

  @Test("Going back stops at the page for which the app asks for confirmation", .tags(.confirmation))
  func confirmation() {
    app.tabs["a"] = [1, 11, 21]
    app.guarded = [11]
    let window = FakeWindow(app)
    window.stack.path = []
    window.appear()
    #expect(app.intents == [.back(FakeApp.id(21)), .back(FakeApp.id(11))])
    #expect(window.titles == ["Page 1", "Page 11"])
    #expect(window.root.presenter[isPresented: window.root.presenter.alert])
    #expect(window.root.presenter.alert?.page.title == "Page 99")
  }

  @Test("Closing a modal with an unsaved draft shows the confirmation, and then the modal again", .tags(.confirmation))
  func guardedModal() {
    app.modals = [.init(style: .sheet, pages: [31])]
    app.guarded = [31]
    let window = FakeWindow(app)
    let first = window.root.presenter[.sheet]
    window.root.presenter[.sheet] = nil
    first?.didDisappear()
    window.appear()
    #expect(app.modals.map(\.style) == [.sheet, .alert])
    #expect(window.root.presenter[.sheet] != nil)
    #expect(window.root.presenter[.sheet] !== first)
    #expect(window.root.presenter[.sheet]?.presenter.alert?.page.title == "Page 99")
  }

  @Test("Selecting a tab sends an intent, also for the visible tab", .tags(.tabs))
  func tabs() {
    app.push(11)
    let window = FakeWindow(app)
    window.root.selection = window.root.stacks[1].tag
    window.appear()
    #expect(app.selected == "b")
    #expect(window.titles == ["Page 2"])
    window.root.selection = window.root.stacks[0].tag
    window.appear()
    window.root.selection = window.root.stacks[0].tag
    #expect(app.intents.filter { $0 == .tab("a") }.count == 2)
    #expect(app.tabs["a"] == [1])
    #expect(window.model.tab("b")?.title == "Tab b")
  }

  @Test("The second tap of a double tap is refused")
  func doubleTap() {
    let window = FakeWindow(app)
    let page = window.stack.root
    let next = SceneIntent.activate(FakeApp.id(1), action: "Next")
    #expect(window.model.send(next, from: page.id.page) == .done)
    #expect(window.model.send(next, from: page.id.page) == .refused("The page has been left"))
    #expect(app.intents == [next])
    #expect(window.titles == ["Page 1", "Page 11"])
  }

  @Test("A tap on a page whose modal the user swipes away closes the modal first")
  func tapBelow() {
    app.modals = [.init(style: .sheet, pages: [31])]
    let window = FakeWindow(app)
    let next = SceneIntent.activate(FakeApp.id(1), action: "Next")
    #expect(window.model.send(next, from: window.stack.root.id.page) == .done)
    #expect(app.intents == [.close(FakeApp.id(31)), next])
    #expect(app.tabs["a"] == [1, 11])
  }

  @Test("A tap below a modal that refuses to close has no effect", .tags(.confirmation))
  func tapBelowGuarded() {
    app.modals = [.init(style: .sheet, pages: [31])]
    app.guarded = [31]
    let window = FakeWindow(app)
    let next = SceneIntent.activate(FakeApp.id(1), action: "Next")
    #expect(window.model.send(next, from: window.stack.root.id.page) == .refused("The page is covered"))
    #expect(app.tabs["a"] == [1])
  }

  @Test("A page in the sidebar receives taps while another page is beside it")
  func sidebar() {
    app.showsSidebar = true
    app.push(11)
    let window = FakeWindow(app)
    window.model.send(.select(FakeApp.id(1), list: "list", row: "1"), from: window.stack.root.id.page)
    #expect(app.intents.count == 1)
  }

  @Test("Typed text appears before the next turn", .tags(.screens))
  func typing() {
    let window = FakeWindow(app)
    let page = window.stack.root
    window.model.send(.edit(FakeApp.id(1), field: "Text", text: "Ada"), from: page.id.page)
    #expect(page.page.text(of: "Text") == "Ada")
  }

  @Test("A toast appears over the topmost layer that isn't an alert")
  func toast() {
    app.toast = "Copied"
    app.modals = [.init(style: .sheet, pages: [31]), .init(style: .alert, pages: [51])]
    let window = FakeWindow(app)
    let sheet = window.root.presenter[.sheet]
    #expect(window.model.toast(over: window.root) == nil)
    #expect(sheet.flatMap { window.model.toast(over: $0) } == "Copied")
    window.change { $0.modals = [] }
    #expect(window.model.toast(over: window.root) == "Copied")
    window.change { $0.toast = nil }
    #expect(window.model.toast(over: window.root) == nil)
  }

  @Test("Every change of the app appears without a call")
  func observing() async {
    let window = FakeWindow(app)
    app.push(11)
    while window.titles.count < 2 { await Task.yield() }
    #expect(window.titles == ["Page 1", "Page 11"])
    app.pop()
    while window.titles.count > 1 { await Task.yield() }
    #expect(window.titles == ["Page 1"])
  }

  @Test("A model that is never drawn reads no scene", .tags(.lifetime))
  func unused() {
    let model = SceneModel(app)
    model.refresh()
    #expect(model.toast == nil)
    #expect(model.tab("a") == nil)
  }
}
