import Services
import TestTopics
import Testing

@testable import LiveServices

/// Each file call fails in turn.
///
/// A line says which, whether the app sees an error, and what the next start finds.
@Suite("Whatever file call fails, the old state is there or the new one", .tags(.saving))
struct FaultTests {
  private static let old = Array("the old state".utf8)
  private static let new = Array("the new state, which is longer".utf8)

  /// The calls of every start; the names in the folder are asked for to tidy up only, so that nothing depends on them.
  private static func start(found: String) -> [String] {
    [
      "mkdir error old", "mkdir error old", "access error old", "access error old", "open error old",
      "flock error old", "readdir fine \(found)", "close fine \(found)",
    ]
  }

  /// The calls of a change of a file, which begin and end with the lock of the folder.
  private static func change(_ calls: [String], found: String) -> [String] {
    start(found: found) + ["open error old", "flock error old"] + calls + ["close fine \(found)"]
  }

  private static let writing = change(
    ["stat error old", "open error old"] + Array(repeating: "write error old", count: 4)
      + ["fsync error old", "close error old", "rename error old", "fsync fine new"],
    found: "new")

  @Test("Writing")
  func write() throws {
    #expect(try outcomes { storage throws(StorageError) in try storage.write(Self.new, to: "place") } == Self.writing)
  }

  private static let appending = change(
    ["open error old", "fstat error old", "read error old", "read error old", "close fine longer"]
      + ["open error old", "fchmod error old"] + Array(repeating: "write error old", count: 4)
      + ["fsync error old", "close fine longer"],
    found: "longer")

  @Test("Appending")
  func append() throws {
    let found = try outcomes { storage throws(StorageError) in try storage.change("place") { _ in .append(Self.new) } }
    #expect(found == Self.appending)
  }

  @Test("Appending, when no call after the failed one has an effect: only the first of the new bytes can be there")
  func crashWhileAppending() throws {
    let found = try outcomes(.crash) { storage throws(StorageError) in
      try storage.change("place") { _ in .append(Self.new) }
    }
    let part = ["write error old", "write error a part", "write error a part", "write error a part"]
    let whole = ["fsync error longer", "close fine longer", "close fine longer"]
    let crash = Self.appending.dropLast(7).map { $0.replacing("fine longer", with: "error old") }
    #expect(found == crash + part + whole)
  }

  @Test("Writing, when no call after the failed one has an effect, as after a crash")
  func crash() throws {
    let found = try outcomes(.crash) { storage throws(StorageError) in try storage.write(Self.new, to: "place") }
    let ofStart = Self.start(found: "new").count
    #expect(found == Self.writing.enumerated().map { $0 < ofStart ? $1.replacing("fine new", with: "error old") : $1 })
  }

  @Test("Reading")
  func read() throws {
    let found = try outcomes { storage throws(StorageError) in
      let bytes = try storage.read("place")
      #expect(bytes == Self.old)
    }
    #expect(
      found == Self.start(found: "old") + [
        "open error old", "fstat error old", "read error old", "read error old", "close fine old",
      ])
  }

  @Test("Removing")
  func remove() throws {
    let calls = ["stat error old", "unlink error old", "fsync fine nothing"]
    #expect(
      try outcomes { storage throws(StorageError) in try storage.remove("place") }
        == Self.change(calls, found: "nothing"))
  }

  @Test("Setting aside")
  func setAside() throws {
    let calls = ["access error old", "rename error old", "fsync fine old aside"]
    #expect(
      try outcomes { storage throws(StorageError) in _ = try storage.setAside("place") }
        == Self.change(calls, found: "old aside"))
  }

  @Test("A new folder is flushed in the folder that it is in")
  func newFolders() throws {
    let folder = try TemporaryFolder()
    let calls = FailingFileCalls(.max, .error)
    _ = try FileStorage(folder: "\(folder.path)/state", calls: calls)
    #expect(calls.synchronized == [folder.path])
  }

  private func outcomes(
    _ fault: FailingFileCalls.Fault = .error, _ body: (FileStorage) throws(StorageError) -> Void
  ) throws -> [String] {
    var outcomes: [String] = []
    while true {
      let folder = try TemporaryFolder()
      try FileStorage(folder: folder.path).write(Self.old, to: "place")
      let calls = FailingFileCalls(outcomes.count + 1, fault)
      var told: StorageError?
      do throws(StorageError) { try body(try FileStorage(folder: folder.path, calls: calls)) } catch { told = error }
      guard let failed = calls.failed else {
        #expect(told == nil)
        return outcomes
      }
      if let told { #expect(told.description.wholeMatch(of: /can't .* \/tmp\/.*: No space left on device/) != nil) }
      outcomes.append("\(failed) \(told == nil ? "fine" : "error") \(try found(in: folder))")
    }
  }

  /// What the next start finds, which leaves no temporary file.
  private func found(in folder: TemporaryFolder) throws -> String {
    let storage = try FileStorage(folder: folder.path)
    return switch (folder.names, try storage.read("place"), try storage.read("place.unreadable")) {
    case ([], nil, nil): "nothing"
    case (["place"], Self.old, nil): "old"
    case (["place"], Self.new, nil): "new"
    case (["place"], Self.old + Self.new, nil): "longer"
    case (["place"], let bytes?, nil) where (Self.old + Self.new).starts(with: bytes) && bytes.starts(with: Self.old):
      "a part"
    case (["place.unreadable"], nil, Self.old): "old aside"
    default: "\(folder.names)"
    }
  }
}
