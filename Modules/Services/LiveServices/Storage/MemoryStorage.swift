public import Services
import Synchronization

/// A storage that lives as long as the process.
public final class MemoryStorage: Storage {
  private let contents = Mutex<[String: [UInt8]]>([:])

  /// Creates an empty storage.
  public init() {}

  /// Returns the bytes last written under a name.
  public func read(_ name: String) -> [UInt8]? { contents.withLock { $0[name] } }
  /// Changes a name's bytes.
  public func change(_ name: String, _ change: ([UInt8]?) -> StorageChange) {
    contents.withLock { $0[name] = change($0[name]).result(of: $0[name]) }
  }
}
