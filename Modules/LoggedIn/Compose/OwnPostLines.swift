/// The file of an account's own posts: one post per line, with a tab between title and body.
///
/// A backslash escapes tabs, line breaks and itself. The last line of a file can lack its line break, because the
/// process ended while it wrote the line. Such a line was never reported as saved, and isn't read as a post.
struct OwnPostLines {
  /// A post as its line has it.
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

  /// The number of lines, which is the number of the next post.
  var count: Int { lines.count }

  /// The post of a line, or `nil` if there is none or the line can't be parsed.
  subscript(number: Int) -> Line? {
    guard lines.indices.contains(number), !(isCutOff && number == lines.count - 1) else { return nil }
    let line = lines[number]
    guard let end = line.firstIndex(of: Self.tab), !line[(end + 1)...].contains(Self.tab) else { return nil }
    return Line(title: Self.unescaped(line[..<end]), body: Self.unescaped(line[(end + 1)...]))
  }

  /// Returns the bytes that add a post to the file.
  func addition(title: String, body: String) -> [UInt8] {
    // Two more tabs keep a line that is cut off from being read as a post, and keep it in the file.
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
    guard bytes.contains(backslash) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        result.append(character(escapedAs: byte))
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else {
        result.append(byte)
      }
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
