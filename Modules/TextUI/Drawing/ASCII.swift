extension Grid {
  /// The same picture in ASCII, for terminals that don't speak UTF-8: boxes of `+-|`, and `?` for what has no likeness.
  ///
  /// Every wide character becomes a narrow one: its right half is a cell of its own then.
  func inASCII() -> Grid {
    var grid = Grid(size: size)
    for row in 0..<size.rows {
      for (column, index) in indices(ofRow: row).enumerated() {
        let character = CleanText(String(character(at: index).inASCII))
        grid.put(character, at: Point(column: column, row: row), style: cells[index].style)
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
