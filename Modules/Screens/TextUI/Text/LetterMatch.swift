/// A match of typed letters with a text that has them in this order, possibly with others between them.
///
/// Case and accents make no difference. Better matches compare as smaller: letters in one piece before scattered ones, at
/// the start of a word before inside it, close together before far apart, and early before late.
struct LetterMatch: Comparable, Sendable {
  let positions: [Int]
  private let gaps: Int
  private let isInsideWord: Bool

  /// Finds the best match, or `nil` if a letter is missing; no letters match every text.
  init?(of letters: FoldedText, in text: FoldedText) {
    guard let found = text.piece(letters.characters) ?? text.subsequence(letters.characters) else { return nil }
    positions = found
    gaps = zip(found, found.dropFirst()).count { $0 + 1 != $1 }
    isInsideWord = found.first.map { !text.startsWord(at: $0) } ?? false
  }

  /// What makes the match worse, the most important first.
  private var rank: [Int] {
    let first = positions.first ?? 0
    return [gaps, isInsideWord ? 1 : 0, (positions.last ?? 0) - first, first]
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
  func range(of letters: FoldedText) -> Range<Int>? { characters.firstRange(of: letters.characters) }

  /// Returns the positions of a piece of the text, preferably at the start of a word.
  fileprivate func piece(_ letters: [Character]) -> [Int]? {
    guard let first = letters.first else { return [] }
    guard characters.count >= letters.count else { return nil }
    var inside: Int?
    for start in 0...(characters.count - letters.count) where characters[start] == first {
      guard characters[start..<start + letters.count].elementsEqual(letters) else { continue }
      if startsWord(at: start) { return Array(start..<start + letters.count) }
      inside = inside ?? start
    }
    return inside.map { Array($0..<$0 + letters.count) }
  }

  /// Returns the first positions of the letters in this order.
  fileprivate func subsequence(_ letters: [Character]) -> [Int]? {
    var positions: [Int] = []
    for (position, character) in characters.enumerated() {
      guard positions.count < letters.count else { break }
      if character == letters[positions.count] { positions.append(position) }
    }
    return positions.count == letters.count ? positions : nil
  }

  fileprivate func startsWord(at position: Int) -> Bool {
    guard position > 0 else { return true }
    let previous = characters[position - 1]
    return !previous.isLetter && !previous.isNumber
  }
}

extension String {
  /// Returns whether the text contains some letters in one piece; it contains an empty text.
  func contains(_ letters: FoldedText) -> Bool { FoldedText(self).piece(letters.characters) != nil }
}
