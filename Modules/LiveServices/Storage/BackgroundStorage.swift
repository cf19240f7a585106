import Dispatch
public import Services
import Synchronization

/// A storage that waits for the disk on a queue of its own, so that a key is answered while the disk is busy.
///
/// `write`, `remove` and `changeSoon` return at once. A later read sees what `write` and `remove` have done. If the disk refuses a write
/// or a removal, it stays pending, and is tried again with the next one and in `flush()`. Every other function does its
/// work before it returns, as the underlying storage does.
public final class BackgroundStorage: Storage {
  /// The bytes that wait for the disk under a name, or `nil` for a removal.
  private struct Pending {
    var bytes: [UInt8]?
    var number: Int
  }

  private struct State {
    var pending: [String: Pending] = [:]
    /// The names with pending bytes, in the order in which they were first written.
    var order: [String] = []
    var lastNumber = 0
    var onError: @Sendable (StorageError) -> Void = { _ in }
  }

  private let storage: any Storage
  private let queue = DispatchQueue(label: "waymark.storage")
  private let state = Mutex(State())

  /// Creates a storage that changes another one.
  public init(_ storage: any Storage) { self.storage = storage }

  /// Calls `action` on any thread for each error of a change that has returned before.
  public func onError(_ action: @escaping @Sendable (StorageError) -> Void) { state.withLock { $0.onError = action } }

  /// Waits until every change is on the disk, or has failed once more.
  public func flush() { queue.sync { writePending() } }

  /// Returns the bytes last written under a name, also while they wait for the disk.
  public func read(_ name: String) throws(StorageError) -> [UInt8]? {
    if let pending = state.withLock({ $0.pending[name] }) { return pending.bytes }
    return try storage.read(name)
  }

  /// Changes the bytes of a name, after the changes that wait for the disk.
  public func change(_ name: String, _ change: ([UInt8]?) -> StorageChange) throws(StorageError) {
    flush()
    try storage.change(name, change)
  }

  /// Changes the bytes of a name on the queue.
  public func changeSoon(_ name: String, _ change: @escaping @Sendable ([UInt8]?) -> StorageChange) {
    queue.async { [self] in
      writePending()
      do throws(StorageError) { try storage.change(name, change) } catch { report(error) }
    }
  }

  /// Replaces the bytes of a name on the queue.
  public func write(_ bytes: [UInt8], to name: String) { enqueue(bytes, name) }

  /// Removes the bytes of a name on the queue.
  public func remove(_ name: String) { enqueue(nil, name) }

  /// Renames an entry, after the changes that wait for the disk.
  public func setAside(_ name: String) throws(StorageError) -> String? {
    flush()
    return try storage.setAside(name)
  }

  private func enqueue(_ bytes: [UInt8]?, _ name: String) {
    state.withLock { state in
      state.lastNumber += 1
      // Only the last bytes of a name are written, so a slow disk doesn't fall behind the keys.
      if state.pending.updateValue(Pending(bytes: bytes, number: state.lastNumber), forKey: name) == nil {
        state.order.append(name)
      }
    }
    queue.async { [self] in writePending() }
  }

  /// Writes what waits for the disk, in order.
  private func writePending() {
    for name in state.withLock({ $0.order }) {
      guard let pending = state.withLock({ $0.pending[name] }) else { continue }
      do throws(StorageError) {
        if let bytes = pending.bytes { try storage.write(bytes, to: name) } else { try storage.remove(name) }
        state.withLock { state in
          guard state.pending[name]?.number == pending.number else { return }
          state.pending[name] = nil
          state.order.removeAll { $0 == name }
        }
      } catch {
        report(error)
      }
    }
  }

  private func report(_ error: StorageError) { state.withLock { $0.onError }(error) }
}
