/// What stands in a cell: a grapheme of at most eight scalars, which is as many as clean text has.
///
/// The scalars lie in three words, 21 bits each, so that comparing and copying a screenful of them is comparing and
/// copying numbers: no string is made before the glyph is written.
struct Glyph: Equatable, Sendable {
  private var first: UInt64
  private var second: UInt64 = 0
  private var third: UInt64 = 0

  static let blank = Glyph(scalar: " ")

  /// Makes a glyph of one scalar.
  init(scalar: Unicode.Scalar) { first = UInt64(scalar.value) }

  /// Makes a glyph of a grapheme; scalars after the eighth are left out.
  init(_ character: Character) {
    first = 0
    var index = 0
    for scalar in character.unicodeScalars {
      let bits = UInt64(scalar.value) << (index % 3 * 21)
      switch index {
      case 0...2: first |= bits
      case 3...5: second |= bits
      case 6...7: third |= bits
      default: return
      }
      index += 1
    }
  }

  /// The scalar, when it is the only one.
  var scalar: Unicode.Scalar? { first < 1 << 21 && second == 0 ? Unicode.Scalar(UInt32(first)) : nil }

  /// The byte of a character of ASCII.
  var ascii: UInt8? { first < 0x80 && second == 0 ? UInt8(truncatingIfNeeded: first) : nil }

  /// The grapheme as text.
  var character: Character {
    if let scalar { return Character(scalar) }
    var scalars = String.UnicodeScalarView()
    for word in [first, second, third] {
      for shift in [0, 21, 42] {
        if let scalar = Unicode.Scalar(UInt32(word >> shift & 0x1F_FFFF)), scalar != "\0" { scalars.append(scalar) }
      }
    }
    return String(scalars).first ?? " "
  }

  /// Whether all terminals take the same number of columns for it; see `Character.isAgreed`.
  var isAgreed: Bool { (0x20...0x7E).contains(first) && second == 0 || scalar?.isAgreed ?? false }
}
