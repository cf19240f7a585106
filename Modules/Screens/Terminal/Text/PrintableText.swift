/// Text that is safe to print.
///
/// Control characters are replaced with a visible mark.
///
/// It corresponds to `CleanText` for drawing, but keeps line breaks.
public struct PrintableText: Sendable, CustomStringConvertible {
  /// The lines, separated by line breaks.
  public let description: String

  /// Cleans a text.
  public init(_ foreign: String) {
    description = CleanText.lines(of: foreign).map(\.text).joined(separator: "\n")
  }

  /// Escapes a JSON text (RFC 8259) without changing its value.
  ///
  /// Escapes replace control characters, invisible ones such as those for the direction of text, and the separators of lines and
  /// paragraphs, or all characters outside ASCII if `isASCII` is set. Joiners and variation selectors, which emoji consist of,
  /// stay. The encoder has already escaped the control characters below U+0020, as RFC 8259 requires.
  public init(json: String, isASCII: Bool = false) {
    var text = ""
    for scalar in json.unicodeScalars {
      switch scalar.value {
      case ..<0x7F: text.unicodeScalars.append(scalar)
      case _ where isASCII: text += Self.escaped(scalar)
      case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: text.unicodeScalars.append(scalar)
      case 0x7F...0x9F, 0x2028, 0x2029: text += Self.escaped(scalar)
      case _ where scalar.properties.isDefaultIgnorableCodePoint: text += Self.escaped(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    description = text
  }

  /// Returns the scalar as JSON escapes, one for each UTF-16 code unit.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// Returns the text in ASCII, with `?` for other characters.
  public func inASCII() -> PrintableText { PrintableText(description.inASCII()) }
}
