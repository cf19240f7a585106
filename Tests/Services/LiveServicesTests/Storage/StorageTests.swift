import Foundation
import Services
import ServicesTesting
import Synchronization
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
  enum Kind: CaseIterable { case memory, stub, files, unkept }

  @Test("Every storage follows the rules", arguments: Kind.allCases, StorageContract.allCases)
  func rules(kind: Kind, rule: StorageContract) throws {
    let folder = try TemporaryFolder()
    switch kind {
    case .memory: try rule.check(MemoryStorage())
    case .stub: try rule.check(StubStorage())
    case .files: try rule.check(FileStorage(folder: folder.path))
    // What is saved stays where it is, so no copy is needed.
    case .unkept where rule == .setAside: break
    case .unkept:
      let owner = try FileStorage(folder: folder.path)
      try rule.check(FileStorage(folder: folder.path, isReadOnly: true))
      #expect(folder.names == [] && owner.problem == nil)
    }
  }
}

@Suite("FileStorage", .tags(.saving))
struct FileStorageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A new folder has mode 0700, an existing one keeps its mode, and files have mode 0600 after every write")
  func modes() throws {
    for (name, mode) in [("new", 0o700), ("old", 0o755)] as [(String, mode_t)] {
      if name == "old" { mkdir("\(folder.path)/old", 0o700) }
      if name == "old" { chmod("\(folder.path)/old", mode) }
      let storage = try FileStorage(folder: "\(folder.path)/\(name)")
      for byte: UInt8 in 1...2 {
        try storage.saveNow([byte], to: "record")
        #expect(folder.mode(name) == mode && folder.mode("\(name)/record") == 0o600)
        // The next write has to make the file private again.
        chmod("\(folder.path)/\(name)/record", 0o644)
      }
      #expect(folder.mode("\(name)/.waymark-lock") == 0o600)
    }
  }

  @Test("A name that is too long for the file system is refused, and no file remains")
  func longName() throws {
    let storage = try FileStorage(folder: folder.path)
    let name = String(repeating: "a", count: 256)
    let path = "\(folder.path)/\(name)"
    #expect(throws: StorageError("can't write \(path): File name too long")) { try storage.saveNow([1], to: name) }
    #expect(throws: StorageError("can't read \(path): File name too long")) {
      try FileStorage(folder: folder.path, isReadOnly: true).read(name)
    }
    #expect(folder.names == [])
  }

  @Test("A temporary file of a killed process is replaced, whatever it is, and other files stay as they are")
  func otherFiles() throws {
    try folder.put("theirs", in: "start")
    symlink("\(folder.path)/start", "\(folder.path)/.waymark-new")
    try FileStorage(folder: folder.path).saveNow([1], to: "record")
    #expect(folder.names == ["record", "start"])
    #expect(folder.contents("start") == Array("theirs".utf8) && folder.contents("record") == [1])
  }

  @Test(
    "What can't be read is an error at once, is moved when it is set aside, and can be replaced",
    arguments: Obstacle.allCases)
  func obstacle(_ obstacle: Obstacle) throws {
    let storage = try FileStorage(folder: folder.path)
    let path = "\(folder.path)/record"
    try obstacle.make(at: path)
    let reason = obstacle == .large ? "it has more than 16 MiB" : "it is no plain file"
    #expect(throws: StorageError("can't read \(path): \(reason)")) { try storage.read("record") }
    #expect(throws: StorageError.self) { try storage.change("record") { $0 = [1] } }
    #expect(try storage.setAside("record") == "\(path).unreadable")
    #expect(folder.names == ["record.unreadable"])
    try storage.saveNow([1], to: "record")
    #expect(try storage.read("record") == [1])
  }

  @Test("A file of 16 MiB is the largest that is written")
  func tooLarge() throws {
    let storage = try FileStorage(folder: folder.path)
    let most = [UInt8](repeating: 7, count: 16 << 20)
    try storage.saveNow(most, to: "record")
    #expect(throws: StorageError("can't write \(folder.path)/posts: it has more than 16 MiB")) {
      try storage.saveNow(most + [7], to: "posts")
    }
    #expect(folder.contents("record") == most && folder.names == ["record"])
  }

  @Test("Damaged bytes that find no room for a copy are copied before the next save, and moved by a removal")
  func noRoomForCopy() throws {
    for isRemoved in [false, true] {
      let folder = try TemporaryFolder()
      try folder.put("damaged", in: "record")
      let calls = FullDisk()
      let storage = try FileStorage(folder: folder.path, calls: calls.calls)
      calls.isFull = true
      #expect(throws: StorageError("can't write \(folder.path)/record.unreadable: No space left on device")) {
        try storage.setAside("record")
      }
      if isRemoved {
        try storage.saveNow(nil, to: "record")
      } else {
        #expect(throws: StorageError.self) { try storage.saveNow([1], to: "record") }
        #expect(folder.names == ["record"] && folder.contents("record") == Array("damaged".utf8))
        calls.isFull = false
        #expect(storage.flush() == [:])
        #expect(folder.contents("record") == [1])
      }
      #expect(folder.contents("record.unreadable") == Array("damaged".utf8))
    }
  }

  @Test("What the disk refuses is reported once, read as if it were saved, and saved as soon as there is room")
  func retry() throws {
    let calls = FullDisk()
    let storage = try FileStorage(folder: folder.path, calls: calls.calls)
    let reported = Mutex<[String]>([])
    calls.isFull = true
    let full = StorageError("can't write \(folder.path)/record: No space left on device")
    storage.save([1], to: "record") { error in reported.withLock { $0.append("\(error)") } }
    for _ in 1...2 { #expect(storage.flush() == ["record": full]) }
    #expect(reported.withLock { $0 } == [full.description])
    #expect(throws: StorageError.self) { try storage.saveNow([2], to: "settings") }
    #expect(throws: StorageError.self) { try storage.change("posts") { $0 = [3] } }
    #expect(try storage.read("record") == [1] && storage.read("settings") == [2])
    #expect(try storage.read("posts") == nil, "a change that throws is not made")
    calls.isFull = false
    #expect(storage.flush() == [:])
    #expect(folder.names == ["record", "settings"] && folder.contents("settings") == [2])
  }
}

@Suite("The state folder", .tags(.saving))
struct StateFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("The error for an unusable folder contains its path and the reason")
  func unusable() throws {
    try folder.put("", in: "file")
    symlink(folder.path, "\(folder.path)/link")
    mkdir("\(folder.path)/theirs", 0o700)
    if geteuid() == 0 { chown("\(folder.path)/theirs", 1, 1) }
    let link = "it is a symbolic link; name the folder that it leads to"
    let rows = [
      ("\(folder.path)/file/state", "Not a directory"), ("\(folder.path)/file", "Not a directory"),
      ("\(folder.path)/link", link), ("\(folder.path)/link/", link), ("\(folder.path)/link//", link),
      (geteuid() == 0 ? "\(folder.path)/theirs" : "/usr", "it belongs to another user"),
    ]
    for (path, reason) in rows {
      let shown = path.hasSuffix("/") ? "\(folder.path)/link" : path
      for isReadOnly in [false, true] {
        #expect(throws: StorageError("can't use \(shown)/: \(reason)")) {
          try FileStorage(folder: path, isReadOnly: isReadOnly)
        }
      }
    }
  }

  @Test(
    "A folder that other users can write to is refused, at the start and later", arguments: [0o770, 0o702] as [mode_t])
  func writableByOthers(mode: mode_t) throws {
    let storage = try FileStorage(folder: folder.path)
    try storage.saveNow([1], to: "record")
    chmod(folder.path, mode)
    let error = StorageError("can't use \(folder.path)/: other users can write to it")
    #expect(throws: error) { try FileStorage(folder: folder.path) }
    #expect(throws: error) { try storage.read("record") }
    #expect(throws: error) { try storage.saveNow([2], to: "record") }
    chmod(folder.path, 0o700)
    #expect(storage.flush() == [:])
    #expect(folder.contents("record") == [2])
  }

  @Test("A folder that is away or replaced, or whose lock file is, is an error, and is used again when it is back")
  func replaced() throws {
    let replaced = "the folder or its .waymark-lock has been replaced since the app started"
    for (name, isReplaced, reason) in [
      ("state", false, "No such file or directory"), ("state", true, replaced),
      ("state/.waymark-lock", false, replaced), ("state/.waymark-lock", true, replaced),
    ] {
      let folder = try TemporaryFolder()
      let away = "\(folder.path)/\(name)"
      let storage = try FileStorage(folder: "\(folder.path)/state")
      try storage.saveNow([1], to: "record")
      rename(away, "\(folder.path)/elsewhere")
      if isReplaced {
        if name == "state" { mkdir(away, 0o700) } else { try folder.put("", in: name) }
      }
      let error = StorageError("can't write \(folder.path)/state/record: \(reason)")
      #expect(throws: error) { try storage.saveNow([2], to: "record") }
      if isReplaced {
        #expect(folder.contents("state/record") == (name == "state" ? nil : [1]))
        remove(away)
      }
      rename("\(folder.path)/elsewhere", away)
      #expect(storage.flush() == [:])
      #expect(folder.contents("state/record") == [2])
    }
  }

  @Test("A second storage starts with what was saved, keeps nothing, and says so; the next one owns the folder")
  func inUse() throws {
    var first: FileStorage? = try FileStorage(folder: folder.path)
    try first?.saveNow([1], to: "record")
    let second = try FileStorage(folder: folder.path)
    #expect(second.problem == "\(folder.path)/ is in use by another process, so nothing of this run is kept")
    #expect(try second.read("record") == [1])
    try second.saveNow([2], to: "record")
    try second.change("posts") { $0 = [3] }
    #expect(try second.setAside("record") == nil && second.read("record") == [2] && second.read("posts") == [3])
    try first?.saveNow([4], to: "settings")
    #expect(folder.names == ["record", "settings"] && folder.contents("record") == [1])
    first = nil
    try second.saveNow([5], to: "record")
    #expect(folder.contents("record") == [1], "a run that keeps nothing goes on like that")
    let next = try FileStorage(folder: folder.path, calls: FailingFileCalls().calls)
    try next.saveNow([6], to: "record")
    #expect(next.problem == nil && folder.contents("record") == [6])
  }

  @Test(
    "A lock file is never written, and one that isn't a plain file means that nothing is kept",
    arguments: Obstacle.allCases)
  func lockFile(_ obstacle: Obstacle) throws {
    let (lock, dear) = ("\(folder.path)/.waymark-lock", "\(folder.path)/dear")
    try folder.put("dear", in: "dear")
    // A large file is plain, as a hard link to another one is.
    if obstacle == .large { link(dear, lock) } else { try obstacle.make(at: lock, target: dear) }
    let storage = try FileStorage(folder: folder.path)
    let problem = "can't lock \(lock): it is no plain file, so nothing of this run is kept"
    #expect(storage.problem == (obstacle == .large ? nil : problem))
    try storage.saveNow([1], to: "record")
    #expect(folder.contents("record") == (obstacle == .large ? [1] : nil))
    #expect(folder.contents("dear") == Array("dear".utf8))
  }

  @Test("On a file system without locks, nothing is kept")
  func noLocks() throws {
    var calls = FileCalls()
    calls.lockFile = { _ in
      errno = ENOLCK
      return -1
    }
    let storage = try FileStorage(folder: folder.path, calls: calls)
    let reason = String(cString: strerror(ENOLCK))
    #expect(
      storage.problem == "can't lock \(folder.path)/.waymark-lock: \(reason), so nothing of this run is kept")
  }

  @Test("A storage that only reads makes no folder, and finds nothing in a missing one")
  func readOnly() throws {
    let storage = try FileStorage(folder: "\(folder.path)/state", isReadOnly: true)
    #expect(try storage.read("record") == nil && storage.problem == nil)
    try storage.saveNow([1], to: "record")
    #expect(try storage.read("record") == [1] && folder.names == [])
  }
}

/// A disk that can be full.
private final class FullDisk: Sendable {
  private let full = Mutex(false)

  var isFull: Bool {
    get { full.withLock { $0 } }
    set { full.withLock { $0 = newValue } }
  }

  var calls: FileCalls {
    var calls = FileCalls()
    calls.writeBytes = { [self, write = calls.writeBytes] descriptor, bytes in
      if !isFull { return write(descriptor, bytes) }
      errno = ENOSPC
      return -1
    }
    return calls
  }
}

/// Something other than a small regular file at the path of a file.
enum Obstacle: String, CaseIterable {
  case pipe, folder, link, large

  func make(at path: String, target: String = "/etc/passwd") throws {
    switch self {
    case .pipe: try #require(mkfifo(path, 0o600) == 0)
    case .folder: try #require(mkdir(path, 0o700) == 0)
    case .link: try #require(symlink(target, path) == 0)
    case .large:
      close(open(path, O_CREAT | O_WRONLY, 0o600))
      // The file is sparse, so it needs no disk space.
      try #require(truncate(path, 1 << 30) == 0)
    }
  }
}
