import Foundation
import ProcessTesting
import Synchronization

/// A `Scripts/serve-posts` process: a local server of the bundled posts that fails on request.
///
/// It ends when this object is deallocated, or when the test process ends in any way.
package final class PostsServer: Sendable {
  /// The server can't be started, or has ended by itself.
  package struct Ended: Error {}

  /// A request has ended before the server wrote what it should write of it.
  package struct Unasked: Error {}

  /// The address, such as `http://127.0.0.1:40123`.
  package let address: String
  private let process: PipedProcess
  private let lines = Lines()

  /// Starts a server on a free port and waits until it listens.
  package init() async throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let script = root.appendingPathComponent("Scripts/serve-posts").path
    process = try PipedProcess(
      ["/usr/bin/env", "python3", script, "--log", "--until-eof"],
      environment: ProcessInfo.processInfo.environment)
    process.read { [lines] in lines.take($0) }
    address = try await lines.next { $0.hasPrefix("http://") }
  }

  /// Makes the next request fail with a fault; `none` ends the lasting fault `refused`, and lets the requests go on
  /// that `hold` has stopped.
  package func fail(_ fault: String) async throws {
    try process.write("\(fault)\n")
    _ = try await lines.next { $0 == "next: \(fault)" }
  }

  package func faults() async throws -> [String] {
    try process.write("?\n")
    let prefix = "unknown: ?; there is: "
    let line = try await lines.next { $0.hasPrefix(prefix) }
    return line.dropFirst(prefix.count).split(separator: ", ").map(String.init).filter {
      !["hold", "none"].contains($0)
    }
  }

  /// Waits for a line in the output, and drops the lines before it; throws if a request that should cause it ends first.
  package func said(_ line: String, during request: (@Sendable () async -> Void)? = nil) async throws {
    _ = try await said(during: request) { $0 == line }
  }

  /// Waits for a line that satisfies a condition, as `said(_:during:)` does.
  package func said(
    during request: (@Sendable () async -> Void)? = nil, where fits: @Sendable (String) -> Bool
  ) async throws -> String {
    guard let request else { return try await lines.next(where: fits) }
    // The answer to an unknown fault comes after what the server wrote of the request.
    let end = UUID().uuidString
    Task { [process] in
      await request()
      try process.write("\(end)\n")
    }
    let line = try await lines.next { fits($0) || $0.contains(end) }
    if line.contains(end) { throw Unasked() }
    return line
  }
}

private final class Lines: Sendable {
  private let partial = Mutex<[UInt8]>([])
  private let (lines, continuation) = AsyncStream<String>.makeStream()

  func next(where fits: @Sendable (String) -> Bool) async throws -> String {
    for await line in lines where fits(line) { return line }
    throw PostsServer.Ended()
  }

  /// Adds output; no bytes mean that the program has ended.
  func take(_ bytes: [UInt8]) {
    partial.withLock { partial in
      partial += bytes
      while let end = partial.firstIndex(of: UInt8(ascii: "\n")) {
        continuation.yield(String(decoding: partial.prefix(end), as: UTF8.self))
        partial.removeFirst(end + 1)
      }
    }
    if bytes.isEmpty { continuation.finish() }
  }
}
