import LiveServices
import Services
import ServicesTesting
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// R7.
@Suite("Every storage keeps what it is given")
struct StorageContractTests {
  @Test("In memory", arguments: StorageContract.allCases)
  func memory(rule: StorageContract) throws { try rule.check(MemoryStorage()) }

  @Test("In files", arguments: StorageContract.allCases)
  func files(rule: StorageContract) throws {
    let folder = try TemporaryFolder()
    try rule.check(FileStorage(folder: folder.path))
  }

  @Test("In the storage of tests", arguments: StorageContract.allCases)
  func stub(rule: StorageContract) throws { try rule.check(StubStorage()) }
}

@Suite("Files are private and whole")
struct FileStorageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("The folder is made with the mode 0700 and files with 0600, on every rewrite")
  func modes() throws {
    let storage = try FileStorage(folder: "\(folder.path)/state")
    #expect(folder.mode("state") == 0o700)
    for _ in 1...2 {
      try storage.write([1], to: "place")
      #expect(folder.mode("state/place") == 0o600)
      // Somebody may have opened it to others meanwhile.
      chmod("\(folder.path)/state/place", 0o644)
    }
  }

  @Test("What a crash has left of a temporary file is removed at the next start, and nothing else is")
  func staleFiles() throws {
    // No process has this number: the highest there can be are 4,194,304 on Linux and 99,999 on macOS.
    let stale = ".place.\(Int32.max)-1f00c0de"
    let kept = [".place.1-1f00c0de", ".profile", ".some-thing", "a.\(Int32.max)-1"]
    for name in [stale, ".place.\(getpid())-1f00c0de"] + kept {
      close(open("\(folder.path)/\(name)", O_CREAT | O_WRONLY, 0o600))
    }
    _ = try FileStorage(folder: folder.path)
    #expect(folder.names == kept)
  }

  @Test("No temporary file is left behind")
  func noTemporaries() throws {
    let storage = try FileStorage(folder: folder.path)
    try storage.write([1], to: "place")
    #expect(folder.names == ["place"])
  }

  @Test("A folder that can't be used is told by name and reason")
  func unusable() throws {
    let file = "\(folder.path)/file"
    close(open(file, O_CREAT | O_WRONLY, 0o600))
    #expect(throws: StorageError("can't make \(file)/state/: Not a directory")) {
      try FileStorage(folder: "\(file)/state")
    }
    #expect(throws: StorageError("can't use \(file)/: Not a directory")) { try FileStorage(folder: file) }
  }
}
