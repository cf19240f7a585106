import AppShell
import ScreenKit
import TextUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The output file of `--record`, which only its owner can read.
///
/// Each line is written immediately, so a crash loses at most the last one.
@MainActor
final class Recording {
  private let path: String
  private let descriptor: Int32
  private var problem: Int32 = 0

  /// Opens the file; throws unless it is new, empty or an older recording.
  init(at path: String) throws(Failure) {
    self.path = path
    // O_NONBLOCK keeps `open` from waiting for the other end of a pipe.
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      let reason = errno == ELOOP ? "it is a symbolic link, which isn't followed" : String(cString: strerror(errno))
      throw Self.failure(path, reason)
    }
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

  /// Truncates the file, and returns a recorder that writes to it.
  ///
  /// If the start fails earlier, an older recording stays.
  func recorder(of app: AppCoordinator, startingAt link: String?) -> ScriptRecorder {
    if ftruncate(descriptor, 0) != 0 || lseek(descriptor, 0, SEEK_SET) != 0 { problem = errno }
    return ScriptRecorder(of: app, startingAt: link, hiding: app.withoutSecrets) { [self] line in
      if problem == 0 { problem = Streams.write(line + "\n", to: descriptor) }
    }
  }

  /// Throws if a line could not be written; later lines were skipped.
  func check() throws(Failure) {
    guard problem != 0 else { return }
    throw Failure(.inputOutput, "can't write \(path) any further: \(String(cString: strerror(problem)))")
  }

  private static func failure(_ path: String, _ reason: String) -> Failure {
    Failure(.cannotCreate, "can't record to \(path): \(reason)")
  }
}
