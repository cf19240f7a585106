import Synchronization

@testable import LiveServices

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// File system calls of which one fails, or all from a given one on, as in a crash.
final class FailingFileCalls: FileCalls {
  enum Fault {
    /// Only the given call fails.
    case error
    /// The given call and all later ones have no effect.
    case crash
  }

  private let fault: Fault
  private let failing: Int
  private let isPatient: Bool
  private let made = Mutex<[String]>([])
  private let paths = Mutex<[Int32: String]>([:])
  private let flushed = Mutex<[String]>([])
  private let paused = Mutex(0)
  private let system = SystemFileCalls()

  /// Makes the call with this number fail; the first call has the number 1.
  init(_ failing: Int, _ fault: Fault) {
    self.failing = failing
    self.fault = fault
    isPatient = true
  }

  /// Makes no call fail, and waits for no lock.
  init() {
    failing = .max
    fault = .error
    isPatient = false
  }

  /// The POSIX name of the call that failed, or `nil` if fewer calls were made.
  var failed: String? { made.withLock { $0.count >= failing ? $0[failing - 1] : nil } }

  /// The number of pauses for which the storage has waited.
  var pauses: Int { paused.withLock { $0 } }

  /// The paths of the files that were flushed, in order.
  var synchronized: [String] { flushed.withLock { $0 } }

  func openFolder(_ path: String) -> Int32 {
    if fails("open") { return -1 }
    let descriptor = system.openFolder(path)
    paths.withLock { $0[descriptor] = path }
    return descriptor
  }

  func openFile(_ name: String, in folder: Int32, _ flags: Int32) -> Int32 {
    if fails("openat") { return -1 }
    let descriptor = system.openFile(name, in: folder, flags)
    paths.withLock { $0[descriptor] = name }
    return descriptor
  }

  func status(of descriptor: Int32) -> FileStatus? { fails("fstat") ? nil : system.status(of: descriptor) }

  func status(of name: String, in folder: Int32) -> FileStatus? {
    fails("fstatat") ? nil : system.status(of: name, in: folder)
  }

  func readBytes(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    fails("read") ? -1 : system.readBytes(descriptor, into: buffer)
  }

  /// Writes at most 8 bytes per call, because the system may write fewer bytes than requested.
  func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    fails("write") ? -1 : system.writeBytes(descriptor, UnsafeRawBufferPointer(rebasing: bytes.prefix(8)))
  }

  func synchronize(_ descriptor: Int32) -> Int32 {
    if fails("fsync") { return -1 }
    let path = paths.withLock { $0[descriptor] ?? "" }
    flushed.withLock { $0.append(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path) }
    return system.synchronize(descriptor)
  }

  /// Counts as one call, however often it has to be tried: a process that another test starts has the lock until it runs its program.
  func lockFile(_ descriptor: Int32) -> Int32 {
    if fails("flock") { return -1 }
    var status = system.lockFile(descriptor)
    while isPatient, status != 0, errno == EWOULDBLOCK {
      system.pause()
      status = system.lockFile(descriptor)
    }
    return status
  }

  func pause() {
    paused.withLock { $0 += 1 }
    if isPatient { system.pause() }
  }

  /// Closes the file even if the call reports a failure, as Linux does.
  func closeFile(_ descriptor: Int32) -> Int32 {
    let result = system.closeFile(descriptor)
    return fails("close") ? -1 : result
  }

  func renameFile(_ name: String, to newName: String, in folder: Int32) -> Int32 {
    fails("renameat") ? -1 : system.renameFile(name, to: newName, in: folder)
  }

  func unlinkFile(_ name: String, in folder: Int32) -> Int32 {
    fails("unlinkat") ? -1 : system.unlinkFile(name, in: folder)
  }

  func makeFolder(_ path: String) -> Int32 { fails("mkdir") ? -1 : system.makeFolder(path) }

  func checkWritable(_ path: String) -> Int32 { fails("access") ? -1 : system.checkWritable(path) }

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
