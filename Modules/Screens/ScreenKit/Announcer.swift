/// A function that shows a short, disappearing message.
///
///     announce("Reloaded 72 posts")
@MainActor
public struct Announcer {
  private let show: @MainActor (String, SourceLine) -> Void

  /// Creates an announcer that passes each message to `show`, with the announcing line.
  public init(_ show: @escaping @MainActor (_ message: String, _ line: SourceLine) -> Void) { self.show = show }

  /// Shows a message.
  public func callAsFunction(_ message: String, fileID: String = #fileID, line: Int = #line) {
    show(message, SourceLine(fileID: fileID, line: line))
  }
}
