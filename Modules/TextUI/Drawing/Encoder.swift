/// Turns frames into the bytes that bring a terminal from the last frame to the next.
///
/// One frame is one buffer: begin of synchronised output, changed cells, caret, end. Nothing changed: no bytes. No
/// byte ever asks the terminal a question, because an answer that comes late is typed into the shell.
package struct Encoder {
  /// Whether to use colors; attributes are always used.
  let hasColor: Bool
  private var last: (grid: Grid, caret: Point?)?

  package init(hasColor: Bool) { self.hasColor = hasColor }

  /// Forgets what the terminal shows, so that the next frame is drawn in full.
  package mutating func forget() { last = nil }

  /// The bytes that show `grid` with the caret at `caret`, which is hidden when nil.
  package mutating func encode(_ grid: Grid, caret: Point?) -> [UInt8] {
    let known = last?.grid.size == grid.size ? last : nil
    let before = known?.grid ?? Grid(size: grid.size)
    var isChanged = known == nil || known?.caret != caret
    var writer = EscapeWriter(hasColor: hasColor)
    if known == nil { writer.clearScreen() }
    for row in 0..<grid.size.rows where encodeRow(row, from: before, to: grid, into: &writer) { isChanged = true }
    guard isChanged else { return [] }
    last = (grid, caret)
    writer.finish(caret: caret, wasShown: known.map { $0.caret != nil })
    return writer.bytes
  }

  /// Writes what has changed in a row; false when nothing has.
  private func encodeRow(_ row: Int, from old: Grid, to new: Grid, into writer: inout EscapeWriter) -> Bool {
    let cells = new.indices(ofRow: row)
    // Terminals disagree about some widths: what they put where nobody knows, so such a line is written anew.
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
  /// The first cells to write; a gap that is cheaper to write than to jump over belongs to them.
  fileprivate func firstChange(in range: Range<Int>, from old: Grid) -> Range<Int>? {
    let cheapestJump = 6
    // By way of an array, to check the bounds would cost as much as to compare.
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

  /// The index behind the last cell of a row that is not blank.
  fileprivate func endOfText(_ range: Range<Int>) -> Int {
    range.last { cells[$0] != .blank }.map { $0 + 1 } ?? range.lowerBound
  }
}
