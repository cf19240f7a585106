/// A line of source code.
public struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  /// The module and the file, such as `LoggedIn/PostListScreen.swift` (`#fileID`).
  public var fileID: String
  /// The line number, from 1.
  public var line: Int

  /// Creates a line, by default the caller's.
  public init(fileID: String = #fileID, line: Int = #line) { (self.fileID, self.line) = (fileID, line) }

  /// The file and the line, such as `PostListScreen:12`.
  public var description: String {
    let file = fileID.split(separator: "/").last ?? ""
    return "\(file.hasSuffix(".swift") ? file.dropLast(6) : file):\(line)"
  }
}
