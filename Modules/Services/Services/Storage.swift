/// A persistent store of small values by name, which one process owns and its windows share.
///
/// A name has at most 240 ASCII letters, digits, periods and hyphens, and begins with a letter; others can be refused.
/// A write is atomic: after a crash or an error, a read returns either the old or the new bytes.
public protocol Storage: Sendable {
  /// Why nothing of this run is kept, as a sentence; `nil` if it is kept.
  var problem: String? { get }
  /// Returns the bytes last saved under a name, even if they wait for the disk.
  func read(_ name: String) throws(StorageError) -> [UInt8]?
  /// Changes the bytes of a name with no other change in between, and waits for the disk; `nil` removes them.
  ///
  /// If it throws, nothing has changed. `change` calls no function of a storage.
  func change(_ name: String, _ change: (inout [UInt8]?) -> Void) throws(StorageError)
  /// Saves the bytes of a name soon, without waiting for the disk; `nil` removes them.
  ///
  /// If the disk refuses them, calls `onError` once, on any thread, and tries again with each later save and flush.
  func save(_ bytes: [UInt8]?, to name: String, onError: @escaping @Sendable (StorageError) -> Void)
  /// Tries to save what the disk has refused, waits for it, and returns the errors by name.
  func flush() -> [String: StorageError]
  /// Keeps damaged bytes, if any, as `NAME.unreadable`, numbered if taken, and returns the new name.
  ///
  /// If it throws, they are kept before the next save replaces them.
  func setAside(_ name: String) throws(StorageError) -> String?
}

extension Storage {
  /// `nil`, because what is saved is kept.
  public var problem: String? { nil }

  /// Returns the bytes of a name; throws if there are more than `limit`.
  ///
  /// Reads again after an error, because callers replace what can't be read.
  public func read(_ name: String, atMost limit: Int) throws(StorageError) -> [UInt8]? {
    let bytes: [UInt8]?
    do { bytes = try read(name) } catch { bytes = try read(name) }
    guard let bytes, bytes.count > limit else { return bytes }
    throw StorageError("can't read \(name): it has more than \(limit / 1_024) KiB")
  }

  /// Saves the bytes of a name and waits for the disk; if it throws, the storage tries again later.
  public func saveNow(_ bytes: [UInt8]?, to name: String) throws(StorageError) {
    // Returned by `flush` as well.
    save(bytes, to: name) { _ in }
    if let error = flush()[name] { throw error }
  }
}

/// The error of a failed read or write.
public struct StorageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The failed operation and the reason.
  public var description: String

  /// Creates an error from text to show.
  public init(_ description: String) { self.description = description }
}
