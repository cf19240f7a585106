/// A line of source code, which an inspector shows and opens.
public struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  /// The module and the file, such as `LoggedIn/PostListScreen.swift` (`#fileID`).
  public var fileID: String
  /// The number of the line, starting at 1.
  public var line: Int

  /// Creates a line, by default the one that calls the initializer.
  public init(fileID: String = #fileID, line: Int = #line) { (self.fileID, self.line) = (fileID, line) }

  /// The name of the file, without its module and its ending, and the line.
  public var description: String {
    let file = fileID.split(separator: "/").last ?? ""
    return "\(file.hasSuffix(".swift") ? file.dropLast(6) : file):\(line)"
  }
}
