/// A buffer for the bytes of one frame.
struct EscapeWriter {
  private(set) var bytes: [UInt8] = []
  private let hasColor: Bool
  private var style = Style.plain

  init(hasColor: Bool) {
    self.hasColor = hasColor
    bytes.reserveCapacity(4_096)
    control("?2026h")
  }

  mutating func clearScreen() {
    control("0m")
    control("2J")
  }

  mutating func clearLine(_ row: Int) {
    use(.plain)
    move(to: Point(column: 0, row: row))
    control("K")
  }

  mutating func write(_ grid: Grid, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let (row, first) = range.lowerBound.quotientAndRemainder(dividingBy: grid.size.columns)
    move(to: Point(column: first, row: row))
    var index = range.lowerBound
    while index < range.upperBound {
      use(grid.cells[index].style)
      let count = writeASCII(grid.cells, index..<range.upperBound)
      if count == 0 { write(grid, at: index, column: first + index - range.lowerBound) }
      index += max(1, count)
    }
  }

  /// Writes leading ASCII cells of equal style, and returns their number.
  private mutating func writeASCII(_ cells: [Cell], _ range: Range<Int>) -> Int {
    let first = cells[range.lowerBound]
    guard first.isASCII else { return 0 }
    // Appending a block takes a third of the time of appending single bytes.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: range.count) { buffer in
      var count = 0
      for cell in cells[range] {
        guard cell.isLike(first) else { break }
        buffer[count] = cell.byte
        count += 1
      }
      bytes.append(contentsOf: buffer[..<count])
      return count
    }
  }

  private mutating func write(_ grid: Grid, at index: Int, column: Int) {
    let cell = grid.cells[index]
    if !cell.isAgreed {
      writeDisputed(grid.character(at: index), width: cell.width, column: column)
    } else if cell.width > 0 {
      UTF8.encode(cell.scalar) { bytes.append($0) }
    }
  }

  mutating func finish(caret: Point?, focus: Point?, wasShown: Bool?) {
    use(.plain)
    if let caret {
      move(to: caret)
      if wasShown != true { control("?25h") }
    } else {
      if let focus { move(to: focus) }
      if wasShown != false { control("?25l") }
    }
    control("?2026l")
  }

  /// Clears the cells and moves the cursor afterwards, because terminals disagree about the width.
  private mutating func writeDisputed(_ character: Character, width: Int, column: Int) {
    bytes.append(contentsOf: repeatElement(0x20, count: width))
    move(toColumn: column)
    bytes.append(contentsOf: character.utf8)
    move(toColumn: column + width)
  }

  private mutating func move(toColumn column: Int) {
    control()
    append(column + 1)
    bytes.append(UInt8(ascii: "G"))
  }

  private mutating func move(to point: Point) {
    control()
    append(point.row + 1)
    bytes.append(UInt8(ascii: ";"))
    append(point.column + 1)
    bytes.append(UInt8(ascii: "H"))
  }

  /// Switches to a style after a reset, as in `0;1;31m`.
  private mutating func use(_ next: Style) {
    let visible = hasColor ? next : Style(attributes: next.attributes)
    guard visible != style else { return }
    style = visible
    control("0")
    for (attribute, parameter) in Style.parameters where style.attributes.contains(attribute) {
      bytes.append(UInt8(ascii: ";"))
      append(Int(parameter))
    }
    if style.color != .standard {
      bytes.append(UInt8(ascii: ";"))
      append(Int(style.color.rawValue))
    }
    bytes.append(UInt8(ascii: "m"))
  }

  private mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private mutating func control(_ sequence: StaticString = "") {
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    sequence.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}
