import ProcessTesting

/// The window of a terminal after a program's output, with one column for each character.
///
/// The window interprets the sequences that move the caret or erase text (ECMA-48) and ignores the rest.
struct TerminalWindow: CustomStringConvertible {
  private var rows: [[Character]]
  private var (row, column) = (0, 0)

  init(of terminal: PseudoTerminal, columns: Int = 80, rows: Int = 24) {
    self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    let pieces = terminal.text.split(
      separator: "\u{1B}[", omittingEmptySubsequences: false)
    print(pieces[0])
    for piece in pieces.dropFirst() {
      let parameters = piece.prefix { !$0.isLetter }
      obey(piece.dropFirst(parameters.count).first, parameters.split(separator: ";").compactMap { Int($0) })
      print(piece.dropFirst(parameters.count + 1))
    }
  }

  private mutating func obey(_ command: Character?, _ numbers: [Int]) {
    switch command {
    case "H": (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case "J": rows = rows.map { $0.map { _ in " " } }
    case "K": rows[row].replaceSubrange(column..., with: repeatElement(" ", count: rows[row].count - column))
    default: break
    }
  }

  private mutating func print(_ text: Substring) {
    // What follows another escape is no text, such as what goes to the clipboard.
    for character in text.prefix(while: { $0 != "\u{1B}" }) where rows[row].indices.contains(column) {
      rows[row][column] = character
      column += 1
    }
  }

  /// The rows from top to bottom, without trailing spaces.
  var description: String {
    rows.map { row in String(row[..<((row.lastIndex { $0 != " " } ?? -1) + 1)]) }.joined(separator: "\n")
  }
}
