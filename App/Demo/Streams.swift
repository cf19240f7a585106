import Terminal
import TextUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reading of files and standard input, and writing of text.
enum Streams {
  /// Opens `/dev/null` for each closed standard stream, so that no other file gets its descriptor.
  ///
  /// Reading and writing still fail, because each stream is open in the wrong direction.
  static func occupyStandardStreams() {
    for (descriptor, flags) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free descriptor is the closed one, because those below are open.
      _ = open("/dev/null", flags)
    }
  }

  /// The maximum length of a text in MiB, because a device may never end.
  private static let longestText = 16

  /// Returns the name of a file for errors; `-` is standard input.
  static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// Returns the text of a file, or of standard input for `-`.
  static func read(_ path: String) throws(Failure) -> String {
    let name = Self.name(of: path)
    let descriptor = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno == ENOENT ? .noInput : .inputOutput, name) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while try readMore(of: descriptor, named: name, into: &bytes) {}
    return try text(bytes, named: name)
  }

  /// Appends the next bytes of a file; returns `false` at its end.
  static func readMore(
    of descriptor: Int32, named name: String, into bytes: inout [UInt8]
  ) throws(Failure) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    var count = systemRead(descriptor, &buffer, buffer.count)
    while count < 0 && errno == EINTR { count = systemRead(descriptor, &buffer, buffer.count) }
    guard count >= 0 else { throw failure(.inputOutput, name) }
    bytes += buffer[..<count]
    guard bytes.count <= longestText << 20 else {
      throw Failure(.data, "\(name) holds more than the \(longestText) MiB that a script may have")
    }
    return count > 0
  }

  static func text(_ bytes: [UInt8], named name: String) throws(Failure) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Failure(.data, "\(name) is not UTF-8 text") }
    return text
  }

  /// Writes a line to standard output.
  static func print(_ text: PrintableText) throws(Failure) {
    let problem = write("\(text)\n", to: STDOUT_FILENO)
    guard problem != 0 else { return }
    throw Failure(
      problem == EPIPE ? .brokenPipe : .inputOutput,
      "can't write standard output: \(String(cString: strerror(problem)))")
  }

  // Errors of `prompt` and `printError` are ignored, because no output remains to report them.

  static func prompt(_ text: PrintableText) { write(text.description, to: STDOUT_FILENO) }

  static func printError(_ text: PrintableText) { write("\(text)\n", to: STDERR_FILENO) }

  /// Writes text to a file; returns 0, or the error number.
  @discardableResult
  static func write(_ text: String, to descriptor: Int32) -> Int32 {
    Array(text.utf8).withUnsafeBytes { writeAll($0, to: descriptor) ? 0 : errno }
  }

  private static func failure(_ status: Failure.Status, _ path: String) -> Failure {
    Failure(status, "can't read \(path): \(String(cString: strerror(errno)))")
  }
}

// `Streams.read` hides the system call of the same name.
private let systemRead = read(_:_:_:)
