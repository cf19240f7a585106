#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system calls that `FileStorage` makes, so that a test can make one of them fail.
///
/// Each function returns the same values as the POSIX.1 call in its comment: a negative number on failure, with the
/// reason in `errno`. `folder` is the descriptor of an open folder.
protocol FileCalls: Sendable {
  /// open(2) with O_DIRECTORY. Fails for a symbolic link.
  func openFolder(_ path: String) -> Int32
  /// openat(2), with mode 0600 for a new file. Fails for a symbolic link.
  func openFile(_ name: String, in folder: Int32, _ flags: Int32) -> Int32
  /// fstat(2), or `nil` on failure.
  func status(of descriptor: Int32) -> FileStatus?
  /// fstatat(2) of the name itself, not of what a symbolic link leads to, or `nil` on failure.
  func status(of name: String, in folder: Int32) -> FileStatus?
  /// read(2)
  func readBytes(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int
  /// write(2)
  func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int
  /// fsync(2), and on Apple platforms a flush of the drive's cache.
  func synchronize(_ descriptor: Int32) -> Int32
  /// flock(2) with LOCK_EX and LOCK_NB: fails with EWOULDBLOCK if another open file description has the lock.
  func lockFile(_ descriptor: Int32) -> Int32
  /// usleep(3) for a millisecond
  func pause()
  /// close(2)
  func closeFile(_ descriptor: Int32) -> Int32
  /// renameat(2)
  func renameFile(_ name: String, to newName: String, in folder: Int32) -> Int32
  /// unlinkat(2)
  func unlinkFile(_ name: String, in folder: Int32) -> Int32
  /// mkdir(2) with mode 0700
  func makeFolder(_ path: String) -> Int32
  /// access(2) with W_OK and X_OK
  func checkWritable(_ path: String) -> Int32
}

/// The parts of stat(2) that `FileStorage` checks.
struct FileStatus {
  /// A Boolean value that indicates whether it is a regular file, and not a folder, a link, a pipe or a device.
  var isRegular: Bool
  /// The size in bytes.
  var size: Int
  /// A Boolean value that indicates whether it belongs to the user of this process.
  var isOurs: Bool
  /// A Boolean value that indicates whether its group or other users can write to it.
  var isWritableByOthers: Bool
}

/// The calls of the operating system.
struct SystemFileCalls: FileCalls {
  func openFolder(_ path: String) -> Int32 { open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }

  func openFile(_ name: String, in folder: Int32, _ flags: Int32) -> Int32 {
    // O_NONBLOCK keeps `openat` from waiting for the other end of a pipe.
    openat(folder, name, flags | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o600)
  }

  func status(of descriptor: Int32) -> FileStatus? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileStatus(status) : nil
  }

  func status(of name: String, in folder: Int32) -> FileStatus? {
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? FileStatus(status) : nil
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

  func lockFile(_ descriptor: Int32) -> Int32 { flock(descriptor, LOCK_EX | LOCK_NB) }

  func pause() { usleep(1_000) }

  func closeFile(_ descriptor: Int32) -> Int32 { close(descriptor) }

  func renameFile(_ name: String, to newName: String, in folder: Int32) -> Int32 {
    renameat(folder, name, folder, newName)
  }

  func unlinkFile(_ name: String, in folder: Int32) -> Int32 { unlinkat(folder, name, 0) }

  func makeFolder(_ path: String) -> Int32 { mkdir(path, 0o700) }

  func checkWritable(_ path: String) -> Int32 { access(path, W_OK | X_OK) }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    isRegular = status.st_mode & S_IFMT == S_IFREG
    size = Int(status.st_size)
    isOurs = status.st_uid == geteuid()
    isWritableByOthers = status.st_mode & (S_IWGRP | S_IWOTH) != 0
  }
}
