import Services

#if canImport(Glibc)
  import CCrypt
#else
  import CommonCrypto
#endif

/// A salted password hash: yescrypt of crypt(3) on Linux, PBKDF2 of CommonCrypto on Apple platforms.
struct PasswordHash: Equatable {
  /// The algorithm, its parameters, the salt and the hash, without white space.
  let text: String

  init(text: String) { self.text = text }

  /// Creates a hash with a new salt; `nil` if the system function fails.
  init?(_ password: Password) {
    guard let setting = Self.newSetting(), let text = Self.hash(password, setting: setting) else { return nil }
    self.text = text
  }

  /// Returns whether a password has this hash, comparing in constant time.
  ///
  /// Other algorithms or parameters don't match, because computing them could take hours.
  func matches(_ password: Password) -> Bool {
    guard text.hasPrefix(Self.prefix), let other = Self.hash(password, setting: text) else { return false }
    let (left, right) = (Array(text.utf8), Array(other.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

#if canImport(Glibc)
  extension PasswordHash {
    /// The prefix of yescrypt with the cost factor 5, as in Debian and Fedora (crypt(5)).
    private static let prefix = "$y$j9T$"

    private static func newSetting() -> String? {
      var setting = [CChar](repeating: 0, count: Int(CRYPT_GENSALT_OUTPUT_SIZE))
      // Without random bytes, the function gets them from the system.
      return crypt_gensalt_rn("$y$", 5, nil, 0, &setting, Int32(setting.count)).map { String(cString: $0) }
    }

    private static func hash(_ password: Password, setting: String) -> String? {
      var memory = [UInt8](repeating: 0, count: MemoryLayout<crypt_data>.size)
      return password.withBytes { bytes in
        // A C string ends at a zero byte, so the rest of the password would be ignored.
        guard !bytes.contains(0) else { return nil }
        return bytes.withMemoryRebound(to: CChar.self) {
          crypt_rn($0.baseAddress, setting, &memory, Int32(memory.count)).map { String(cString: $0) }
        }
      }
    }
  }
#else
  extension PasswordHash {
    /// The prefix of PBKDF2 (RFC 8018) with HMAC-SHA-256 and the rounds that OWASP recommends.
    private static let prefix = "pbkdf2-\(rounds)-"
    private static let rounds: UInt32 = 600_000

    /// Returns a setting with a random salt of 128 bits.
    private static func newSetting() -> String? {
      prefix + hex((0..<16).map { _ in .random(in: .min ... .max) })
    }

    private static func hash(_ password: Password, setting: String) -> String? {
      guard let salt = setting.dropFirst(prefix.count).split(separator: "-").first else { return nil }
      let bytesOfSalt = Array(salt.utf8)
      var key = [UInt8](repeating: 0, count: 32)
      let status = password.withBytes { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), $0.baseAddress, $0.count, bytesOfSalt, bytesOfSalt.count,
            CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), rounds, &key, key.count)
        }
      }
      return status == kCCSuccess ? "\(prefix)\(salt)-\(hex(key))" : nil
    }

    private static func hex(_ bytes: [UInt8]) -> String {
      bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
#endif
