import Dispatch
import LiveServices

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program with redirected input and output, killed when this object is deallocated.
public final class PipedProcess: Sendable {
  /// The program can't be started, written to or read.
  public struct Failure: Error {}

  private let channel: Int32
  private let process: ChildProcess

  /// Starts a program, whose input ends when this process ends in any way; the program should exit then.
  public init(_ arguments: [String], environment: [String: String]) throws {
    let (ours, theirs) = try Self.makeChannel()
    defer { close(theirs) }
    do {
      process = try ChildProcess(
        arguments, environment: environment, streams: (.descriptor(theirs), .descriptor(theirs), .shared))
    } catch {
      close(ours)
      throw error
    }
    channel = ours
  }

  deinit {
    process.kill()
    close(channel)
    process.wait()
  }

  /// Writes to the standard input.
  public func write(_ text: String) throws {
    let bytes = Array(text.utf8)
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    guard send(channel, bytes, bytes.count, flags) == bytes.count else { throw Failure() }
  }

  /// Ends the standard input.
  public func endInput() { shutdown(channel, Int32(SHUT_WR)) }

  /// Waits until the output since the last call satisfies a condition, and returns it.
  ///
  /// Throws if the process ends first, or writes nothing for `patience` milliseconds.
  public func read(patience: Int32 = 60_000, until isSeen: (String) -> Bool) throws -> String {
    var bytes: [UInt8] = []
    while !isSeen(String(decoding: bytes, as: UTF8.self)) {
      var ready = pollfd(fd: channel, events: Int16(POLLIN), revents: 0)
      var buffer = [UInt8](repeating: 0, count: 65_536)
      guard poll(&ready, 1, patience) > 0 else { throw Failure() }
      let count = recv(channel, &buffer, buffer.count, 0)
      guard count > 0 else { throw Failure() }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Waits for the end of the process, and returns its status, or 128 plus the number of the signal that ended it.
  public func waitForExit() -> Int32 {
    switch process.wait() {
    case .exited(let status): status
    case .signaled(let number): 128 + number
    }
  }

  /// Calls a closure with each piece of output, and with no bytes at the end.
  public func read(_ told: @escaping @Sendable ([UInt8]) -> Void) {
    let descriptor = fcntl(channel, F_DUPFD_CLOEXEC, 0)
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
    source.setEventHandler {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      told(Array(buffer.prefix(max(count, 0))))
      if count <= 0 { source.cancel() }
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  private static func makeChannel() throws -> (ours: Int32, theirs: Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw Failure() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
