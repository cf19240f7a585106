/// An encoder of frames into the bytes that update a terminal, none for an unchanged frame.
///
/// It never queries the terminal, because the shell could receive a late answer as input.
package struct Encoder {
  package let hasColor: Bool
  private var last: (grid: Grid, caret: Point?, focus: Point?)?

  /// Creates an encoder for a terminal with unknown content.
  package init(hasColor: Bool) { self.hasColor = hasColor }

  /// Makes the next call encode the full frame.
  package mutating func forget() { last = nil }

  /// Returns the bytes that show a grid and a caret; without one, the hidden cursor stands at `focus`, for magnifiers and braille displays.
  package mutating func encode(_ grid: Grid, caret: Point?, focus: Point? = nil) -> [UInt8] {
    let known = last?.grid.size == grid.size ? last : nil
    let before = known?.grid ?? Grid(size: grid.size)
    var isChanged = known == nil || known?.caret != caret || known?.focus != focus
    var writer = EscapeWriter(hasColor: hasColor)
    if known == nil { writer.clearScreen() }
    for row in 0..<grid.size.rows where encodeRow(row, from: before, to: grid, into: &writer) { isChanged = true }
    guard isChanged else { return [] }
    last = (grid, caret, focus)
    writer.finish(caret: caret, focus: focus, wasShown: known.map { $0.caret != nil })
    return writer.bytes
  }

  /// Returns `false` if the row is unchanged.
  private func encodeRow(_ row: Int, from old: Grid, to new: Grid, into writer: inout EscapeWriter) -> Bool {
    let cells = new.indices(ofRow: row)
    // Terminals disagree about some widths, so the positions in such a row are unknown and the row is rewritten.
    guard old.isAgreed(row: row), new.isAgreed(row: row) else {
      if new.hasSameRow(row, as: old) { return false }
      writer.clearLine(row)
      writer.write(new, cells.lowerBound..<new.endOfText(cells))
      return true
    }
    var rest = cells
    while let run = new.firstChange(in: rest, from: old) {
      writer.write(new, run)
      rest = run.upperBound..<cells.upperBound
    }
    return rest != cells
  }
}

extension Grid {
  /// Returns the first range to write, including gaps shorter than a cursor movement.
  fileprivate func firstChange(in range: Range<Int>, from old: Grid) -> Range<Int>? {
    let cheapestJump = 6
    // Bounds checks of an array would double the cost of the comparison.
    return cells.withUnsafeBufferPointer { new in
      old.cells.withUnsafeBufferPointer { old in
        var start = range.lowerBound
        while start < range.upperBound, old[start] == new[start] { start += 1 }
        guard start < range.upperBound else { return nil }
        var end = start + 1
        var index = end
        while index < range.upperBound, index - end < cheapestJump {
          index += 1
          if old[index - 1] != new[index - 1] { end = index }
        }
        return start..<end
      }
    }
  }

  fileprivate func endOfText(_ range: Range<Int>) -> Int {
    range.last { cells[$0] != .blank }.map { $0 + 1 } ?? range.lowerBound
  }
}
