import TestTopics
import Testing

@testable import Presentation

@Suite("A window on a page of another window", .tags(.modals))
@MainActor
struct NestedWindowTests {
  private let outer = TestWindow()
  private let inner = TestWindow()

  init() { inner.model.nest(in: outer.root) }

  @Test("A modal of the layer around it waits until the window has none")
  func outerWaits() throws {
    inner.show(modals: [(.sheet, 1)])
    try #require(inner.root.sheet).didAppear()
    outer.show(modals: [(.sheet, 2)])
    #expect(outer.root.sheet == nil)
    inner.show()
    #expect(outer.root.sheet == nil, "the other one is still on the screen")
    inner.root.didClose(.sheet)
    #expect(outer.root.sheet != nil)
  }

  @Test("A modal of the window waits until the layer around it has none")
  func innerWaits() throws {
    outer.show(modals: [(.cover, 1)])
    try #require(outer.root.cover).didAppear()
    inner.show(modals: [(.alert, 2)])
    #expect(!inner.root.isAlerting)
    outer.show()
    #expect(!inner.root.isAlerting, "the other one is still on the screen")
    outer.root.didClose(.cover)
    #expect(inner.root.isAlerting)
  }

  @Test("Of two modals in one turn the first one shows, and the other one afterwards")
  func oneTurn() throws {
    outer.show(modals: [(.sheet, 1)])
    inner.show(modals: [(.sheet, 2)])
    #expect(outer.root.sheet != nil && inner.root.sheet == nil)
    try #require(outer.root.sheet).didAppear()
    outer.root.sheet = nil
    outer.root.didClose(.sheet)
    #expect(inner.root.sheet != nil)
  }

  @Test("A window on a page of a modal presents over that modal")
  func insideModal() throws {
    outer.show(modals: [(.sheet, 1)])
    let sheet = try #require(outer.root.sheet)
    sheet.didAppear()
    let page = TestWindow()
    page.model.nest(in: sheet)
    page.show(modals: [(.sheet, 2)])
    #expect(page.root.sheet != nil)
  }

  @Test("A tab around the window can't be chosen while a modal of the window appears")
  func tabsAround() throws {
    let outer = TestWindow(tabs: 2)
    inner.model.nest(in: outer.root)
    inner.show(modals: [(.sheet, 1)])
    outer.root.selection = outer.root.stacks[1].tag
    #expect(outer.requests.isEmpty && outer.root.selection.id == "0")
    outer.endTurn()
    try #require(inner.root.sheet).didAppear()
    outer.root.selection = outer.root.stacks[1].tag
    #expect(outer.requests == [.select(tab: "1")], "the user swipes the sheet away")
  }

  @Test("A tab around the window can't be chosen while a modal of the window waits for another one")
  func tabsAroundWaiting() throws {
    let outer = TestWindow(tabs: 2)
    inner.model.nest(in: outer.root)
    outer.show(modals: [(.sheet, 1)])
    try #require(outer.root.sheet).didAppear()
    outer.show()
    inner.show(modals: [(.sheet, 2)])
    outer.root.selection = outer.root.stacks[1].tag
    #expect(outer.requests.isEmpty && outer.root.selection.id == "0")
  }

  @Test("A window that has gone holds nothing up")
  func gone() throws {
    var page: TestWindow? = TestWindow()
    page?.model.nest(in: outer.root)
    page?.show(modals: [(.sheet, 1)])
    page = nil
    outer.show(modals: [(.sheet, 2)])
    #expect(outer.root.sheet != nil)
  }
}
