/// A line of source code, which an inspector shows and opens.
public struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  /// The module and the file, such as `LoggedIn/PostListScreen.swift` (`#fileID`).
  public var fileID: String
  /// The number of the line, starting at 1.
  public var line: Int

  /// Creates a line, by default the one that calls the initializer.
  public init(fileID: String = #fileID, line: Int = #line) { (self.fileID, self.line) = (fileID, line) }

  /// The file without its module, and the line.
  public var description: String { "\(fileID.split(separator: "/").last ?? ""):\(line)" }
}
