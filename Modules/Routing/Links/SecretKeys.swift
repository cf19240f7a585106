/// The names of parameters that would put a secret into a link, where everybody reads it: histories, logs, other apps.
enum SecretKeys {
  private static let words = [
    "password", "passwords", "passwd", "passcode", "passphrase", "pwd", "pin", "token", "tokens", "secret", "secrets",
    "credential", "credentials", "apikey", "auth", "authorization", "otp",
  ]

  /// The word for a secret that a key ends with, whatever its case: `token` in `access_token`; nil when there is none.
  ///
  /// Of a key that merely contains such letters nothing is said: `spin`, `broken`.
  static func match(_ key: some BidirectionalCollection<UInt8>) -> String? {
    words.first { word in
      guard key.count >= word.utf8.count else { return false }
      let (start, end) = (key.index(key.endIndex, offsetBy: -word.utf8.count), key.endIndex)
      guard key[start..<end].elementsEqual(word.utf8, by: { $0 | 0x20 == $1 }) else { return false }
      return start == key.startIndex || isBorder(key[key.index(before: start)], key[start])
    }
  }

  /// Whether a word begins between two bytes: behind anything but a letter, or at a capital behind a small letter.
  private static func isBorder(_ before: UInt8, _ first: UInt8) -> Bool {
    switch before {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): first & 0x20 == 0
    default: true
    }
  }
}
