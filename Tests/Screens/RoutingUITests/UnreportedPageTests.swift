import TestTopics
import Testing

@testable import RoutingUI

@Suite("Pages that the UI has not reported", .tags(.navigation))
@MainActor
struct UnreportedPageTests {
  private let window = TestWindow()

  @Test("A stack whose top page has not appeared is drawn again, twice at most")
  func unseenPage() throws {
    let stack = window.stack
    window.show(pushed: [10])
    let page = try #require(stack.path.first)
    for _ in 0..<4 { window.check() }
    #expect(stack.redraws == 2 && stack.path.first?.id != page.id, "a page without any view is never reported")
    window.show(pushed: [10, 11])
    for _ in 0..<4 { window.check() }
    #expect(stack.redraws == 4)
    stack.top.didAppear()
    window.check()
    window.show(pushed: [10])
    window.show(pushed: [10, 11])
    window.check()
    #expect(stack.redraws == 5, "its pages get the same chances again")
  }

  @Test("A stack that still shows a removed page is drawn again, whether the page was reported before or after")
  func strayPage() throws {
    window.show(pushed: [10])
    let page = try #require(window.stack.path.first)
    page.didAppear()
    window.show()
    page.didDisappear()
    window.check()
    #expect(window.stack.redraws == 0, "it has gone")
    page.didAppear()
    window.check()
    #expect(window.stack.redraws == 0, "a late report: the top page is visible")
    window.stack.root.didDisappear()
    window.check(times: 1)
    #expect(window.stack.redraws == 1)
    window.stack.root.didAppear()
    window.show(pushed: [11])
    window.stack.path[0].didAppear()
    window.stack.root.didDisappear()
    window.show()
    window.check()
    #expect(window.stack.redraws == 2, "it has never gone")
  }

  @Test(
    "A late report of a page that was drawn before its stack was drawn again has no effect", arguments: [true, false])
  func olderPage(_ isRemoved: Bool) throws {
    window.show(pushed: [10])
    let (root, page) = (window.stack.root, try #require(window.stack.path.first))
    root.didDisappear()
    page.didAppear()
    window.show()
    window.check(times: 2)
    let redraws = window.stack.redraws
    #expect(redraws > 0)
    window.stack.root.didAppear()
    window.check()
    (isRemoved ? page : root).didAppear()
    window.check()
    #expect(window.stack.redraws == redraws)
  }

  @Test("A stack is not checked while the scene isn't active or a cover hides the window, but afterwards")
  func inactiveStack() throws {
    let stack = window.stack
    window.model.sceneDidChange(isActive: false)
    window.show(pushed: [10])
    window.check()
    #expect(stack.redraws == 0)
    window.root.didDisappear()
    window.model.sceneDidChange(isActive: true)
    window.check()
    #expect(stack.redraws == 0)
    window.root.didAppear()
    window.check()
    #expect(stack.redraws > 0)
  }

  @Test("A top page that has appeared is not missed, because a view that it has pushed itself may cover it")
  func ownPage() throws {
    window.show(pushed: [10])
    window.stack.top.didAppear()
    window.stack.root.didDisappear()
    window.stack.top.didDisappear()
    for _ in 0..<3 { window.check() }
    #expect(window.stack.redraws == 0)
  }

  @Test("A path that the UI empties in an inactive scene, or while its size changes, is drawn again")
  func emptied() throws {
    let causes: [@MainActor (WindowModel<TestWindow.Page>) -> Void] = [
      { $0.sceneDidChange(isActive: false) }, { $0.sizeDidChange() },
    ]
    for cause in causes {
      let window = TestWindow(hasSidebar: true)
      window.show(pushed: [10, 11])
      window.stack.top.didAppear()
      window.check()
      cause(window.model)
      window.stack.details = []
      window.stack.showsDetails = false
      window.stack.top.didDisappear()
      window.model.sceneDidChange(isActive: true)
      #expect(window.stack.path.map(\.page.id) == [10, 11] && window.requests.isEmpty)
      window.check()
      #expect(window.stack.redraws == 1)
      window.stack.top.didAppear()
      window.check()
      window.stack.showsDetails = false
      #expect(window.requests == [.remove(10)], "the user goes back")
    }
  }

  @Test("A root in a hidden sidebar is not missed, and a page beside it is")
  func hiddenSidebar() throws {
    let window = TestWindow(hasSidebar: true)
    window.stack.root.didDisappear()
    for _ in 0..<3 { window.check() }
    #expect(window.stack.redraws == 0)
    window.show(pushed: [10])
    window.check()
    #expect(window.stack.redraws > 0)
  }

  @Test("The stack of a modal is checked too")
  func modalStack() throws {
    let sheet = try #require(window.open(.sheet, 1))
    window.push(10, onModal: 0)
    window.check()
    #expect(sheet.stacks[0].redraws > 0 && window.stack.redraws == 0)
  }
}
