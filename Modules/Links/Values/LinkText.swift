/// The text of a value, where it stands in a link.
///
/// It is decoded when somebody asks for it, and copied only then.
public struct LinkText: Sendable {
  @usableFromInline let link: String
  @usableFromInline let range: Range<Int>

  @inlinable init(link: String, range: Range<Int>) {
    self.link = link
    self.range = range
  }

  /// The text of a value that stands in no link.
  public init(_ text: String) {
    var escaped = ""
    LinkBytes.append(text, to: &escaped)
    link = escaped
    range = 0..<escaped.utf8.count
  }

  /// The text, decoded.
  public var string: String {
    withBytes { bytes in
      bytes.contains(UInt8(ascii: "%")) ? LinkBytes.decoded(bytes) ?? "" : String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The number that the text is, in decimal digits and with a `-` before them if need be.
  ///
  /// Nil for any other spelling: a `+`, a leading zero, a number that an `Int` can't hold.
  public var integer: Int? {
    withBytes { bytes in
      let isNegative = bytes.first == UInt8(ascii: "-")
      let digits = isNegative ? bytes.dropFirst() : bytes
      guard let first = digits.first, first != UInt8(ascii: "0") || bytes.count == 1 else { return nil }
      var number = 0
      for byte in digits {
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
        let digit = Int(byte &- UInt8(ascii: "0"))
        let (next, isStillTooLarge) = tens.addingReportingOverflow(isNegative ? -digit : digit)
        guard !isTooLarge, !isStillTooLarge else { return nil }
        number = next
      }
      return number
    }
  }

  private func withBytes<Result>(_ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Result) -> Result {
    link.withBytes { body($0[range]) }
  }
}
