import ScreenKit

/// The texts of a list's rows, prepared for a search that narrows its earlier matches while the user types.
struct RowIndex: Equatable, Sendable {
  private struct IndexedRow: Equatable, Sendable {
    let title: [UInt32]
    let subtitle: [UInt32]

    func hasInTitle(_ words: [[UInt32]]) -> Bool { words.allSatisfy { title.contains(piece: $0) } }

    func has(_ words: [[UInt32]]) -> Bool {
      words.allSatisfy { title.contains(piece: $0) || subtitle.contains(piece: $0) }
    }
  }

  private var numbers = LetterNumbers()
  private var rows: [IndexedRow] = []
  /// The words of the last search, each once.
  private var words: [[UInt32]] = []
  /// The positions of the rows that have all words in the title, and of the other matches.
  private var inTitle: [Int] = []
  private var inSubtitle: [Int] = []

  init(_ rows: [Row] = []) {
    self.rows = rows.map { row in
      IndexedRow(title: numbers.numbers(of: row.title), subtitle: numbers.numbers(of: row.subtitle ?? ""))
    }
    inTitle = Array(rows.indices)
  }

  /// The positions of the matches of the last search, first of those with all words in the title.
  var matches: [Int] { inTitle + inSubtitle }

  /// Searches the earlier matches if each earlier word is a part of a new one, which excludes the other rows; otherwise all rows.
  mutating func search(for typed: [String]) {
    var words: [[UInt32]] = []
    for word in typed.map({ numbers.numbers(of: $0) }) where !words.contains(word) { words.append(word) }
    let isNarrower = self.words.allSatisfy { earlier in words.contains { $0.contains(piece: earlier) } }
    if !isNarrower {
      inTitle = Array(rows.indices)
      inSubtitle = []
    }
    narrow(to: isNarrower ? words.filter { !self.words.contains($0) } : words)
    self.words = words
  }

  /// Keeps the matches that have further words too.
  private mutating func narrow(to words: [[UInt32]]) {
    guard !words.isEmpty else { return }
    var kept: [Int] = []
    var others = inSubtitle.filter { rows[$0].has(words) }
    for row in inTitle {
      if rows[row].hasInTitle(words) {
        kept.append(row)
      } else if rows[row].has(words) {
        others.append(row)
      }
    }
    inTitle = kept
    inSubtitle = others.sorted()
  }
}
