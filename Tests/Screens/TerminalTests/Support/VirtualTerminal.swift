@testable import Terminal

/// A terminal that interprets the output of the encoder, with one of two ways to measure character widths.
struct VirtualTerminal: Equatable {
  enum Widths { case byGrapheme, byScalar }

  struct Cell: Equatable {
    var text = " "
    var style = "0"
  }

  let size: Size
  let widths: Widths
  private(set) var cells: [Cell]
  private(set) var cursor = Point(column: 0, row: 0)
  private(set) var isCursorShown = true
  private(set) var unknown: [String] = []
  private var style = "0"

  init(size: Size, widths: Widths) {
    self.size = size
    self.widths = widths
    cells = Array(repeating: Cell(), count: size.columns * size.rows)
  }

  mutating func feed(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "\u{1B}" {
        obey(&rest)
      } else {
        let run = rest.prefix { $0 != "\u{1B}" }
        rest = rest.dropFirst(run.count)
        print(String(String.UnicodeScalarView(run)))
      }
    }
  }

  private mutating func obey(_ rest: inout Substring.UnicodeScalarView) {
    rest = rest.dropFirst(2)
    let body = rest.prefix { !("@"..."~").contains($0) }
    let parameters = String(String.UnicodeScalarView(body))
    let final = rest.dropFirst(body.count).first ?? " "
    rest = rest.dropFirst(body.count + 1)
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch final {
    case "H": cursor = Point(column: numbers[1] - 1, row: numbers[0] - 1)
    case "G": cursor.column = min(numbers[0], size.columns) - 1
    case "K": for column in cursor.column..<size.columns { self[column, cursor.row] = Cell() }
    case "J" where parameters == "2": cells = cells.map { _ in Cell() }
    case "m": style = parameters
    case "h", "l": if parameters == "?25" { isCursorShown = final == "h" }
    default: unknown.append(parameters + String(Character(final)))
    }
  }

  private mutating func print(_ text: String) {
    switch widths {
    case .byGrapheme: for character in text { put(String(character), width: character.cellWidth) }
    case .byScalar:
      for scalar in text.unicodeScalars {
        put(String(scalar), width: scalar.properties.isVariationSelector ? 0 : Character(scalar).cellWidth)
      }
    }
  }

  private mutating func put(_ text: String, width: Int) {
    guard width > 0 else {
      // A combining mark is added to the previous cell.
      return self[max(0, cursor.column - 1), cursor.row].text += text
    }
    for column in cursor.column..<min(cursor.column + width, size.columns) { breakWide(column) }
    self[min(cursor.column, size.columns - 1), cursor.row] = Cell(text: text, style: style)
    for column in cursor.column + 1..<max(cursor.column + 1, min(cursor.column + width, size.columns)) {
      self[column, cursor.row] = Cell(text: "", style: style)
    }
    cursor.column = min(cursor.column + width, size.columns)
  }

  /// Clears the other half of a wide character that is about to be overwritten.
  private mutating func breakWide(_ column: Int) {
    if self[column, cursor.row].text.isEmpty, column > 0 { self[column - 1, cursor.row].text = " " }
    if column + 1 < size.columns, self[column + 1, cursor.row].text.isEmpty {
      self[column + 1, cursor.row].text = " "
    }
  }

  private subscript(column: Int, row: Int) -> Cell {
    get { cells[row * size.columns + column] }
    set { cells[row * size.columns + column] = newValue }
  }

  var lines: [String] {
    (0..<size.rows).map { row in
      cells[row * size.columns..<(row + 1) * size.columns].map(\.text).joined()
    }
  }
}
