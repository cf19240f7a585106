import TextUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard input as a script, line by line.
struct ScriptInput {
  private let name: String
  private var parser: ScriptParser
  private var bytes: [UInt8] = []
  private var isAtEnd = false

  init(name: String) {
    self.name = name
    parser = ScriptParser(name: name)
  }

  /// Waits for text that isn't blank; returns `false` at the end of the input.
  mutating func waitForText() throws(Failure) -> Bool {
    while bytes.allSatisfy({ $0 <= UInt8(ascii: " ") }), !isAtEnd { try readMore() }
    return !bytes.allSatisfy { $0 <= UInt8(ascii: " ") }
  }

  /// Returns the commands and narrations of the next line, or `nil` at the end of the input.
  mutating func next() throws(Failure) -> [Script.Line]? {
    guard let text = try nextText() else { return nil }
    do throws(ScriptError) { return try parser.lines(in: text) } catch { throw Failure(.data, error.description) }
  }

  /// Returns the next line without its break.
  private mutating func nextText() throws(Failure) -> String? {
    var searched = 0
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = bytes[..<end]
        bytes.removeSubrange(...end)
        return try Streams.text(Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line), named: name)
      }
      searched = bytes.count
      if isAtEnd {
        defer { bytes = [] }
        return bytes.isEmpty ? nil : try Streams.text(bytes, named: name)
      }
      try readMore()
    }
  }

  private mutating func readMore() throws(Failure) {
    isAtEnd = try !Streams.readMore(of: STDIN_FILENO, named: name, into: &bytes)
  }
}
