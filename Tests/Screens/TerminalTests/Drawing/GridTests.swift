import TestTopics
import Testing

@testable import Terminal

@Suite("Grid", .tags(.terminal)) struct GridTests {
  private func grid(_ body: (inout Grid) -> Void) -> [String] {
    var grid = Grid(size: Size(columns: 6, rows: 2))
    body(&grid)
    return grid.lines
  }

  @Test("Text is clipped at the edge and at the given width")
  func clipping() {
    #expect(grid { $0.put("abcdefgh", at: Point(column: 2, row: 0)) } == ["  abcd", ""])
    #expect(grid { $0.put("abcdefgh", at: Point(column: 1, row: 1), width: 2) } == ["", " ab"])
    #expect(grid { $0.put("abc", at: Point(column: 9, row: 0)) } == ["", ""])
    #expect(grid { $0.put("abc", at: Point(column: 0, row: 2)) } == ["", ""])
    #expect(grid { $0.put("abc", at: Point(column: 0, row: -1)) } == ["", ""])
  }

  @Test("A wide character that doesn't fit becomes a blank")
  func wideAtEdge() {
    #expect(grid { $0.put("abcde日", at: Point(column: 0, row: 0)) } == ["abcde", ""])
    #expect(grid { $0.put("abcd日", at: Point(column: 0, row: 0)) } == ["abcd日", ""])
  }

  @Test(
    "Text over half of a wide character replaces the whole character",
    arguments: [("x", 1, " x本語"), ("x", 2, "日x 語"), ("한", 1, " 한 語")] as [(CleanText, Int, String)])
  func halves(text: CleanText, column: Int, line: String) {
    let drawn = grid {
      $0.put("日本語", at: Point(column: 0, row: 0))
      $0.put(text, at: Point(column: column, row: 0))
    }
    #expect(drawn == [line, ""])
  }

  @Test(
    "A grapheme keeps all of its scalars",
    arguments: [
      "a", " ", "é", "e\u{301}", "日", "😀", "👍🏽", "👨‍👩‍👧‍👦", "क्षि", "1️⃣",
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    ])
  func roundTrip(_ text: String) {
    var grid = Grid(size: Size(columns: 6, rows: 2))
    grid.put(CleanText(text), at: Point(column: 1, row: 1))
    #expect(grid.character(at: 7).unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(grid.cells[7].isAgreed == Character(text).isAgreed)
  }

  @Test("Overwriting a grapheme removes it entirely: the grid equals one that never contained it")
  func writtenOver() {
    var grid = Grid(size: Size(columns: 6, rows: 2))
    grid.put("x👨‍👩‍👧‍👦y🇩🇪", at: Point(column: 0, row: 0))
    grid.put("abcdef", at: Point(column: 0, row: 0))
    grid.put("e\u{301}😀", at: Point(column: 0, row: 1))
    grid.put(" ", at: Point(column: 2, row: 1))
    grid.put(" ", at: Point(column: 0, row: 1))
    var fresh = Grid(size: Size(columns: 6, rows: 2))
    fresh.put("abcdef", at: Point(column: 0, row: 0))
    #expect(grid == fresh)
  }

  @Test("Clearing blanks the rectangle and nothing else")
  func clear() {
    #expect(
      grid {
        $0.put("abcdef", at: Point(column: 0, row: 0))
        $0.put("abcdef", at: Point(column: 0, row: 1))
        $0.clear(Rect(column: 1, row: 0, width: 3, height: 1))
      } == ["a   ef", "abcdef"])
  }

  @Test("Dimming keeps the characters and removes their styles")
  func dim() {
    var grid = Grid(size: Size(columns: 3, rows: 1))
    grid.put("abc", at: Point(column: 0, row: 0), style: .error)
    grid.dim()
    #expect(grid.lines == ["abc"])
    #expect(grid.cells.allSatisfy { $0.style == .quiet })
  }
}
