/// Texts that programs often handle badly: empty, made of separators, cut off, damaged, invisible, or huge.
///
/// Pass texts that the code under test accepts: every beginning of them is among the results, and so are damaged copies.
package enum NaughtyStrings {
  /// Returns the fixed texts, every beginning of each valid text, and `count` random texts.
  package static func like(
    _ valid: [String], count: Int, using random: inout SplitMix64
  ) -> [String] {
    let parts = scalars.map { String($0) } + numbers + sequences + valid
    return fixed + valid.flatMap(beginnings) + (0..<count).map { _ in text(of: parts, valid, using: &random) }
  }

  /// Returns a random choice of these texts, for a test that draws a screen for each.
  package static func some(_ count: Int, like valid: [String], using random: inout SplitMix64) -> [String] {
    Array(like(valid, count: count, using: &random).shuffled(using: &random).prefix(count))
  }

  /// Texts of one scalar each, and the empty text, numbers, sequences and huge texts.
  private static let fixed =
    [""] + scalars.map { String($0) } + numbers + sequences
    + ["a", "/", "%", " ", "\n", "日", "👍🏽", "e\u{301}"].map { String(repeating: $0, count: 500) }
    + [String(repeating: "a", count: 7_000), "a" + String(repeating: "\u{301}", count: 500)]

  /// Separators, quotes, control characters, marks of direction, invisible characters, and letters of any width.
  private static let scalars: [Unicode.Scalar] = [
    "/", "?", "&", "=", "#", ":", ";", ",", ".", "-", "_", "+", "*", "~", "@", "%", "$", "!", "|", "<", ">", "\"", "'",
    "`", "\\", "(", "[", "{", "“", "”", "…", " ", "\t", "\n", "\r", "\0", "\u{1}", "\u{7}", "\u{8}", "\u{1B}", "\u{7F}",
    "\u{85}", "\u{9B}", "\u{A0}", "\u{AD}", "\u{2028}", "\u{2029}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{FEFF}",
    "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{61C}", "\u{301}", "\u{20E3}", "\u{FE0F}", "\u{1F3FD}",
    "\u{E0041}", "\u{E000}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}", "\u{600}", "\u{1100}", "\u{11A8}", "\u{1F1E9}", "0",
    "9", "٣", "１", "½", "a", "Z", "é", "ß", "İ", "\u{212A}", "ﷺ", "日", "ｶ", "😀", "\u{1FAC8}",
  ]

  private static let numbers = [
    "-0", "-1", "+1", "00", "0x1", "1e999", "nan", "4294967296", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-9223372036854775809", "99999999999999999999",
  ]

  /// Escapes that are cut off or name no character, sequences for a terminal, and text between quotes.
  private static let sequences = [
    "//", "://", "..", "../..", "?a", "?=", "&&", "%2", "%zz", "%00", "%2F", "%C3", "%C3%28", "%ED%A0%80", "\\u",
    "%F4%90%80%80", "$'\\u", "$'\\uD800'", "$'\\U00110000'", "$'\\x'", "\"\"", "''", "\"a", "'a", "##", "--", "-=",
    "--=", "\r\n", "\u{1B}[2J", "\u{1B}]0;a\u{7}", "\u{1B}[201~", "\u{9B}31m", "👨‍👩‍👧‍👦", "🇩🇪🇩", "क्षि", "ＡＢ", "nil",
    "null", "env:", "~/", "$HOME",
  ]

  /// Returns the text after each of its characters but the last.
  private static func beginnings(of text: String) -> [String] {
    text.indices.map { String(text[..<$0]) } + [text]
  }

  private static func text(
    of parts: [String], _ valid: [String], using random: inout SplitMix64
  ) -> String {
    guard let base = valid.randomElement(using: &random), random.once(in: 2) else {
      return (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in parts.randomElement(using: &random) }
        .joined()
    }
    return damaged(base, parts, using: &random)
  }

  /// Returns a text with a few scalars inserted, removed, replaced or repeated.
  private static func damaged(_ text: String, _ parts: [String], using random: inout SplitMix64) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let start = Int.random(in: 0...scalars.count, using: &random)
      let end = min(scalars.count, start + random.pick(0, 1, 1, 5))
      let part = parts.randomElement(using: &random) ?? ""
      let other = random.once(in: 3) ? Array(scalars[start..<end] + scalars[start..<end]) : Array(part.unicodeScalars)
      scalars.replaceSubrange(start..<end, with: random.once(in: 4) ? [] : other)
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
