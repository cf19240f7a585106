import Terminal

/// A text in rows of a width, with the position of each row in the text.
///
/// Unlike `CleanText.wrapped(to:)`, it keeps every character, so that a caret has a place among the rows. A row ends after a
/// space where possible.
struct WrappedText {
  /// A row of the text.
  struct Row: Equatable {
    /// The number of graphemes before the row.
    var start: Int
    /// The text of the row, without its line break.
    var text: String
    /// The number of graphemes in the row.
    var count: Int
  }

  /// The rows; an empty text has one.
  private(set) var rows: [Row] = []

  /// Wraps a text.
  init(_ text: String, width: Int) {
    var start = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      start = append(Array(line), from: start, width: max(2, width)) + 1
    }
  }

  /// Returns the row and the column of a caret.
  func place(of caret: Int) -> (row: Int, column: Int) {
    let row = rows.lastIndex { $0.start <= caret } ?? 0
    return (row, rows[row].text.prefix(caret - rows[row].start).reduce(0) { $0 + $1.columns })
  }

  /// Returns the caret at a column of a row.
  func caret(row: Int, column: Int) -> Int {
    let row = rows[min(max(0, row), rows.count - 1)]
    let position = row.text.position(ofColumn: column)
    // A caret after the last character of a wrapped row would stand in the next one.
    let isLast = rows.last == row || rows.contains { $0.start == row.start + row.count + 1 }
    return row.start + min(position, isLast ? row.count : max(0, row.count - 1))
  }

  /// Appends the rows of a line and returns the position of its end.
  private mutating func append(_ line: [Character], from start: Int, width: Int) -> Int {
    var (first, room) = (0, width)
    var breakAfter: Int?
    for (index, character) in line.enumerated() {
      if character.columns > room, character != " " {
        let end = breakAfter ?? index
        append(line[first..<end], start: start + first)
        room = width - line[end..<index].reduce(0) { $0 + $1.columns }
        first = end
        breakAfter = nil
      }
      room -= character.columns
      if character == " " { breakAfter = index + 1 }
    }
    append(line[first...], start: start + first)
    return start + line.count
  }

  private mutating func append(_ row: ArraySlice<Character>, start: Int) {
    rows.append(Row(start: start, text: String(row), count: row.count))
  }
}

extension Character {
  /// The number of columns that the character takes when it is drawn.
  var columns: Int { isASCII ? 1 : CleanText(String(self)).width }
}
