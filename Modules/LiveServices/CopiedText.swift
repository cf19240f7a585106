public import Services
import Synchronization

/// Collects what was copied, for a program that can only hand it over when it ends.
public final class CopiedText: Pasteboard {
  private let texts = Mutex<[String]>([])

  /// Begins with nothing.
  public init() {}

  /// What was copied last; nil when nothing was.
  public var last: String? { texts.withLock { $0.last } }

  /// Takes text for a person to paste elsewhere.
  public func copy(_ text: String) { texts.withLock { $0.append(text) } }
}
