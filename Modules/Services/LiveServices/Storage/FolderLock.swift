/// The lock of a folder, which this process has until the object is freed.
final class FolderLock: Sendable {
  /// The lock file, which is never written.
  let file: FileStatus.ID
  private let descriptor: Int32
  private let calls: FileCalls

  init(_ descriptor: Int32, _ file: FileStatus.ID, calls: FileCalls) {
    (self.descriptor, self.file, self.calls) = (descriptor, file, calls)
  }

  deinit { _ = calls.closeFile(descriptor) }
}
