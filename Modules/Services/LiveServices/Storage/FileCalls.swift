#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system calls of `StateFolder`, which a test can make fail.
///
/// Each returns the value of its POSIX.1 call: negative on failure, with the reason in `errno`. A folder is an open
/// descriptor.
struct FileCalls: Sendable {
  /// open(2) with O_DIRECTORY; fails for a symbolic link.
  var openFolder: @Sendable (_ path: String) -> Int32 = { open($0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
  /// openat(2), with mode 0600 for a new file; fails for a symbolic link.
  var openFile: @Sendable (_ name: String, _ folder: Int32, _ flags: Int32) -> Int32 = { name, folder, flags in
    // O_NONBLOCK keeps `openat` from waiting for the other end of a pipe.
    openat(folder, name, flags | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o600)
  }
  /// fstat(2), or `nil` on failure.
  var status: @Sendable (_ descriptor: Int32) -> FileStatus? = { descriptor in
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileStatus(status) : nil
  }
  /// fstatat(2) of a symbolic link itself, or `nil` on failure.
  var statusOfFile: @Sendable (_ name: String, _ folder: Int32) -> FileStatus? = { name, folder in
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? FileStatus(status) : nil
  }
  var readBytes: @Sendable (_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int = {
    read($0, $1.baseAddress, $1.count)
  }
  var writeBytes: @Sendable (_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int = {
    write($0, $1.baseAddress, $1.count)
  }
  /// fsync(2), which also flushes the drive's cache on Apple platforms.
  var synchronize: @Sendable (_ descriptor: Int32) -> Int32 = { descriptor in
    #if canImport(Darwin)
      // fsync(2) leaves the bytes in that cache. F_FULLFSYNC flushes it, but not on every file system (fcntl(2)).
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(descriptor)
  }
  /// flock(2) with LOCK_EX and LOCK_NB; EWOULDBLOCK if another open file description has the lock.
  var lockFile: @Sendable (_ descriptor: Int32) -> Int32 = { flock($0, LOCK_EX | LOCK_NB) }
  /// usleep(3) for a millisecond.
  var pause: @Sendable () -> Void = { usleep(1_000) }
  var closeFile: @Sendable (_ descriptor: Int32) -> Int32 = { close($0) }
  var renameFile: @Sendable (_ name: String, _ newName: String, _ folder: Int32) -> Int32 = { renameat($2, $0, $2, $1) }
  var unlinkFile: @Sendable (_ name: String, _ folder: Int32) -> Int32 = { unlinkat($1, $0, 0) }
  var makeFolder: @Sendable (_ path: String) -> Int32 = { mkdir($0, 0o700) }
  var checkWritable: @Sendable (_ path: String) -> Int32 = { access($0, W_OK | X_OK) }
}

/// The parts of stat(2) that `StateFolder` checks.
struct FileStatus {
  /// The device and the file number, which no other file has.
  struct ID: Hashable {
    var device: UInt64
    var number: UInt64
  }

  var id: ID
  var isRegular: Bool
  var isLink: Bool
  /// The size in bytes.
  var size: Int
  /// Whether it belongs to this process's user.
  var isOurs: Bool
  /// Whether its group or others can write to it.
  var isWritableByOthers: Bool
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    id = ID(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
    isRegular = status.st_mode & S_IFMT == S_IFREG
    isLink = status.st_mode & S_IFMT == S_IFLNK
    size = Int(status.st_size)
    isOurs = status.st_uid == geteuid()
    isWritableByOthers = status.st_mode & (S_IWGRP | S_IWOTH) != 0
  }
}
