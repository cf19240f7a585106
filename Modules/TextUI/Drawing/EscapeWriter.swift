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

  /// Writes cells of one row, given by their indices.
  mutating func write(_ grid: Grid, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let (row, first) = range.lowerBound.quotientAndRemainder(dividingBy: grid.size.columns)
    move(to: Point(column: first, row: row))
    for index in range {
      let cell = grid.cells[index]
      guard cell.width > 0 else { continue }
      use(cell.style)
      if cell.isAgreed {
        UTF8.encode(cell.scalar) { bytes.append($0) }
      } else {
        writeDisputed(grid.character(at: index), width: cell.width, column: first + index - range.lowerBound)
      }
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
  private mutating func writeDisputed(_ character: Character, width: Int, column: Int) {
    bytes.append(contentsOf: repeatElement(0x20, count: width))
    control("\(column + 1)G")
    bytes.append(contentsOf: character.utf8)
    control("\(column + width + 1)G")
  }

  private mutating func move(to point: Point) {
    control("")
    append(point.row + 1)
    bytes.append(UInt8(ascii: ";"))
    append(point.column + 1)
    bytes.append(UInt8(ascii: "H"))
  }

  private mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

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
