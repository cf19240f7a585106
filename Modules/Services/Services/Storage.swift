/// A persistent store of small values by name.
///
/// A name has at most 240 ASCII letters, digits, periods and hyphens, and begins with a letter. An implementation can
/// refuse other names with a `StorageError`. A write is atomic: after a crash or an error, a read returns either the
/// old bytes or the new bytes.
///
/// Several windows and processes can use the same storage. A caller that changes what it has read uses
/// `change(_:_:)`, which no other change of the storage interrupts.
public protocol Storage: Sendable {
  /// Returns the bytes last written under a name, or `nil` if there are none.
  ///
  /// Throws `StorageError`.
  func read(_ name: String) throws(StorageError) -> [UInt8]?
  /// Changes the bytes of a name, depending on the current ones.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - change: Receives the bytes last written by any process, or `nil`, and returns the change. It calls no function of a
  ///     storage.
  ///
  /// Throws `StorageError` if the bytes can't be read or the change may not persist.
  func change(_ name: String, _ change: (_ bytes: [UInt8]?) -> StorageChange) throws(StorageError)
  /// Changes the bytes of a name without waiting for the disk, if the storage can.
  ///
  /// Such a storage reports a later failure elsewhere, and tries again. Other storages do the same as `change(_:_:)`.
  func changeSoon(
    _ name: String, _ change: @escaping @Sendable (_ bytes: [UInt8]?) -> StorageChange
  ) throws(StorageError)
  /// Waits until the changes of a name are on the disk, after calls that don't wait.
  ///
  /// The app calls it before it tells the user that something has happened. Throws `StorageError` if the disk refuses a change.
  func flush(_ name: String) throws(StorageError)
  /// Replaces the bytes of a name.
  ///
  /// Throws `StorageError` if the write may not persist.
  func write(_ bytes: [UInt8], to name: String) throws(StorageError)
  /// Removes the bytes of a name.
  ///
  /// Does nothing if there are none. Throws `StorageError`.
  func remove(_ name: String) throws(StorageError)
  /// Copies a damaged entry, which goes on being used as far as it can be read.
  ///
  /// Returns the name of the copy, as `setAside(_:)` chooses it, or `nil` if there is no entry. Throws `StorageError`.
  func keepCopy(_ name: String) throws(StorageError) -> String?
  /// Renames a damaged entry so that the user can inspect it.
  ///
  /// Returns the new name, or `nil` if there is no entry.
  ///
  /// The new name is `NAME.unreadable`, with a number if that name is taken. No data is lost. Throws `StorageError`.
  func setAside(_ name: String) throws(StorageError) -> String?
}

/// A change of the bytes that a storage has under a name.
public enum StorageChange: Equatable, Sendable {
  /// Leaves the bytes as they are.
  case keep
  /// Replaces the bytes.
  case replace([UInt8])
  /// Removes the bytes.
  case remove

  /// Returns the bytes after the change, or `nil` if there are none.
  public func result(of bytes: [UInt8]?) -> [UInt8]? {
    switch self {
    case .keep: bytes
    case .replace(let new): new
    case .remove: nil
    }
  }
}

extension Storage {
  /// Returns the bytes last written under a name, if the app itself can have written so many.
  ///
  /// Parsing many megabytes of a file that was tampered with would take minutes. Throws `StorageError`.
  public func read(_ name: String, atMost limit: Int) throws(StorageError) -> [UInt8]? {
    let bytes = try read(name)
    guard let bytes, bytes.count > limit else { return bytes }
    throw StorageError("can't read \(name): it has more than \(limit / 1_024) KiB", isInTheWay: true)
  }

  /// Replaces the bytes of a name, whatever they are.
  public func write(_ bytes: [UInt8], to name: String) throws(StorageError) {
    try change(name) { _ in .replace(bytes) }
  }

  /// Removes the bytes of a name, whatever they are.
  public func remove(_ name: String) throws(StorageError) { try change(name) { _ in .remove } }

  /// Changes the bytes of a name, and waits for the disk.
  public func changeSoon(
    _ name: String, _ change: @escaping @Sendable (_ bytes: [UInt8]?) -> StorageChange
  ) throws(StorageError) {
    try self.change(name, change)
  }

  /// Does nothing, because every change has waited for the disk.
  public func flush(_ name: String) {}

  /// Copies an entry to the first free name, then removes the original.
  public func setAside(_ name: String) throws(StorageError) -> String? {
    let aside = try keepCopy(name)
    if aside != nil { try remove(name) }
    return aside
  }

  /// Copies an entry to the first free name.
  public func keepCopy(_ name: String) throws(StorageError) -> String? {
    guard let bytes = try read(name) else { return nil }
    var aside = "\(name).unreadable"
    var number = 1
    while try read(aside) != nil {
      number += 1
      aside = "\(name).unreadable-\(number)"
    }
    try write(bytes, to: aside)
    return aside
  }
}

/// The error of a failed read or write.
public struct StorageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The failed operation and the reason, as text to show.
  public var description: String
  /// Whether something lies in place of an entry that can't be used at any time, such as a folder or a huge file.
  public var isInTheWay: Bool

  /// Creates an error from text to show.
  public init(_ description: String, isInTheWay: Bool = false) {
    (self.description, self.isInTheWay) = (description, isInTheWay)
  }

  /// Returns whether two errors have the same text.
  public static func == (left: Self, right: Self) -> Bool { left.description == right.description }
}
