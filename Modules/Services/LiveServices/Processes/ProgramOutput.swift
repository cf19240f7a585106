import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The output and the end of a program.
struct ProgramOutput: Sendable {
  var bytes: [UInt8]
  var ending: ChildProcess.Ending

  /// Creates a program's output; after `limit` bytes, or if the task is canceled, kills the program and all that it has
  /// started.
  ///
  /// Throws `ChildProcess.StartError` or `CancellationError`.
  init(of arguments: [String], environment: [String: String], limit: Int) async throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ChildProcess.StartError(code: errno) }
    let (output, input) = (ends[0], ends[1])
    defer { close(output) }
    let process: ChildProcess
    do {
      // Then only the program has this end.
      defer { close(input) }
      process = try ChildProcess(
        arguments, environment: environment, streams: (.nothing, .descriptor(input), .nothing))
    }
    self = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Reading blocks a thread. A queue of its own gets one at once, however many others are blocked.
        DispatchQueue(label: "waymark.program").async {
          continuation.resume(returning: ProgramOutput(from: output, of: process, limit: limit))
        }
      }
    } onCancel: {
      process.kill()
    }
    try Task.checkCancellation()
  }

  /// Creates the output until the program ends or exceeds `limit` bytes.
  ///
  /// Something that it has left behind can keep the output open.
  private init(from descriptor: Int32, of process: ChildProcess, limit: Int) {
    bytes = []
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      // Asked first, so that the read gets all that the program has written before its end.
      let hasEnded = process.ending != nil
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { break }
      if count > 0 { bytes += buffer[..<count] } else if hasEnded { break }
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&ready, 1, 50)
    }
    if bytes.count > limit { process.kill() }
    ending = process.wait()
  }
}
