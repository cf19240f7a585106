import Links
import TestTopics
import Testing

@testable import RoutingUI

@Suite("WindowModel", .tags(.modals, .navigation, .tabs))
@MainActor
struct WindowModelTests {
  @Test("A path that is set twice in a turn requests one pop")
  func writtenTwice() throws {
    let window = TestWindow()
    window.isRefusing = true
    window.show(pushed: [10])
    let stack = try #require(window.root.stacks.first)
    stack.path.last?.didAppear()
    stack.path = []
    stack.path = []
    #expect(window.requests == [.remove(10)])
  }

  @Test("A tap on a tab that goes back does not scroll to the top too")
  func backByTab() throws {
    let window = TestWindow(tabs: 2)
    window.show(pushed: [10])
    let stack = window.root.stacks[0]
    stack.path.last?.didAppear()
    stack.path = []
    window.root.selection = stack.tag
    #expect(window.requests == [.remove(10)] && stack.scrollsToTop == 0)
  }

  @Test("A tab that the user chooses during the swipe of a sheet closes the sheet and doesn't scroll")
  func tabDuringSwipe() throws {
    let window = TestWindow(tabs: 2)
    _ = try #require(window.open(.sheet, 1))
    window.root.selection = window.stack.tag
    #expect(window.requests == [.select(tab: 100)] && window.stack.scrollsToTop == 0)
  }

  @Test("A tab below two modals can be chosen while the lower one moves away, although the upper one hasn't appeared")
  func tabBelowTwo() throws {
    let window = TestWindow(tabs: 2)
    _ = try #require(window.open(.sheet, 1))
    window.show(modals: [(.sheet, 1), (.cover, 2)])
    window.root.selection = window.root.stacks[1].tag
    #expect(window.requests == [.select(tab: 101)])
  }

  @Test("Two writes of one tap count as one in the turns of an app, and the next tap counts again")
  func liveTurns() async throws {
    var requests: [WindowRequest<Int>] = []
    let content = NavigationSnapshot(tabs: [[TestWindow.Page(id: 100)], [TestWindow.Page(id: 101)]])
    let model = WindowModel(content, pauses: .live) { requests.append($0) }
    let stack = model.root.stacks[0]
    for _ in 0..<2 { model.root.selection = stack.tag }
    #expect(stack.scrollsToTop == 1)
    for _ in 0..<20 { await Task.yield() }
    model.root.selection = stack.tag
    #expect(stack.scrollsToTop == 2 && requests.isEmpty)
  }

  @Test("The wanted tab is selected again when another tab goes, because the user may have just chosen that one")
  func goneTab() {
    let window = TestWindow(tabs: 2)
    let (drawn, chosen) = (window.root.selection, window.root.stacks[1].tag)
    window.replaceTab(1, with: 102)
    window.root.selection = chosen
    #expect(window.requests.isEmpty, "the tab has gone")
    #expect(window.root.selection.id == 100 && window.root.selection != drawn)
  }

  @Test("The meaning of a tap says whether its page is visible, below a closing modal, or left")
  func taps() throws {
    let window = TestWindow()
    #expect(window.model.tap(on: 100) == .visible)
    window.show(modals: [(.sheet, 1)])
    #expect(window.model.tap(on: 100) == .late, "the sheet has not appeared: a double tap")
    window.root.presenter[.sheet]?.didAppear()
    #expect(window.model.tap(on: 100) == .below(1))
    window.show(modals: [(.sheet, 1), (.cover, 2)])
    window.presenter[.sheet]?.presenter[.cover]?.didAppear()
    #expect(window.model.tap(on: 1) == .below(2) && window.model.tap(on: 100) == .below(1))
    window.show(pushed: [10])
    #expect(window.model.tap(on: 100) == .late)
    #expect(window.model.tap(on: 100, isBeside: true) == .visible)
  }

  @Test("An equal path, which a UI writes at will, is no step back: the tap on the tab in its turn scrolls")
  func equalPath() {
    let window = TestWindow(tabs: 2)
    window.stack.path = []
    window.root.selection = window.stack.tag
    #expect(window.stack.scrollsToTop == 1)
  }

  @Test("A late path that is no beginning of the stack requests nothing, and the stack is shown again")
  func noBeginning() {
    let window = TestWindow()
    window.show(pushed: [10, 11])
    for page in window.stack.path { page.didAppear() }
    window.stack.path = [window.stack.path[1]]
    #expect(window.requests.isEmpty && window.stack.path.map(\.page.id) == [10, 11])
  }

  @Test("Going back over pages of which only the upper one was visible removes them all")
  func backOverUnseen() {
    let window = TestWindow()
    window.show(pushed: [10, 11])
    window.stack.path[1].didAppear()
    window.stack.path = []
    #expect(window.requests == [.remove(10)] && window.stack.path.isEmpty)
  }

  @Test("A late path with pages that were drawn again since counts for the new ones")
  func redrawnPath() throws {
    let window = TestWindow()
    window.show(pushed: [10, 11])
    let old = window.stack.path
    window.check()
    #expect(window.stack.redraws > 0 && window.stack.path[0] != old[0])
    window.stack.path[1].didAppear()
    window.stack.path = [old[0]]
    #expect(window.requests == [.remove(11)])
  }

  @Test("A late path for pages that were removed since requests nothing")
  func removedPath() throws {
    let window = TestWindow()
    window.show(pushed: [10])
    let old = window.stack.path
    window.show(pushed: [11])
    window.stack.path[0].didAppear()
    window.stack.path = old
    #expect(window.requests.isEmpty && window.stack.path.map(\.page.id) == [11])
  }

  @Test("Going back to the sidebar in a narrow window removes the pages above it, unless the scene isn't active")
  func compactColumn() throws {
    let window = TestWindow(hasSidebar: true)
    window.show(pushed: [10, 11])
    for page in window.stack.path { page.didAppear() }
    #expect(window.stack.showsDetails)
    window.model.sceneDidChange(isActive: false)
    window.stack.showsDetails = false
    #expect(window.requests.isEmpty, "the system changes the width of a window in the background")
    window.model.sceneDidChange(isActive: true)
    window.stack.showsDetails = true
    #expect(window.requests.isEmpty)
    window.stack.showsDetails = false
    #expect(window.requests == [.remove(10)] && !window.stack.showsDetails)
  }

  @Test("Pages that an owner has made new have new identities, and their modals stay")
  func startAgain() throws {
    let window = TestWindow()
    let sheet = try #require(window.open(.sheet, 1))
    window.show(pushed: [10], modals: [(.sheet, 1)])
    let pages = window.stack.pages
    window.startAgain()
    #expect(zip(window.stack.pages, pages).allSatisfy { $0 != $1 && $0.page.start == $1.page.start + 1 })
    #expect(window.presenter[.sheet] === sheet && sheet.stacks.first?.root.page.start == 1)
  }
}
