import Services

/// A text that the storage keeps between two starts, written only when it has changed.
@MainActor
final class SavedText {
  private let name: String
  private let storage: any Storage
  // What the storage holds, in bytes: two texts that look the same may be two links.
  private var held: [UInt8]?

  init(_ name: String, in storage: any Storage) {
    self.name = name
    self.storage = storage
  }

  /// What was saved; nil when nothing was.
  ///
  /// A byte that is no UTF-8 reads as U+FFFD.
  func load() throws(StorageError) -> String? {
    held = try storage.read(name)
    return held.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Puts a text in place of the one that is held; nil removes that.
  func save(_ text: String?) throws(StorageError) {
    let bytes = text.map { Array($0.utf8) }
    guard bytes != held else { return }
    guard let bytes else { return try remove() }
    try storage.write(bytes, to: name)
    held = bytes
  }

  /// Removes the text, known or not.
  func remove() throws(StorageError) {
    try storage.remove(name)
    held = nil
  }

  /// Keeps the file for a person to look at, and says where; nil when there is none.
  func setAside() throws(StorageError) -> String? {
    held = nil
    return try storage.setAside(name)
  }
}
