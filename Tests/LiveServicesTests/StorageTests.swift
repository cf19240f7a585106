import LiveServices
import Services
import ServicesTesting
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder of its own for one test, removed at the end.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/waymark-storage-XXXXXX".utf8CString)
    path = String(cString: try #require(mkdtemp(&template)))
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir("\(path)/state")
    rmdir(path)
  }

  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func mode(_ name: String) -> mode_t {
    var status = stat()
    stat("\(path)/\(name)", &status)
    return status.st_mode & 0o777
  }
}

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
    }
    try storage.remove("place")
  }

  @Test("A second file that can't be read is set aside beside the first")
  func setAsideTwice() throws {
    let storage = try FileStorage(folder: folder.path)
    for _ in 1...2 {
      try storage.write([1], to: "place")
      _ = try storage.setAside("place")
    }
    #expect(folder.names == ["place.unreadable", "place.unreadable-2"])
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

  @Test("A write that fails leaves the old bytes and no temporary file")
  func failedWrite() throws {
    let storage = try FileStorage(folder: folder.path)
    try storage.write([1], to: "place")
    // A folder in the way of the temporary file makes opening it fail, for root too.
    mkdir("\(folder.path)/.place.\(getpid())", 0o700)
    #expect(throws: StorageError.self) { try storage.write([2], to: "place") }
    rmdir("\(folder.path)/.place.\(getpid())")
    #expect(try storage.read("place") == [1])
    #expect(folder.names == ["place"])
  }
}
