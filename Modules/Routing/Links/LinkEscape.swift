/// How characters that a link can't hold are written: `%` and two hexadecimal digits a byte (RFC 3986, section 2.1).
enum LinkEscape {
  /// Whether a byte stands for itself: the unreserved characters of RFC 3986, section 2.3.
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  static func escaped(_ text: String) -> String {
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    var result = ""
    for byte in text.utf8 {
      if isPlain(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }

  /// A segment that is `.` or `..` is escaped too: RFC 3986, section 5.2.4, lets other software remove it.
  static func escaped(segment: String) -> String {
    segment == "." || segment == ".." ? String(repeating: "%2E", count: segment.utf8.count) : escaped(segment)
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
