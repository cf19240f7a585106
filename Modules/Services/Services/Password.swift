/// A password in memory, which only `withBytes` reveals.
///
/// The bytes are in private memory, not in a `String`, and erased when the last copy is released. The texts that it is
/// made from and swapped memory aren't protected.
public struct Password: Equatable, Sendable {
  /// The maximum length in bytes of UTF-8 (`CRYPT_MAX_PASSPHRASE_SIZE` of crypt(3)).
  public static let maximumSize = 511

  private var secret = SecretBytes()
  private var lengths: [Int] = []

  /// Creates a password from text.
  public init(_ text: String = "") { append(text) }

  /// The number of characters.
  public var count: Int { lengths.count }
  /// Whether the password is empty.
  public var isEmpty: Bool { lengths.isEmpty }

  /// Whether the password exceeds `maximumSize`.
  public var isTooLong: Bool { lengths.reduce(0, +) > Self.maximumSize }

  /// Adds text at the end.
  public mutating func append(_ more: String) { replaceLast(0, with: more) }

  /// Removes up to `count` characters from the end, then appends text.
  public mutating func replaceLast(_ count: Int, with more: String) {
    let removed = lengths.suffix(max(0, count))
    lengths.removeLast(removed.count)
    // The text can combine with the last character, such as an accent or a part of an emoji.
    let last = lengths.popLast() ?? 0
    secret = secret.withBytes { bytes in
      let kept = bytes.dropLast(removed.reduce(0, +))
      lengths += (String(decoding: kept.suffix(last), as: UTF8.self) + more).map(\.utf8.count)
      return SecretBytes(kept, followedBy: more.utf8)
    }
  }

  /// Passes the UTF-8 bytes to `body`; a zero byte follows them.
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try secret.withBytes(body)
  }

  /// Returns whether both have equal bytes.
  public static func == (left: Self, right: Self) -> Bool {
    left.withBytes { left in right.withBytes { left.elementsEqual($0) } }
  }
}

extension Password: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A fixed text.
  public var description: String { "•" }
  /// A fixed text.
  public var debugDescription: String { "•" }
  /// A mirror without children, which keeps the password out of `dump`.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
