/// The bytes that a link is made of: which stand for themselves, and how the others are written.
enum LinkBytes {
  /// Whether a byte stands for itself: the unreserved characters of RFC 3986, section 2.3.
  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool { isSet(byte, 0x03FF_6000_0000_0000, 0x47FF_FFFE_87FF_FFFE) }

  /// Whether a byte can stand in the name of a module: a letter, a digit or `-`.
  @inline(__always)
  static func isModule(_ byte: UInt8) -> Bool { isSet(byte, 0x03FF_2000_0000_0000, 0x07FF_FFFE_07FF_FFFE) }

  /// Whether a byte is a letter of ASCII.
  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { isSet(byte, 0, 0x07FF_FFFE_07FF_FFFE) }

  /// Whether the bit of a byte is set, of 64 for the first half of ASCII or of 64 for the second.
  ///
  /// This is asked of every byte of every link, so it takes the same few steps for each.
  @inline(__always)
  private static func isSet(_ byte: UInt8, _ first: UInt64, _ second: UInt64) -> Bool {
    byte < 128 && (byte & 64 == 0 ? first : second) &>> UInt64(byte & 63) & 1 == 1
  }

  /// The text with an escape for each byte that can't stand for itself: `%` and two capital hexadecimal digits.
  ///
  /// See RFC 3986, section 2.1.
  static func escaped(_ text: String) -> String {
    guard !text.withBytes({ $0.allSatisfy(isPlain) }) else { return text }
    return text.utf8.reduce(into: "") { escaped, byte in
      if isPlain(byte) {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        escaped += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// The text as a segment; `.` and `..` are escaped too, as other software removes them (RFC 3986, section 5.2.4).
  static func escaped(segment: String) -> String {
    guard segment.utf8.first == UInt8(ascii: "."), segment == "." || segment == ".." else { return escaped(segment) }
    return String(repeating: "%2E", count: segment.utf8.count)
  }

  /// The text that a part of a link stands for; nil when its escaped bytes are not UTF-8.
  static func decoded(_ part: some Collection<UInt8>) -> String? {
    var bytes = Array(part)
    var position = 0
    var count = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%"), position + 2 < bytes.count {
        bytes[count] = (hexDigit(bytes[position + 1]) ?? 0) << 4 | (hexDigit(bytes[position + 2]) ?? 0)
        position += 3
      } else {
        bytes[count] = bytes[position]
        position += 1
      }
      count += 1
    }
    return String(validating: bytes[..<count], as: UTF8.self)
  }

  /// The number a hexadecimal digit stands for; nil for any other byte.
  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a byte stands for the first time from an offset on; the count when it doesn't.
  @inline(__always)
  func offset(of byte: UInt8, from start: Int) -> Int {
    var offset = start
    while offset < count, self[offset] != byte { offset += 1 }
    return offset
  }

  /// Whether a text stands at an offset.
  @inline(__always)
  func has(_ text: [UInt8], at offset: Int) -> Bool {
    guard offset + text.count <= count else { return false }
    for index in text.indices where text[index] != self[offset + index] { return false }
    return true
  }
}

extension String {
  /// Calls `body` with the bytes; without a copy where they lie in one piece, as those of a link do.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
