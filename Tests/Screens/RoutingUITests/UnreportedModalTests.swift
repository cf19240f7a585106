import TestTopics
import Testing

@testable import RoutingUI

@Suite("Modals that the UI has not reported", .tags(.modals))
@MainActor
struct UnreportedModalTests {
  private let window = TestWindow()
  private var presenter: Presenter<TestWindow.Page> { window.presenter }

  /// Simulates that the UI reads and drops what it is asked for, until it is asked again.
  private func drop() {
    _ = (presenter[.sheet], presenter[.cover])
    window.check()
    window.endAlert()
  }

  // MARK: Modals that don't appear

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

  @Test("A modal that the UI has dropped in the background is asked for again when the scene is active")
  func background() throws {
    window.show(modals: [(.sheet, 1)])
    let sheet = try #require(presenter[.sheet])
    window.model.sceneDidChange(isActive: false)
    window.check()
    #expect(presenter[.sheet] === sheet)
    window.model.sceneDidChange(isActive: true)
    window.check()
    window.endAlert()
    #expect(presenter[.sheet] != nil && presenter[.sheet] !== sheet)
  }

  // MARK: Modals that don't close

  @Test("What changes restarts the wait for the comparison")
  func restartedWait() throws {
    window.show(modals: [(.sheet, 1)])
    let sheet = try #require(presenter[.sheet])
    window.endTurn()
    sheet.didAppear()
    window.show(modals: [])
    window.endCheck()
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

  @Test("The late disappearance of a modal doesn't end the next one")
  func lateDisappearance() throws {
    let sheet = try #require(window.open(.sheet, 1))
    window.show(modals: [(.cover, 2)])
    for _ in 0..<2 {
      presenter.didClose(.sheet)
      window.check()
      window.endAlert()
    }
    try #require(presenter[.cover]).didAppear()
    window.show(modals: [(.popover, 3)])
    sheet.didDisappear()
    window.endAlert()
    #expect(presenter[.popover] == nil, "the cover is still on the screen")
    for _ in 0..<2 {
      presenter.didClose(.cover)
      window.check()
      window.endAlert()
    }
    #expect(presenter[.popover] != nil)
  }

  @Test("A late second report that a modal has appeared doesn't bring it back")
  func lateAppearance() throws {
    let sheet = try #require(window.open(.popover, 1))
    window.show(modals: [(.sheet, 2)])
    sheet.didDisappear()
    sheet.didAppear()
    window.endAlert()
    #expect(presenter[.popover] == nil && presenter[.sheet]?.page == 2)
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
    let cover = try #require(sheet.presenter[.cover])
    cover.didAppear()
    sheet.didDisappear()
    window.show(modals: [(.sheet, 1)])
    cover.didDisappear()
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
    window.model.reportsAlerts = false
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
    window.model.reportsAlerts = false
    window.show(modals: [(.alert, 1)])
    #expect(window.presenter.isAlerting)
    window.check()
    window.root.selection = window.root.stacks[1].tag
    #expect(window.requests.isEmpty && window.root.selection.id == 100 && !window.presenter.isAlerting)
  }

  // MARK: Alerts

  @Test("An alert whose buttons have not appeared is asked for again, with nothing in between")
  func droppedAlert() throws {
    window.show(modals: [(.alert, 1)])
    let alert = try #require(presenter.alert)
    window.check()
    #expect(!presenter.isAlerting)
    window.endAlert()
    #expect(presenter.isAlerting && presenter.alert != alert && presenter.alert?.page.id == 1)
    presenter.alert?.didAppear()
    for _ in 0..<5 { window.check() }
    #expect(presenter.isAlerting && !window.isComparing && window.requests.isEmpty && window.missing.isEmpty)
  }

  @Test("A UI whose alert is answered although it was never reported is not asked again, but by a tap below")
  func silentAlerts() {
    window.show(modals: [(.alert, 1)])
    #expect(presenter.isAlerting)
    presenter.isAlerting = false
    window.endAlert()
    window.show(modals: [(.alert, 2)])
    #expect(presenter.isAlerting)
    for _ in 0..<5 { window.check() }
    #expect(presenter.isAlerting && !window.isComparing)
    #expect(window.model.tap(on: 100) == .late && !presenter.isAlerting)
  }

  @Test(
    "An answer before the report of an alert proves nothing in a UI that has reported another",
    arguments: [true, false])
  func earlyAnswer(_ isCompared: Bool) {
    window.show(modals: [(.alert, 1)])
    presenter.alert?.didAppear()
    if isCompared { window.check() } else { presenter.isAlerting = false }
    window.show(modals: [])
    window.endAlert()
    window.show(modals: [(.alert, 2)])
    presenter.isAlerting = false
    window.endAlert()
    window.show(modals: [(.alert, 3)])
    #expect(presenter.isAlerting)
    window.check()
    #expect(!presenter.isAlerting, "it is asked for again")
  }

  @Test(
    "An alert that isn't reported is asked for more and more seldom, but once before the first report of any",
    arguments: [(nil, [1]), (true, [1, 3, 6, 11])] as [(Bool?, [Int])])
  func seldom(reports: Bool?, expected: [Int]) {
    window.model.reportsAlerts = reports
    window.show(modals: [(.alert, 1)])
    var asked: [Int] = []
    for time in 1...17 {
      _ = presenter.isAlerting
      window.check(times: 1)
      if !presenter.isAlerting { asked.append(time) }
      window.endAlert()
    }
    // A new request takes a wait of its own.
    #expect(asked == expected)
  }
}
