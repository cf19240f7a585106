/// A list of commands for an app, one per line.
///
/// `#` starts a comment. `##` at the start of a line marks a sentence of narration. Quoting follows the shell.
///
///     ## Signing in takes a name and a password.
///     type "Name" "ada"
///     tap "Log in"
///     expect title "Posts"
public struct Script: Equatable, Sendable {
  struct Line: Equatable, Sendable {
    enum Content: Equatable, Sendable {
      case command(ScriptCommand)
      case narration(String)
    }

    /// The line number, starting at 1.
    var number: Int
    /// The line without its comment.
    var text: String
    var content: Content
  }

  /// The name of the script in error messages.
  public let name: String
  let lines: [Line]

  /// The number of frames that a player shows: one after each command that isn't an expectation.
  public var frames: Int {
    lines.count { line in
      switch line.content {
      case .command(.expect), .narration: false
      case .command: true
      }
    }
  }

  /// Parses a script.
  ///
  /// Throws a `ScriptError` of kind `.syntax` for the first invalid line. The name, usually that of the file, appears
  /// in errors.
  public init(parsing text: String, name: String) throws(ScriptError) {
    self.name = name
    // Some editors begin a file with a byte order mark.
    let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    var lines: [Line] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if let line = try Self.line(String(line), number: index + 1, in: name) { lines.append(line) }
    }
    self.lines = lines
  }

  private static func line(_ text: String, number: Int, in name: String) throws(ScriptError) -> Line? {
    if text.hasPrefix("##") {
      let narration = String(text.dropFirst(2).drop(while: \.isWhitespace))
      return Line(number: number, text: narration, content: .narration(narration))
    }
    let split = ScriptWords(text)
    if let fault = split.fault {
      throw ScriptError(kind: .syntax, name: name, line: number, column: fault.column, message: fault.message)
    }
    guard !split.words.isEmpty else { return nil }
    do throws(ScriptFault) {
      let command = try ScriptCommand(split.words.map(\.text))
      return Line(number: number, text: split.text, content: .command(command))
    } catch {
      let column = split.words.indices.contains(error.word) ? split.words[error.word].column : nil
      throw ScriptError(kind: .syntax, name: name, line: number, column: column, message: error.message)
    }
  }
}
