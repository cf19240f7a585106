import Services
import TestTopics
import Testing

@testable import LiveServices

/// Tests in which each file call fails in turn.
///
/// Each result is a line with the call, whether the app sees an error, and the state that the next start finds.
@Suite("Failing file calls leave the old or the new state", .tags(.saving))
struct FaultTests {
  private static let old = Array("the old state".utf8)
  private static let new = Array("the new state, which is longer".utf8)

  /// Returns the results for the calls of every start.
  private static func start(found: String) -> [String] {
    ["access fine \(found)", "open error old", "fstat error old", "close fine \(found)", "access error old"]
  }

  /// Returns the results for the calls of a change, which begin and end with the lock.
  ///
  /// The first `write` and `ftruncate` only say who has the lock, so their failure has no effect.
  private static func change(_ calls: [String], found: String) -> [String] {
    start(found: found) + ["open error old", "fstat error old", "openat error old", "flock error old"]
      + ["ftruncate fine \(found)", "write fine \(found)"] + calls
      + ["ftruncate fine \(found)", "close fine \(found)", "close fine \(found)"]
  }

  private static let replacing =
    ["fstatat error old", "unlinkat error old", "openat error old"] + Array(repeating: "write error old", count: 4)
    + ["fsync error old", "close error old", "renameat error old", "fsync fine new"]
  private static let writing = change(replacing, found: "new")

  @Test("A failed call while changing leaves the old or the new file")
  func change() throws {
    let reading = ["openat error old", "fstat error old", "read error old", "read error old", "close fine new"]
    let found = try outcomes { storage throws(StorageError) in try storage.change("place") { _ in .replace(Self.new) } }
    #expect(found == Self.change(reading + Self.replacing, found: "new"))
  }

  @Test("A crash while writing leaves the old or the new file")
  func crash() throws {
    let found = try outcomes(.crash) { storage throws(StorageError) in try storage.write(Self.new, to: "place") }
    let beforeRename = (Self.writing.firstIndex(of: "renameat error old") ?? 0) + 1
    let crash = Self.writing.prefix(beforeRename).map { $0.replacing("fine new", with: "error old") }
    #expect(found == crash + Self.writing.dropFirst(beforeRename))
  }

  @Test("A failed call while reading leaves the file unchanged")
  func read() throws {
    let found = try outcomes { storage throws(StorageError) in
      let bytes = try storage.read("place")
      #expect(bytes == Self.old)
    }
    #expect(
      found == Self.start(found: "old") + [
        "open error old", "fstat error old", "openat error old", "fstat error old", "read error old",
        "read error old", "close fine old", "close fine old",
      ])
  }

  @Test("A failed call while removing leaves the file, or removes it")
  func remove() throws {
    let calls = ["fstatat error old", "unlinkat error old", "fsync fine nothing"]
    let found = try outcomes { storage throws(StorageError) in try storage.remove("place") }
    #expect(found == Self.change(calls, found: "nothing"))
  }

  @Test("A failed call while setting aside leaves the file, or renames it")
  func setAside() throws {
    let calls = ["fstatat error old", "renameat error old", "fsync fine old aside"]
    #expect(
      try outcomes { storage throws(StorageError) in _ = try storage.setAside("place") }
        == Self.change(calls, found: "old aside"))
  }

  @Test("A new folder is synchronized in its parent folder")
  func newFolders() throws {
    let folder = try TemporaryFolder()
    let faulty = FailingFileCalls(.max, .error)
    _ = try FileStorage(folder: "\(folder.path)/state", calls: faulty.calls)
    #expect(faulty.names.suffix(7) == ["open", "fsync", "close", "open", "fstat", "close", "access"])
    #expect(faulty.openedFolders == [folder.path, "\(folder.path)/state"])
  }

  private func outcomes(
    _ fault: FailingFileCalls.Fault = .error, _ body: (FileStorage) throws(StorageError) -> Void
  ) throws -> [String] {
    var outcomes: [String] = []
    while true {
      let folder = try TemporaryFolder()
      try FileStorage(folder: folder.path).write(Self.old, to: "place")
      let faulty = FailingFileCalls(outcomes.count + 1, fault)
      var told: StorageError?
      do throws(StorageError) {
        try body(try FileStorage(folder: folder.path, calls: faulty.calls))
      } catch {
        told = error
      }
      guard let failed = faulty.failed else {
        #expect(told == nil)
        return outcomes
      }
      if let told { #expect(told.description.wholeMatch(of: /can't .* \/tmp\/.*: No space left on device/) != nil) }
      outcomes.append("\(failed) \(told == nil ? "fine" : "error") \(try found(in: folder))")
    }
  }

  /// Starts again and returns the state that the storage finds; no temporary file may remain after the next write.
  private func found(in folder: TemporaryFolder) throws -> String {
    let storage = try FileStorage(folder: folder.path)
    try storage.write([], to: "session")
    try storage.remove("session")
    return switch (folder.names, try storage.read("place"), try storage.read("place.unreadable")) {
    case ([], nil, nil): "nothing"
    case (["place"], Self.old, nil): "old"
    case (["place"], Self.new, nil): "new"
    case (["place.unreadable"], nil, Self.old): "old aside"
    default: "\(folder.names)"
    }
  }
}
