import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The event source of a front end: keyboard, signals and requests for a frame.
@MainActor
package final class TerminalEvents {
  package let redraw: RedrawRequest
  package private(set) var isStopped = false
  private let events: AsyncStream<TerminalEvent>
  private let queue: AsyncStream<TerminalEvent>.Continuation
  private let termination = TerminationRequest()

  package init() {
    (events, queue) = AsyncStream.makeStream()
    redraw = RedrawRequest(events: queue)
  }

  /// Passes each event to `handle`, in order, until that returns a value, and returns it; `nil` if the task is canceled.
  package func run<Result>(_ handle: (TerminalEvent) -> Result?) async -> Result? {
    for await event in events {
      if let result = handle(event) { return result }
    }
    return nil
  }

  /// The signal that asks the program to end, even before its event arrives, or `nil`.
  package var terminatingSignal: Int32? { termination.signal }

  /// Starts reading keys and handling signals; returns `false` on failure.
  ///
  /// - Parameter escapeDelay: The milliseconds after which an unfinished sequence ends.
  package func beginReadingKeys(escapeDelay: Int32) -> Bool { begin(KeyDecoder(), escapeDelay: escapeDelay) }

  /// Starts reading lines and handling signals; returns `false` on failure.
  package func beginReadingLines() -> Bool { begin(LineDecoder(), escapeDelay: -1) }

  private func begin(_ decoder: any InputDecoder, escapeDelay: Int32) -> Bool {
    var pipeEnds: [Int32] = [-1, -1]
    guard pipe(&pipeEnds) == 0 else { return false }
    for end in pipeEnds { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Without O_NONBLOCK, a full pipe would block the signal handler.
    _ = fcntl(pipeEnds[1], F_SETFL, O_NONBLOCK)
    InputReader(
      keyboard: Self.keyboard, signals: pipeEnds[0], escapeDelay: escapeDelay, decoder: decoder, events: queue,
      termination: termination
    ).start()
    Signals.begin(pipe: pipeEnds[1])
    return true
  }

  /// Standard input, or the terminal by name where `poll(2)` can't wait for it, as on macOS.
  private static var keyboard: Int32 {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, 0) > 0, input.revents & Int16(POLLNVAL) != 0, let name = ttyname(STDOUT_FILENO) else {
      return STDIN_FILENO
    }
    let terminal = open(name, O_RDONLY | O_NOCTTY | O_CLOEXEC)
    return terminal < 0 ? STDIN_FILENO : terminal
  }

  /// Restores the signal handlers and stops reading.
  package func end() { Signals.end() }

  /// Stops the whole process group, as ctrl-z usually does, or only this process, as a signal does.
  package func stop(isForGroup: Bool) {
    isStopped = true
    Signals.takesStop(false)
    kill(isForGroup ? 0 : getpid(), SIGTSTP)
    // In an orphaned process group, the system discards the stop, and no signal would resume the program.
    post(.stopIsOver, after: .milliseconds(100))
  }

  package func resume() {
    isStopped = false
    Signals.takesStop(true)
  }

  package func post(_ event: TerminalEvent, after delay: Duration) {
    Task { [queue] in
      try? await Task.sleep(for: delay)
      queue.yield(event)
    }
  }
}
