import Services

/// A persistent count of launches that have not reached their first frame, which detects a crash loop.
@MainActor
final class StartLog {
  /// The number of failed launches in a row after which the saved state is not restored.
  private static let failureLimit = 2

  /// Whether this launch has not reached its first frame yet.
  private(set) var isStarting = true
  private let count: SavedText

  init(_ count: SavedText) { self.count = count }

  /// Counts this launch; returns whether the launches before it have reached the limit.
  ///
  /// A damaged file may hold any number, so the count is clamped.
  func begin() throws(StorageError) -> Bool {
    let stored = try count.load().flatMap { Int($0.prefix { $0 != "\n" }) } ?? 0
    let failed = min(max(stored, 0), Self.failureLimit)
    try count.save("\(failed + 1)\n")
    return failed == Self.failureLimit
  }

  /// Resets the count after the first frame of this launch.
  func succeed() throws(StorageError) {
    guard isStarting else { return }
    try count.remove()
    isStarting = false
  }
}
