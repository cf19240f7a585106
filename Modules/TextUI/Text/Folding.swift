extension String {
  /// The text without case and without accents: what a filter compares.
  var folded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    var text = ""
    for character in lowercased() { text.append(character.isASCII ? character : plainLetters[character] ?? character) }
    return text
  }

  /// Whether the bytes of another text occur in this one.
  func holds(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

/// Letters with one or two accents, and the letter without.
///
/// Swift compares characters by canonical equivalence (UAX #15), so a letter and its marks find the composed letter too.
private let plainLetters: [Character: Character] = {
  var letters: [Character: Character] = [:]
  for base in "abcdefghijklmnopqrstuvwxyzαεηιουωабвгдежзикопрстуфхы" {
    for mark in marks {
      letters[Character("\(base)\(mark)")] = base
      for other in marks where "aeiouy".contains(base) { letters[Character("\(base)\(mark)\(other)")] = base }
    }
  }
  return letters
}()

/// Grave, acute, circumflex, tilde, macron, breve, dot, diaeresis, hook, ring, double acute, caron, horn, dot below,
/// comma below, cedilla, ogonek.
private let marks: [Character] = [
  "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{307}", "\u{308}", "\u{309}", "\u{30A}",
  "\u{30B}", "\u{30C}", "\u{31B}", "\u{323}", "\u{326}", "\u{327}", "\u{328}",
]
