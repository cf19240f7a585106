/// Text of one or more lines that is safe to print: what a terminal could obey has a visible mark in its place.
///
/// It does for what is printed what `CleanText` does for what is drawn. A line break is kept, any other control character
/// is not.
public struct PrintableText: Sendable, CustomStringConvertible {
  /// The lines, with a line break between two.
  public let description: String

  /// Cleans text from anywhere.
  public init(_ foreign: String) {
    description = CleanText.lines(of: foreign).map(\.text).joined(separator: "\n")
  }

  /// Takes a JSON text (RFC 8259) and keeps its meaning: escapes replace what a terminal could obey, and the separators of
  /// lines and paragraphs; with `isASCII` they replace everything outside ASCII.
  ///
  /// A writer of JSON has escaped the control characters below a blank already, because RFC 8259 demands it.
  public init(json: String, isASCII: Bool = false) {
    var text = ""
    for scalar in json.unicodeScalars {
      switch scalar.value {
      case 0x7F...0x9F, 0x2028...0x2029: text += Self.escaped(scalar)
      case 0x80... where isASCII: text += Self.escaped(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    description = text
  }

  /// The scalar as JSON writes it in ASCII: an escape for each unit of UTF-16.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// The same text in ASCII, with `?` for what has no likeness in it.
  func inASCII() -> PrintableText { PrintableText(description.inASCII()) }
}
