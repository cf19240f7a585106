import Services

/// A stored list of launches without a first frame yet, which detects a crash loop.
///
/// Each launch adds a line with its process number. The line of an ended process is a failed launch.
@MainActor
final class StartLog {
  /// The number of failed launches after which the state isn't restored.
  private nonisolated static let failureLimit = 2
  private nonisolated static let name = "start"

  /// Whether this launch has no first frame yet.
  private(set) var isStarting = true
  private let storage: any Storage
  private let instance: AppInstance
  private nonisolated var line: String { "process \(instance.id)" }

  init(_ storage: any Storage, instance: AppInstance) {
    self.storage = storage
    self.instance = instance
  }

  /// Adds this launch; returns whether the failed ones before it have reached the limit.
  func begin() throws(StorageError) -> Bool {
    var isOverLimit = false
    try storage.change(Self.name) { bytes in
      let (failed, running) = launches(in: bytes)
      isOverLimit = failed.count >= Self.failureLimit
      return .replace(text(running + (isOverLimit ? [] : failed) + [line]))
    }
    return isOverLimit
  }

  /// Removes this launch and the failed ones before it.
  func succeed() throws(StorageError) {
    guard isStarting else { return }
    try storage.changeSoon(Self.name) { [self] bytes in
      let running = launches(in: bytes).running
      return running.isEmpty ? .remove : .replace(text(running))
    }
    isStarting = false
  }

  func setAside() throws(StorageError) -> String? { try storage.setAside(Self.name) }

  private nonisolated func launches(in bytes: [UInt8]?) -> (failed: [String], running: [String]) {
    // A longer list was written by another program.
    guard let bytes, bytes.count <= 4_096 else { return ([], []) }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    var (failed, running): ([String], [String]) = ([], [])
    for other in lines {
      guard other.hasPrefix("process "), let process = Int32(other.dropFirst("process ".count)) else { continue }
      if other != line, instance.isRunning(process) { running.append(other) } else { failed.append(other) }
    }
    return (failed, running)
  }

  private nonisolated func text(_ lines: [String]) -> [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }
}
