/// A match of typed letters with a text that has them in this order, possibly with others between them.
///
/// Case and accents make no difference. Better matches compare as smaller: letters in fewer pieces, from the start of a word,
/// to the end of a word, close together, and early.
struct LetterMatch: Comparable, Sendable {
  /// What makes the match worse, the most important first.
  private let rank: [Int]

  /// Finds the best match, or `nil` if a letter is missing.
  init?(of letters: FoldedText, in text: FoldedText) {
    let ranks = text.characters.indices.filter { text.characters[$0] == letters.characters.first }
      .compactMap { text.positions(of: letters, from: $0) }.map { Self.rank(of: $0, in: text) }
    guard let best = ranks.min(by: { $0.lexicographicallyPrecedes($1) }) else { return nil }
    rank = best
  }

  private static func rank(of positions: [Int], in text: FoldedText) -> [Int] {
    guard let first = positions.first, let last = positions.last else { return [] }
    let gaps = zip(positions, positions.dropFirst()).count { $0 + 1 != $1 }
    return [gaps, text.isInsideWord(first) ? 1 : 0, text.isInsideWord(last + 1) ? 1 : 0, last - first, first]
  }

  static func < (left: Self, right: Self) -> Bool {
    left.rank.lexicographicallyPrecedes(right.rank)
  }
}

/// A text without case and accents, one character for each grapheme of the original.
struct FoldedText: Equatable, Sendable {
  let characters: [Character]

  init(_ text: some StringProtocol) { characters = text.map(\.folded) }

  /// Returns the first place that has some letters in one piece.
  func range(of letters: FoldedText) -> Range<Int>? {
    // A search prepares all its letters, even if they are more than the text has.
    letters.characters.count > characters.count ? nil : characters.firstRange(of: letters.characters)
  }

  /// Returns the first positions of the letters in this order, none before `start`.
  fileprivate func positions(of letters: FoldedText, from start: Int) -> [Int]? {
    var positions: [Int] = []
    for position in start..<characters.count where positions.count < letters.characters.count {
      if characters[position] == letters.characters[positions.count] { positions.append(position) }
    }
    return positions.count == letters.characters.count ? positions : nil
  }

  /// Returns whether the boundary before a position has a letter or a digit on both sides.
  fileprivate func isInsideWord(_ position: Int) -> Bool {
    guard position > 0, position < characters.count else { return false }
    return [characters[position - 1], characters[position]].allSatisfy { $0.isLetter || $0.isNumber }
  }
}

extension String {
  /// Returns whether the text contains some letters in one piece; it contains an empty text.
  func contains(_ letters: FoldedText) -> Bool { FoldedText(self).range(of: letters) != nil }
}
