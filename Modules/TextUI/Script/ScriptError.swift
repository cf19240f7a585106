/// What is wrong with a script, or where the app did something else than the script expects.
///
/// Its description names the file, the line and the column, and shows the screen where there is one:
///
///     tour.waymark:12: expected the title “Posts”, found “Log in”
public struct ScriptError: Error, Equatable, CustomStringConvertible, Sendable {
  /// Who is at fault.
  public enum Kind: Sendable {
    /// The script can't be read; nothing of it was played.
    case syntax
    /// A command could not be done, or an expectation was not met.
    case failure
  }

  /// Who is at fault.
  public var kind: Kind
  /// The name of the script, usually its file.
  public var name: String
  /// The line, counted from 1.
  public var line: Int
  /// The column of the word, in characters, counted from 1; nil when the whole line is meant.
  public var column: Int?
  /// What is wrong, in words.
  public var message: String
  /// What was on the screen, line by line; nil for a script that can't be read.
  public var screen: [String]?

  /// The place and the message in one line, then the screen.
  public var description: String {
    let place = "\(name):\(line)" + (column.map { ":\($0)" } ?? "") + ": "
    guard let screen else { return place + message }
    return place + message + "\non the screen:\n"
      + screen.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
