/// The file of an account's own posts: one post per line, with a tab between title and body.
///
/// A backslash escapes tabs, line breaks and itself. A last line without a line break was never reported as saved, and
/// is no post.
struct OwnPostLines {
  struct Line: Equatable {
    var title: String
    var body: String
  }

  private static let tab = UInt8(ascii: "\t")
  private static let lineBreak = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")

  private let lines: [ArraySlice<UInt8>]
  private let isCutOff: Bool

  init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: Self.lineBreak)
    isCutOff = bytes.last.map { $0 != Self.lineBreak } ?? false
  }

  /// The number of lines, which is also the number of the next post.
  var count: Int { lines.count }

  /// The posts in file order; `nil` for an unreadable line.
  var posts: [Line?] { lines.dropLast(isCutOff ? 1 : 0).map(Self.line) }

  private static func line(_ bytes: ArraySlice<UInt8>) -> Line? {
    let parts = bytes.split(separator: tab, omittingEmptySubsequences: false)
    return parts.count == 2 ? Line(title: unescaped(parts[0]), body: unescaped(parts[1])) : nil
  }

  /// Returns the bytes to append for a post.
  func addition(title: String, body: String) -> [UInt8] {
    // With two more tabs, a cut-off line stays in the file but is never read as a post.
    let completion: [UInt8] = isCutOff ? [Self.tab, Self.tab, Self.lineBreak] : []
    return completion + Self.escaped(title) + [Self.tab] + Self.escaped(body) + [Self.lineBreak]
  }

  private static func escaped(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case backslash: result += #"\\"#.utf8
      case lineBreak: result += #"\n"#.utf8
      case UInt8(ascii: "\r"): result += #"\r"#.utf8
      case tab: result += #"\t"#.utf8
      default: result.append(byte)
      }
    }
    return result
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      result.append(byte == backslash ? rest.popFirst().map(character) ?? backslash : byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func character(escapedAs letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "n"): lineBreak
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    case UInt8(ascii: "t"): tab
    default: letter
    }
  }
}
