import ScreenKit

/// The filter of a list: the rows that have each typed word in their title or subtitle, whole or inside another word.
///
/// Case and accents make no difference. Rows with all words in the title come first. The filter searches the rows only after
/// the text or the rows have changed.
struct Filter: Equatable, Sendable {
  /// The most letters of a text; further ones are ignored.
  static let longestText = 200

  let list: String
  private(set) var line = FieldEditor("")
  private(set) var matches: [Row] = []
  private(set) var rows: [Row] = []
  private var index = RowIndex()
  private var words: [FoldedText] = []

  init(_ list: RowList<SceneIntent>, _ text: String = "") {
    self.list = list.id
    line = FieldEditor(text)
    update(list.rows)
  }

  mutating func update(_ rows: [Row]) {
    // Comparing two references to the same storage is fast, so unchanged rows cost nothing.
    guard rows != self.rows else { return }
    self.rows = rows
    index = RowIndex(rows)
    search()
  }

  func moved(to list: RowList<SceneIntent>) -> Filter { Filter(list, line.text) }

  mutating func edit(_ body: (inout FieldEditor) -> Void) {
    let text = line.text
    body(&line)
    let longest = line.text.prefix(Self.longestText)
    if longest.endIndex < line.text.endIndex { line = FieldEditor(String(longest), caret: line.caret) }
    if line.text != text { search() }
  }

  /// Returns the positions of the typed words in a title, in graphemes.
  func positions(in title: String) -> [Int] {
    guard !words.isEmpty else { return [] }
    let title = FoldedText(title)
    return words.compactMap { title.range(of: $0) }.flatMap { $0 }
  }

  private mutating func search() {
    let typed = line.text.split(whereSeparator: \.isWhitespace).map { String($0) }
    words = []
    for word in typed.map({ FoldedText($0) }) where !words.contains(word) { words.append(word) }
    index.search(for: typed)
    matches = index.matches.map { rows[$0] }
  }
}
