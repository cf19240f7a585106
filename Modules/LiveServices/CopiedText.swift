public import Services
import Synchronization

/// A pasteboard that stores the last copied text until the program ends.
public final class CopiedText: Pasteboard {
  private struct Texts {
    var last: String?
    var unread: String?
  }

  private let texts = Mutex(Texts())

  /// Creates an empty pasteboard.
  public init() {}

  /// The last copied text, or `nil` if no text was copied.
  public var last: String? { texts.withLock { $0.last } }

  /// Returns the last text if it was copied after the previous call, otherwise `nil`.
  public func readNew() -> String? {
    texts.withLock { texts in
      defer { texts.unread = nil }
      return texts.unread
    }
  }

  /// Stores text.
  public func copy(_ text: String) { texts.withLock { $0 = Texts(last: text, unread: text) } }
}
