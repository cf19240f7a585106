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

  /// What a search has found.
  private struct Result: Equatable, Sendable {
    /// The typed words, each once.
    var words: [[UInt32]] = []
    /// The positions of the rows that have all words in the title, and of the other matches.
    var inTitle: [Int]
    var inSubtitle: [Int] = []
  }

  private var numbers: LetterNumbers
  private let rows: [IndexedRow]
  /// All rows, then the last searches, each narrower than the one before, so that a deleted letter searches no rows again.
  private var results: [Result]

  init(_ rows: [Row] = []) {
    var numbers = LetterNumbers()
    self.rows = rows.map { row in
      IndexedRow(title: numbers.numbers(of: row.title), subtitle: numbers.numbers(of: row.subtitle ?? ""))
    }
    self.numbers = numbers
    results = [Result(inTitle: Array(rows.indices))]
  }

  /// The positions of the matches of the last search, first of those with all words in the title.
  var matches: [Int] { results.last.map { $0.inTitle + $0.inSubtitle } ?? [] }

  /// Searches the matches of the last search whose words are parts of the new ones, because these exclude the other rows.
  mutating func search(for typed: [String]) {
    var words: [[UInt32]] = []
    for word in typed.map({ numbers.numbers(of: $0) }) where !words.contains(word) { words.append(word) }
    while let last = results.last, !Self.areParts(last.words, of: words) { results.removeLast() }
    guard let last = results.last, last.words != words else { return }
    var result = narrow(last, to: words.filter { !last.words.contains($0) })
    result.words = words
    results.append(result)
  }

  private static func areParts(_ earlier: [[UInt32]], of words: [[UInt32]]) -> Bool {
    earlier.allSatisfy { part in words.contains { $0.contains(piece: part) } }
  }

  /// Returns the matches that have further words too.
  private func narrow(_ result: Result, to words: [[UInt32]]) -> Result {
    var kept = Result(inTitle: [], inSubtitle: result.inSubtitle.filter { rows[$0].has(words) })
    for row in result.inTitle {
      if rows[row].hasInTitle(words) {
        kept.inTitle.append(row)
      } else if rows[row].has(words) {
        kept.inSubtitle.append(row)
      }
    }
    kept.inSubtitle.sort()
    return kept
  }
}
