public import Services
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A storage with one private file per name in one folder.
///
/// Files have mode 0600, and a created folder 0700; an existing folder keeps its mode. A folder that another user owns
/// or can write to is refused, and so is a symbolic link in place of the folder or a file.
///
/// A write flushes a temporary file to the disk, then renames it over the old file (POSIX.1).
///
/// A change holds the lock of a file in the folder (flock(2)) from the read to the rename, and fails after waiting a
/// second for another process. Network file systems may not pass the lock on.
///
/// A folder, a pipe, a device or a file of more than 16 MiB in place of a file is an error and stays as it is.
public final class FileStorage: Storage {
  /// In MiB.
  private static let maximumSize = 16
  /// The file whose lock a change holds, with the number of its process.
  private static let lockName = ".waymark-lock"
  private static let temporaryName = ".waymark-new"
  private static let notPlain = "it is no plain file"
  /// The number of attempts to get the lock, a millisecond apart.
  private static let attempts = 1_000

  private let folder: String
  private let calls: FileCalls
  /// The attempts for the next change, 1 after a failure; the mutex is held during a change.
  private let turn = Mutex(FileStorage.attempts)

  /// Creates a storage in a folder, made if missing; throws unless it is writable and private.
  public convenience init(folder: String) throws(StorageError) { try self.init(folder: folder, calls: FileCalls()) }

  init(folder: String, calls: FileCalls) throws(StorageError) {
    // With a slash at its end, a symbolic link would be followed.
    self.folder = Self.withoutSlashes(folder)
    self.calls = calls
    if calls.checkWritable(self.folder) != 0, errno == ENOENT { try makeFolder(self.folder) }
    _ = calls.closeFile(try openFolder("use", self.folder + "/"))
    guard calls.checkWritable(self.folder) == 0 else { throw failure("write to", self.folder + "/") }
  }

  /// Returns the bytes of a file.
  public func read(_ name: String) throws(StorageError) -> [UInt8]? {
    let folder = try openFolder("read", name)
    // The files were only read, so an error of close loses no data.
    defer { _ = calls.closeFile(folder) }
    return try read(name, in: folder)
  }

  /// Changes the bytes of a file.
  public func change(_ name: String, _ change: ([UInt8]?) -> StorageChange) throws(StorageError) {
    try whileLocked("write", name) { folder throws(StorageError) in
      switch change(try read(name, in: folder)) {
      case .keep: break
      case .replace(let bytes): try replace(name, in: folder, with: bytes)
      case .remove: try unlink(name, in: folder)
      }
    }
  }

  /// Replaces the bytes of a file.
  public func write(_ bytes: [UInt8], to name: String) throws(StorageError) {
    try whileLocked("write", name) { folder throws(StorageError) in try replace(name, in: folder, with: bytes) }
  }

  /// Removes a file, if it exists.
  public func remove(_ name: String) throws(StorageError) {
    try whileLocked("remove", name) { folder throws(StorageError) in try unlink(name, in: folder) }
  }

  /// Renames a damaged file, and returns its new path.
  public func setAside(_ name: String) throws(StorageError) -> String? {
    try whileLocked("set aside", name) { folder throws(StorageError) in
      let aside = try freeName(for: name, in: folder)
      guard calls.renameFile(name, aside, folder) == 0 else {
        if errno == ENOENT { return nil }
        throw failure("set aside", name)
      }
      synchronizeNames(folder)
      return path(aside)
    }
  }

  /// Copies a damaged file, and returns the copy's path.
  public func keepCopy(_ name: String) throws(StorageError) -> String? {
    try whileLocked("set aside", name) { folder throws(StorageError) in
      guard let bytes = try read(name, in: folder) else { return nil }
      let copy = try freeName(for: name, in: folder)
      try replace(copy, in: folder, with: bytes)
      return path(copy)
    }
  }

  private func freeName(for name: String, in folder: Int32) throws(StorageError) -> String {
    var aside = "\(name).unreadable"
    var number = 1
    while calls.statusOfFile(aside, folder) != nil {
      number += 1
      aside = "\(name).unreadable-\(number)"
    }
    // After any other error the name may be taken, and the older file would be overwritten.
    guard errno == ENOENT else { throw failure("set aside", name) }
    return aside
  }

  // MARK: Reading

  private func read(_ name: String, in folder: Int32) throws(StorageError) -> [UInt8]? {
    let descriptor = calls.openFile(name, folder, O_RDONLY)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw errno == ELOOP ? failure("read", name, Self.notPlain, isInTheWay: true) : failure("read", name)
    }
    defer { _ = calls.closeFile(descriptor) }
    guard let status = calls.status(descriptor) else { throw failure("read", name) }
    try checkUsable(status, "read", name)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(status.size)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { calls.readBytes(descriptor, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw failure("read", name) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      // Another program can write to the file meanwhile.
      try checkSize(bytes.count, "read", name)
    }
  }

  // MARK: Changes under the lock

  private func replace(_ name: String, in folder: Int32, with bytes: [UInt8]) throws(StorageError) {
    try checkSize(bytes.count, "write", name)
    try checkReplaceable("write", name, in: folder)
    // Under the lock no other process writes such a file, so a killed process has left it.
    guard calls.unlinkFile(Self.temporaryName, folder) == 0 || errno == ENOENT else { throw failure("write", name) }
    let descriptor = calls.openFile(Self.temporaryName, folder, O_WRONLY | O_CREAT | O_EXCL)
    guard descriptor >= 0 else { throw failure("write", name) }
    var error: StorageError?
    if !writeAll(bytes, to: descriptor) || calls.synchronize(descriptor) != 0 { error = failure("write", name) }
    if calls.closeFile(descriptor) != 0, error == nil { error = failure("write", name) }
    if error == nil, calls.renameFile(Self.temporaryName, name, folder) != 0 { error = failure("write", name) }
    if let error {
      // If this fails, the next write removes the file.
      _ = calls.unlinkFile(Self.temporaryName, folder)
      throw error
    }
    synchronizeNames(folder)
  }

  private func unlink(_ name: String, in folder: Int32) throws(StorageError) {
    try checkReplaceable("remove", name, in: folder)
    guard calls.unlinkFile(name, folder) == 0 else {
      if errno == ENOENT { return }
      throw failure("remove", name)
    }
    synchronizeNames(folder)
  }

  private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { calls.writeBytes(descriptor, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  // MARK: The lock

  /// Calls `body` with the folder while no other process or thread changes its files.
  private func whileLocked<Result: Sendable>(
    _ verb: String, _ name: String, _ body: (Int32) throws(StorageError) -> Result
  ) throws(StorageError) -> Result {
    try turn.withLock { attempts throws(StorageError) in
      let folder = try openFolder(verb, name)
      defer { _ = calls.closeFile(folder) }
      let lock = calls.openFile(Self.lockName, folder, O_RDWR | O_CREAT)
      guard lock >= 0 else { throw failure(verb, name) }
      // Closing the descriptor frees the lock.
      defer { _ = calls.closeFile(lock) }
      var failed = 0
      while calls.lockFile(lock) != 0 {
        guard errno == EWOULDBLOCK else { throw failure(verb, name) }
        failed += 1
        guard failed < attempts else {
          attempts = 1
          throw failure(verb, name, "\(holder(of: lock)) holds the lock of the folder")
        }
        calls.pause()
      }
      attempts = Self.attempts
      // The number only serves a message of other processes, so errors are ignored.
      _ = calls.emptyFile(lock)
      _ = Array("\(getpid())\n".utf8).withUnsafeBytes { calls.writeBytes(lock, $0) }
      defer { _ = calls.emptyFile(lock) }
      return try body(folder)
    }
  }

  /// Returns the running process named in a lock file, or “another process”.
  private func holder(of lock: Int32) -> String {
    var text = [UInt8](repeating: 0, count: 10)
    _ = text.withUnsafeMutableBytes { calls.readBytes(lock, $0) }
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let number = pid_t(String(decoding: digits, as: UTF8.self)), number > 0, number != getpid(),
      kill(number, 0) == 0 || errno == EPERM
    else { return "another process" }
    return "process \(number)"
  }

  // MARK: The folder

  /// Opens the folder if only this user can change it.
  private func openFolder(_ verb: String, _ name: String) throws(StorageError) -> Int32 {
    let descriptor = calls.openFolder(folder)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      let isLink = calls.statusOfFile(folder, AT_FDCWD)?.isLink ?? false
      throw failure(verb, name, isLink ? "it is a symbolic link; name the folder that it leads to" : reason)
    }
    var error: StorageError?
    if let status = calls.status(descriptor) {
      if !status.isOurs { error = failure("use", folder + "/", "it belongs to another user") }
      if status.isWritableByOthers { error = failure("use", folder + "/", "other users can write to it") }
    } else {
      error = failure(verb, name)
    }
    guard let error else { return descriptor }
    _ = calls.closeFile(descriptor)
    throw error
  }

  /// Makes a missing folder, and those above it.
  private func makeFolder(_ path: String) throws(StorageError) {
    let parent = Self.parent(of: path)
    var result = calls.makeFolder(path)
    if result != 0, errno == ENOENT, let parent {
      try makeFolder(parent)
      result = calls.makeFolder(path)
    }
    guard result == 0 || errno == EEXIST || errno == EISDIR else { throw failure("make", path + "/") }
    guard result == 0 else { return }
    let descriptor = calls.openFolder(parent ?? ".")
    guard descriptor >= 0 else { return }
    synchronizeNames(descriptor)
    _ = calls.closeFile(descriptor)
  }

  /// Returns the folder of a path; `nil` for a name alone.
  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : withoutSlashes(path[..<slash])
  }

  private static func withoutSlashes(_ path: some StringProtocol) -> String {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    return String(path)
  }

  /// Flushes a folder, so that changed file names survive a system crash.
  ///
  /// Errors are ignored, because the change has happened.
  private func synchronizeNames(_ folder: Int32) { _ = calls.synchronize(folder) }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  // MARK: Errors

  /// Throws if a change would destroy a file that the storage can't have written.
  private func checkReplaceable(_ verb: String, _ name: String, in folder: Int32) throws(StorageError) {
    if let status = calls.statusOfFile(name, folder) {
      try checkUsable(status, verb, name)
    } else if errno != ENOENT {
      throw failure(verb, name)
    }
  }

  private func checkUsable(_ status: FileStatus, _ verb: String, _ name: String) throws(StorageError) {
    guard status.isRegular else { throw failure(verb, name, Self.notPlain, isInTheWay: true) }
    try checkSize(status.size, verb, name)
  }

  private func checkSize(_ size: Int, _ verb: String, _ name: String) throws(StorageError) {
    guard size > Self.maximumSize << 20 else { return }
    throw failure(verb, name, "it has more than \(Self.maximumSize) MiB", isInTheWay: true)
  }

  private func failure(_ verb: String, _ name: String) -> StorageError {
    failure(verb, name, String(cString: strerror(errno)))
  }

  private func failure(
    _ verb: String, _ name: String, _ reason: String, isInTheWay: Bool = false
  ) -> StorageError {
    StorageError("can't \(verb) \(name.contains("/") ? name : path(name)): \(reason)", isInTheWay: isInTheWay)
  }
}
