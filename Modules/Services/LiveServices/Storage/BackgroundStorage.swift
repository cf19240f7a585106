import Dispatch
public import Services
import Synchronization

/// A storage that waits for the disk on its own queue, so that a slow disk blocks no key.
///
/// `write`, `remove` and `changeSoon` return at once; a later read sees what `write` and `remove` have done. A change
/// that the disk refuses stays pending, and is tried again with the next one and in `flush()`. Other functions wait.
public final class BackgroundStorage: Storage {
  private struct Pending {
    enum Change {
      /// Replaces the bytes; `nil` removes them.
      case replace([UInt8]?)
      case change(@Sendable ([UInt8]?) -> StorageChange)
    }

    var name: String
    var number: Int
    var change: Change
    var isReported = false
  }

  private struct State {
    var pending: [Pending] = []
    var lastNumber = 0
    var onError: @Sendable ([String: StorageError]) -> Void = { _ in }
  }

  private let storage: any Storage
  private let queue = DispatchQueue(label: "waymark.storage")
  private let state = Mutex(State())

  /// Creates a storage that changes another one.
  public init(_ storage: any Storage) { self.storage = storage }

  /// Calls `action` on any thread with the error of each unsaved name, when the disk refuses another change.
  public func onError(_ action: @escaping @Sendable ([String: StorageError]) -> Void) {
    state.withLock { $0.onError = action }
  }

  /// Waits until every change is on the disk; returns the errors by name, whose changes stay pending.
  public func flush() -> [String: StorageError] { queue.sync { writePending() } }

  /// Waits until the changes of a name are on the disk; throws if it refuses one, which stays pending.
  public func flush(_ name: String) throws(StorageError) {
    if let error = flush()[name] { throw error }
  }

  /// Returns the bytes last written under a name, even if they wait.
  public func read(_ name: String) throws(StorageError) -> [UInt8]? {
    for pending in state.withLock({ $0.pending }).reversed() where pending.name == name {
      if case .replace(let bytes) = pending.change { return bytes }
    }
    return try storage.read(name)
  }

  /// Changes a name's bytes, after the waiting changes.
  public func change(_ name: String, _ change: ([UInt8]?) -> StorageChange) throws(StorageError) {
    try afterPending { () throws(StorageError) in try storage.change(name, change) }
  }

  /// Changes a name's bytes on the queue.
  public func changeSoon(_ name: String, _ change: @escaping @Sendable ([UInt8]?) -> StorageChange) {
    enqueue(.change(change), name)
  }

  /// Replaces a name's bytes on the queue.
  public func write(_ bytes: [UInt8], to name: String) { enqueue(.replace(bytes), name) }

  /// Removes a name's bytes on the queue.
  public func remove(_ name: String) { enqueue(.replace(nil), name) }

  /// Renames an entry, after the waiting changes.
  public func setAside(_ name: String) throws(StorageError) -> String? {
    try afterPending { () throws(StorageError) in try storage.setAside(name) }
  }

  /// Copies an entry, after the waiting changes.
  public func keepCopy(_ name: String) throws(StorageError) -> String? {
    try afterPending { () throws(StorageError) in try storage.keepCopy(name) }
  }

  /// Calls `body` while no change is in progress, for example to suspend the program.
  public func whileIdle(_ body: () -> Void) { queue.sync(execute: body) }

  private func afterPending<Value>(_ body: () throws(StorageError) -> Value) throws(StorageError) -> Value {
    try queue.sync { () -> Result<Value, StorageError> in
      _ = writePending()
      return Result { () throws(StorageError) in try body() }
    }.get()
  }

  private func enqueue(_ change: Pending.Change, _ name: String) {
    state.withLock { state in
      state.lastNumber += 1
      let pending = Pending(name: name, number: state.lastNumber, change: change)
      if case .replace = change, let first = state.pending.firstIndex(where: { $0.name == name }) {
        // Only the last bytes of a name are written, so a slow disk doesn't fall behind the keys.
        state.pending.removeAll { $0.name == name }
        state.pending.insert(pending, at: first)
      } else {
        state.pending.append(pending)
      }
    }
    queue.async { [self] in _ = writePending() }
  }

  private func writePending() -> [String: StorageError] {
    var errors: [String: StorageError] = [:]
    // A change of a name depends on the changes of that name before it.
    for pending in state.withLock({ $0.pending }) where errors[pending.name] == nil {
      guard state.withLock({ $0.pending.contains { $0.number == pending.number } }) else { continue }
      do throws(StorageError) {
        switch pending.change {
        case .replace(let bytes?): try storage.write(bytes, to: pending.name)
        case .replace(nil): try storage.remove(pending.name)
        case .change(let change): try storage.change(pending.name, change)
        }
        state.withLock { $0.pending.removeAll { $0.number == pending.number } }
      } catch {
        errors[pending.name] = error
      }
    }
    report(errors)
    return errors
  }

  /// Calls `onError` for changes refused for the first time.
  private func report(_ errors: [String: StorageError]) {
    let onError = state.withLock { state -> (@Sendable ([String: StorageError]) -> Void)? in
      let refused = state.pending.indices.filter { errors[state.pending[$0].name] != nil }
      guard refused.contains(where: { !state.pending[$0].isReported }) else { return nil }
      for index in refused { state.pending[index].isReported = true }
      return state.onError
    }
    onError?(errors)
  }
}
