import Services

extension Storage {
  /// The text last written under a name; a byte that is no UTF-8 reads as U+FFFD.
  func readText(_ name: String) throws(StorageError) -> String? {
    try read(name).map { String(decoding: $0, as: UTF8.self) }
  }

  func writeText(_ text: String, to name: String) throws(StorageError) { try write(Array(text.utf8), to: name) }
}
