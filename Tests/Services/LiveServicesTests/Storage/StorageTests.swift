import Dispatch
import Foundation
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
  enum Kind: CaseIterable { case memory, stub, files, background }

  @Test("Every storage follows the rules", arguments: Kind.allCases, StorageContract.allCases)
  func rules(kind: Kind, rule: StorageContract) throws {
    let folder = try TemporaryFolder()
    switch kind {
    case .memory: try rule.check(MemoryStorage())
    case .stub: try rule.check(StubStorage())
    case .files: try rule.check(FileStorage(folder: folder.path))
    case .background:
      let storage = BackgroundStorage(try FileStorage(folder: folder.path))
      try rule.check(storage)
      #expect(storage.flush() == [:])
    }
  }
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

  @Test("A temporary file of a killed process is replaced, whatever it is")
  func staleFile() throws {
    let storage = try FileStorage(folder: folder.path)
    let target = "\(folder.path)/other"
    try storage.write([7], to: "other")
    symlink(target, "\(folder.path)/.waymark-new")
    try storage.write([1], to: "place")
    #expect(folder.names == ["other", "place"])
    #expect(try storage.read("other") == [7])
    #expect(try storage.read("place") == [1])
  }

  @Test(
    "A pipe, folder or symbolic link in place of a file is an error at once and doesn't change",
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
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_size == 1 << 30)
  }

  @Test("The error for an unusable folder contains its path and the reason")
  func unusable() throws {
    let file = "\(folder.path)/file"
    close(open(file, O_CREAT | O_WRONLY, 0o600))
    #expect(throws: StorageError("can't use \(file)/state/: Not a directory")) {
      try FileStorage(folder: "\(file)/state")
    }
    #expect(throws: StorageError("can't use \(file)/: Not a directory")) { try FileStorage(folder: file) }
    symlink(folder.path, "\(folder.path)/link")
    let error = StorageError(
      "can't use \(folder.path)/link/: it is a symbolic link; name the folder that it leads to")
    for link in ["link", "link/", "link//"] {
      #expect(throws: error) { try FileStorage(folder: "\(folder.path)/\(link)") }
    }
  }

  @Test("Files of other programs in the folder stay as they are")
  func foreignFiles() throws {
    for name in [".lock", ".new"] {
      try "theirs".write(toFile: "\(folder.path)/\(name)", atomically: false, encoding: .utf8)
    }
    try FileStorage(folder: folder.path).write([1], to: "place")
    for name in [".lock", ".new"] { #expect(folder.contents(name) == Array("theirs".utf8)) }
  }

  @Test(
    "A folder that other users can write to is refused, at the start and later", arguments: [0o770, 0o702] as [mode_t])
  func writableByOthers(mode: mode_t) throws {
    let storage = try FileStorage(folder: folder.path)
    try storage.write([1], to: "place")
    chmod(folder.path, mode)
    let error = StorageError("can't use \(folder.path)/: other users can write to it")
    #expect(throws: error) { try FileStorage(folder: folder.path) }
    #expect(throws: error) { try storage.read("place") }
    #expect(throws: error) { try storage.write([2], to: "place") }
    chmod(folder.path, 0o700)
    #expect(try storage.read("place") == [1])
  }

  @Test("A folder of another user is refused")
  func otherUser() throws {
    let other = geteuid() == 0 ? "\(folder.path)/state" : "/usr"
    if geteuid() == 0 {
      mkdir(other, 0o700)
      chown(other, 1, 1)
    }
    #expect(throws: StorageError("can't use \(other)/: it belongs to another user")) { try FileStorage(folder: other) }
  }

  @Test("A folder that is away is an error, not a folder without files")
  func away() throws {
    let (path, other) = ("\(folder.path)/state", "\(folder.path)/elsewhere")
    let storage = try FileStorage(folder: path)
    try storage.write([1], to: "session")
    rename(path, other)
    let error = StorageError("can't read \(path)/session: No such file or directory")
    #expect(throws: error) { try storage.read("session") }
    rename(other, path)
    #expect(try storage.read("session") == [1])
  }
}

@Suite("The lock of the folder", .tags(.saving))
struct LockTests {
  private let folder: TemporaryFolder
  private let faulty = FailingFileCalls()

  init() throws { folder = try TemporaryFolder() }

  /// Locks the folder as another process does, and returns the descriptor that holds the lock.
  private func lock(as holder: String) -> Int32 {
    let descriptor = open("\(folder.path)/.waymark-lock", O_RDWR | O_CREAT, 0o600)
    _ = write(descriptor, holder, holder.utf8.count)
    #expect(flock(descriptor, LOCK_EX) == 0)
    return descriptor
  }

  @Test(
    "A change fails after a second, names the process that has the lock if it runs, and succeeds after it is free",
    arguments: [
      ("1\n", "process 1"), ("", "another process"), ("x", "another process"), ("\(getpid())\n", "another process"),
      ("2147483647\n", "another process"),
    ])
  func busy(holder: String, name: String) throws {
    let storage = try FileStorage(folder: folder.path, calls: faulty.calls)
    try storage.write([1], to: "place")
    close(open("\(folder.path)/.waymark-lock", O_WRONLY | O_TRUNC))
    let other = lock(as: holder)
    let error = StorageError("can't write \(folder.path)/place: \(name) holds the lock of the folder")
    #expect(throws: error) { try storage.write([2], to: "place") }
    #expect(faulty.pauses == 999)
    // The next changes don't wait again, so that a program with several changes still ends soon.
    #expect(throws: error) { try storage.write([3], to: "place") }
    #expect(faulty.pauses == 999)
    #expect(try storage.read("place") == [1])
    flock(other, LOCK_UN)
    close(other)
    try storage.write([4], to: "place")
    #expect(try storage.read("place") == [4])
  }

  @Test("The lock is a private file, which is empty when it is free, and a lock on the folder itself has no effect")
  func file() throws {
    let storage = try FileStorage(folder: folder.path, calls: FileCalls())
    let other = open(folder.path, O_RDONLY | O_DIRECTORY)
    #expect(flock(other, LOCK_EX) == 0)
    try storage.write([1], to: "place")
    close(other)
    #expect(folder.mode(".waymark-lock") == 0o600)
    #expect(folder.contents(".waymark-lock") == [])
  }

  @Test("The process stops after a change that is under way, so it holds no lock meanwhile")
  func stopped() throws {
    let storage = BackgroundStorage(try FileStorage(folder: folder.path))
    let (isChanging, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    storage.changeSoon("place") { _ in
      isChanging.signal()
      mayEnd.wait()
      return .replace([1])
    }
    isChanging.wait()
    DispatchQueue.global().async { mayEnd.signal() }
    var stored: [UInt8]?
    storage.whileIdle { stored = folder.contents("place") }
    #expect(stored == [1])
  }
}

/// Something other than a regular file at the path of a file.
enum Obstacle: String, CaseIterable {
  case pipe, folder, link

  func make(at path: String) throws {
    let result =
      switch self {
      case .pipe: mkfifo(path, 0o600)
      case .folder: mkdir(path, 0o700)
      case .link: symlink("/etc/passwd", path)
      }
    try #require(result == 0)
  }
}
