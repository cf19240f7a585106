import Services

/// Who is signed in, kept between two starts: the name and the address, a line each.
@MainActor
struct SessionStore {
  private static let name = "session"

  let storage: any Storage

  func load() throws(StorageError) -> Account? {
    guard let bytes = try storage.read(Self.name) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 3, !lines[0].isEmpty else { return nil }
    return Account(name: String(lines[0]), email: String(lines[1]))
  }

  func save(_ account: Account?) throws(StorageError) {
    if let account {
      try storage.write(Array("\(account.name)\n\(account.email)\n".utf8), to: Self.name)
    } else {
      try storage.remove(Self.name)
    }
  }
}
