import Services

/// A text in the storage, written only when it has changed.
@MainActor
final class SavedText {
  private let name: String
  /// The maximum length in bytes: a longer text is neither written nor read.
  private let limit: Int
  private let storage: any Storage
  // Bytes, because equal strings with different bytes can be different links.
  private var storedBytes: [UInt8]?

  init(_ name: String, atMost limit: Int = 4_096, in storage: any Storage) {
    self.name = name
    self.limit = limit
    self.storage = storage
  }

  /// Reads the text; `nil` if there is none.
  ///
  /// Invalid UTF-8 becomes U+FFFD.
  func load() throws(StorageError) -> String? {
    storedBytes = try storage.read(name, atMost: limit)
    return storedBytes.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether another window or process has changed or removed the text since this one read or wrote it.
  ///
  /// A text that was never read or written, or that can't be read, counts as unchanged.
  var isChangedElsewhere: Bool {
    guard let storedBytes else { return false }
    do {
      return try storage.read(name) != storedBytes
    } catch {
      return false
    }
  }

  /// Replaces the text; `nil` removes it.
  func save(_ text: String?) throws(StorageError) {
    let bytes = text.map { Array($0.utf8) }
    guard bytes != storedBytes else { return }
    guard let bytes else { return try remove() }
    guard bytes.count <= limit else { throw StorageError("can't write \(name): it has more than \(limit / 1_024) KiB") }
    try storage.write(bytes, to: name)
    storedBytes = bytes
  }

  /// Forgets what was read or written, and changes nothing.
  func forget() { storedBytes = nil }

  /// Removes the text, even if it was never read, and waits for the disk.
  func remove() throws(StorageError) {
    try storage.remove(name)
    storedBytes = nil
    try flush()
  }

  /// Waits until the disk has what was saved.
  func flush() throws(StorageError) { try storage.flush(name) }

  /// Renames the file so that a user can inspect it, and returns the new name; `nil` if there is no file.
  func setAside() throws(StorageError) -> String? {
    storedBytes = nil
    return try storage.setAside(name)
  }
}
