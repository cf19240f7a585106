/// A script that can't be parsed, or a command whose result differs from the script.
///
/// The description contains file, line and column, and the screen if there is one:
///
///     tour.waymark:12: expected the title “Posts”, found “Log in”
public struct ScriptError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The name of the script, usually that of the file.
  public var name: String
  /// The line, starting at 1.
  public var line: Int
  /// The column of the word in characters, starting at 1, or `nil` if the error concerns the whole line.
  public var column: Int?
  /// The problem as text.
  public var message: String
  /// The lines of the screen, or `nil` for a script that can't be parsed.
  public var screen: [String]?

  /// The position and the message on one line, followed by the screen.
  public var description: String {
    let place = "\(name):\(line)" + (column.map { ":\($0)" } ?? "") + ": "
    guard let screen else { return place + message }
    return place + message + "\non the screen:\n"
      + screen.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
