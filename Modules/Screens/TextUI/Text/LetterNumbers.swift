/// Numbers for the letters of texts; letters that differ only in case and accents have the same one.
///
/// Comparing numbers is many times faster than comparing characters.
struct LetterNumbers: Equatable, Sendable {
  private var numbers: [Character: UInt32] = [:]

  /// Returns a number for each grapheme of a text.
  mutating func numbers(of text: String) -> [UInt32] {
    // ASCII without control characters has a grapheme in each byte.
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text.utf8.map(Self.number) }
    return text.map { number(of: $0) }
  }

  private mutating func number(of character: Character) -> UInt32 {
    if let byte = character.asciiValue { return Self.number(of: byte) }
    if let number = numbers[character] { return number }
    let letter = character.folded
    let number = letter.asciiValue.map(Self.number) ?? numbers[letter] ?? UInt32(128 + numbers.count)
    numbers[letter] = number
    numbers[character] = number
    return number
  }

  private static func number(of byte: UInt8) -> UInt32 {
    let isUppercase = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    return UInt32(isUppercase ? byte + 32 : byte)
  }
}

extension [UInt32] {
  /// Returns whether the numbers stand in one piece.
  func contains(piece: [UInt32]) -> Bool {
    guard let first = piece.first else { return true }
    let last = count - piece.count
    guard last >= 0 else { return false }
    for start in 0...last where self[start] == first {
      if has(piece, at: start) { return true }
    }
    return false
  }

  private func has(_ piece: [UInt32], at start: Int) -> Bool {
    for offset in piece.indices where self[start + offset] != piece[offset] { return false }
    return true
  }
}
