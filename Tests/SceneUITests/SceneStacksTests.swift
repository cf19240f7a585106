import Presentation
import RandomTesting
import ScreenKit
import TestTopics
import Testing

@testable import SceneUI

@Suite("SceneStacks", .tags(.navigation))
@MainActor
struct SceneStacksTests {
  let app = FakeApp()

  @Test("Pages that have not been visible are empty, with their titles from the scene")
  func emptyPages() {
    app.tabs["a"] = [1, 11, 21]
    var stacks = SceneStacks()
    let stack = stacks.content(of: app).tabs[0].stack
    #expect(stack.pages.map { $0.page?.id.description } == [nil, nil, "21"])
    #expect(stack.pages.map(\.title) == ["", "Page 11", "Page 21"])
  }

  @Test("A page that replaces another has a new identity, even if the other one moves to another tab")
  func replacing() {
    app.push(11)
    var stacks = SceneStacks()
    let before = stacks.content(of: app).tabs[0].stack
    app.tabs = ["a": [1, 12], "b": [2, 11]]
    let after = stacks.content(of: app).tabs[0].stack
    #expect(after.root.id == before.root.id)
    #expect(after.top.id != before.top.id)
  }

  @Test("A hidden tab keeps its pages, and one that was never visible is empty", .tags(.tabs))
  func tabs() {
    app.push(11)
    var stacks = SceneStacks()
    let first = stacks.content(of: app)
    #expect(first.tabs[1].stack.root.page == nil)
    #expect(first.tabs[1].stack.root.title == "Tab b")
    app.selected = "b"
    let second = stacks.content(of: app)
    #expect(second.selectedTab == "b")
    #expect(second.tabs[0].stack == first.tabs[0].stack)
    #expect(second.tabs[1].stack.root.id == first.tabs[1].stack.root.id)
    #expect(second.tabs[1].stack.root.page?.id.description == "2")
  }

  @Test("A hidden tab removes pages that have closed", .tags(.tabs))
  func closedInHiddenTab() {
    var stacks = SceneStacks()
    _ = stacks.content(of: app)
    app.push(11)
    _ = stacks.content(of: app)
    app.selected = "b"
    app.tabs["a"] = [1]
    #expect(stacks.content(of: app).tabs[0].stack.pages.map { $0.page?.id.description } == ["1"])
  }

  @Test("Another modal at the same level has a new identity, and the same modal keeps its own", .tags(.modals))
  func modals() {
    app.modals = [.init(style: .sheet, pages: [31])]
    var stacks = SceneStacks()
    let first = stacks.content(of: app).modals
    app.push(32)
    let second = stacks.content(of: app).modals
    app.modals = [.init(style: .sheet, pages: [41])]
    let third = stacks.content(of: app).modals
    app.modals = [.init(style: .alert, pages: [41])]
    let fourth = stacks.content(of: app).modals
    #expect(second[0].stack.root.id == first[0].stack.root.id)
    #expect(third[0].stack.root.id != first[0].stack.root.id)
    #expect(first.map(\.style) + fourth.map(\.style) == [.sheet, .alert])
  }

  @Test("The sidebar shows the root page, regardless of the pages above it, and another root has a new identity")
  func sidebar() {
    app.showsSidebar = true
    app.tabs["a"] = [1, 11, 21]
    var stacks = SceneStacks()
    let stack = stacks.content(of: app).tabs[0].stack
    #expect(stack.root.page?.id.description == "1")
    #expect(stack.pages.map(\.isSidebar) == [true, false, false])
    app.tabs = ["a": [3, 11, 21], "b": [2, 1]]
    let other = stacks.content(of: app).tabs[0].stack
    #expect(other.root.page?.id.description == "3")
    #expect(other.root.id != stack.root.id)
  }

  @Test(
    "After random changes, each stack has the right depth and top page, and one identity for each page",
    .tags(.random), arguments: RandomRound.rounds(20))
  func random(_ round: RandomRound) {
    var random = round.generator
    var stacks = SceneStacks()
    var number = 100
    for _ in 0..<40 {
      number += 1
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: app.push(number)
      case 2: if (app.modals.last?.pages ?? app.tabs[app.selected] ?? []).count > 1 { app.pop() }
      case 3: app.selected = app.selected == "a" ? "b" : "a"
      case 4:
        app.modals.append(.init(style: [.sheet, .cover].randomElement(using: &random) ?? .sheet, pages: [number]))
      case 5: _ = app.modals.popLast()
      case 6: app.tabs["a"] = [1, number, number + 1]
      default: app.tabs["b"] = [2, number]
      }
      number += 1
      let content = stacks.content(of: app)
      let shown = content.tabs.filter { $0.id == app.selected }.map(\.stack) + content.modals.map(\.stack)
      let open = [app.tabs[app.selected] ?? []] + app.modals.map(\.pages)
      #expect(shown.map(\.pages.count) == open.map(\.count))
      #expect(shown.map { $0.top.page?.id } == open.map { $0.last.map(FakeApp.id) })
      let known = shown.map { $0.pages.map { $0.page?.id } }
      for (known, open) in zip(known, open) {
        #expect(zip(known, open).allSatisfy { $0 == nil || $0 == FakeApp.id($1) }, "\(known) is not \(open)")
      }
      let places = (content.tabs.map(\.stack) + content.modals.map(\.stack)).flatMap { $0.pages.map(\.id) }
      #expect(Set(places).count == places.count)
    }
  }
}

extension SceneStacks {
  @MainActor fileprivate mutating func content(of app: FakeApp) -> WindowContent<ScenePage> {
    content(of: app.scene, open: app.openPages)
  }
}
