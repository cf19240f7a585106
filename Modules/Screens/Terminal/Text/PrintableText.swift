/// Text that is safe to print: like `CleanText`, but with line breaks.
public struct PrintableText: Sendable, CustomStringConvertible {
  /// The lines, separated by line breaks.
  public let description: String

  /// Creates text with a visible mark for each control character.
  public init(_ foreign: String) {
    description = CleanText.lines(of: foreign).map(\.text).joined(separator: "\n")
  }

  /// Creates text from JSON (RFC 8259) without changing its value.
  ///
  /// Escapes replace control characters, invisible ones such as direction marks, and line and paragraph separators; with `isASCII`,
  /// everything outside ASCII. Joiners and variation selectors, which emoji contain, stay. The encoder escapes the characters below U+0020.
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

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// Returns the text in ASCII, with `?` for characters without a counterpart.
  public func inASCII() -> PrintableText { PrintableText(description.inASCII()) }
}
