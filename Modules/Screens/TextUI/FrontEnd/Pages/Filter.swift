import ScreenKit

/// The filter of a list: the rows that have each typed word in their title or subtitle, whole or inside another word.
///
/// Case and accents make no difference. Rows with all words in the title come first. The filter searches the rows only after
/// the text or the rows have changed.
struct Filter: Equatable, Sendable {
  let list: String
  private(set) var line = FieldEditor("")
  private(set) var matches: [Row] = []
  private(set) var rows: [Row] = []
  private var titles: [FoldedText] = []
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
    titles = rows.map { FoldedText($0.title) }
    search()
  }

  func moved(to list: RowList<SceneIntent>) -> Filter { Filter(list, line.text) }

  mutating func edit(_ body: (inout FieldEditor) -> Void) {
    body(&line)
    search()
  }

  /// Returns the positions of the typed words in a title, in graphemes.
  func positions(in title: String) -> [Int] {
    guard !words.isEmpty else { return [] }
    let title = FoldedText(title)
    return words.compactMap { title.range(of: $0) }.flatMap { $0 }
  }

  private mutating func search() {
    words = line.text.split(whereSeparator: \.isWhitespace).map { FoldedText($0) }
    var (inTitle, inSubtitle): ([Row], [Row]) = ([], [])
    for (row, title) in zip(rows, titles) {
      let others = words.filter { title.range(of: $0) == nil }
      if others.isEmpty {
        inTitle.append(row)
        continue
      }
      let subtitle = FoldedText(row.subtitle ?? "")
      if others.allSatisfy({ subtitle.range(of: $0) != nil }) { inSubtitle.append(row) }
    }
    matches = inTitle + inSubtitle
  }
}
