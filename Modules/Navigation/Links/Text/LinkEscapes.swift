/// Percent-escapes in links: `%` and two capital hexadecimal digits (RFC 3986, section 2.1).
enum LinkEscapes {
  /// Returns whether a byte is an unreserved character (RFC 3986, section 2.3).
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  static func isLetter(_ byte: UInt8) -> Bool { isLowercase(byte) || isUppercase(byte) }

  static func isLowercase(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }

  static func isUppercase(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    return text.utf8.reduce(into: "") { escaped, byte in
      escaped += isPlain(byte) ? String(Unicode.Scalar(byte)) : escape(byte)
    }
  }

  static func escape(_ byte: UInt8) -> String {
    "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  /// Returns an escaped segment, also for `.` and `..`, which other software removes (RFC 3986, section 5.2.4).
  static func escapedSegment(_ text: String) -> String {
    switch text {
    case ".": "%2E"
    case "..": "%2E%2E"
    default: escaped(text)
    }
  }

  /// Returns the unescaped text, or `nil` if an escape is incomplete or the text isn't UTF-8.
  static func unescape(_ bytes: some Sequence<UInt8>) -> String? {
    var text: [UInt8] = []
    var rest = bytes.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        text.append(byte)
        continue
      }
      guard let high = rest.next().flatMap(hexDigit), let low = rest.next().flatMap(hexDigit) else {
        return nil
      }
      text.append(high * 16 + low)
    }
    return String(validating: text, as: UTF8.self)
  }

  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
