#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The calls of the system that `FileStorage` makes; a test puts others in their place, of which one fails.
///
/// Each answers as the call of POSIX.1 does that it is named after: less than 0 when it failed, with the reason in `errno`.
protocol FileCalls: Sendable {
  /// open(2); a new file has the mode 0600.
  func openFile(_ path: String, _ flags: Int32) -> Int32
  /// read(2)
  func readBytes(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int
  /// write(2)
  func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int
  /// fsync(2), and what else the system needs until the bytes outlast a loss of power
  func synchronize(_ descriptor: Int32) -> Int32
  /// close(2)
  func closeFile(_ descriptor: Int32) -> Int32
  /// rename(2)
  func renameFile(_ path: String, to newPath: String) -> Int32
  /// unlink(2)
  func unlinkFile(_ path: String) -> Int32
  /// mkdir(2) with the mode 0700
  func makeFolder(_ path: String) -> Int32
  /// access(2)
  func checkAccess(_ path: String, _ mode: Int32) -> Int32
  /// opendir(3) and readdir(3): the names in a folder; nil when they can't be read.
  func names(in folder: String) -> [String]?
}

/// The system itself.
struct SystemFileCalls: FileCalls {
  func openFile(_ path: String, _ flags: Int32) -> Int32 { open(path, flags, 0o600) }

  func readBytes(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
  }

  func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
  }

  func synchronize(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      // fsync(2) of Apple leaves the bytes in the cache of the drive; not every file system can have that emptied (fcntl(2)).
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(descriptor)
  }

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
      // The name ends with a zero byte and not with the space there is for it.
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names
  }
}
