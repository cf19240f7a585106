/// A password while it is being typed or checked.
///
/// No description, mirror or interpolation shows it; only `withBytes` does. Its bytes lie in memory of their own, which is
/// overwritten when the last copy of the password goes, and they are never gathered in a `String`. What is not promised:
/// the texts that it is made of, such as each typed key or a line of a script, have been elsewhere before, and the system
/// may have written memory to a swap file.
public struct Password: Equatable, Sendable {
  private var secret = SecretBytes()
  /// The bytes of each character, as a person counts them, so that nobody has to decode them all.
  private var lengths: [Int] = []

  /// Makes a password from text.
  public init(_ text: String = "") { append(text) }

  /// How many characters it has, as a person counts them.
  public var count: Int { lengths.count }
  /// Whether nothing has been typed.
  public var isEmpty: Bool { lengths.isEmpty }

  /// Adds text at the end.
  public mutating func append(_ more: String) { replaceLast(0, with: more) }

  /// Removes characters from the end, all of them where there are fewer, and adds text in their place.
  public mutating func replaceLast(_ count: Int, with more: String) {
    let removed = lengths.suffix(max(0, count))
    lengths.removeLast(removed.count)
    // What is added may go into one character with the last: an accent, or a part of an emoji.
    let last = lengths.popLast() ?? 0
    secret = secret.withBytes { bytes in
      let kept = bytes.dropLast(removed.reduce(0, +))
      lengths += (String(decoding: kept.suffix(last), as: UTF8.self) + more).map(\.utf8.count)
      return SecretBytes(kept, followedBy: more.utf8)
    }
  }

  /// Lends the UTF-8 bytes to `body`; a zero byte, which doesn't count, follows the last.
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try secret.withBytes(body)
  }

  /// Whether two passwords are the same to the byte.
  public static func == (left: Self, right: Self) -> Bool {
    left.withBytes { left in right.withBytes { left.elementsEqual($0) } }
  }
}

extension Password: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A dot, however long the password is.
  public var description: String { "•" }
  /// A dot, however long the password is.
  public var debugDescription: String { "•" }
  /// A mirror without children, so that `dump` shows nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
