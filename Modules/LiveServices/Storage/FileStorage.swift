public import Services

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps each thing in a file of its own, in one private folder.
///
/// The folder has the mode 0700 and each file 0600. A write goes to a temporary file first, which takes the old one's place
/// when all of it is on the disk, so that a crash leaves the old bytes or the new ones (rename, POSIX.1).
public struct FileStorage: Storage {
  private let folder: String

  /// Keeps things in a folder, which is made if need be.
  ///
  /// Throws `StorageError` when nothing can be kept there.
  public init(folder: String) throws(StorageError) {
    self.folder = folder
    try makeFolder()
    guard access(folder, W_OK | X_OK) == 0 else { throw failure("write to", folder) }
  }

  /// The bytes of a file; nil when there is none.
  public func read(_ name: String) throws(StorageError) -> [UInt8]? {
    let descriptor = open(path(name), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw failure("read", name)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = systemRead(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw failure("read", name) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Puts bytes in place of what a file held, all or nothing.
  public func write(_ bytes: [UInt8], to name: String) throws(StorageError) {
    let temporary = path(".\(name).\(getpid())")
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("write", name) }
    let isWritten = writeAll(bytes, to: descriptor) && fsync(descriptor) == 0
    let error = isWritten ? nil : failure("write", name)
    close(descriptor)
    if let error {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path(name)) == 0 else {
      let error = failure("write", name)
      unlink(temporary)
      throw error
    }
    syncFolder()
  }

  /// Removes a file, if it is there.
  public func remove(_ name: String) throws(StorageError) {
    guard unlink(path(name)) == 0 || errno == ENOENT else { throw failure("remove", name) }
    syncFolder()
  }

  /// Gives a file another name in the same folder and says which: `place.unreadable`, or with a number when that is taken.
  public func setAside(_ name: String) throws(StorageError) -> String {
    var aside = "\(name).unreadable"
    var number = 1
    while access(path(aside), F_OK) == 0 {
      number += 1
      aside = "\(name).unreadable-\(number)"
    }
    guard rename(path(name), path(aside)) == 0 else { throw failure("set aside", name) }
    return path(aside)
  }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  private func makeFolder() throws(StorageError) {
    var path = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      path += "\(part)/"
      guard mkdir(path, 0o700) == 0 || errno == EEXIST || errno == EISDIR else { throw failure("make", path) }
    }
    guard access("\(folder)/.", F_OK) == 0 else { throw failure("use", folder + "/") }
  }

  private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// A name in a folder is on the disk when the folder is.
  ///
  /// Not every file system can do that, so failing is no error.
  private func syncFolder() {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private func failure(_ verb: String, _ name: String) -> StorageError {
    StorageError("can't \(verb) \(name.contains("/") ? name : path(name)): \(String(cString: strerror(errno)))")
  }
}

// The calls of the system have the names of this type's methods, which would hide them.
private let systemRead = read(_:_:_:)
private let systemWrite = write(_:_:_:)
