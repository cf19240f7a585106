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
    link = LinkBytes.escaped(text)
    range = 0..<link.utf8.count
  }

  /// The text, decoded.
  public var string: String {
    link.withBytes { link in
      let bytes = link[range]
      return bytes.contains(UInt8(ascii: "%")) ? LinkBytes.decoded(bytes) ?? "" : String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The number that the text is, in decimal digits and with a `-` before them if need be.
  ///
  /// Nil for any other spelling: a `+`, a leading zero, a number that an `Int` can't hold.
  public var integer: Int? {
    // In bounds: the range stands in the link, and every position that is read in the range.
    @inline(__always)
    func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
      var position = range.lowerBound
      let end = range.upperBound
      let isNegative = position < end && bytes[position] == UInt8(ascii: "-")
      if isNegative { position += 1 }
      guard position < end, bytes[position] != UInt8(ascii: "0") || range.count == 1 else { return nil }
      var number = 0
      repeat {
        let digit = Int(bytes[position]) - 0x30
        guard 0...9 ~= digit else { return nil }
        let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
        let (next, isStillTooLarge) = tens.addingReportingOverflow(isNegative ? -digit : digit)
        guard !isTooLarge, !isStillTooLarge else { return nil }
        number = next
        position += 1
      } while position < end
      return number
    }
    return link.withBytes(read)
  }
}
