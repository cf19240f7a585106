import Services
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import CommonCrypto
#endif

/// A salted hash of a password, with the system's algorithm: `crypt(3)` with yescrypt on Linux, PBKDF2 of CommonCrypto
/// on Apple platforms.
struct PasswordHash: Equatable {
  /// The algorithm, the salt and the hash, as text without white space.
  let text: String

  init(text: String) { self.text = text }

  /// Hashes a password with a new salt.
  ///
  /// Returns `nil` if the system function fails.
  init?(_ password: Password) {
    guard let text = Self.hash(password, setting: Self.newSetting()) else { return nil }
    self.text = text
  }

  /// Returns whether a password has this hash.
  ///
  /// The comparison takes the same time wherever two hashes differ.
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
    /// Returns a setting for yescrypt with the cost factor that Debian and Fedora use, and a salt of 120 random bits
    /// (crypt(5)).
    private static func newSetting() -> String {
      let alphabet = Array("./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
      let salt = randomBytes(20).map { alphabet[Int($0 & 63)] }
      return "$y$j9T$" + String(salt)
    }

    /// Serializes calls of `crypt(3)`, which returns a shared buffer.
    private static let turn = Mutex(())

    private static func hash(_ password: Password, setting: String) -> String? {
      turn.withLock { _ in
        let hash = password.withBytes { bytes in
          // A C string ends at a zero byte, so `crypt` would ignore the rest of the password.
          bytes.contains(0)
            ? nil : bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { crypt($0, setting) } }
        }
        // `crypt` reports a failure as text that begins with a star.
        return hash.map { String(cString: $0) }.flatMap { $0.hasPrefix("*") ? nil : $0 }
      }
    }
  }
#else
  extension PasswordHash {
    /// Returns a setting for PBKDF2 with HMAC-SHA-256, the number of rounds that OWASP recommends, and a salt of 128
    /// random bits (RFC 8018).
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
