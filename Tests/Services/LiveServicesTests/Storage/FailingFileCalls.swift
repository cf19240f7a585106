import Synchronization

@testable import LiveServices

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// File system calls of which one fails, or all from a given one on, as in a crash.
final class FailingFileCalls: Sendable {
  enum Fault {
    /// Only the given call fails.
    case error
    /// The given call and all later ones have no effect.
    case crash
  }

  private let fault: Fault
  private let failing: Int
  private let made = Mutex<[String]>([])
  private let folders = Mutex<[String]>([])

  /// Makes the call with this number fail; the first call has the number 1.
  init(_ failing: Int, _ fault: Fault) {
    self.failing = failing
    self.fault = fault
  }

  /// Makes no call fail.
  convenience init() { self.init(.max, .error) }

  /// The POSIX names of the calls, in order.
  var names: [String] { made.withLock { $0 } }

  /// The name of the call that failed, or `nil` if fewer calls were made.
  var failed: String? { names.count >= failing ? names[failing - 1] : nil }

  /// The paths of the folders that were opened, in order.
  var openedFolders: [String] { folders.withLock { $0 } }

  /// The calls for a storage.
  var calls: FileCalls {
    let system = FileCalls()
    return FileCalls(
      openFolder: { path in
        self.folders.withLock { $0.append(path) }
        return self.fails("open") ? -1 : system.openFolder(path)
      },
      openFile: { self.fails("openat") ? -1 : system.openFile($0, $1, $2) },
      status: { self.fails("fstat") ? nil : system.status($0) },
      statusOfFile: { self.fails("fstatat") ? nil : system.statusOfFile($0, $1) },
      readBytes: { self.fails("read") ? -1 : system.readBytes($0, $1) },
      // At most 8 bytes per call, because the system may write fewer bytes than requested.
      writeBytes: { self.fails("write") ? -1 : system.writeBytes($0, UnsafeRawBufferPointer(rebasing: $1.prefix(8))) },
      synchronize: { self.fails("fsync") ? -1 : system.synchronize($0) },
      lockFile: { self.fails("flock") ? -1 : self.lock($0, system) },
      closeFile: {
        // Linux closes the file even if it reports a failure.
        let result = system.closeFile($0)
        return self.fails("close") ? -1 : result
      },
      renameFile: { self.fails("renameat") ? -1 : system.renameFile($0, $1, $2) },
      unlinkFile: { self.fails("unlinkat") ? -1 : system.unlinkFile($0, $1) },
      makeFolder: { self.fails("mkdir") ? -1 : system.makeFolder($0) },
      checkWritable: { self.fails("access") ? -1 : system.checkWritable($0) })
  }

  /// Counts as one call, however often it has to be tried: a process that another test starts has the lock until it runs its program.
  private func lock(_ descriptor: Int32, _ system: FileCalls) -> Int32 {
    for _ in 1...2_000 {
      if system.lockFile(descriptor) == 0 { return 0 }
      guard errno == EWOULDBLOCK else { return -1 }
      system.pause()
    }
    return -1
  }

  private func fails(_ name: String) -> Bool {
    let number = made.withLock { made in
      made.append(name)
      return made.count
    }
    guard fault == .crash ? number >= failing : number == failing else { return false }
    errno = ENOSPC
    return true
  }
}
