/// The names of parameters that would put a secret into a link, where everybody reads it: histories, logs, other apps.
enum SecretKeys {
  private static let words = [
    "password", "passwords", "passwd", "passcode", "passphrase", "pwd", "pin", "token", "tokens", "secret", "secrets",
    "credential", "credentials", "apikey", "auth", "authorization", "otp",
  ]
  /// The fewest bytes of a word that ends with each letter, whatever its case, so that most keys are no match at a glance.
  private static let shortest: [Int] = (0..<32).map { letter in
    words.filter { ($0.utf8.last ?? 0) & 0x1F == letter }.map(\.utf8.count).min() ?? .max
  }

  /// The word for a secret that a key ends with, whatever its case: `token` in `access_token`; nil when there is none.
  ///
  /// Of a key that merely contains such letters nothing is said: `spin`, `broken`.
  @inline(__always)
  static func match(_ key: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    guard let last = key.last, key.count >= shortest[Int(last & 0x1F)] else { return nil }
    return word(endOf: key)
  }

  private static func word(endOf key: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    words.first { word in
      let start = key.endIndex - word.utf8.count
      return start >= key.startIndex && key[start...].elementsEqual(word.utf8, by: { $0 | 0x20 == $1 })
        && (start == key.startIndex || isBorder(key[start - 1], key[start]))
    }
  }

  static func match(decoded key: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    var text = LinkBytes.decoded(key) ?? ""
    return text.withUTF8 { match($0[...]) }
  }

  /// Whether a word begins between two bytes: behind anything but a letter, or at a capital behind a small letter.
  private static func isBorder(_ before: UInt8, _ first: UInt8) -> Bool {
    switch before {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): first & 0x20 == 0
    default: true
    }
  }
}
