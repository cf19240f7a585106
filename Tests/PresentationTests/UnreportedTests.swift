import TestTopics
import Testing

@testable import Presentation

@Suite("What the UI has not reported", .tags(.modals, .navigation))
@MainActor
struct UnreportedTests {
  private let window = TestWindow()
  private var presenter: Presenter<TestWindow.Page> { window.presenter }

  /// Simulates that the UI reads and drops what it is asked for, until it is asked again.
  private func drop() {
    _ = (presenter[.sheet], presenter[.cover])
    window.check()
    window.endAlert()
  }

  // MARK: Modals that don't appear

  @Test("A modal that has not appeared is asked for again under another identity, with nothing in between")
  func dropped() throws {
    window.show(modals: [(.sheet, 1)])
    let sheet = try #require(presenter[.sheet])
    window.check()
    #expect(presenter[.sheet] == nil)
    window.endAlert()
    let again = try #require(presenter[.sheet])
    #expect(again.page == 1 && again.id != sheet.id && window.requests.isEmpty)
  }

  @Test("The owner is notified once of a modal that was asked for twice in vain, and the UI is asked again and again")
  func missing() {
    window.show(modals: [(.sheet, 1)])
    drop()
    #expect(window.missing == [])
    drop()
    #expect(window.missing == [1])
    for _ in 0..<3 { drop() }
    #expect(window.missing == [1] && presenter[.sheet] != nil)
    window.show(modals: [(.cover, 2)])
    for _ in 0..<3 { drop() }
    #expect(window.missing == [1, 2])
  }

  @Test("The owner is notified of a modal that waits for a window that never appears")
  func invisible() {
    let window = TestWindow(isVisible: false)
    window.show(modals: [(.sheet, 1)])
    window.show(pushed: [10], modals: [(.sheet, 1)])
    window.check()
    #expect(window.missing == [])
    window.check()
    window.check()
    #expect(window.missing == [1] && window.requests.isEmpty)
  }

  @Test("A modal waits until the scene is active, and is not missing meanwhile")
  func inactive() {
    window.model.isActive = false
    window.show(modals: [(.alert, 1)])
    for _ in 0..<3 { drop() }
    #expect(!presenter.isAlerting && window.missing == [])
    window.model.isActive = true
    #expect(presenter.isAlerting)
  }

  @Test("A modal that the UI has dropped in the background is asked for again when the scene is active")
  func background() throws {
    window.show(modals: [(.sheet, 1)])
    let sheet = try #require(presenter[.sheet])
    window.model.isActive = false
    window.check()
    #expect(presenter[.sheet] === sheet)
    window.model.isActive = true
    window.check()
    window.endAlert()
    #expect(presenter[.sheet] != nil && presenter[.sheet] !== sheet)
  }

  // MARK: Modals that don't close

  @Test("An end that the UI has ignored is asked for again with the same modal")
  func ignoredEnd() throws {
    let sheet = try #require(window.open(.sheet, 1))
    window.show(modals: [])
    #expect(presenter[.sheet] == nil)
    window.check()
    #expect(presenter[.sheet] === sheet)
    window.endAlert()
    #expect(presenter[.sheet] == nil)
  }

  @Test("A modal that begins to close gets its own time to end")
  func youngEnd() throws {
    window.show(modals: [(.sheet, 1)])
    let sheet = try #require(presenter[.sheet])
    window.endTurn()
    sheet.didAppear()
    window.show(modals: [])
    window.check(afterTurn: false)
    #expect(presenter[.sheet] == nil, "this time was that of its appearance")
    window.check()
    #expect(presenter[.sheet] === sheet)
  }

  @Test("A modal that is wanted again before the UI has closed it stays")
  func wantedAgain() throws {
    let sheet = try #require(window.open(.sheet, 1))
    window.show(modals: [])
    window.check()
    window.show(modals: [(.sheet, 1)])
    window.endAlert()
    #expect(presenter[.sheet] === sheet)
    window.show(modals: [(.sheet, 1), (.cover, 2)])
    #expect(sheet.presenter[.cover] != nil, "it presents again")
  }

  @Test("The end of a modal that was reported before the binding is set takes no longer than its animation")
  func earlyEnd() throws {
    let sheet = try #require(window.open(.sheet, 1))
    sheet.didDisappear()
    presenter[.sheet] = nil
    window.show(modals: [(.cover, 2)])
    #expect(presenter[.cover] == nil)
    window.endAlert()
    #expect(presenter[.cover] != nil)
  }

  @Test("The late disappearance of a modal doesn't end the next one")
  func lateDisappearance() throws {
    let sheet = try #require(window.open(.sheet, 1))
    window.show(modals: [(.cover, 2)])
    presenter.didClose(.sheet)
    try #require(presenter[.cover]).didAppear()
    window.show(modals: [(.popover, 3)])
    sheet.didDisappear()
    window.endAlert()
    #expect(presenter[.popover] == nil, "the cover is still on the screen")
    presenter.didClose(.cover)
    #expect(presenter[.popover] != nil)
  }

  @Test("A modal that disappears because another one covers it has not ended")
  func covered() throws {
    let sheet = try #require(window.open(.sheet, 1))
    window.show(modals: [(.sheet, 1), (.cover, 2)])
    let cover = try #require(sheet.presenter[.cover])
    cover.didAppear()
    sheet.didDisappear()
    window.show(modals: [(.alert, 3)])
    window.endAlert()
    #expect(!presenter.isAlerting, "both are still on the screen")
    cover.didDisappear()
    window.endAlert()
    #expect(presenter.isAlerting)
  }

  @Test("A closing modal that comes into sight again has not ended")
  func closingUncovered() throws {
    let sheet = try #require(window.open(.sheet, 1))
    window.show(modals: [(.sheet, 1), (.cover, 2)])
    try #require(sheet.presenter[.cover]).didAppear()
    sheet.didDisappear()
    window.show(modals: [(.sheet, 1)])
    sheet.presenter.didClose(.cover)
    window.show(modals: [(.alert, 3)])
    sheet.didAppear()
    window.endAlert()
    #expect(!presenter.isAlerting, "the sheet is still on the screen")
    window.check()
    #expect(presenter[.sheet] === sheet, "its end is asked for again")
  }

  // MARK: Taps

  @Test("A tap below alerts that should be on the screen asks for the topmost again", arguments: [[1], [0, 1]])
  func lostAlert(_ alerts: [Int]) throws {
    window.show(modals: alerts.map { (.alert, $0) })
    let alert = try #require(presenter.alert)
    #expect(presenter.isAlerting && window.model.tap(on: 100) == .late)
    #expect(presenter.isAlerting, "a double tap")
    window.check()
    #expect(presenter.isAlerting, "the UI may show it")
    #expect(window.model.tap(on: 100) == .late && !presenter.isAlerting)
    window.endAlert()
    #expect(presenter.isAlerting && presenter.alert != alert && presenter.alert?.page.id == 1)
    #expect(window.requests.isEmpty && window.missing.isEmpty)
  }

  @Test("A tap below a modal that was asked for twice in vain closes it")
  func lostModal() {
    window.show(modals: [(.sheet, 1)])
    drop()
    #expect(window.model.tap(on: 100) == .late)
    drop()
    #expect(window.model.tap(on: 100) == .below(1))
  }

  @Test("A tab that the user chooses below a lost alert is refused, and the alert asked for again")
  func tabBelowLostAlert() {
    let window = TestWindow(tabs: 2)
    window.show(modals: [(.alert, 1)])
    #expect(window.presenter.isAlerting)
    window.check()
    window.root.selection = window.root.stacks[1].tag
    #expect(window.requests.isEmpty && window.root.selection.id == "0" && !window.presenter.isAlerting)
  }

  // MARK: Stacks

  @Test("A stack whose top page has not appeared is drawn again, once")
  func unseenPage() throws {
    let stack = try #require(window.root.stacks.first)
    window.show(pushed: [10])
    window.check()
    #expect(stack.redraws == 1)
    window.show(pushed: [10])
    window.check()
    #expect(stack.redraws == 1)
    window.show(pushed: [10, 11])
    window.check()
    #expect(stack.redraws == 2)
  }

  @Test("A page that was pushed meanwhile gets its own time to appear")
  func youngPage() throws {
    let stack = try #require(window.root.stacks.first)
    window.show(pushed: [10])
    window.endTurn()
    window.show(pushed: [10, 11])
    window.check()
    #expect(stack.redraws == 0)
    window.check()
    #expect(stack.redraws == 1)
  }

  @Test("A stack that still shows a removed page is drawn again")
  func strayPage() throws {
    let stack = try #require(window.root.stacks.first)
    window.show(pushed: [10])
    let page = try #require(stack.path.first)
    page.didAppear()
    window.show()
    page.didAppear()
    page.didDisappear()
    window.check()
    #expect(stack.redraws == 0, "it has gone")
    page.didAppear()
    window.check()
    #expect(stack.redraws == 1)
  }

  @Test("The stack of a tab is checked when the tab comes into sight")
  func hiddenTab() throws {
    let window = TestWindow(tabs: 2)
    window.selectTab("1")
    window.show(pushed: [10])
    window.check()
    #expect(window.root.stacks[0].redraws == 0)
    window.selectTab("0")
    window.check()
    #expect(window.root.stacks[0].redraws == 1)
  }

  @Test("A stack is not checked while the scene isn't active or the window isn't visible, but afterwards")
  func inactiveStack() throws {
    let stack = try #require(window.root.stacks.first)
    window.model.isActive = false
    window.show(pushed: [10])
    window.check()
    #expect(stack.redraws == 0)
    window.root.didDisappear()
    window.model.isActive = true
    window.check()
    #expect(stack.redraws == 0)
    window.root.didAppear()
    window.check()
    #expect(stack.redraws == 1)
  }
}
