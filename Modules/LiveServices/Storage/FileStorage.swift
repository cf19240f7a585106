public import Services

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps each thing in a private file of its own, all of them in one folder.
///
/// Each file has the mode 0600. A folder that has to be made gets 0700; one that was there is somebody's and keeps its mode, so
/// that others may see the names in it. A write goes to a temporary file in the same folder first, which takes the old one's
/// place when all of it is on the disk, so that a crash leaves the old bytes or the new ones (rename, POSIX.1). What a crash
/// leaves of a temporary file is removed at the next start.
public struct FileStorage: Storage {
  private let folder: String
  private let calls: any FileCalls

  /// Keeps things in a folder, which is made if need be.
  ///
  /// Throws `StorageError` when nothing can be kept there.
  public init(folder: String) throws(StorageError) { try self.init(folder: folder, calls: SystemFileCalls()) }

  init(folder: String, calls: any FileCalls) throws(StorageError) {
    self.folder = folder
    self.calls = calls
    try makeFolder()
    guard calls.checkAccess(folder, W_OK | X_OK) == 0 else { throw failure("write to", folder) }
    removeStaleFiles()
  }

  /// The bytes of a file; nil when there is none.
  public func read(_ name: String) throws(StorageError) -> [UInt8]? {
    let descriptor = calls.openFile(path(name), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw failure("read", name)
    }
    // All has been read by then, so closing has nothing to lose.
    defer { _ = calls.closeFile(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = buffer.withUnsafeMutableBytes { calls.readBytes(descriptor, into: $0) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw failure("read", name) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Puts bytes in place of what a file held, all or nothing.
  public func write(_ bytes: [UInt8], to name: String) throws(StorageError) {
    let temporary = path(TemporaryName().description)
    let descriptor = calls.openFile(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("write", name) }
    var error: StorageError?
    if !writeAll(bytes, to: descriptor) || calls.synchronize(descriptor) != 0 { error = failure("write", name) }
    if calls.closeFile(descriptor) != 0, error == nil { error = failure("write", name) }
    if error == nil, calls.renameFile(temporary, to: path(name)) != 0 { error = failure("write", name) }
    if let error {
      // What can't be removed now is removed at the next start.
      _ = calls.unlinkFile(temporary)
      throw error
    }
    try synchronizeFolder(after: name)
  }

  /// Removes a file, if it is there.
  public func remove(_ name: String) throws(StorageError) {
    guard calls.unlinkFile(path(name)) == 0 else {
      if errno == ENOENT { return }
      throw failure("remove", name)
    }
    try synchronizeFolder(after: name)
  }

  /// Gives a file another name in the same folder and says which: `place.unreadable`, or with a number when that is taken.
  public func setAside(_ name: String) throws(StorageError) -> String? {
    var aside = "\(name).unreadable"
    var number = 1
    while calls.checkAccess(path(aside), F_OK) == 0 {
      number += 1
      aside = "\(name).unreadable-\(number)"
    }
    // A name of which it is not sure that it is free may hold what was set aside before.
    guard errno == ENOENT else { throw failure("set aside", name) }
    guard calls.renameFile(path(name), to: path(aside)) == 0 else {
      if errno == ENOENT { return nil }
      throw failure("set aside", name)
    }
    try synchronizeFolder(after: name)
    return path(aside)
  }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  private func makeFolder() throws(StorageError) {
    var path = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      path += "\(part)/"
      guard calls.makeFolder(path) == 0 || errno == EEXIST || errno == EISDIR else { throw failure("make", path) }
    }
    guard calls.checkAccess("\(folder)/.", F_OK) == 0 else { throw failure("use", folder + "/") }
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

  /// A name in a folder is on the disk when the folder is; not every file system can say that (EINVAL, fsync, POSIX.1).
  private func synchronizeFolder(after name: String) throws(StorageError) {
    let descriptor = calls.openFile(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("be sure of", name) }
    let error = calls.synchronize(descriptor) == 0 || errno == EINVAL ? nil : failure("be sure of", name)
    _ = calls.closeFile(descriptor)
    if let error { throw error }
  }

  /// Removes what processes that are gone were writing; what can't be removed does no harm.
  private func removeStaleFiles() {
    for name in calls.names(in: folder) ?? [] {
      if let temporary = TemporaryName(name), !temporary.isInUse { _ = calls.unlinkFile(path(name)) }
    }
  }

  private func failure(_ verb: String, _ name: String) -> StorageError {
    StorageError("can't \(verb) \(name.contains("/") ? name : path(name)): \(String(cString: strerror(errno)))")
  }
}
