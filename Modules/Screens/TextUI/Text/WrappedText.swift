import Terminal

/// A text in rows of a width, with the position of each row in the text.
///
/// Unlike `CleanText.wrapped(to:)`, it keeps every character, so that a caret has a place among the rows. A row ends after a
/// space where possible. Positions are numbers of bytes of UTF-8.
struct WrappedText: Equatable, Sendable {
  private(set) var text: String
  /// The part of the text in each row, without its line break; an empty text has one row.
  private(set) var rows: [Range<Int>] = []
  private let width: Int

  init(_ text: String, width: Int) {
    self.text = text
    self.width = max(2, width)
    var start: Int? = 0
    while let next = start { start = appendRow(from: next, to: &rows) }
  }

  func isWrapped(to width: Int) -> Bool { self.width == max(2, width) }

  /// Wraps only the changed rows, so that a key in a long text only moves some numbers.
  mutating func replace(_ range: Range<Int>, with count: Int, in text: String) {
    self.text = text
    let growth = count - range.count
    // The row before the change can take in a word of the next one, and the one before that can depend on a character
    // that a combining mark has changed.
    let first = max(0, row(at: range.lowerBound) - 2)
    var changed: [Range<Int>] = []
    var last = first
    var start: Int? = rows[first].lowerBound
    while let next = start {
      while last < rows.count, rows[last].lowerBound < max(range.upperBound, next - growth) { last += 1 }
      if last < rows.count, rows[last].lowerBound + growth == next { break }
      start = appendRow(from: next, to: &changed)
    }
    if start == nil { last = rows.count }
    let moved = rows[last...].map { $0.lowerBound + growth..<$0.upperBound + growth }
    rows = rows[..<first] + changed + moved
  }

  func text(ofRow row: Int) -> Substring { text[text.index(rows[row].lowerBound)..<text.index(rows[row].upperBound)] }

  func place(of caret: Int) -> (row: Int, column: Int) {
    let row = row(at: caret)
    return (row, text[text.index(rows[row].lowerBound)..<text.index(caret)].reduce(0) { $0 + $1.columns })
  }

  func caret(row: Int, column: Int) -> Int {
    text.position(ofColumn: column, in: carets(ofRow: min(max(0, row), rows.count - 1)))
  }

  func carets(ofRow row: Int) -> Range<Int> {
    let range = rows[row]
    // A caret after the last character of a wrapped row would stand in the next one.
    let isWrapped = row + 1 < rows.count && rows[row + 1].lowerBound == range.upperBound
    return isWrapped ? range.lowerBound..<max(range.lowerBound, text.boundary(before: range.upperBound)) : range
  }

  private func row(at position: Int) -> Int { rows.lastIndex { $0.lowerBound <= position } ?? 0 }

  /// Appends the row that begins at a position, and returns the start of the next one, or `nil` at the end of the text.
  private func appendRow(from start: Int, to rows: inout [Range<Int>]) -> Int? {
    var room = width
    var (end, breakAfter) = (start, start)
    for character in text[text.index(start)...] {
      if character == "\n" {
        rows.append(start..<end)
        return end + 1
      }
      if character.columns > room, character != " ", end > start {
        if breakAfter > start { end = breakAfter }
        rows.append(start..<end)
        return end
      }
      room -= character.columns
      end += character.utf8.count
      if character == " " { breakAfter = end }
    }
    rows.append(start..<end)
    return nil
  }
}

extension Character {
  var columns: Int { isASCII ? 1 : CleanText(String(self)).width }
}
