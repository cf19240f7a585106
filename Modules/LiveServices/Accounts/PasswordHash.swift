import Services

#if canImport(Glibc)
  import Glibc
#else
  import CommonCrypto
#endif

/// What is kept of a password: enough to check it, too little to find it.
///
/// The hashing is the system's: `crypt(3)` with yescrypt on Linux, PBKDF2 of CommonCrypto on Apple platforms.
struct PasswordHash: Equatable {
  /// The method, the salt and the hash, as text without white space.
  let text: String

  init(text: String) { self.text = text }

  /// Hashes a password with a salt of its own; nil when the system can't.
  init?(_ password: Password) {
    guard let text = Self.hash(password, setting: Self.newSetting()) else { return nil }
    self.text = text
  }

  /// Whether this was made from the password.
  ///
  /// The time it takes says nothing of where two hashes differ.
  func matches(_ password: Password) -> Bool {
    guard let other = Self.hash(password, setting: text) else { return false }
    let (left, right) = (Array(text.utf8), Array(other.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func randomBytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in .random(in: .min ... .max) } }
}

#if canImport(Glibc)
  extension PasswordHash {
    /// yescrypt with the cost that Debian and Fedora use for log-ins, and 120 random bits of salt (crypt(5)).
    private static func newSetting() -> String {
      let alphabet = Array("./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
      let salt = randomBytes(20).map { alphabet[Int($0 & 63)] }
      return "$y$j9T$" + String(salt)
    }

    /// crypt(3) works in memory that all threads share, so one call waits for the other.
    private static let turn = Protected(())

    private static func hash(_ password: Password, setting: String) -> String? {
      password.withBytes { bytes in
        let terminated = bytes.filter { $0 != 0 }.map(CChar.init(bitPattern:)) + [0]
        return turn.withLock { _ in
          guard let hash = crypt(terminated, setting) else { return nil }
          let text = String(cString: hash)
          // A failure is told as a text that begins with a star.
          return text.hasPrefix("*") ? nil : text
        }
      }
    }
  }
#else
  extension PasswordHash {
    private static let rounds: UInt32 = 600_000

    private static func newSetting() -> String { "pbkdf2-" + hex(randomBytes(16)) }

    private static func hash(_ password: Password, setting: String) -> String? {
      let salt = Array(setting.split(separator: "-").dropFirst().first.map { Array($0.utf8) } ?? [])
      guard !salt.isEmpty else { return nil }
      var key = [UInt8](repeating: 0, count: 32)
      let status = password.withBytes { bytes in
        CCKeyDerivationPBKDF(
          CCPBKDFAlgorithm(kCCPBKDF2), bytes.map(CChar.init(bitPattern:)), bytes.count, salt, salt.count,
          CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), rounds, &key, key.count)
      }
      guard status == kCCSuccess else { return nil }
      return "pbkdf2-" + String(decoding: salt, as: UTF8.self) + "-" + hex(key)
    }

    private static func hex(_ bytes: [UInt8]) -> String {
      bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
#endif
