import ScreenKit
import TextUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What `--record` writes: a script in a file that only its owner can read.
///
/// Each line is handed to the system at once, so that a crash costs the last one at most.
@MainActor
final class Recording {
  private let path: String
  private let descriptor: Int32
  private var problem: Int32 = 0

  /// Takes the file, which must be new, empty, or an older recording; throws a `Failure` when it can't be had.
  init(at path: String) throws(Failure) {
    self.path = path
    // What is no plain file is not waited for.
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw Self.failure(path, String(cString: strerror(errno))) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Self.failure(path, "it is no plain file")
    }
    let header = Array("\(ScriptRecorder.header)\n".utf8)
    var start = [UInt8](repeating: 0, count: header.count)
    guard read(descriptor, &start, start.count) == 0 || start == header else {
      throw Self.failure(path, "it holds something that is no recording")
    }
    guard fchmod(descriptor, 0o600) == 0 else { throw Self.failure(path, String(cString: strerror(errno))) }
  }

  deinit { close(descriptor) }

  /// Stands between an app and its front end, and writes what is done.
  ///
  /// An older recording in the file is given up only now, when there is an app to record.
  func recorder(of app: any SceneSource, startingAt link: String?) -> ScriptRecorder {
    if ftruncate(descriptor, 0) != 0 || lseek(descriptor, 0, SEEK_SET) != 0 { problem = errno }
    return ScriptRecorder(of: app, startingAt: link) { [self] line in
      if problem == 0 { problem = Streams.write(line + "\n", to: descriptor) }
    }
  }

  /// Throws a `Failure` when a line could not be written; what came after it was not tried.
  func check() throws(Failure) {
    guard problem != 0 else { return }
    throw Failure(.inputOutput, "can't write \(path) any further: \(String(cString: strerror(problem)))")
  }

  private static func failure(_ path: String, _ reason: String) -> Failure {
    Failure(.cannotCreate, "can't record to \(path): \(reason)")
  }
}
