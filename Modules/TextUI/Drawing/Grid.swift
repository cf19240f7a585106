/// One character cell; a wide character has its right half in a cell of width 0.
struct Cell: Equatable, Sendable {
  var glyph: Glyph
  var style: Style
  /// 1 or 2 columns; 0 for the right half of the wide character before.
  var width: UInt8

  static let blank = Cell(glyph: .blank, style: .plain, width: 1)

  var character: Character { glyph.character }
}

/// A screenful of cells, which takes clean text only.
package struct Grid: Equatable, Sendable {
  let size: Size
  private(set) var cells: [Cell]

  /// Makes a blank grid.
  init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// The cells of one row; `row` must be inside.
  subscript(row row: Int) -> ArraySlice<Cell> { cells[row * size.columns..<(row + 1) * size.columns] }

  /// Writes text from `point` to the right, at most `width` columns and never over the edge.
  ///
  /// A wide character that does not fit leaves a blank.
  mutating func put(_ text: CleanText, at point: Point, style: Style = .plain, width: Int = .max) {
    guard (0..<size.rows).contains(point.row), point.column >= 0 else { return }
    let end = min(size.columns, width > size.columns ? size.columns : point.column + width)
    if text.isASCII { return put(ascii: text.text, at: point, style: style, end: end) }
    var column = point.column
    for character in text.text {
      guard column < end else { return }
      let width = character.cellWidth
      if column + width <= end {
        set(Cell(glyph: Glyph(character), style: style, width: UInt8(width)), column: column, row: point.row)
      } else {
        set(Cell(glyph: .blank, style: style, width: 1), column: column, row: point.row)
      }
      column += width
    }
  }

  /// Writes the same character from `point` to the right, so often that it fills `width` columns but for a rest.
  mutating func fill(_ text: CleanText, at point: Point, style: Style, width: Int) {
    guard (0..<size.rows).contains(point.row), point.column >= 0, let character = text.text.first else { return }
    guard text.width == 1 else {
      return put(text.repeated(width / max(1, text.width)), at: point, style: style, width: width)
    }
    let glyph = Glyph(character)
    let end = min(size.columns, point.column + width)
    overwrite(row: point.row, from: point.column, to: end) { cells, start in
      for index in start..<start + end - point.column { cells[index] = Cell(glyph: glyph, style: style, width: 1) }
    }
  }

  private mutating func put(ascii text: String, at point: Point, style: Style, end: Int) {
    let end = min(end, point.column + text.utf8.count)
    overwrite(row: point.row, from: point.column, to: end) { cells, start in
      var index = start
      for byte in text.utf8.prefix(end - point.column) {
        cells[index] = Cell(glyph: Glyph(scalar: Unicode.Scalar(byte)), style: style, width: 1)
        index += 1
      }
    }
  }

  /// Lets `body` write all cells between two columns; `start` is where the first of them is.
  private mutating func overwrite(row: Int, from first: Int, to end: Int, _ body: (inout [Cell], _ start: Int) -> Void)
  {
    guard first < end else { return }
    clearPartner(column: first, row: row)
    clearPartner(column: end - 1, row: row)
    body(&cells, row * size.columns + first)
  }

  /// Makes every cell of a rectangle blank.
  mutating func clear(_ rect: Rect) {
    for row in max(0, rect.row)..<max(0, rect.row, min(size.rows, rect.bottom)) {
      fill(" ", at: Point(column: rect.column, row: row), style: .plain, width: rect.width)
    }
  }

  /// Draws everything so far faintly, as what lies under a sheet.
  mutating func recede() {
    for index in cells.indices { cells[index].style = .quiet }
  }

  /// The same picture with other characters; `transform` keeps the width.
  mutating func replaceCharacters(_ transform: (Character) -> Character) {
    for index in cells.indices { cells[index].glyph = Glyph(transform(cells[index].character)) }
  }

  private mutating func set(_ cell: Cell, column: Int, row: Int) {
    clearPartner(column: column, row: row)
    cells[row * size.columns + column] = cell
    if cell.width == 2 {
      clearPartner(column: column + 1, row: row)
      cells[row * size.columns + column + 1] = Cell(glyph: .blank, style: cell.style, width: 0)
    }
  }

  /// Blanks the other half of a wide character that is about to lose this one.
  private mutating func clearPartner(column: Int, row: Int) {
    let index = row * size.columns + column
    if cells[index].width == 0, column > 0 {
      cells[index - 1] = Cell(glyph: .blank, style: cells[index - 1].style, width: 1)
    } else if cells[index].width == 2, column + 1 < size.columns {
      cells[index + 1] = Cell(glyph: .blank, style: cells[index].style, width: 1)
    }
  }
}

extension Grid {
  /// The picture as lines of text, without styles and without blanks at the ends.
  var lines: [String] {
    (0..<size.rows).map { row in
      var line = ""
      for cell in self[row: row] where cell.width > 0 { line.append(cell.character) }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
