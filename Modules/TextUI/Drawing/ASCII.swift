extension Grid {
  /// The same picture in ASCII, for terminals that don't speak UTF-8: boxes of `+-|`, and `?` for what has no likeness.
  func inASCII() -> Grid {
    var grid = self
    grid.replaceCharacters(\.inASCII)
    return grid.withoutWideCells()
  }

  /// Every wide character became a narrow one: its right half is a cell of its own now.
  private func withoutWideCells() -> Grid {
    var grid = Grid(size: size)
    for row in 0..<size.rows {
      for (column, cell) in self[row: row].enumerated() {
        grid.put(CleanText(String(cell.character)), at: Point(column: column, row: row), style: cell.style)
      }
    }
    return grid
  }
}

extension String {
  /// The same text in ASCII.
  func inASCII() -> String { String(map(\.inASCII)) }
}

extension Character {
  fileprivate var inASCII: Character { isASCII ? self : likenesses[self] ?? "?" }
}

private let likenesses: [Character: Character] = [
  "─": "-", "│": "|", "╭": "+", "╮": "+", "╰": "+", "╯": "+", "┌": "+", "┐": "+", "└": "+", "┘": "+",
  "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+",
  "‹": "<", "›": ">", "…": "~", "•": "*", "·": "-", "↑": "^", "↓": "v", "→": ">", "–": "-", "—": "-",
  "“": "\"", "”": "\"", "‘": "'", "’": "'", "\u{A0}": " ",
]
