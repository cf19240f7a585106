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
    ["mkdir error old", "mkdir error old", "access error old", "access error old", "readdir fine \(found)"]
  }

  private static let writing =
    start(found: "new") + ["stat error old", "open error old"] + Array(repeating: "write error old", count: 4)
    + ["fsync error old", "close error old", "rename error old", "open error new", "fsync error new", "close fine new"]

  @Test("Writing")
  func write() throws {
    #expect(try outcomes { storage throws(StorageError) in try storage.write(Self.new, to: "place") } == Self.writing)
  }

  @Test("Writing, when no call after the failed one has an effect, as after a crash")
  func crash() throws {
    let found = try outcomes(.crash) { storage throws(StorageError) in try storage.write(Self.new, to: "place") }
    #expect(found == Self.writing.map { $0 == "readdir fine new" ? "readdir error old" : $0 })
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
    #expect(
      try outcomes { storage throws(StorageError) in try storage.remove("place") }
        == Self.start(found: "nothing") + [
          "stat error old", "unlink error old", "open error nothing", "fsync error nothing", "close fine nothing",
        ])
  }

  @Test("Setting aside")
  func setAside() throws {
    #expect(
      try outcomes { storage throws(StorageError) in _ = try storage.setAside("place") }
        == Self.start(found: "old aside") + [
          "access error old", "rename error old", "open error old aside", "fsync error old aside",
          "close fine old aside",
        ])
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
    case (["place.unreadable"], nil, Self.old): "old aside"
    default: "\(folder.names)"
    }
  }
}
