/// A character cell, packed into one integer so that comparing grids is fast.
///
/// The right half of a wide character is a cell of width 0.
struct Cell: Equatable, Sendable {
  /// From the lowest bit: 32 bits for the scalar, 8 each for color, attributes and width, 1 for a disputed width.
  private var bits: UInt64

  static let blank = Cell(" ", .plain)

  /// Creates a cell from a scalar of agreed width.
  init(_ scalar: Unicode.Scalar, _ style: Style, width: Int = 1) {
    bits = UInt64(scalar.value) | Self.bits(of: style) | UInt64(width & 0b11) << 48
  }

  init(_ character: Character, _ style: Style) {
    let scalars = character.unicodeScalars
    self.init(scalars[scalars.startIndex], style, width: character.cellWidth)
    if !character.isAgreed { bits |= Self.disputed }
  }

  /// For a grapheme of disputed width, this is only the first scalar; the grid stores the rest.
  var scalar: Unicode.Scalar { Unicode.Scalar(UInt32(truncatingIfNeeded: bits)) ?? " " }

  var style: Style {
    get {
      Style(
        color: Style.Color(rawValue: UInt8(truncatingIfNeeded: bits >> 32)) ?? .standard,
        attributes: Style.Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> 40)))
    }
    set { bits = bits & ~(0xFFFF << 32) | Self.bits(of: newValue) }
  }

  /// The width in columns: 1, 2, or 0 for the right half of a wide character.
  var width: Int { Int(bits >> 48 & 0b11) }

  /// Whether all terminals agree on the width; see `Character.isAgreed`.
  var isAgreed: Bool { bits & Self.disputed == 0 }

  /// The ASCII value of the scalar.
  var byte: UInt8 { UInt8(truncatingIfNeeded: bits) }

  var isASCII: Bool { scalar.isASCII && isAgreed && width == 1 }

  /// Returns whether two cells, one of which is ASCII, differ only in their character.
  func isLike(_ other: Cell) -> Bool { (bits ^ other.bits) & ~0x7F == 0 }

  private static var disputed: UInt64 { 1 << 56 }

  private static func bits(of style: Style) -> UInt64 {
    UInt64(style.color.rawValue) << 32 | UInt64(style.attributes.rawValue) << 40
  }
}
