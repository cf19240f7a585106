import Dispatch
public import Services
import Synchronization

/// A storage with one private file per name in a folder, which this process owns while it runs.
///
/// A process that can't own the folder, because another one does, reads what is saved and keeps its changes in memory.
///
/// `save` leaves the disk to a queue, so that a slow disk blocks no key. All other changes wait for the disk.
public final class FileStorage: Storage {
  /// What the disk doesn't have yet; in a storage that isn't kept, everything that has changed.
  private struct Unsaved {
    var bytes: [UInt8]?
    /// Called at the first refusal only.
    var onError: (@Sendable (StorageError) -> Void)?
  }

  private struct State {
    var unsaved: [String: Unsaved] = [:]
    /// The names whose damaged bytes are kept before the next write.
    var damaged: Set<String> = []
  }

  /// Why nothing of this run is kept, as a sentence; `nil` if it is kept.
  public let problem: String?
  private let folder: StateFolder
  /// `nil` if this process doesn't own the folder.
  private let lock: FolderLock?
  private let queue = DispatchQueue(label: "waymark.storage")
  private let state = Mutex(State())

  /// Creates a storage in a folder, made if missing; throws unless it is writable and private.
  ///
  /// If `isReadOnly`, changes stay in memory, and the folder may be missing or another process's.
  public convenience init(folder: String, isReadOnly: Bool = false) throws(StorageError) {
    try self.init(folder: folder, isReadOnly: isReadOnly, calls: FileCalls())
  }

  init(folder: String, isReadOnly: Bool = false, calls: FileCalls) throws(StorageError) {
    self.folder = StateFolder(folder, calls: calls)
    var lock: FolderLock?
    var problem: String?
    if isReadOnly {
      try self.folder.checkIfPresent()
    } else {
      try self.folder.prepare()
      do throws(StorageError) {
        lock = try self.folder.lock()
      } catch {
        problem = "\(error), so nothing of this run is kept"
      }
    }
    (self.lock, self.problem) = (lock, problem)
  }

  /// Returns the bytes last saved under a name.
  public func read(_ name: String) throws(StorageError) -> [UInt8]? {
    if let unsaved = state.withLock({ $0.unsaved[name] }) { return unsaved.bytes }
    return lock == nil && folder.isMissing ? nil : try folder.read(name)
  }

  /// Changes the bytes of a file.
  public func change(_ name: String, _ change: (inout [UInt8]?) -> Void) throws(StorageError) {
    try onQueue { () throws(StorageError) in
      let before = try read(name)
      var bytes = before
      change(&bytes)
      guard bytes != before else { return }
      if lock == nil { return state.withLock { $0.unsaved[name] = Unsaved(bytes: bytes) } }
      try write(bytes, to: name)
      state.withLock { $0.unsaved[name] = nil }
    }
  }

  /// Saves the bytes of a file on the queue.
  public func save(_ bytes: [UInt8]?, to name: String, onError: @escaping @Sendable (StorageError) -> Void) {
    state.withLock { $0.unsaved[name] = Unsaved(bytes: bytes, onError: onError) }
    queue.async { [self] in _ = writeUnsaved() }
  }

  /// Waits until every change is on the disk, and returns the errors by name.
  public func flush() -> [String: StorageError] { queue.sync { writeUnsaved() } }

  /// Copies a damaged file, moves one that can't be read, and returns the new path.
  public func setAside(_ name: String) throws(StorageError) -> String? {
    guard let lock else { return nil }
    return try onQueue { () throws(StorageError) in
      state.withLock { _ = $0.damaged.insert(name) }
      let copy = try folder.setAside(name, holding: lock)
      state.withLock { _ = $0.damaged.remove(name) }
      return copy
    }
  }

  private func onQueue<Value>(_ body: () throws(StorageError) -> Value) throws(StorageError) -> Value {
    try queue.sync { () -> Result<Value, StorageError> in
      Result { () throws(StorageError) in try body() }
    }.get()
  }

  /// Writes what the disk doesn't have yet; what it refuses waits for the next call.
  private func writeUnsaved() -> [String: StorageError] {
    var errors: [String: StorageError] = [:]
    if lock == nil { return errors }
    for (name, unsaved) in state.withLock({ $0.unsaved }) {
      do throws(StorageError) {
        try write(unsaved.bytes, to: name)
        // Otherwise the bytes have changed meanwhile, and another call writes them.
        state.withLock { if $0.unsaved[name]?.bytes == unsaved.bytes { $0.unsaved[name] = nil } }
      } catch {
        errors[name] = error
        report(error, of: name)
      }
    }
    return errors
  }

  private func report(_ error: StorageError, of name: String) {
    let onError = state.withLock { state in
      defer { state.unsaved[name]?.onError = nil }
      return state.unsaved[name]?.onError
    }
    onError?(error)
  }

  private func write(_ bytes: [UInt8]?, to name: String) throws(StorageError) {
    guard let lock else { return }
    if state.withLock({ $0.damaged.contains(name) }) {
      // A removal finds no room for a copy on a full disk.
      _ = try folder.setAside(name, isMoving: bytes == nil, holding: lock)
      state.withLock { _ = $0.damaged.remove(name) }
    }
    try folder.write(bytes, to: name, holding: lock)
  }
}
