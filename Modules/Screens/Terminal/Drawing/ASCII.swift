extension Grid {
  /// Returns the grid in ASCII, for terminals without UTF-8: boxes become `+-|`, and characters without a counterpart `?`.
  package func inASCII() -> Grid {
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
  /// Returns the text in ASCII, with `?` for characters without a counterpart.
  package func inASCII() -> String { String(map(\.inASCII)) }
}

extension Character {
  fileprivate var inASCII: Character { isASCII ? self : likenesses[self] ?? "?" }
}

private let likenesses: [Character: Character] = [
  "─": "-", "│": "|", "┄": "-", "┆": ":", "▶": ">", "◀": "<", "╭": "+", "╮": "+", "╰": "+", "╯": "+", "┌": "+",
  "┐": "+", "└": "+", "┘": "+",
  "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+",
  "‹": "<", "›": ">", "…": "~", "•": "*", "·": "-", "↑": "^", "↓": "v", "→": ">", "–": "-", "—": "-",
  "“": "\"", "”": "\"", "‘": "'", "’": "'", "\u{A0}": " ",
]
