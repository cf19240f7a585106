import Services
import Synchronization

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
    private static let turn = Mutex(())

    private static func hash(_ password: Password, setting: String) -> String? {
      turn.withLock { _ in
        let hash = password.withBytes { bytes in
          // For C a zero ends the text: what follows would not count.
          bytes.contains(0)
            ? nil : bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { crypt($0, setting) } }
        }
        // A failure is told as a text that begins with a star.
        return hash.map { String(cString: $0) }.flatMap { $0.hasPrefix("*") ? nil : $0 }
      }
    }
  }
#else
  extension PasswordHash {
    /// PBKDF2 with HMAC-SHA-256, the rounds that OWASP advises, and 128 random bits of salt (RFC 8018).
    private static func newSetting() -> String { "pbkdf2-600000-" + hex(randomBytes(16)) }

    private static func hash(_ password: Password, setting: String) -> String? {
      let parts = setting.split(separator: "-")
      guard parts.count >= 3, parts[0] == "pbkdf2", let rounds = UInt32(parts[1]), rounds > 0 else { return nil }
      let salt = Array(parts[2].utf8)
      var key = [UInt8](repeating: 0, count: 32)
      let status = password.withBytes { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), $0.baseAddress, $0.count, salt, salt.count,
            CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), rounds, &key, key.count)
        }
      }
      guard status == kCCSuccess else { return nil }
      return "pbkdf2-\(rounds)-\(parts[2])-\(hex(key))"
    }

    private static func hex(_ bytes: [UInt8]) -> String {
      bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
#endif
