import ScreenKit

/// The filter of a list: the typed letters, and the rows that have them in this order, ignoring case and accents.
///
/// The best match comes first: a row with the letters in one piece, then one with letters between them, then one that has them in
/// its subtitle. The filter searches the rows only after the text or the rows have changed.
struct Filter: Equatable, Sendable {
  let list: String
  private(set) var line = FieldEditor("")
  /// The rows that match, the best first.
  private(set) var matches: [Row] = []
  private(set) var rows: [Row] = []
  /// The titles of the rows and the typed text, prepared for searching.
  private var titles: [FoldedText] = []
  private var letters = FoldedText("")

  init(_ list: RowList<SceneIntent>, _ text: String = "") {
    self.list = list.id
    line = FieldEditor(text)
    update(list.rows)
  }

  mutating func update(_ rows: [Row]) {
    // Comparing two references to the same storage is fast, so unchanged rows cost nothing.
    guard rows != self.rows else { return }
    self.rows = rows
    titles = rows.map { FoldedText($0.title) }
    search()
  }

  func moved(to list: RowList<SceneIntent>) -> Filter { Filter(list, line.text) }

  mutating func edit(_ body: (inout FieldEditor) -> Void) {
    body(&line)
    search()
  }

  /// Returns the positions of the matched letters in a title, in graphemes.
  func positions(in title: String) -> [Int] {
    guard !line.text.isEmpty else { return [] }
    return LetterMatch(of: letters, in: FoldedText(title))?.positions ?? []
  }

  private mutating func search() {
    guard !line.text.isEmpty else { return matches = rows }
    letters = FoldedText(line.text)
    var found: [(match: LetterMatch, row: Row)] = []
    var rest: [Row] = []
    for (row, title) in zip(rows, titles) {
      if let match = LetterMatch(of: letters, in: title) {
        found.append((match, row))
      } else if row.subtitle?.contains(letters) == true {
        rest.append(row)
      }
    }
    // Sorting is stable: equal matches stay in the order of the rows.
    matches = found.sorted { $0.match < $1.match }.map(\.row) + rest
  }
}
