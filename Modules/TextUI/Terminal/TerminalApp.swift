import Observation
public import ScreenKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs an app in the whole window of a terminal.
///
/// It draws when something has changed and waits otherwise: no timer runs while nothing happens. The terminal is
/// restored on every way out, crashes included. All of it belongs to the main actor.
///
///     let ending = await TerminalApp(source: app, profile: profile).run()
///     ending.endProcess()
@available(macOS 15, iOS 18, *)
@MainActor
public final class TerminalApp {
  private let profile: Profile
  private let frontEnd: FrontEnd
  private var encoder: Encoder
  private let events: AsyncStream<TerminalEvent>
  private let continuation: AsyncStream<TerminalEvent>.Continuation
  private let redraw: RedrawRequest
  private var isStopped = false

  /// Makes the front end of an app; nothing is drawn before `run`.
  public init(source: any SceneSource, profile: Profile) {
    self.profile = profile
    frontEnd = FrontEnd(source: source, size: profile.size(window: Terminal.windowSize))
    encoder = Encoder(hasColor: profile.hasColor)
    (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    redraw = RedrawRequest(events: continuation)
  }

  /// Shows the app until the person leaves or a signal ends the program, then restores the terminal.
  ///
  /// Without a terminal it ends at once, as if the terminal had hung up.
  public func run() async -> Ending {
    var pipeEnds: [Int32] = [-1, -1]
    guard let terminal = Terminal(), pipe(&pipeEnds) == 0 else { return .signal(SIGHUP) }
    // A full pipe must not stop a signal half way.
    _ = fcntl(pipeEnds[1], F_SETFL, O_NONBLOCK)
    let reader = InputReader(
      keyboard: STDIN_FILENO, signals: pipeEnds[0], escapeDelay: profile.escapeDelay, events: continuation)
    guard reader.start() else { return .signal(SIGHUP) }
    Signals.begin(pipe: pipeEnds[1])
    terminal.enter()
    let ending = await loop(terminal)
    terminal.leave()
    Signals.end()
    var stop: UInt8 = 0
    _ = write(pipeEnds[1], &stop, 1)
    return ending
  }

  private func loop(_ terminal: Terminal) async -> Ending {
    guard draw(on: terminal) else { return .signal(SIGHUP) }
    for await event in events {
      switch event {
      case .inputs(let inputs):
        for input in inputs {
          switch frontEnd.take(input) {
          case .none: redraw.post()
          case .quit: return .quit
          case .suspend: suspend(terminal, isForGroup: true)
          }
        }
      case .redraw: guard isStopped || draw(on: terminal) else { return .signal(SIGHUP) }
      case .endOfInput: return .signal(SIGHUP)
      case .stopIsOver: if isStopped { resume(terminal) }
      case .signal(SIGCONT): resume(terminal)
      case .signal(SIGTSTP): suspend(terminal, isForGroup: false)
      case .signal(SIGWINCH): resize()
      case .signal(let number): return .signal(number)
      }
    }
    return .quit
  }

  /// Draws what has changed since the last frame; false when the terminal is gone.
  private func draw(on terminal: Terminal) -> Bool {
    redraw.begin()
    // Observation reports before the change is made, so all it can do is ask for another frame.
    let frame = withObservationTracking {
      frontEnd.frame()
    } onChange: { [redraw] in
      redraw.post()
    }
    let grid = profile.isASCII ? frame.grid.inASCII() : frame.grid
    let bytes = encoder.encode(grid, caret: frame.caret)
    return bytes.isEmpty || terminal.write(bytes)
  }

  private func resize() {
    frontEnd.size = profile.size(window: Terminal.windowSize)
    encoder.forget()
    redraw.post()
  }

  /// Stops the program as ctrl-z does elsewhere: with its whole group when it was a key, alone when it was a signal.
  private func suspend(_ terminal: Terminal, isForGroup: Bool) {
    isStopped = true
    terminal.leave()
    Signals.takesStop(false)
    kill(isForGroup ? 0 : getpid(), SIGTSTP)
    // In an orphaned process group the system throws the stop away, and nothing would ever bring the program back.
    Task { [continuation] in
      try? await Task.sleep(for: .milliseconds(100))
      continuation.yield(.stopIsOver)
    }
  }

  /// Takes the window again and draws all of it, at its new size if that has changed.
  private func resume(_ terminal: Terminal) {
    isStopped = false
    Signals.takesStop(true)
    terminal.enter()
    resize()
  }
}
