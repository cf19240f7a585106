/// The names of parameters whose values are secrets, which no link may hold: links end up in histories, logs and other apps.
enum SecretKeys {
  private static let words = [
    "password", "passwords", "passwd", "passcode", "passphrase", "pwd", "pin", "token", "tokens", "secret", "secrets",
    "credential", "credentials", "apikey", "auth", "authorization", "otp",
  ].map { Array($0.utf8) }

  /// Returns the secret word that ends a key, in any case: `token` for `access_token`; `nil` for `spin`, where no word begins.
  static func word(endOf key: String) -> String? {
    let key = Array(key.utf8)
    for word in words where word.count <= key.count {
      let start = key.count - word.count
      if key[start...].elementsEqual(word, by: { lowercased($0) == $1 }), beginsWord(key, at: start) {
        return String(decoding: word, as: UTF8.self)
      }
    }
    return nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    LinkEscapes.isUppercase(byte) ? byte - UInt8(ascii: "A") + UInt8(ascii: "a") : byte
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
