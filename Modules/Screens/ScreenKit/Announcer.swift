/// Shows a short message that disappears by itself.
///
///     announce("Reloaded 72 posts")
@MainActor
public struct Announcer {
  private let show: @MainActor (String, SourceLine) -> Void

  /// Creates an announcer that passes each message to `show`, with the line that announces it.
  public init(_ show: @escaping @MainActor (_ message: String, _ line: SourceLine) -> Void) { self.show = show }

  /// Shows a message.
  public func callAsFunction(_ message: String, fileID: String = #fileID, line: Int = #line) {
    show(message, SourceLine(fileID: fileID, line: line))
  }
}
