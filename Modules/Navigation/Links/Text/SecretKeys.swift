/// The names of parameters with secret values, which no link may hold.
enum SecretKeys {
  private static let words = [
    "password", "passwords", "passwd", "passcode", "passphrase", "token", "tokens", "secret", "secrets", "credential",
    "credentials", "apikey", "authorization",
  ].map { Array($0.utf8) }
  /// Words that also end other words, such as `spin`.
  private static let shortWords = ["pwd", "pin", "auth", "otp"].map { Array($0.utf8) }

  /// Returns the secret word that ends a key, ignoring case: `token` for `accesstoken`; a short word must begin a word.
  static func word(endOf key: String) -> String? {
    let key = Array(key.utf8)
    let word =
      words.first { ends(key, with: $0) }
      ?? shortWords.first { ends(key, with: $0) && beginsWord(key, at: key.count - $0.count) }
    return word.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func ends(_ key: [UInt8], with word: [UInt8]) -> Bool {
    key.count >= word.count && key.suffix(word.count).elementsEqual(word) { lowercased($0) == $1 }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    LinkEscapes.isUppercase(byte) ? byte - UInt8(ascii: "A") + UInt8(ascii: "a") : byte
  }

  /// Returns whether a word begins at an offset, as in `my_pin`, `userPin` and `IDToken`.
  private static func beginsWord(_ key: [UInt8], at start: Int) -> Bool {
    guard start > 0, LinkEscapes.isLetter(key[start - 1]) else { return true }
    guard LinkEscapes.isUppercase(key[start]) else { return false }
    return LinkEscapes.isLowercase(key[start - 1])
      || start + 1 < key.count && LinkEscapes.isLowercase(key[start + 1])
  }
}
