import LiveServices
import Services
import Synchronization

/// A storage that reads from another one but keeps changes in memory.
final class UnsavedStorage: Storage {
  private let original: any Storage
  private let changes = Mutex<[String: [UInt8]?]>([:])

  init(of original: any Storage) { self.original = original }

  func read(_ name: String) throws(StorageError) -> [UInt8]? {
    if let change = changes.withLock({ $0[name] }) { return change }
    return try original.read(name)
  }

  func change(_ name: String, _ change: ([UInt8]?) -> StorageChange) throws(StorageError) {
    let bytes = change(try read(name)).result(of: try read(name))
    changes.withLock { $0[name] = .some(bytes) }
  }

  func write(_ bytes: [UInt8], to name: String) { changes.withLock { $0[name] = .some(bytes) } }

  /// Hides an entry; the original stays.
  func setAside(_ name: String) -> String? {
    remove(name)
    return nil
  }

  /// Copies nothing, because the original stays.
  func keepCopy(_ name: String) -> String? { nil }

  func remove(_ name: String) { changes.withLock { $0[name] = .some(nil) } }
}
