import Services

/// A note that a start is under way, so that one that never got to its first frame is found out by the next.
@MainActor
struct StartLog {
  private static let name = "start"

  let storage: any Storage

  /// Notes a start; returns how many in a row before it did not succeed.
  func begin() throws(StorageError) -> Int {
    let failed = try storage.readText(Self.name).flatMap { Int($0.prefix { $0 != "\n" }) } ?? 0
    try storage.writeText("\(failed + 1)\n", to: Self.name)
    return failed
  }

  /// Forgets the failed starts: this one got to its first frame.
  func succeed() throws(StorageError) { try storage.remove(Self.name) }
}
