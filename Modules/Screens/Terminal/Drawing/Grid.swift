/// A screenful of cells, drawn from clean text only.
package struct Grid: Equatable, Sendable {
  package let size: Size
  private(set) var cells: [Cell]
  /// The graphemes of disputed width, by cell index.
  private var disputed: [Int: Character] = [:]

  package init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// The row must be inside the grid.
  func indices(ofRow row: Int) -> Range<Int> { row * size.columns..<(row + 1) * size.columns }

  subscript(row row: Int) -> ArraySlice<Cell> { cells[indices(ofRow: row)] }

  package func character(at index: Int) -> Character {
    disputed[index] ?? Character(cells[index].scalar)
  }

  func hasSameRow(_ row: Int, as other: Grid) -> Bool {
    self[row: row] == other[row: row]
      && (disputed.isEmpty || indices(ofRow: row).allSatisfy { disputed[$0] == other.disputed[$0] })
  }

  func isAgreed(row: Int) -> Bool { disputed.isEmpty || self[row: row].allSatisfy(\.isAgreed) }
}

extension Grid {
  /// Draws text to the right of a point, up to a width and the grid's edge; a wide character that doesn't fit becomes a blank.
  package mutating func put(_ text: CleanText, at point: Point, style: Style = .plain, width: Int = .max) {
    guard (0..<size.rows).contains(point.row), point.column >= 0 else { return }
    let end = min(size.columns, width > size.columns ? size.columns : point.column + width)
    if text.isASCII { return put(ascii: text.text, at: point, style: style, end: end) }
    var column = point.column
    if text.isAgreed {
      for scalar in text.text.unicodeScalars {
        guard column < end else { return }
        put(Cell(scalar, style, width: scalar.agreedWidth ?? 1), &column, row: point.row, end: end)
      }
    } else {
      for character in text.text {
        guard column < end else { return }
        put(Cell(character, style), of: character, &column, row: point.row, end: end)
      }
    }
  }

  private mutating func put(ascii text: String, at point: Point, style: Style, end: Int) {
    var text = text
    text.withUTF8 { bytes in
      overwrite(row: point.row, from: point.column, to: min(end, point.column + bytes.count)) { cells in
        for index in cells.indices { cells[index] = Cell(Unicode.Scalar(bytes[index]), style) }
      }
    }
  }

  private mutating func put(_ cell: Cell, of character: Character? = nil, _ column: inout Int, row: Int, end: Int) {
    let width = cell.width
    let last = min(column + width, end)
    overwrite(row: row, from: column, to: last) { cells in
      cells[0] = width <= cells.count ? cell : Cell(" ", cell.style)
      if width == 2, cells.count == 2 { cells[1] = Cell(" ", cell.style, width: 0) }
    }
    if !cell.isAgreed, column + width <= end { disputed[row * size.columns + column] = character }
    column += width
  }

  /// Repeats a text to the right of a point, as often as it fits.
  package mutating func fill(_ text: CleanText, at point: Point, style: Style, width: Int) {
    guard (0..<size.rows).contains(point.row), point.column >= 0 else { return }
    guard text.width == 1, text.isAgreed, let scalar = text.text.unicodeScalars.first else {
      return put(text.repeated(width / max(1, text.width)), at: point, style: style, width: width)
    }
    overwrite(row: point.row, from: point.column, to: min(size.columns, point.column + width)) { cells in
      cells.update(repeating: Cell(scalar, style))
    }
  }

  package mutating func clear(_ rect: Rect) {
    for row in max(0, rect.row)..<max(0, rect.row, min(size.rows, rect.bottom)) {
      fill(" ", at: Point(column: rect.column, row: row), style: .plain, width: rect.width)
    }
  }

  /// Dims everything drawn so far, as below a sheet.
  package mutating func dim() {
    for index in cells.indices { cells[index].style = .quiet }
  }

  /// Calls `body` to write cells, after clearing wide characters that are cut in half.
  private mutating func overwrite(
    row: Int, from first: Int, to end: Int, _ body: (UnsafeMutableBufferPointer<Cell>) -> Void
  ) {
    guard first < end else { return }
    let start = row * size.columns
    let range = start + first..<start + end
    if cells[range.lowerBound].width == 0, first > 0 { blank(range.lowerBound - 1) }
    if cells[range.upperBound - 1].width == 2, end < size.columns { blank(range.upperBound) }
    for index in range where !cells[index].isAgreed { disputed[index] = nil }
    cells.withUnsafeMutableBufferPointer { body(UnsafeMutableBufferPointer(rebasing: $0[range])) }
  }

  private mutating func blank(_ index: Int) {
    cells[index] = Cell(" ", cells[index].style)
    disputed[index] = nil
  }
}

extension Grid {
  /// The lines of text, without styles and trailing blanks.
  package var lines: [String] {
    (0..<size.rows).map { row in
      var line = ""
      for index in indices(ofRow: row) where cells[index].width > 0 { line.append(character(at: index)) }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
