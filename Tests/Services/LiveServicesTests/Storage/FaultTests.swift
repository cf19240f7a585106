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

  /// The calls of every start, which ends with the lock; without it, nothing is kept.
  private static func start(found: String) -> [String] {
    let folder = [
      "access fine \(found)", "open error old", "fstat error old", "close fine \(found)", "access error old",
    ]
    let lock = [
      "open unkept old", "fstat unkept old", "fstatat fine \(found)", "openat unkept old", "flock unkept old",
    ]
    return folder + lock + ["fstat unkept old", "close fine \(found)"]
  }

  /// The calls of a change, which begins with a look at the lock; a save that fails once is tried again at once.
  private static func saving(_ calls: [String], found: String) -> [String] {
    let names = ["open", "fstat", "fstatat"] + calls + ["close", "close"]
    return start(found: found) + names.map { "\($0) fine \(found)" }
  }

  private static let reading = [
    "open error old", "fstat error old", "openat error old", "fstat error old", "read error old", "read error old",
  ]
  private static let replacing =
    ["unlinkat", "openat"] + Array(repeating: "write", count: 4) + ["fsync", "close", "renameat", "fsync"]

  typealias Body = @Sendable (FileStorage) throws(StorageError) -> Void

  static let rows: [(calls: [String], body: Body)] = [
    (
      start(found: "old") + reading + Array(repeating: "close fine old", count: 3),
      { storage throws(StorageError) in _ = try storage.read("place") }
    ),
    (
      saving(replacing, found: "new"),
      { storage throws(StorageError) in try storage.saveNow(FaultTests.new, to: "place") }
    ),
    (
      saving(["unlinkat", "fsync"], found: "nothing"),
      { storage throws(StorageError) in try storage.saveNow(nil, to: "place") }
    ),
    (
      start(found: "new") + reading + ["close fine new", "close fine new"] + changing,
      { storage throws(StorageError) in try storage.change("place") { $0 = FaultTests.new } }
    ),
  ]

  /// The calls of a change, which is made or not made, but never tried again.
  private static let changing =
    (["open", "fstat", "fstatat"] + replacing.dropLast()).map { "\($0) error old" }
    + ["fsync fine new", "close fine new", "close fine new"]

  @Test("A call that fails once is an error or does no harm", arguments: 0..<rows.count)
  func once(row: Int) throws {
    #expect(try outcomes(.error, Self.rows[row].body) == Self.rows[row].calls)
  }

  @Test("After a crash while saving, the old or the new file is there")
  func crash() throws {
    let found = try outcomes(.crash, Self.rows[1].body)
    for outcome in found { #expect(outcome.hasSuffix("old") || outcome.hasSuffix("new"), "\(outcome)") }
    let first = found.firstIndex { $0.hasSuffix("new") }
    #expect(first.map { found[$0...].allSatisfy { $0.hasSuffix("fine new") } } == true)
    #expect(first.map { found[..<$0].contains { $0.hasSuffix("fine old") } } == false, "no success is told too early")
  }

  @Test("A new folder is synchronized in its parent folder")
  func newFolders() throws {
    let folder = try TemporaryFolder()
    let faulty = FailingFileCalls()
    _ = try FileStorage(folder: "\(folder.path)/state", calls: faulty.calls)
    #expect(faulty.names.prefix(8) == ["access", "mkdir", "open", "fsync", "close", "open", "fstat", "close"])
    #expect(faulty.openedFolders == [folder.path, "\(folder.path)/state", "\(folder.path)/state"])
  }

  private func outcomes(_ fault: FailingFileCalls.Fault, _ body: Body) throws -> [String] {
    var outcomes: [String] = []
    while true {
      let folder = try TemporaryFolder()
      try folder.put(String(decoding: Self.old, as: UTF8.self), in: "place")
      let faulty = FailingFileCalls(outcomes.count + 1, fault)
      let told = use(folder, with: faulty, body)
      guard let failed = faulty.failed else {
        #expect(told == "fine")
        return outcomes
      }
      outcomes.append("\(failed) \(told) \(try found(in: folder))")
    }
  }

  /// Starts, does something and ends; returns whether an error is told, or that nothing of the run is kept.
  private func use(_ folder: TemporaryFolder, with faulty: FailingFileCalls, _ body: Body) -> String {
    do throws(StorageError) {
      let storage = try FileStorage(folder: folder.path, calls: faulty.calls)
      try body(storage)
      return storage.problem == nil ? "fine" : "unkept"
    } catch {
      #expect(error.description.wholeMatch(of: /can't .* \/tmp\/.*: No space left on device/) != nil, "\(error)")
      return "error"
    }
  }

  /// Starts again and returns the state that the storage finds; no temporary file may remain after the next save.
  private func found(in folder: TemporaryFolder) throws -> String {
    let storage = try FileStorage(folder: folder.path)
    #expect(storage.problem == nil)
    try storage.saveNow([], to: "session")
    try storage.saveNow(nil, to: "session")
    return switch (folder.names, try storage.read("place")) {
    case ([], nil): "nothing"
    case (["place"], Self.old): "old"
    case (["place"], Self.new): "new"
    default: "\(folder.names)"
    }
  }
}
