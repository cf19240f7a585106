import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the events of a terminal come from while a front end runs: the keyboard, signals, and whoever asks for a frame.
@MainActor
final class TerminalEvents {
  /// The events, in the order they came.
  let stream: AsyncStream<TerminalEvent>
  /// Asks for one more frame.
  let redraw: RedrawRequest
  /// Whether the program has been asked to stop and has not come back yet.
  private(set) var isStopped = false
  private let continuation: AsyncStream<TerminalEvent>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    redraw = RedrawRequest(events: continuation)
  }

  /// Begins to read the keyboard and to take signals; false when the system gives neither pipe nor thread.
  func begin(_ decoder: any InputDecoder, escapeDelay: Int32 = -1) -> Bool {
    var pipeEnds: [Int32] = [-1, -1]
    guard pipe(&pipeEnds) == 0 else { return false }
    // A full pipe must not stop a signal half way.
    _ = fcntl(pipeEnds[1], F_SETFL, O_NONBLOCK)
    let reader = InputReader(
      keyboard: STDIN_FILENO, signals: pipeEnds[0], escapeDelay: escapeDelay, decoder: decoder, events: continuation)
    guard reader.start() else { return false }
    Signals.begin(pipe: pipeEnds[1])
    return true
  }

  /// Lets every signal do what it did before, and ends the reading.
  func end() { Signals.end() }

  /// Stops the program as ctrl-z does elsewhere: with its whole group when it was a key, alone when it was a signal.
  func stop(isForGroup: Bool) {
    isStopped = true
    Signals.takesStop(false)
    kill(isForGroup ? 0 : getpid(), SIGTSTP)
    // In an orphaned process group the system throws the stop away, and nothing would ever bring the program back.
    post(.stopIsOver, after: .milliseconds(100))
  }

  /// The program has come back.
  func resume() {
    isStopped = false
    Signals.takesStop(true)
  }

  /// Sends an event later.
  func post(_ event: TerminalEvent, after delay: Duration) {
    Task { [continuation] in
      try? await Task.sleep(for: delay)
      continuation.yield(event)
    }
  }
}
