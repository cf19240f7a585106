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
///     let ending = await TerminalApp(source: app, settings: settings).run()
///     ending.endProcess()
@MainActor
public final class TerminalApp {
  private let settings: TerminalSettings
  private let frontEnd: FrontEnd
  private var encoder: Encoder
  private let events = TerminalEvents()
  private var pacing = FramePacing<ContinuousClock.Instant>()

  /// Makes the front end of an app; nothing is drawn before `run`.
  public init(source: any SceneSource, settings: TerminalSettings) {
    self.settings = settings
    frontEnd = FrontEnd(source: source, size: settings.size(window: Terminal.windowSize))
    encoder = Encoder(hasColor: settings.hasColor)
  }

  /// Shows the app until the person leaves or a signal ends the program, then restores the terminal.
  ///
  /// Without a terminal it ends at once, as if the terminal had hung up.
  public func run() async -> Ending {
    guard let terminal = Terminal(hasMouse: settings.hasMouse),
      events.begin(KeyDecoder(), escapeDelay: settings.escapeDelay)
    else { return .signal(SIGHUP) }
    terminal.enter()
    let ending = await loop(terminal)
    terminal.leave()
    events.end()
    return ending
  }

  private func loop(_ terminal: Terminal) async -> Ending {
    guard draw(on: terminal) else { return .signal(SIGHUP) }
    for await event in events.stream {
      switch event {
      case .inputs(let inputs):
        for input in inputs {
          switch frontEnd.take(input) {
          case .none: break
          case .quit: return .quit
          case .suspend: suspend(terminal, isForGroup: true)
          }
        }
        guard drawInTime(on: terminal) else { return .signal(SIGHUP) }
      case .redraw:
        // The frame after an input may have shown the change already.
        guard !events.redraw.isDue || drawInTime(on: terminal) else { return .signal(SIGHUP) }
      case .frameIsDue:
        pacing.waited(until: .now)
        guard draw(on: terminal) else { return .signal(SIGHUP) }
      case .endOfInput: return .signal(SIGHUP)
      case .stopIsOver: if events.isStopped { resume(terminal) }
      case .signal(SIGCONT): resume(terminal)
      case .signal(SIGTSTP): suspend(terminal, isForGroup: false)
      case .signal(SIGWINCH): resize()
      case .signal(let number): return .signal(number)
      case .line: break
      }
    }
    return .quit
  }

  /// Draws now, or sees to it that somebody does when the next frame is due; false when the terminal is gone.
  private func drawInTime(on terminal: Terminal) -> Bool {
    switch pacing.change(at: .now) {
    case .draw: return draw(on: terminal)
    case .wait(let delay): events.post(.frameIsDue, after: delay)
    case .share: break
    }
    return true
  }

  /// Draws what has changed since the last frame; false when the terminal is gone.
  private func draw(on terminal: Terminal) -> Bool {
    events.redraw.begin()
    guard !events.isStopped else { return true }
    // Observation reports before the change is made, so all it can do is ask for another frame.
    let frame = withObservationTracking {
      frontEnd.frame()
    } onChange: { [redraw = events.redraw] in
      redraw.post()
    }
    let grid = settings.isASCII ? frame.grid.inASCII() : frame.grid
    let bytes = encoder.encode(grid, caret: frame.caret)
    return bytes.isEmpty || terminal.write(bytes)
  }

  private func resize() {
    frontEnd.size = settings.size(window: Terminal.windowSize)
    encoder.forget()
    events.redraw.post()
  }

  private func suspend(_ terminal: Terminal, isForGroup: Bool) {
    terminal.leave()
    events.stop(isForGroup: isForGroup)
  }

  /// Takes the window again and draws all of it, at its new size if that has changed.
  private func resume(_ terminal: Terminal) {
    events.resume()
    terminal.enter()
    resize()
  }
}
