import Foundation
import ProcessTesting
import Synchronization

/// A real server of the bundled posts on this computer, which fails on request: `Scripts/serve-posts`.
///
/// It ends with this object, and also when the process that runs the tests ends in any other way.
public final class PostsServer: Sendable {
  /// The server can't be started, or ended by itself.
  public struct Ended: Error {}

  /// Where it listens: `http://127.0.0.1:40123`.
  public let address: String
  private let process: ChildProcess
  private let lines = Lines()

  /// Starts a server on a port that is free, and waits until it listens.
  public init() async throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let script = root.appendingPathComponent("Scripts/serve-posts").path
    process = try ChildProcess(
      ["/usr/bin/env", "python3", script, "--log", "--until-eof"],
      environment: ProcessInfo.processInfo.environment.map { "\($0)=\($1)" })
    process.read { [lines] in lines.take($0) }
    address = try await lines.next { $0.hasPrefix("http://") }
  }

  /// Makes the next request go wrong; `none` ends `refused`.
  public func fail(_ fault: String) async throws {
    try process.write("\(fault)\n")
    _ = try await lines.next { $0 == "next: \(fault)" }
  }

  /// The names of all that can go wrong.
  public func faults() async throws -> [String] {
    try process.write("?\n")
    let prefix = "unknown: ?; there is: "
    let line = try await lines.next { $0.hasPrefix(prefix) }
    return line.dropFirst(prefix.count).split(separator: ", ").map(String.init).filter { $0 != "none" }
  }

  /// Waits for this line of the server, and drops the lines before it.
  public func said(_ line: String) async throws { _ = try await said { $0 == line } }

  /// Waits for a line of the server that fits, drops the lines before it, and returns it.
  public func said(where fits: @Sendable (String) -> Bool) async throws -> String { try await lines.next(where: fits) }
}

/// The lines of a program, as they come.
private final class Lines: Sendable {
  private struct State {
    var partial: [UInt8] = []
    var ready: [String] = []
    var isOver = false
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  /// The next line that fits; the ones before it are dropped.
  func next(where fits: @Sendable (String) -> Bool) async throws -> String {
    while true {
      let (line, isOver) = state.withLock { state -> (String?, Bool) in
        while !state.ready.isEmpty {
          let line = state.ready.removeFirst()
          if fits(line) { return (line, false) }
        }
        return (nil, state.isOver)
      }
      if let line { return line }
      if isOver { throw PostsServer.Ended() }
      try Task.checkCancellation()
      await withTaskCancellationHandler {
        await change()
      } onCancel: {
        wake()
      }
    }
  }

  /// Returns when there may be something new, or when the task is cancelled.
  private func change() async {
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        if state.ready.isEmpty && !state.isOver && !Task.isCancelled { state.waiting = continuation }
        return state.waiting == nil
      }
      if isReady { continuation.resume() }
    }
  }

  private func wake() {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume()
  }

  /// Takes what the program has written; nothing, when it has ended.
  func take(_ bytes: [UInt8]) {
    state.withLock { state in
      state.partial += bytes
      state.isOver = bytes.isEmpty
      while let end = state.partial.firstIndex(of: UInt8(ascii: "\n")) {
        state.ready.append(String(decoding: state.partial.prefix(end), as: UTF8.self))
        state.partial.removeFirst(end + 1)
      }
    }
    wake()
  }
}
