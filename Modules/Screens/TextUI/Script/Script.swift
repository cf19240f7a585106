/// A list of commands for an app, one per line.
///
/// `#` starts a comment. `##` at the start of a line marks a sentence of narration. Quoting follows the shell.
///
///     ## Signing in takes a name and a password.
///     type "Name" "ada"
///     tap "Log in"
///     expect title "Posts"
public struct Script: Equatable, Sendable {
  /// A line with a command or a sentence of narration.
  public struct Line: Equatable, Sendable {
    enum Content: Equatable, Sendable {
      case command(ScriptCommand)
      case narration(String)
    }

    var number: Int
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

  /// Parses a script; throws a `ScriptError` for the first invalid line.
  public init(parsing text: String, name: String) throws(ScriptError) {
    self.name = name
    var parser = ScriptParser(name: name)
    lines = try parser.lines(in: text)
  }
}

/// A parser of scripts that come line by line, as from a program that waits for each answer.
public struct ScriptParser: Sendable {
  private let name: String
  private var number = 0

  /// Creates a parser before the first line.
  public init(name: String) { self.name = name }

  /// Returns the commands and narrations in the next lines; throws like `Script(parsing:name:)`.
  public mutating func lines(in text: String) throws(ScriptError) -> [Script.Line] {
    // Some editors begin a file with a byte order mark.
    let text = number == 0 && text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    var lines: [Script.Line] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      if let line = try self.line(String(line)) { lines.append(line) }
    }
    return lines
  }

  private func line(_ text: String) throws(ScriptError) -> Script.Line? {
    if text.hasPrefix("##") {
      let narration = String(text.dropFirst(2).drop(while: \.isWhitespace))
      return Script.Line(number: number, text: narration, content: .narration(narration))
    }
    let split = ScriptWords(text)
    if let fault = split.fault {
      throw ScriptError(name: name, line: number, column: fault.column, message: fault.message)
    }
    guard !split.words.isEmpty else { return nil }
    do throws(ScriptFault) {
      let command = try ScriptCommand(split.words.map(\.text))
      return Script.Line(number: number, text: split.text, content: .command(command))
    } catch {
      let column = split.words.indices.contains(error.word) ? split.words[error.word].column : nil
      throw ScriptError(name: name, line: number, column: column, message: error.message)
    }
  }
}
