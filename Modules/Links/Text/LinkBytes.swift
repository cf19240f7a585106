/// The bytes that a link is made of: which stand for themselves, and how the others are written.
enum LinkBytes {
  /// Whether a byte stands for itself: the unreserved characters of RFC 3986, section 2.3.
  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    // A bit for each character of ASCII, because this is asked of every byte of every link.
    byte < 64
      ? 0x03FF_6000_0000_0000 >> UInt64(byte) & 1 == 1
      : byte < 128 && 0x47FF_FFFE_87FF_FFFE >> UInt64(byte - 64) & 1 == 1
  }

  /// Appends text with an escape for each byte that can't stand for itself: `%` and two capital hexadecimal digits.
  ///
  /// See RFC 3986, section 2.1.
  static func append(_ text: String, to link: inout String) {
    var text = text
    guard !text.withUTF8({ $0.allSatisfy(isPlain) }) else {
      link += text
      return
    }
    for byte in text.utf8 {
      if isPlain(byte) {
        link.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        link += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// Appends text as a segment; `.` and `..` are escaped too, as other software removes them (RFC 3986, section 5.2.4).
  static func append(segment: String, to link: inout String) {
    if segment == "." || segment == ".." {
      link += String(repeating: "%2E", count: segment.utf8.count)
    } else {
      append(segment, to: &link)
    }
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

extension String {
  /// Calls `body` with the bytes; without a copy where they lie in one piece, as those of a link do.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
