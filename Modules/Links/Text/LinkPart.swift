/// Where a segment of a link stands, or the name or the value of a parameter.
package struct LinkPart: Sendable {
  /// The position in the bytes of the link.
  let range: Range<Int>
  let hasEscapes: Bool
  /// The offset in the text that the user wrote, in bytes.
  ///
  /// It differs from that of `range` when the link was made from a web link.
  var offset: Int

  init(_ range: Range<Int>, hasEscapes: Bool = false) {
    self.range = range
    self.hasEscapes = hasEscapes
    offset = range.lowerBound
  }
}

/// A text and its canonical spelling in a link.
///
/// The spelling is ASCII. Texts are compared by it, so that texts that Unicode calls equal but that differ in their bytes
/// stay apart.
struct LinkText: Sendable {
  let text: String
  /// The bytes of the spelling.
  let bytes: ArraySlice<UInt8>

  var spelling: String { String(decoding: bytes, as: UTF8.self) }
}
