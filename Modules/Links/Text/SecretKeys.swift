/// The names of parameters whose values are secrets, which no link may hold: links end up in histories, logs and other apps.
enum SecretKeys {
  private static let words = [
    "password", "passwords", "passwd", "passcode", "passphrase", "token", "tokens", "secret", "secrets", "credential",
    "credentials", "apikey", "authorization",
  ]
  /// Words that others end with, too: `spin`.
  private static let shortWords = ["pwd", "pin", "auth", "otp"]

  /// Returns the secret word that ends a key, in any case: `token` for `accesstoken`; a short word counts only where a word begins.
  static func word(endOf key: String) -> String? {
    let lowercased = key.lowercased()
    if let word = words.first(where: lowercased.hasSuffix) { return word }
    let bytes = Array(key.utf8)
    return shortWords.first { lowercased.hasSuffix($0) && beginsWord(bytes, at: bytes.count - $0.utf8.count) }
  }

  /// Returns whether a word begins at an offset: at the start, after any byte but a letter, at a capital after a small letter
  /// (`userPin`), and at the last of several capitals before a small letter (`IDToken`).
  private static func beginsWord(_ key: [UInt8], at start: Int) -> Bool {
    guard start > 0, LinkEscapes.isLetter(key[start - 1]) else { return true }
    guard LinkEscapes.isUppercase(key[start]) else { return false }
    return LinkEscapes.isLowercase(key[start - 1])
      || start + 1 < key.count && LinkEscapes.isLowercase(key[start + 1])
  }
}
