import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A buffer for standard error while full-screen mode is active; a crash message would be lost with the alternate screen.
///
/// `end()` only makes system calls, so that a signal handler can call it.
enum StandardErrorBuffer {
  private static let standardError = Atomic<Int32>(-1)
  private static let file = Atomic<Int32>(-1)
  private static let buffer = Atomic<UInt>(0)
  private static let bufferSize = 1_024

  /// Opens the file; if that fails, standard error isn't redirected.
  static func prepare() {
    guard isatty(STDERR_FILENO) == 1, file.load(ordering: .sequentiallyConsistent) < 0 else { return }
    var path = Array("/tmp/waymark-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let copy = dup(STDERR_FILENO)
    _ = fcntl(copy, F_SETFD, FD_CLOEXEC)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bufferSize, alignment: 1)
    buffer.store(UInt(bitPattern: memory), ordering: .sequentiallyConsistent)
    standardError.store(copy, ordering: .sequentiallyConsistent)
    file.store(descriptor, ordering: .sequentiallyConsistent)
  }

  static func begin() {
    let descriptor = file.load(ordering: .sequentiallyConsistent)
    guard descriptor >= 0 else { return }
    ftruncate(descriptor, 0)
    lseek(descriptor, 0, SEEK_SET)
    dup2(descriptor, STDERR_FILENO)
  }

  static func end() {
    let descriptor = file.load(ordering: .sequentiallyConsistent)
    guard descriptor >= 0 else { return }
    dup2(standardError.load(ordering: .sequentiallyConsistent), STDERR_FILENO)
    lseek(descriptor, 0, SEEK_SET)
    guard let buffer = UnsafeMutableRawPointer(bitPattern: buffer.load(ordering: .sequentiallyConsistent)) else {
      return
    }
    var count = read(descriptor, buffer, bufferSize)
    while count > 0, writeAll(UnsafeRawBufferPointer(start: buffer, count: count), to: STDERR_FILENO) {
      count = read(descriptor, buffer, bufferSize)
    }
  }
}
