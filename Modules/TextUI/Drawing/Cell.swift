/// One character cell: a number, so that comparing two screenfuls of them is comparing numbers.
///
/// A wide character has its right half in a cell of width 0.
struct Cell: Equatable, Sendable {
  /// From the lowest bit on 32 for the scalar, 8 each for color, attributes and width, 1 for whether it is disputed.
  private var bits: UInt64

  static let blank = Cell(" ", .plain)

  /// Makes a cell of a scalar on whose width all terminals agree.
  init(_ scalar: Unicode.Scalar, _ style: Style, width: Int = 1) {
    bits = UInt64(scalar.value) | Self.bits(of: style) | UInt64(width & 0b11) << 48
  }

  /// Makes a cell of any grapheme.
  init(_ character: Character, _ style: Style) {
    let scalars = character.unicodeScalars
    self.init(scalars[scalars.startIndex], style, width: character.cellWidth)
    if !character.isAgreed { bits |= Self.disputed }
  }

  /// What stands in the cell; of a disputed grapheme only the first scalar, and the grid knows the others.
  var scalar: Unicode.Scalar { Unicode.Scalar(UInt32(truncatingIfNeeded: bits)) ?? " " }

  /// How it looks.
  var style: Style {
    get {
      Style(
        color: Style.Color(rawValue: UInt8(truncatingIfNeeded: bits >> 32)),
        attributes: Style.Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> 40)))
    }
    set { bits = bits & ~(0xFFFF << 32) | Self.bits(of: newValue) }
  }

  /// 1 or 2 columns; 0 for the right half of the wide character before.
  var width: Int { Int(bits >> 48 & 0b11) }

  /// Whether all terminals take the same number of columns for what stands in the cell; see `Character.isAgreed`.
  var isAgreed: Bool { bits & Self.disputed == 0 }

  /// The byte of a scalar of ASCII.
  var byte: UInt8 { UInt8(truncatingIfNeeded: bits) }

  /// Whether a byte of ASCII shows the cell.
  var isASCII: Bool { scalar.isASCII && isAgreed && width == 1 }

  /// Whether two cells of which one is ASCII differ at most in which character of ASCII they show.
  func isLike(_ other: Cell) -> Bool { (bits ^ other.bits) & ~0x7F == 0 }

  private static var disputed: UInt64 { 1 << 56 }

  private static func bits(of style: Style) -> UInt64 {
    UInt64(style.color.rawValue) << 32 | UInt64(style.attributes.rawValue) << 40
  }
}
