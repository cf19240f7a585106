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
    var index = range.lowerBound
    while index < range.upperBound {
      use(grid.cells[index].style)
      let count = writeASCII(grid.cells, index..<range.upperBound)
      if count == 0 { write(grid, at: index, column: first + index - range.lowerBound) }
      index += max(1, count)
    }
  }

  /// Writes as many cells as a byte of ASCII each shows in the looks of the first, and returns how many.
  private mutating func writeASCII(_ cells: [Cell], _ range: Range<Int>) -> Int {
    let first = cells[range.lowerBound]
    guard first.isASCII else { return 0 }
    // Bytes that are added together cost a third of as many that are added one by one.
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

  /// Switches to a style, by way of none: with `0;1;31m`, say.
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
