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

  /// Takes a JSON text (RFC 8259), which keeps its meaning: escapes stand for what a terminal could obey.
  public init(json: String) { description = JSON.withoutControls(json) }

  /// The same text in ASCII, with `?` for what has no likeness in it.
  func inASCII() -> PrintableText { PrintableText(description.inASCII()) }
}
