#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system calls that `FileStorage` makes, so that a test can make one of them fail.
///
/// Each function returns the same values as the POSIX.1 call in its comment: a negative number on failure, with the
/// reason in `errno`.
protocol FileCalls: Sendable {
  /// open(2), with mode 0600 for a new file.
  func openFile(_ path: String, _ flags: Int32) -> Int32
  /// fstat(2), or `nil` on failure.
  func status(of descriptor: Int32) -> FileStatus?
  /// stat(2), or `nil` on failure.
  func status(at path: String) -> FileStatus?
  /// read(2)
  func readBytes(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int
  /// write(2)
  func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int
  /// fsync(2), and on Apple platforms a flush of the drive's cache.
  func synchronize(_ descriptor: Int32) -> Int32
  /// flock(2) with LOCK_EX: waits until no other open file description has the lock.
  func lockFile(_ descriptor: Int32) -> Int32
  /// ftruncate(2)
  func truncateFile(_ descriptor: Int32, to size: Int) -> Int32
  /// fchmod(2) with mode 0600
  func makePrivate(_ descriptor: Int32) -> Int32
  /// close(2)
  func closeFile(_ descriptor: Int32) -> Int32
  /// rename(2)
  func renameFile(_ path: String, to newPath: String) -> Int32
  /// unlink(2)
  func unlinkFile(_ path: String) -> Int32
  /// mkdir(2) with mode 0700
  func makeFolder(_ path: String) -> Int32
  /// access(2)
  func checkAccess(_ path: String, _ mode: Int32) -> Int32
  /// The names in a folder from opendir(3) and readdir(3), or `nil` on failure.
  func names(in folder: String) -> [String]?
}

/// The type and the size of a file.
struct FileStatus {
  /// A Boolean value that indicates whether it is a regular file, and not a folder, a pipe or a device.
  var isRegular: Bool
  /// The size in bytes.
  var size: Int
}

/// The calls of the operating system.
struct SystemFileCalls: FileCalls {
  func openFile(_ path: String, _ flags: Int32) -> Int32 { open(path, flags, 0o600) }

  func status(of descriptor: Int32) -> FileStatus? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileStatus(status) : nil
  }

  func status(at path: String) -> FileStatus? {
    var status = stat()
    return stat(path, &status) == 0 ? FileStatus(status) : nil
  }

  func readBytes(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
  }

  func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
  }

  func synchronize(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      // On Apple platforms, fsync(2) leaves the bytes in the drive's cache. F_FULLFSYNC flushes it, but not on every
      // file system (fcntl(2)).
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(descriptor)
  }

  func lockFile(_ descriptor: Int32) -> Int32 { flock(descriptor, LOCK_EX) }

  func truncateFile(_ descriptor: Int32, to size: Int) -> Int32 { ftruncate(descriptor, off_t(size)) }

  func makePrivate(_ descriptor: Int32) -> Int32 { fchmod(descriptor, 0o600) }

  func closeFile(_ descriptor: Int32) -> Int32 { close(descriptor) }

  func renameFile(_ path: String, to newPath: String) -> Int32 { rename(path, newPath) }

  func unlinkFile(_ path: String) -> Int32 { unlink(path) }

  func makeFolder(_ path: String) -> Int32 { mkdir(path, 0o700) }

  func checkAccess(_ path: String, _ mode: Int32) -> Int32 { access(path, mode) }

  func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      // The name ends at a zero byte; the rest of the buffer is undefined.
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    isRegular = status.st_mode & S_IFMT == S_IFREG
    size = Int(status.st_size)
  }
}
