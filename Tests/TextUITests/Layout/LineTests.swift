import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("Line", .tags(.terminal)) struct LineTests {
  @Test("A line draws its pieces in order and returns the position of its caret")
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

  @Test("A line is clipped to its rectangle")
  func lineClipped() {
    var grid = Grid(size: Size(columns: 10, rows: 1))
    grid.draw(Line("ab") + Line("日本") + Line("xyz"), in: Rect(column: 1, row: 0, width: 5, height: 1))
    #expect(grid.lines == [" ab日"])
  }
}
