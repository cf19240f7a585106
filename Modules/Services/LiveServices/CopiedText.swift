public import Services
import Synchronization

/// A pasteboard that stores the last copied text until the program ends.
public final class CopiedText: Pasteboard {
  private let text = Mutex<String?>(nil)
  private let isShownAtEnd: Bool

  /// Creates an empty pasteboard; with `isShownAtEnd`, the user sees the text when the program ends.
  public init(isShownAtEnd: Bool = false) { self.isShownAtEnd = isShownAtEnd }

  /// The last copied text.
  public var last: String? { text.withLock(\.self) }

  /// Stores text.
  public func copy(_ text: String) { self.text.withLock { $0 = text } }

  /// Returns a message that the text was copied, or will be printed at the end.
  public func message(afterCopying name: String) -> String {
    isShownAtEnd ? "The \(name) is printed when the app ends" : "Copied the \(name)"
  }
}
