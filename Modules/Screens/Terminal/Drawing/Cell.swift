/// A character cell, packed into one integer so that grids compare fast.
struct Cell: Equatable, Sendable {
  /// From the lowest bit: scalar (32), color, attributes and width (8 each), disputed width (1).
  private var bits: UInt64

  static let blank = Cell(" ", .plain)

  init(_ scalar: Unicode.Scalar, _ style: Style, width: Int = 1) {
    bits = UInt64(scalar.value) | Self.bits(of: style) | UInt64(width & 0b11) << 48
  }

  init(_ character: Character, _ style: Style) {
    let scalars = character.unicodeScalars
    self.init(scalars[scalars.startIndex], style, width: character.cellWidth)
    if !character.isAgreed { bits |= Self.disputed }
  }

  /// The first scalar; the grid stores a grapheme of disputed width.
  var scalar: Unicode.Scalar { Unicode.Scalar(UInt32(truncatingIfNeeded: bits)) ?? " " }

  var style: Style {
    get {
      Style(
        color: Style.Color(rawValue: UInt8(truncatingIfNeeded: bits >> 32)) ?? .standard,
        attributes: Style.Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> 40)))
    }
    set { bits = bits & ~(0xFFFF << 32) | Self.bits(of: newValue) }
  }

  /// The columns: 1, 2, or 0 for the right half of a wide character.
  var width: Int { Int(bits >> 48 & 0b11) }

  var isAgreed: Bool { bits & Self.disputed == 0 }

  var byte: UInt8 { UInt8(truncatingIfNeeded: bits) }

  var isASCII: Bool { scalar.isASCII && isAgreed && width == 1 }

  /// Returns whether two cells, one of which is ASCII, differ only in their character.
  func isLike(_ other: Cell) -> Bool { (bits ^ other.bits) & ~0x7F == 0 }

  private static var disputed: UInt64 { 1 << 56 }

  private static func bits(of style: Style) -> UInt64 {
    UInt64(style.color.rawValue) << 32 | UInt64(style.attributes.rawValue) << 40
  }
}
