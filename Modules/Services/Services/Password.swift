/// A password in memory.
///
/// Only `withBytes` reveals the password; descriptions, mirrors and interpolation don't. The bytes are in private
/// memory, which is erased when the last copy is released, and are never stored in a `String`. The type doesn't
/// protect the texts that the password is made from, such as typed keys or lines of a script, or memory that the system
/// writes to a swap file.
public struct Password: Equatable, Sendable {
  /// The maximum length that the system can hash, in bytes of UTF-8 (`CRYPT_MAX_PASSPHRASE_SIZE` of crypt(3)).
  public static let maximumSize = 511

  private var secret = SecretBytes()
  /// The length of each character in bytes, which saves decoding the text to count or remove characters.
  private var lengths: [Int] = []

  /// Creates a password from text.
  public init(_ text: String = "") { append(text) }

  /// The number of characters.
  public var count: Int { lengths.count }
  /// Whether the password is empty.
  public var isEmpty: Bool { lengths.isEmpty }

  /// Whether the password is longer than the system can hash.
  public var isTooLong: Bool { lengths.reduce(0, +) > Self.maximumSize }

  /// Adds text at the end.
  public mutating func append(_ more: String) { replaceLast(0, with: more) }

  /// Removes characters from the end and appends text.
  ///
  /// A count that exceeds the length removes all characters.
  public mutating func replaceLast(_ count: Int, with more: String) {
    let removed = lengths.suffix(max(0, count))
    lengths.removeLast(removed.count)
    // The appended text can combine with the last character, such as an accent or a part of an emoji.
    let last = lengths.popLast() ?? 0
    secret = secret.withBytes { bytes in
      let kept = bytes.dropLast(removed.reduce(0, +))
      lengths += (String(decoding: kept.suffix(last), as: UTF8.self) + more).map(\.utf8.count)
      return SecretBytes(kept, followedBy: more.utf8)
    }
  }

  /// Passes the UTF-8 bytes to `body`.
  ///
  /// A zero byte, which the count excludes, follows the last byte.
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try secret.withBytes(body)
  }

  /// Returns whether two passwords have equal bytes.
  public static func == (left: Self, right: Self) -> Bool {
    left.withBytes { left in right.withBytes { left.elementsEqual($0) } }
  }
}

extension Password: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A fixed text that doesn't reveal the length.
  public var description: String { "•" }
  /// A fixed text that doesn't reveal the length.
  public var debugDescription: String { "•" }
  /// A mirror without children, which keeps the password out of `dump`.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
