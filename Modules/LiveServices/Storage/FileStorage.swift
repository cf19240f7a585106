public import Services

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A storage with one private file per name, all in one folder.
///
/// Files have mode 0600. A folder that the storage creates has mode 0700; an existing folder keeps its mode, so its
/// file names may be visible to other users. A write goes to a temporary file, is flushed to the disk, and then
/// replaces the old file with rename (POSIX.1). After a crash, the file therefore has either the old or the new bytes.
/// The next start removes temporary files that a crash leaves behind.
///
/// Any number of windows and processes can use the same folder. Each change holds a lock of the folder (flock(2)) from
/// the read to the rename, so no change is lost. The system frees the lock when a process ends. A process that is
/// stopped in the middle of a change makes the others wait.
///
/// The storage reads, replaces and removes regular files of at most 16 MiB only. A folder, a pipe, a device or a larger
/// file in place of a file is an error and stays as it is.
public struct FileStorage: Storage {
  /// The maximum size of a file in MiB.
  private static let maximumSize = 16

  private let folder: String
  private let calls: any FileCalls

  /// Creates a storage in a folder.
  ///
  /// Creates the folder if needed.
  ///
  /// Throws `StorageError` if the folder isn't writable.
  public init(folder: String) throws(StorageError) { try self.init(folder: folder, calls: SystemFileCalls()) }

  init(folder: String, calls: any FileCalls) throws(StorageError) {
    self.folder = folder
    self.calls = calls
    try makeFolder()
    guard calls.checkAccess(folder, W_OK | X_OK) == 0 else { throw failure("write to", folder) }
    try whileLocked { _ throws(StorageError) in removeStaleFiles() }
  }

  /// Returns the bytes of a file, or `nil` if the file doesn't exist.
  public func read(_ name: String) throws(StorageError) -> [UInt8]? {
    // O_NONBLOCK keeps `open` from waiting for the other end of a pipe.
    let descriptor = calls.openFile(path(name), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw failure("read", name)
    }
    // The file was only read, so an error of close loses no data.
    defer { _ = calls.closeFile(descriptor) }
    guard let status = calls.status(of: descriptor) else { throw failure("read", name) }
    try checkUsable(status, "read", name)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(status.size)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { calls.readBytes(descriptor, into: $0) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw failure("read", name) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      // Another program can write to the file meanwhile.
      try checkSize(bytes.count, "read", name)
    }
  }

  /// Changes the bytes of a file, depending on the current ones.
  public func change(_ name: String, _ change: ([UInt8]?) -> StorageChange) throws(StorageError) {
    try whileLocked { lock throws(StorageError) in
      let bytes = try read(name)
      switch change(bytes) {
      case .keep: break
      case .append(let more):
        if let bytes { try append(more, to: name, after: bytes.count) } else { try replace(name, with: more, lock) }
      case .replace(let new): try replace(name, with: new, lock)
      case .remove: try unlink(name, lock)
      }
    }
  }

  /// Replaces the bytes of a file atomically.
  public func write(_ bytes: [UInt8], to name: String) throws(StorageError) {
    try whileLocked { lock throws(StorageError) in try replace(name, with: bytes, lock) }
  }

  /// Removes a file.
  ///
  /// Does nothing if the file doesn't exist.
  public func remove(_ name: String) throws(StorageError) {
    try whileLocked { lock throws(StorageError) in try unlink(name, lock) }
  }

  /// Renames a file to `place.unreadable`, with a number if that name is taken.
  ///
  /// Returns the new path.
  public func setAside(_ name: String) throws(StorageError) -> String? {
    try whileLocked { lock throws(StorageError) in
      var aside = "\(name).unreadable"
      var number = 1
      while calls.checkAccess(path(aside), F_OK) == 0 {
        number += 1
        aside = "\(name).unreadable-\(number)"
      }
      // Any other error leaves it open whether the name is free, and renaming could overwrite an older file.
      guard errno == ENOENT else { throw failure("set aside", name) }
      guard calls.renameFile(path(name), to: path(aside)) == 0 else {
        if errno == ENOENT { return nil }
        throw failure("set aside", name)
      }
      synchronizeNames(lock)
      return path(aside)
    }
  }

  // MARK: Changes under the lock

  private func replace(_ name: String, with bytes: [UInt8], _ lock: Int32) throws(StorageError) {
    try checkSize(bytes.count, "write", name)
    try checkReplaceable("write", name)
    let temporary = path(TemporaryName().description)
    let descriptor = calls.openFile(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("write", name) }
    var error: StorageError?
    if !writeAll(bytes, to: descriptor) || calls.synchronize(descriptor) != 0 { error = failure("write", name) }
    if calls.closeFile(descriptor) != 0, error == nil { error = failure("write", name) }
    if error == nil, calls.renameFile(temporary, to: path(name)) != 0 { error = failure("write", name) }
    if let error {
      // If this fails, the next start removes the file.
      _ = calls.unlinkFile(temporary)
      throw error
    }
    synchronizeNames(lock)
  }

  private func append(_ bytes: [UInt8], to name: String, after size: Int) throws(StorageError) {
    try checkSize(size + bytes.count, "write", name)
    let descriptor = calls.openFile(path(name), O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("write", name) }
    // The bytes are on the disk before the file is closed, so an error of close loses no data.
    defer { _ = calls.closeFile(descriptor) }
    guard calls.makePrivate(descriptor) == 0, writeAll(bytes, to: descriptor), calls.synchronize(descriptor) == 0 else {
      let error = failure("write", name)
      _ = calls.truncateFile(descriptor, to: size)
      throw error
    }
  }

  private func unlink(_ name: String, _ lock: Int32) throws(StorageError) {
    try checkReplaceable("remove", name)
    guard calls.unlinkFile(path(name)) == 0 else {
      if errno == ENOENT { return }
      throw failure("remove", name)
    }
    synchronizeNames(lock)
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

  // MARK: The folder

  /// Calls `body` with a descriptor of the folder while no other process or thread changes a file in it.
  private func whileLocked<Result>(_ body: (Int32) throws(StorageError) -> Result) throws(StorageError) -> Result {
    let descriptor = calls.openFile(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("lock", folder + "/") }
    // Closing the descriptor frees the lock.
    defer { _ = calls.closeFile(descriptor) }
    while calls.lockFile(descriptor) != 0 {
      guard errno == EINTR else { throw failure("lock", folder + "/") }
    }
    return try body(descriptor)
  }

  private func makeFolder() throws(StorageError) {
    var path = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      let parent = path.isEmpty ? "." : path
      path += "\(part)/"
      if calls.makeFolder(path) == 0 {
        let descriptor = calls.openFile(parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { continue }
        synchronizeNames(descriptor)
        _ = calls.closeFile(descriptor)
      } else if errno != EEXIST && errno != EISDIR {
        throw failure("make", path)
      }
    }
    guard calls.checkAccess("\(folder)/.", F_OK) == 0 else { throw failure("use", folder + "/") }
  }

  /// Flushes a folder, so that a change of its file names survives a crash of the system.
  ///
  /// The change has happened whether or not that succeeds. An error would make the user repeat it, so there is none.
  private func synchronizeNames(_ folder: Int32) { _ = calls.synchronize(folder) }

  /// Removes the temporary files of ended processes.
  ///
  /// The lock ensures that no process is writing one. Ignores failures, because leftover files are harmless.
  private func removeStaleFiles() {
    for name in calls.names(in: folder) ?? [] where TemporaryName(name) != nil { _ = calls.unlinkFile(path(name)) }
  }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  // MARK: Errors

  /// Throws if a change would destroy a file that the storage can't have written.
  private func checkReplaceable(_ verb: String, _ name: String) throws(StorageError) {
    if let status = calls.status(at: path(name)) {
      try checkUsable(status, verb, name)
    } else if errno != ENOENT {
      throw failure(verb, name)
    }
  }

  private func checkUsable(_ status: FileStatus, _ verb: String, _ name: String) throws(StorageError) {
    guard status.isRegular else { throw failure(verb, name, "it is no plain file") }
    try checkSize(status.size, verb, name)
  }

  private func checkSize(_ size: Int, _ verb: String, _ name: String) throws(StorageError) {
    guard size > Self.maximumSize << 20 else { return }
    throw failure(verb, name, "it has more than \(Self.maximumSize) MiB")
  }

  private func failure(_ verb: String, _ name: String) -> StorageError {
    failure(verb, name, String(cString: strerror(errno)))
  }

  private func failure(_ verb: String, _ name: String, _ reason: String) -> StorageError {
    StorageError("can't \(verb) \(name.contains("/") ? name : path(name)): \(reason)")
  }
}
