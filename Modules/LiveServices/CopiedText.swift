public import Services
import Synchronization

/// A pasteboard that stores copied text until the program ends.
public final class CopiedText: Pasteboard {
  private let texts = Mutex<[String]>([])

  /// Creates an empty pasteboard.
  public init() {}

  /// The last copied text, or `nil` if no text was copied.
  public var last: String? { texts.withLock { $0.last } }

  /// Stores text.
  public func copy(_ text: String) { texts.withLock { $0.append(text) } }
}
