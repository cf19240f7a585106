/// The file of an account's own posts: one post per line, with a tab between title and body.
///
/// A backslash escapes tabs, line breaks and itself. The last line of a file can lack its line break, because a process of
/// an earlier version ended while it wrote the line. Such a line was never reported as saved, and isn't read as a post.
struct OwnPostLines {
  /// A post as its line has it.
  struct Line: Equatable {
    var title: String
    var body: String
  }

  private static let tab = UInt8(ascii: "\t")
  private static let lineBreak = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")

  private let bytes: [UInt8]
  private let isCutOff: Bool

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isCutOff = bytes.last.map { $0 != Self.lineBreak } ?? false
  }

  /// The number of lines, which is the number of the next post.
  var count: Int {
    var count = 0
    var isInLine = false
    for byte in bytes {
      if !isInLine && byte != Self.lineBreak { count += 1 }
      isInLine = byte != Self.lineBreak
    }
    return count
  }

  /// The posts in the order of their lines; `nil` for a line that can't be parsed.
  ///
  /// It goes over the bytes once, because a file can have megabytes of them.
  var posts: [Line?] {
    var posts: [Line?] = []
    var start = 0
    var tabs: (first: Int, count: Int) = (0, 0)
    var hasEscapes = false
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case Self.lineBreak:
        if index > start {
          posts.append(tabs.count == 1 ? line(start, tabs.first, index, hasEscapes) : nil)
        }
        start = index + 1
        tabs.count = 0
        hasEscapes = false
      case Self.tab:
        if tabs.count == 0 { tabs.first = index }
        tabs.count += 1
      case Self.backslash: hasEscapes = true
      default: break
      }
    }
    return posts
  }

  private func line(_ start: Int, _ tab: Int, _ end: Int, _ hasEscapes: Bool) -> Line {
    let (title, body) = (bytes[start..<tab], bytes[(tab + 1)..<end])
    return hasEscapes
      ? Line(title: Self.unescaped(title), body: Self.unescaped(body))
      : Line(title: String(decoding: title, as: UTF8.self), body: String(decoding: body, as: UTF8.self))
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
