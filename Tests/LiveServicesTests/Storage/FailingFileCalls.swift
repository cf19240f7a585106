import Synchronization

@testable import LiveServices

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The calls of the system, of which one fails, or all from one on as after a crash.
final class FailingFileCalls: FileCalls {
  enum Fault {
    /// The call fails, and those after it work again.
    case error
    /// Neither the call nor any after it has an effect.
    case crash
  }

  private let fault: Fault
  private let failing: Int
  private let made = Mutex<[String]>([])
  private let paths = Mutex<[Int32: String]>([:])
  private let flushed = Mutex<[String]>([])
  private let system = SystemFileCalls()

  /// Makes the call of this number fail, the first being 1.
  init(_ failing: Int, _ fault: Fault) {
    self.failing = failing
    self.fault = fault
  }

  /// The call that failed, by its name in POSIX.1; nil when so many were not made.
  var failed: String? { made.withLock { $0.count >= failing ? $0[failing - 1] : nil } }

  /// The paths of the files that were flushed, in order.
  var synchronized: [String] { flushed.withLock { $0 } }

  func openFile(_ path: String, _ flags: Int32) -> Int32 {
    if fails("open") { return -1 }
    let descriptor = system.openFile(path, flags)
    paths.withLock { $0[descriptor] = path }
    return descriptor
  }

  func status(of descriptor: Int32) -> FileStatus? { fails("fstat") ? nil : system.status(of: descriptor) }

  func status(at path: String) -> FileStatus? { fails("stat") ? nil : system.status(at: path) }

  func readBytes(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    fails("read") ? -1 : system.readBytes(descriptor, into: buffer)
  }

  /// Writes a few bytes at a time, as a system may.
  func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    fails("write") ? -1 : system.writeBytes(descriptor, UnsafeRawBufferPointer(rebasing: bytes.prefix(8)))
  }

  func synchronize(_ descriptor: Int32) -> Int32 {
    if fails("fsync") { return -1 }
    let path = paths.withLock { $0[descriptor] ?? "" }
    flushed.withLock { $0.append(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path) }
    return system.synchronize(descriptor)
  }

  func lockFile(_ descriptor: Int32) -> Int32 { fails("flock") ? -1 : system.lockFile(descriptor) }

  func truncateFile(_ descriptor: Int32, to size: Int) -> Int32 {
    fails("ftruncate") ? -1 : system.truncateFile(descriptor, to: size)
  }

  func makePrivate(_ descriptor: Int32) -> Int32 { fails("fchmod") ? -1 : system.makePrivate(descriptor) }

  /// A file that can't be closed well is closed all the same, as on Linux.
  func closeFile(_ descriptor: Int32) -> Int32 {
    let result = system.closeFile(descriptor)
    return fails("close") ? -1 : result
  }

  func renameFile(_ path: String, to newPath: String) -> Int32 {
    fails("rename") ? -1 : system.renameFile(path, to: newPath)
  }

  func unlinkFile(_ path: String) -> Int32 { fails("unlink") ? -1 : system.unlinkFile(path) }

  func makeFolder(_ path: String) -> Int32 { fails("mkdir") ? -1 : system.makeFolder(path) }

  func checkAccess(_ path: String, _ mode: Int32) -> Int32 { fails("access") ? -1 : system.checkAccess(path, mode) }

  func names(in folder: String) -> [String]? { fails("readdir") ? nil : system.names(in: folder) }

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
