/// A persistent store of small values by name, which windows and processes can share.
///
/// A name has at most 240 ASCII letters, digits, periods and hyphens, and begins with a letter; others can throw
/// `StorageError`. A write is atomic: after a crash or an error, a read returns either the old or the new bytes.
public protocol Storage: Sendable {
  /// Returns the bytes last written under a name.
  func read(_ name: String) throws(StorageError) -> [UInt8]?
  /// Changes the bytes of a name with no other change in between; throws if they can't be read or may not persist.
  ///
  /// `change` receives the bytes last written by any process, and calls no function of a storage.
  func change(_ name: String, _ change: (_ bytes: [UInt8]?) -> StorageChange) throws(StorageError)
  /// Changes the bytes of a name, if possible without waiting for the disk; a later failure is retried and reported
  /// elsewhere.
  func changeSoon(
    _ name: String, _ change: @escaping @Sendable (_ bytes: [UInt8]?) -> StorageChange
  ) throws(StorageError)
  /// Waits until the changes of a name are on the disk; throws if it refuses one.
  func flush(_ name: String) throws(StorageError)
  /// Replaces the bytes of a name; throws if the write may not persist.
  func write(_ bytes: [UInt8], to name: String) throws(StorageError)
  /// Removes the bytes of a name, if any.
  func remove(_ name: String) throws(StorageError)
  /// Copies a damaged entry, if any, and returns the copy's name, chosen as by `setAside(_:)`.
  func keepCopy(_ name: String) throws(StorageError) -> String?
  /// Renames a damaged entry, if any, to `NAME.unreadable`, numbered if taken, and returns the new name.
  func setAside(_ name: String) throws(StorageError) -> String?
}

/// A change of the bytes under a name.
public enum StorageChange: Equatable, Sendable {
  /// Leaves the bytes as they are.
  case keep
  /// Replaces the bytes.
  case replace([UInt8])
  /// Removes the bytes.
  case remove

  /// Returns the bytes after the change.
  public func result(of bytes: [UInt8]?) -> [UInt8]? {
    switch self {
    case .keep: bytes
    case .replace(let new): new
    case .remove: nil
    }
  }
}

extension Storage {
  /// Returns the bytes of a name; throws if there are more than `limit`.
  public func read(_ name: String, atMost limit: Int) throws(StorageError) -> [UInt8]? {
    let bytes = try read(name)
    guard let bytes, bytes.count > limit else { return bytes }
    throw StorageError("can't read \(name): it has more than \(limit / 1_024) KiB", isInTheWay: true)
  }

  /// Replaces the bytes of a name.
  public func write(_ bytes: [UInt8], to name: String) throws(StorageError) {
    try change(name) { _ in .replace(bytes) }
  }

  /// Removes the bytes of a name.
  public func remove(_ name: String) throws(StorageError) { try change(name) { _ in .remove } }

  /// Changes the bytes of a name, waiting for the disk.
  public func changeSoon(
    _ name: String, _ change: @escaping @Sendable (_ bytes: [UInt8]?) -> StorageChange
  ) throws(StorageError) {
    try self.change(name, change)
  }

  /// Does nothing, because every change waits for the disk.
  public func flush(_ name: String) {}

  /// Copies an entry to a free name, then removes the original.
  public func setAside(_ name: String) throws(StorageError) -> String? {
    let aside = try keepCopy(name)
    if aside != nil { try remove(name) }
    return aside
  }

  /// Copies an entry to a free name.
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
  /// The failed operation and the reason.
  public var description: String
  /// Whether something unusable, such as a folder or a huge file, is in place of an entry.
  public var isInTheWay: Bool

  /// Creates an error from text to show.
  public init(_ description: String, isInTheWay: Bool = false) {
    (self.description, self.isInTheWay) = (description, isInTheWay)
  }

  /// Returns whether two errors have the same text.
  public static func == (left: Self, right: Self) -> Bool { left.description == right.description }
}
