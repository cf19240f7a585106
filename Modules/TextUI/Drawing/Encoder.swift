/// Turns frames into the bytes that bring a terminal from the last frame to the next.
///
/// One frame is one buffer: begin of synchronised output, changed cells, caret, end. Nothing changed: no bytes. No
/// byte ever asks the terminal a question, because an answer that comes late is typed into the shell.
package struct Encoder {
  /// Whether to use colours; attributes are always used.
  let hasColor: Bool
  private var last: (grid: Grid, caret: Point?)?

  package init(hasColor: Bool) { self.hasColor = hasColor }

  /// Forgets what the terminal shows, so that the next frame is drawn in full.
  package mutating func forget() { last = nil }

  /// The bytes that show `grid` with the caret at `caret`, which is hidden when nil.
  package mutating func encode(_ grid: Grid, caret: Point?) -> [UInt8] {
    let known = last?.grid.size == grid.size ? last : nil
    let before = known?.grid ?? Grid(size: grid.size)
    let changedRows = (0..<grid.size.rows).filter { before[row: $0] != grid[row: $0] }
    if let known, changedRows.isEmpty, known.caret == caret { return [] }
    defer { last = (grid, caret) }
    var writer = EscapeWriter(hasColor: hasColor)
    if known == nil { writer.clearScreen() }
    for row in changedRows { encodeRow(row, from: before[row: row], to: grid[row: row], into: &writer) }
    writer.finish(caret: caret, wasShown: known.map { $0.caret != nil })
    return writer.bytes
  }

  private func encodeRow(
    _ row: Int, from old: ArraySlice<Cell>, to new: ArraySlice<Cell>, into writer: inout EscapeWriter
  ) {
    // Terminals disagree about some widths: what they put where nobody knows, so such a line is written anew.
    guard old.isAgreed, new.isAgreed else {
      writer.clearLine(row)
      return writer.write(new.withoutTrailingBlanks, at: Point(column: 0, row: row))
    }
    for run in changedRuns(from: old, to: new) {
      let start = new.startIndex + run.lowerBound
      writer.write(new[start..<start + run.count], at: Point(column: run.lowerBound, row: row))
    }
  }

  /// The columns to write; a gap that is cheaper to write than to jump over belongs to the run.
  private func changedRuns(from old: ArraySlice<Cell>, to new: ArraySlice<Cell>) -> [Range<Int>] {
    let cheapestJump = 6
    var runs: [Range<Int>] = []
    for (column, pair) in zip(old, new).enumerated() where pair.0 != pair.1 {
      if let run = runs.last, column - run.upperBound < cheapestJump {
        runs[runs.count - 1] = run.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    return runs
  }
}

extension ArraySlice<Cell> {
  fileprivate var isAgreed: Bool { allSatisfy { $0.width == 0 || $0.glyph.isAgreed } }

  fileprivate var withoutTrailingBlanks: ArraySlice<Cell> {
    self[startIndex..<(lastIndex { $0 != .blank } ?? startIndex - 1) + 1]
  }
}
