import RandomTesting
import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("Viewport", .tags(.terminal)) struct ViewportTests {
  @Test(
    "The viewport moves only when the focus leaves it, and then by half a page",
    arguments: [
      (0, 0..<2, 0),
      (0, 8..<10, 0),
      (0, 9..<11, 5),
      (5, 14..<16, 10),
      (20, 18..<20, 15),
      (5, 4..<6, 0),
      (30, 50..<52, 42),
      (40, 2..<4, 0),
      (40, 20..<22, 20),
      (0, 98..<100, 90),
      (0, 20..<50, 20),
    ])
  func reveal(_ top: Int, _ focus: Range<Int>, _ expected: Int) {
    var viewport = Viewport(top: top, height: 10, total: 100, focus: focus)
    viewport.reveal()
    #expect(viewport.top == expected)
  }

  @Test("Without a focus, the viewport doesn't move")
  func noFocus() {
    var viewport = Viewport(top: 7, height: 10, total: 100, focus: nil)
    viewport.reveal()
    #expect(viewport.top == 7)
  }

  @Test("The viewport tells whether there is more above or below")
  func more() {
    #expect(!Viewport(top: 0, height: 10, total: 5).hasMoreBelow)
    #expect(!Viewport(top: 0, height: 10, total: 50).hasMoreAbove)
    #expect(Viewport(top: 1, height: 10, total: 50).hasMoreAbove)
    #expect(Viewport(top: 39, height: 10, total: 50).hasMoreBelow)
    #expect(!Viewport(top: 40, height: 10, total: 50).hasMoreBelow)
  }

  @Test("Blocks draw only the visible lines")
  func lines() {
    let page = Page.ID("page")
    let content = Content(blocks: [
      Block([Line("a"), Line("b")], of: page), Block([Line("c")], of: page, control: .action("x")),
      Block([Line("d"), Line("e")], of: page),
    ])
    func drawn(from first: Int) -> [String] {
      var frame = Frame(size: Size(columns: 3, rows: 6))
      content.draw(from: first, into: &frame, Rect(column: 1, row: 1, width: 2, height: 3))
      return frame.grid.lines
    }
    #expect(content.height == 5)
    #expect(drawn(from: 1) == ["", " b", " c", " d", "", ""])
    #expect(drawn(from: 4) == ["", " e", "", "", "", ""])
    #expect(drawn(from: 7) == ["", "", "", "", "", ""])
    #expect(content.block(of: .action("x"))?.top == 2)
    #expect(content.block(of: .action("y"))?.top == nil)
  }

  @Test(
    "A control that has been revealed stays where it is, whatever its height", .tags(.random),
    arguments: RandomRound.rounds(200))
  func revealTwice(_ round: RandomRound) {
    var random = round.generator
    let lower = Int.random(in: 0...50, using: &random)
    var viewport = Viewport(
      top: .random(in: 0...60, using: &random), height: .random(in: 1...15, using: &random), total: 70,
      focus: lower..<lower + .random(in: 1...20, using: &random))
    viewport.reveal()
    let once = viewport
    viewport.reveal()
    #expect(viewport == once)
  }
}
