import TestTopics
import Testing

@testable import RoutingUI

@Suite("One modal at a time", .tags(.modals))
@MainActor
struct PresenterTests {
  private let window = TestWindow()
  private var presenter: Presenter<TestWindow.Page> { window.presenter }

  // MARK: Opening

  @Test("A modal over a modal waits until its presenter is visible")
  func presenterFirst() throws {
    window.show(modals: [(.sheet, 1), (.sheet, 2)])
    let sheet = try #require(presenter[.sheet])
    #expect(sheet.presenter[.sheet] == nil)
    sheet.didAppear()
    #expect(sheet.presenter[.sheet]?.page == 2)
  }

  @Test("The same page in another style is another modal, which waits for the end of the first one")
  func otherStyle() throws {
    let sheet = try #require(window.open(.sheet, 1))
    window.show(modals: [(.cover, 1)])
    #expect(presenter[.sheet] == nil)
    sheet.didDisappear()
    #expect(presenter[.cover] == nil)
    window.endAlert()
    #expect(presenter[.cover]?.page == 1)
  }

  // MARK: Replacing

  @Test("The next modal waits until the previous one has closed")
  func oneModalAtATime() throws {
    let sheet = try #require(window.open(.sheet, 1))
    window.show(modals: [(.cover, 2)])
    #expect(presenter[.sheet] == nil && presenter[.cover] == nil, "the sheet is still on the screen")
    presenter.didClose(.cover)
    #expect(presenter[.cover] == nil, "no cover has closed")
    sheet.didDisappear()
    #expect(presenter[.cover] == nil, "its animation may go on")
    presenter.didClose(.sheet)
    let cover = try #require(presenter[.cover])
    presenter.didClose(.sheet)
    #expect(presenter[.cover] != nil, "a second report changes nothing")
    cover.didAppear()
    window.show(modals: [(.popover, 3)])
    cover.didDisappear()
    #expect(presenter[.popover] == nil, "the reported end was that of the sheet")
  }

  @Test("A late second report of an end doesn't end the next modal early")
  func lateReport() throws {
    let sheet = try #require(window.open(.sheet, 1))
    window.show(modals: [(.sheet, 2)])
    sheet.didDisappear()
    presenter.didClose(.sheet)
    let next = try #require(presenter[.sheet])
    next.didAppear()
    window.show(modals: [(.cover, 3)])
    presenter.didClose(.sheet)
    #expect(presenter[.cover] == nil, "this was the first sheet's second report")
    next.didDisappear()
    #expect(presenter[.cover] != nil)
  }

  @Test("An end that was reported without a disappearance is believed the second time")
  func onlyEnd() throws {
    let sheet = try #require(window.open(.sheet, 1))
    window.show(modals: [(.cover, 2)])
    presenter.didClose(.sheet)
    window.check()
    #expect(presenter[.sheet] === sheet && presenter[.cover] == nil, "the report may be that of the modal before")
    window.endAlert()
    #expect(presenter[.sheet] == nil)
    presenter.didClose(.sheet)
    window.check()
    #expect(presenter[.cover] != nil)
  }

  @Test("A second modal that is taken back before the UI has read it is never shown")
  func unreadSecond() throws {
    let sheet = try #require(window.open(.sheet, 1))
    window.show(modals: [])
    sheet.didDisappear()
    presenter.didClose(.sheet)
    window.show(modals: [(.cover, 2)])
    window.show(modals: [(.popover, 3)])
    #expect(presenter[.popover] != nil && presenter[.cover] == nil)
  }

  @Test("An alert closes before the sheet below it")
  func alertFirst() throws {
    let sheet = try #require(window.open(.sheet, 1))
    window.show(modals: [(.sheet, 1), (.alert, 2)])
    #expect(sheet.presenter.isAlerting)
    window.show(modals: [])
    #expect(!sheet.presenter.isAlerting && presenter[.sheet] === sheet)
    window.endAlert()
    #expect(presenter[.sheet] == nil)
  }

  @Test("While a closing sheet moves away, a late path of the modal above it requests nothing")
  func latePathAbove() throws {
    window.isRefusing = true
    let (_, cover) = try openTwo()
    let stack = try #require(cover.stacks.first)
    stack.path.last?.didAppear()
    presenter[.sheet] = nil
    #expect(window.requests == [.remove(1)], "leaving asks, so both come back")
    stack.path = []
    #expect(window.requests == [.remove(1)])
  }

  @Test("A modal above one whose end the UI has ignored shows what is pushed on it")
  func ignoredEndBelow() throws {
    let (sheet, cover) = try openTwo()
    window.show(modals: [])
    #expect(presenter[.sheet] == nil)
    window.check()
    #expect(presenter[.sheet] === sheet)
    window.show(modals: [(.sheet, 1), (.cover, 2)])
    window.push(21, onModal: 1)
    #expect(sheet.presenter[.cover] === cover && cover.stacks.first?.path.map(\.page.id) == [21])
  }

  /// Opens a sheet with a cover over it, on which a page is pushed.
  private func openTwo() throws -> (sheet: LayerModel<TestWindow.Page>, cover: LayerModel<TestWindow.Page>) {
    let sheet = try #require(window.open(.sheet, 1))
    window.show(modals: [(.sheet, 1), (.cover, 2)])
    window.push(20, onModal: 1)
    let cover = try #require(sheet.presenter[.cover])
    cover.didAppear()
    cover.stacks.first?.root.didAppear()
    return (sheet, cover)
  }

  @Test("A modal that is no longer wanted closes when it has appeared")
  func appearing() throws {
    window.show(modals: [(.sheet, 1)])
    let sheet = try #require(presenter[.sheet])
    window.show(modals: [(.cover, 2)])
    #expect(presenter[.sheet] === sheet)
    sheet.didAppear()
    #expect(presenter[.sheet] == nil && presenter[.cover] == nil)
    sheet.didDisappear()
    presenter.didClose(.sheet)
    #expect(presenter[.cover] != nil)
  }

  @Test("The later steps of a change without animation are not animated either")
  func laterSteps() {
    let sheet = window.open(.sheet, 1)
    window.show(modals: [(.cover, 2)], isAnimated: false)
    sheet?.didDisappear()
    presenter.didClose(.sheet)
    #expect(window.animations.suffix(2) == [false, false])
  }

  // MARK: The user

  @Test("A binding that is set to nil before its modal has appeared belongs to the modal before it")
  func lateNil() {
    window.show(modals: [(.sheet, 1)])
    presenter[.sheet] = nil
    #expect(presenter[.sheet] != nil && window.requests.isEmpty)
    presenter[.sheet]?.didAppear()
    window.check()
    #expect(presenter[.sheet] != nil && window.requests.isEmpty)
  }

  @Test("A modal that the user closes before it is reported is removed when its disappearance is reported")
  func earlyNil() throws {
    window.show(modals: [(.sheet, 1)])
    let sheet = try #require(presenter[.sheet])
    presenter[.sheet] = nil
    sheet.didAppear()
    sheet.didDisappear()
    window.check()
    #expect(window.requests == [.remove(1)] && presenter[.sheet] == nil)
  }

  @Test("A modal that the user closes is removed, and a binding that is set to nil for another style closes nothing")
  func closing() throws {
    let sheet = try #require(window.open(.sheet, 1))
    presenter[.cover] = nil
    presenter[.popover] = nil
    #expect(presenter[.sheet] != nil && window.requests.isEmpty)
    presenter[.sheet] = nil
    #expect(window.requests == [.remove(1)] && presenter[.sheet] == nil)
    sheet.didDisappear()
    #expect(window.requests == [.remove(1)])
  }

  // MARK: Alerts

  @Test("An alert below another modal waits until that modal has closed")
  func alertBelowModal() throws {
    let sheet = try #require(window.open(.sheet, 1))
    window.show(modals: [(.alert, 2), (.sheet, 1)])
    #expect(presenter[.sheet] === sheet && sheet.presenter.alert == nil)
    window.show(modals: [(.alert, 2)])
    sheet.didDisappear()
    presenter.didClose(.sheet)
    #expect(presenter.isAlerting && presenter.alert?.page.id == 2)
  }

  @Test("The top alert of several is shown first, and the next one after it closes")
  func stackedAlerts() {
    window.show(modals: [(.alert, 1), (.alert, 2)])
    #expect(presenter.isAlerting && presenter.alert?.page.id == 2)
    window.show(modals: [(.alert, 1)])
    #expect(!presenter.isAlerting && presenter.alert?.page.id == 2, "the texts of the closing alert stay")
    window.endAlert()
    #expect(presenter.isAlerting && presenter.alert?.page.id == 1)
  }

  @Test("The wait for a closing alert begins after the turn, when the UI draws the end of the alert")
  func waitAfterTurn() {
    window.show(modals: [(.alert, 1)])
    #expect(presenter.isAlerting)
    window.show(modals: [(.sheet, 2)])
    window.endAlert(afterTurn: false)
    #expect(presenter[.sheet] == nil, "the UI still shows the alert")
    window.endAlert()
    #expect(presenter[.sheet] != nil)
  }

  @Test("An alert that closes with an answer is not removed again")
  func answered() {
    window.show(modals: [(.alert, 1)])
    presenter.isAlerting = false
    #expect(window.requests.isEmpty, "the action of the button may still come")
    window.show(modals: [])
    window.endAlert()
    #expect(window.requests.isEmpty)
  }

  @Test("A refused end of an alert shows the alert again, and its removal is requested once")
  func refusedAnswer() {
    window.isRefusing = true
    window.show(modals: [(.alert, 1)])
    presenter.isAlerting = false
    window.endAlert()
    #expect(presenter.isAlerting && window.requests == [.remove(1)])
    window.show(modals: [(.alert, 1), (.alert, 2)])
    window.endAlert()
    #expect(presenter.alert?.page.id == 2 && window.requests == [.remove(1)])
  }

  @Test("A swipe under an alert that came meanwhile removes nothing, and both are shown again")
  func swipeBelowAlert() throws {
    let sheet = try #require(window.open(.sheet, 1))
    window.show(modals: [(.sheet, 1), (.alert, 2)])
    #expect(sheet.presenter.isAlerting, "nobody sees it: UIKit presents nothing on what is being dismissed")
    presenter[.sheet] = nil
    #expect(window.requests.isEmpty && presenter[.sheet] == nil, "the screen is believed first")
    sheet.didDisappear()
    presenter.didClose(.sheet)
    let again = try #require(presenter[.sheet])
    #expect(again !== sheet && again.page == 1)
    again.didAppear()
    #expect(again.presenter.isAlerting && again.presenter.alert?.page.id == 2)
  }
}
