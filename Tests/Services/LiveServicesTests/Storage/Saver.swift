import Foundation
import ProcessTesting
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A `saver` process that writes to a folder.
final class Saver {
  private let process = Process()
  private let output = Pipe()
  private var bytes: [UInt8] = []

  init(_ folder: TemporaryFolder, _ arguments: [String]) throws {
    process.executableURL = URL(fileURLWithPath: Products.path(of: "saver"))
    process.arguments = [folder.path] + arguments
    process.standardOutput = output
    try process.run()
    try output.fileHandleForWriting.close()
  }

  /// Reads the output until the program has reported `saves` saves, and kills the program.
  ///
  /// A report ends with a line break.
  func readAndKill(saves: Int) throws {
    while bytes.count(where: { $0 == 10 }) < saves { try #require(readMore(), "the program has ended by itself") }
    kill(process.processIdentifier, SIGKILL)
  }

  /// Waits for the end of the process and returns the lines of its output.
  func remainingLines() -> [Substring] {
    while readMore() {}
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  private func readMore() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(output.fileHandleForReading.fileDescriptor, &buffer, buffer.count)
    bytes += buffer.prefix(max(0, count))
    return count > 0
  }
}
