/// A script: commands for an app, one a line.
///
/// `#` starts a comment, `##` at the start of a line a sentence of narration. Words are quoted as in a shell.
///
///     ## Signing in takes a name and a password.
///     type "Name" "ada"
///     tap "Log in"
///     expect title "Posts"
public struct Script: Equatable, Sendable {
  /// A line that does something.
  struct Line: Equatable, Sendable {
    enum Content: Equatable, Sendable {
      case command(ScriptCommand)
      case narration(String)
    }

    /// Counted from 1.
    var number: Int
    /// The line without its comment.
    var text: String
    var content: Content
  }

  /// The name of the script, as errors give it.
  public let name: String
  let lines: [Line]

  /// How many frames a player shows: one after each command that is not an expectation.
  public var frames: Int {
    lines.count { line in
      switch line.content {
      case .command(.expect), .narration: false
      case .command: true
      }
    }
  }

  /// Reads a script; `name` is what errors call it, usually its file.
  ///
  /// Throws a `ScriptError` of kind `.syntax` at the first line that can't be read.
  public init(parsing text: String, name: String) throws(ScriptError) {
    self.name = name
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
