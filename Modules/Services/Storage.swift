/// Where an app keeps small things between two starts: a name, and the bytes that were last written under it.
///
/// A name is made of at most 240 ASCII letters, digits, points and hyphens, of which the first is a letter, so that every
/// storage can keep it; one that a storage can't keep is refused with a `StorageError`. A write is all or nothing: after a crash
/// or an error at any moment a read gives the old bytes or the new ones.
public protocol Storage: Sendable {
  /// The bytes last written under a name; nil when there are none. Throws `StorageError`.
  func read(_ name: String) throws(StorageError) -> [UInt8]?
  /// Puts bytes in place of what the name held. Throws `StorageError` when it is not sure that they last.
  func write(_ bytes: [UInt8], to name: String) throws(StorageError)
  /// Removes what the name holds; nothing happens when it holds nothing. Throws `StorageError`.
  func remove(_ name: String) throws(StorageError)
  /// Moves what the name holds out of the way, for a person to look at, and says where to; nil when it holds nothing.
  ///
  /// It becomes `NAME.unreadable`, or with a number when that is taken: nothing is ever destroyed. Throws `StorageError`.
  func setAside(_ name: String) throws(StorageError) -> String?
}

extension Storage {
  /// Copies what the name holds to the first name that is free, and removes it.
  public func setAside(_ name: String) throws(StorageError) -> String? {
    guard let bytes = try read(name) else { return nil }
    var aside = "\(name).unreadable"
    var number = 1
    while try read(aside) != nil {
      number += 1
      aside = "\(name).unreadable-\(number)"
    }
    try write(bytes, to: aside)
    try remove(name)
    return aside
  }
}

/// Why something can't be kept or read back.
public struct StorageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What could not be done, and why, in words.
  public var description: String

  /// Makes an error from what to tell a person.
  public init(_ description: String) { self.description = description }
}
