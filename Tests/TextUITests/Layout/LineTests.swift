import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("A line of styled text", .tags(.terminal)) struct LineTests {
  @Test("A line draws its pieces one after another and says where its caret is")
  func line() {
    var grid = Grid(size: Size(columns: 10, rows: 1))
    var inner = Line("de")
    inner.caret = 1
    let caret = grid.draw(Line("abc", .strong) + inner, in: Rect(column: 2, row: 0, width: 8, height: 1))
    #expect(grid.lines == ["  abcde"])
    #expect(caret == Point(column: 6, row: 0))
    #expect(grid.cells[2].style == .strong)
    #expect(grid.cells[5].style == .plain)
  }

  @Test("A line stays in its rectangle")
  func lineClipped() {
    var grid = Grid(size: Size(columns: 10, rows: 1))
    grid.draw(Line("ab") + Line("日本") + Line("xyz"), in: Rect(column: 1, row: 0, width: 5, height: 1))
    #expect(grid.lines == [" ab日"])
  }
}
