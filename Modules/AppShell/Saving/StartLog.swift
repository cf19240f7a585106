import Services

/// A note that a start is under way, so that one that never got to its first frame is found out by the next.
@MainActor
final class StartLog {
  /// How many starts in a row may fail before what was open is suspected.
  private static let patience = 2

  /// Whether this start has not got to its first frame yet.
  private(set) var isUnderWay = true
  private let note: SavedText

  init(_ note: SavedText) { self.note = note }

  /// Notes a start; returns whether so many before it failed that the app had better begin anew.
  ///
  /// A damaged note may hold any number: none counts for less than no failed start, or for more than enough.
  func begin() throws(StorageError) -> Bool {
    let noted = try note.load().flatMap { Int($0.prefix { $0 != "\n" }) } ?? 0
    let failed = min(max(noted, 0), Self.patience)
    try note.save("\(failed + 1)\n")
    return failed == Self.patience
  }

  /// Forgets the failed starts: this one got to its first frame.
  func succeed() throws(StorageError) {
    guard isUnderWay else { return }
    try note.remove()
    isUnderWay = false
  }
}
