/// Collects the bytes of one frame and knows where they leave the cursor and the style.
struct EscapeWriter {
  private(set) var bytes: [UInt8] = []
  private let hasColor: Bool
  private var style = Style.plain

  /// Begins a frame.
  init(hasColor: Bool) {
    self.hasColor = hasColor
    bytes.reserveCapacity(4_096)
    control("?2026h")
  }

  /// Makes the whole screen blank.
  mutating func clearScreen() {
    control("0m")
    control("2J")
  }

  /// Makes one row blank.
  mutating func clearLine(_ row: Int) {
    use(.plain)
    move(to: Point(column: 0, row: row))
    control("K")
  }

  /// Writes cells from `point` to the right.
  mutating func write(_ cells: ArraySlice<Cell>, at point: Point) {
    guard !cells.isEmpty else { return }
    move(to: point)
    var column = point.column
    for cell in cells {
      if cell.width > 0 {
        use(cell.style)
        if let byte = cell.glyph.ascii {
          bytes.append(byte)
        } else if cell.glyph.isAgreed {
          bytes.append(contentsOf: cell.character.utf8)
        } else {
          writeDisputed(cell, column: column)
        }
      }
      column += 1
    }
  }

  /// Ends the frame with the caret in its place.
  mutating func finish(caret: Point?, wasShown: Bool?) {
    use(.plain)
    if let caret {
      move(to: caret)
      if wasShown != true { control("?25h") }
    } else if wasShown != false {
      control("?25l")
    }
    control("?2026l")
  }

  /// Blanks first, then the character, then on to where we think it ends: right on every terminal, whatever its widths.
  private mutating func writeDisputed(_ cell: Cell, column: Int) {
    bytes.append(contentsOf: repeatElement(0x20, count: Int(cell.width)))
    control("\(column + 1)G")
    bytes.append(contentsOf: cell.character.utf8)
    control("\(column + Int(cell.width) + 1)G")
  }

  private mutating func move(to point: Point) { control("\(point.row + 1);\(point.column + 1)H") }

  private mutating func use(_ next: Style) {
    let visible = hasColor ? next : Style(attributes: next.attributes)
    guard visible != style else { return }
    control(visible.parameters(color: hasColor) + "m")
    style = visible
  }

  private mutating func control(_ sequence: String) {
    bytes.append(contentsOf: [0x1B, 0x5B])
    bytes.append(contentsOf: sequence.utf8)
  }
}
