import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LiveServices

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Rules of every storage", .tags(.saving))
struct StorageContractTests {
  @Test("MemoryStorage follows the rules", arguments: StorageContract.allCases)
  func memory(rule: StorageContract) throws { try rule.check(MemoryStorage()) }

  @Test("FileStorage follows the rules", arguments: StorageContract.allCases)
  func files(rule: StorageContract) throws {
    let folder = try TemporaryFolder()
    try rule.check(FileStorage(folder: folder.path))
  }

  @Test("BackgroundStorage follows the rules", arguments: StorageContract.allCases)
  func background(rule: StorageContract) throws {
    let folder = try TemporaryFolder()
    let storage = BackgroundStorage(try FileStorage(folder: folder.path))
    try rule.check(storage)
    try storage.flush()
  }

  @Test("StubStorage follows the rules", arguments: StorageContract.allCases)
  func stub(rule: StorageContract) throws { try rule.check(StubStorage()) }
}

@Suite("FileStorage", .tags(.saving))
struct FileStorageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A new folder has mode 0700, and files have mode 0600 after every write")
  func modes() throws {
    let storage = try FileStorage(folder: "\(folder.path)/state")
    #expect(folder.mode("state") == 0o700)
    for _ in 1...2 {
      try storage.write([1], to: "place")
      #expect(folder.mode("state/place") == 0o600)
      // The next write has to make the file private again.
      chmod("\(folder.path)/state/place", 0o644)
    }
  }

  @Test("An existing folder keeps its mode, and its files are private")
  func foreignFolder() throws {
    mkdir("\(folder.path)/state", 0o700)
    chmod("\(folder.path)/state", 0o755)
    try FileStorage(folder: "\(folder.path)/state").write([1], to: "place")
    #expect(folder.mode("state") == 0o755)
    #expect(folder.mode("state/place") == 0o600)
  }

  @Test("A name that is too long for the file system is refused, and no file remains")
  func longName() throws {
    let storage = try FileStorage(folder: folder.path)
    let name = String(repeating: "a", count: 256)
    let path = "\(folder.path)/\(name)"
    #expect(throws: StorageError("can't write \(path): File name too long")) { try storage.write([1], to: name) }
    #expect(throws: StorageError("can't read \(path): File name too long")) { try storage.read(name) }
    #expect(throws: StorageError("can't set aside \(path): File name too long")) { try storage.setAside(name) }
    #expect(folder.names == [])
  }

  @Test("The next launch removes temporary files of crashed processes and nothing else")
  func staleFiles() throws {
    let gone = Int32.max
    let kept = [
      // Files of other programs whose names resemble those of our temporary files.
      ".env.2024-11-01", ".log.2024-11", ".place.\(gone)-1f00c0de", ".profile", ".some-thing",
      ".waymark-\(gone)", ".waymark-\(gone)-1f00c0de.old", ".waymark-\(gone)-1f00c0de1", ".waymark-\(gone)-1f00c0g",
      ".waymark-0-1f00c0de", ".waymark-notes", "a.waymark-\(gone)-1f00c0de",
    ].sorted()
    for name in [".waymark-\(gone)-1f00c0de", ".waymark-\(getpid())-00000000"] + kept {
      close(open("\(folder.path)/\(name)", O_CREAT | O_WRONLY, 0o600))
    }
    _ = try FileStorage(folder: folder.path)
    #expect(folder.names == kept)
  }

  @Test("A temporary file is recognized by its name, even with a small number")
  func temporaryNames() throws {
    for _ in 1...100 {
      let name = TemporaryName()
      #expect(TemporaryName(name.description) != nil, "\(name)")
      #expect(name.description.wholeMatch(of: /\.waymark-\d+-[0-9a-f]{8}/) != nil, "\(name)")
    }
  }

  @Test("Writing leaves no temporary file")
  func noTemporaries() throws {
    let storage = try FileStorage(folder: folder.path)
    try storage.write([1], to: "place")
    #expect(folder.names == ["place"])
  }

  @Test(
    "A pipe, device or folder in place of a file is an error at once and doesn't change",
    arguments: Obstacle.allCases)
  func obstacle(_ obstacle: Obstacle) throws {
    let storage = try FileStorage(folder: folder.path)
    let path = "\(folder.path)/place"
    try obstacle.make(at: path)
    #expect(throws: StorageError("can't read \(path): it is no plain file")) { try storage.read("place") }
    #expect(throws: StorageError("can't write \(path): it is no plain file")) { try storage.write([1], to: "place") }
    #expect(throws: StorageError("can't remove \(path): it is no plain file")) { try storage.remove("place") }
    #expect(folder.names == ["place"])
    #expect(try storage.setAside("place") == "\(path).unreadable")
    try storage.write([1], to: "place")
    #expect(try storage.read("place") == [1])
  }

  @Test("A file of more than 16 MiB is neither read, replaced nor written")
  func tooLarge() throws {
    let storage = try FileStorage(folder: folder.path)
    let path = "\(folder.path)/place"
    let most = [UInt8](repeating: 7, count: 16 << 20)
    try storage.write(most, to: "place")
    #expect(try storage.read("place") == most)
    #expect(throws: StorageError("can't write \(path): it has more than 16 MiB")) {
      try storage.write(most + [7], to: "place")
    }
    #expect(try storage.read("place") == most)
    // The file is sparse, so it needs no disk space.
    truncate(path, 1 << 30)
    #expect(throws: StorageError("can't read \(path): it has more than 16 MiB")) { try storage.read("place") }
    #expect(throws: StorageError("can't write \(path): it has more than 16 MiB")) {
      try storage.write([1], to: "place")
    }
    #expect(throws: StorageError("can't remove \(path): it has more than 16 MiB")) { try storage.remove("place") }
    #expect(SystemFileCalls().status(at: path)?.size == 1 << 30)
  }

  @Test("The error for an unusable folder contains its path and the reason")
  func unusable() throws {
    let file = "\(folder.path)/file"
    close(open(file, O_CREAT | O_WRONLY, 0o600))
    #expect(throws: StorageError("can't make \(file)/state/: Not a directory")) {
      try FileStorage(folder: "\(file)/state")
    }
    #expect(throws: StorageError("can't use \(file)/: Not a directory")) { try FileStorage(folder: file) }
  }
}

/// Something other than a regular file at the path of a file.
enum Obstacle: String, CaseIterable {
  case pipe, endless, folder

  func make(at path: String) throws {
    let result =
      switch self {
      case .pipe: mkfifo(path, 0o600)
      case .endless: symlink("/dev/zero", path)
      case .folder: mkdir(path, 0o700)
      }
    try #require(result == 0)
  }
}
