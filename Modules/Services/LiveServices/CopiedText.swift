public import Services
import Synchronization

/// A pasteboard that stores the last copied text until the program ends.
public final class CopiedText: Pasteboard {
  private struct Texts {
    var last: String?
    var unread: String?
  }

  private let texts = Mutex(Texts())
  private let isShownAtEnd: Bool

  /// Creates an empty pasteboard; with `isShownAtEnd`, the user sees the text when the program ends.
  public init(isShownAtEnd: Bool = false) { self.isShownAtEnd = isShownAtEnd }

  /// The last copied text.
  public var last: String? { texts.withLock { $0.last } }

  /// Returns the last text if it was copied after the previous call.
  public func readNew() -> String? {
    texts.withLock { texts in
      defer { texts.unread = nil }
      return texts.unread
    }
  }

  /// Stores text.
  public func copy(_ text: String) { texts.withLock { $0 = Texts(last: text, unread: text) } }

  /// Returns a message that the text was copied, or will be printed at the end.
  public func message(afterCopying name: String) -> String {
    isShownAtEnd ? "The \(name) is printed when the app ends" : "Copied the \(name)"
  }
}
