public import Services
import Synchronization

/// A storage that lives as long as the process.
public final class MemoryStorage: Storage {
  private let contents = Mutex<[String: [UInt8]]>([:])

  /// Creates an empty storage.
  public init() {}

  /// Returns the bytes last saved under a name.
  public func read(_ name: String) -> [UInt8]? { contents.withLock { $0[name] } }
  /// Changes a name's bytes.
  public func change(_ name: String, _ change: (inout [UInt8]?) -> Void) { contents.withLock { change(&$0[name]) } }
  /// Saves a name's bytes at once.
  public func save(_ bytes: [UInt8]?, to name: String, onError: @escaping @Sendable (StorageError) -> Void) {
    contents.withLock { $0[name] = bytes }
  }
  /// Returns no error.
  public func flush() -> [String: StorageError] { [:] }
  /// Renames a name's bytes.
  public func setAside(_ name: String) -> String? {
    contents.withLock { contents in
      guard let bytes = contents[name] else { return nil }
      contents["\(name).unreadable"] = bytes
      return "\(name).unreadable"
    }
  }
}
