import Services

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder of private files, whose lock one process holds while it runs.
///
/// Files have mode 0600, and a created folder 0700; an existing folder keeps its mode. A folder that another user owns
/// or can write to is refused, and so is a symbolic link in place of the folder or a file.
///
/// A write flushes a temporary file to the disk, then renames it over the old file (POSIX.1). The lock is that of a
/// file in the folder (flock(2)); network file systems may not pass it on.
///
/// No link is followed, and no file of more than 16 MiB is read or written.
struct StateFolder: Sendable {
  /// In MiB.
  private static let maximumSize = 16
  /// The file whose lock the owner holds; never written, emptied or removed.
  private static let lockName = ".waymark-lock"
  private static let temporaryName = ".waymark-new"
  private static let notPlain = "it is no plain file"
  /// The number of attempts to get the lock, a millisecond apart: a process that ends can have it for a moment.
  private static let attempts = 100

  private let folder: String
  private let calls: FileCalls

  init(_ folder: String, calls: FileCalls) {
    // With a slash at its end, a symbolic link would be followed.
    self.folder = Self.withoutSlashes(folder)
    self.calls = calls
  }

  /// Makes the folder if it is missing; throws unless it is writable and private.
  func prepare() throws(StorageError) {
    if calls.checkWritable(folder) != 0, errno == ENOENT { try make(folder) }
    _ = calls.closeFile(try open("use", folder + "/"))
    guard calls.checkWritable(folder) == 0 else { throw failure("write to", folder + "/") }
  }

  /// Throws if there is a folder that isn't private.
  func checkIfPresent() throws(StorageError) {
    if isMissing { return }
    _ = calls.closeFile(try open("use", folder + "/"))
  }

  var isMissing: Bool { calls.statusOfFile(folder, AT_FDCWD) == nil && errno == ENOENT }

  // MARK: The lock

  /// Locks the folder for this process; throws if another one has the lock.
  func lock() throws(StorageError) -> FolderLock {
    let folder = try open("lock", Self.lockName)
    defer { _ = calls.closeFile(folder) }
    if let status = calls.statusOfFile(Self.lockName, folder), !status.isRegular {
      throw failure("lock", Self.lockName, Self.notPlain)
    }
    let descriptor = calls.openFile(Self.lockName, folder, O_RDWR | O_CREAT)
    guard descriptor >= 0 else { throw failure("lock", Self.lockName) }
    do throws(StorageError) {
      try lock(descriptor)
      guard let status = calls.status(descriptor) else { throw failure("lock", Self.lockName) }
      guard status.isRegular else { throw failure("lock", Self.lockName, Self.notPlain) }
      return FolderLock(descriptor, status.id, calls: calls)
    } catch {
      _ = calls.closeFile(descriptor)
      throw error
    }
  }

  private func lock(_ descriptor: Int32) throws(StorageError) {
    for _ in 1...Self.attempts {
      if calls.lockFile(descriptor) == 0 { return }
      guard errno == EWOULDBLOCK else { throw failure("lock", Self.lockName) }
      calls.pause()
    }
    throw StorageError("\(folder)/ is in use by another process")
  }

  /// Calls `body` with the folder, if it still has the locked file.
  private func changing<Result>(
    _ verb: String, _ name: String, holding lock: FolderLock, _ body: (Int32) throws(StorageError) -> Result
  ) throws(StorageError) -> Result {
    let folder = try open(verb, name)
    // The folder was only read, so an error of close loses no data.
    defer { _ = calls.closeFile(folder) }
    let status = calls.statusOfFile(Self.lockName, folder)
    guard status != nil || errno == ENOENT else { throw failure(verb, name) }
    guard status?.id == lock.file else {
      throw failure(verb, name, "the folder or its \(Self.lockName) has been replaced since the app started")
    }
    return try body(folder)
  }

  // MARK: Reading

  /// Returns the bytes of a file.
  func read(_ name: String) throws(StorageError) -> [UInt8]? {
    let folder = try open("read", name)
    defer { _ = calls.closeFile(folder) }
    return try read(name, in: folder)
  }

  private func read(_ name: String, in folder: Int32) throws(StorageError) -> [UInt8]? {
    let descriptor = calls.openFile(name, folder, O_RDONLY)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw errno == ELOOP ? failure("read", name, Self.notPlain) : failure("read", name)
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

  // MARK: Changes

  /// Replaces the bytes of a file; `nil` removes it.
  func write(_ bytes: [UInt8]?, to name: String, holding lock: FolderLock) throws(StorageError) {
    if let bytes {
      try changing("write", name, holding: lock) { folder throws(StorageError) in
        try replace(name, in: folder, with: bytes)
      }
    } else {
      try changing("remove", name, holding: lock) { folder throws(StorageError) in try unlink(name, in: folder) }
    }
  }

  /// Copies a damaged file, moves one that can't be read, and returns the new path.
  func setAside(_ name: String, isMoving: Bool = false, holding lock: FolderLock) throws(StorageError) -> String? {
    try changing("set aside", name, holding: lock) { folder throws(StorageError) in
      let aside = try freeName(for: name, in: folder)
      if !isMoving, let bytes = try? read(name, in: folder) {
        try replace(aside, in: folder, with: bytes)
        return path(aside)
      }
      guard calls.renameFile(name, aside, folder) == 0 else {
        if errno == ENOENT { return nil }
        throw failure("set aside", name)
      }
      synchronizeNames(folder)
      return path(aside)
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

  private func replace(_ name: String, in folder: Int32, with bytes: [UInt8]) throws(StorageError) {
    try checkSize(bytes.count, "write", name)
    // Only the owner of the folder writes such a file, so a killed process has left it.
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

  // MARK: The folder

  /// Opens the folder if only this user can change it.
  private func open(_ verb: String, _ name: String) throws(StorageError) -> Int32 {
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
  private func make(_ path: String) throws(StorageError) {
    let parent = Self.parent(of: path)
    var result = calls.makeFolder(path)
    if result != 0, errno == ENOENT, let parent {
      try make(parent)
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

  private func checkUsable(_ status: FileStatus, _ verb: String, _ name: String) throws(StorageError) {
    guard status.isRegular else { throw failure(verb, name, Self.notPlain) }
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
