import Observation
public import ScreenKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs an app line by line, for screen readers and for terminals that can do no more.
///
/// Nothing is ever drawn over: each change appends lines, and no escape sequence is written. The echo of the terminal
/// is off while a secret is typed, and comes back on every way out. All of it belongs to the main actor.
///
///     let ending = await LinearApp(source: app, settings: settings).run()
///     ending.endProcess()
@MainActor
public final class LinearApp {
  private let frontEnd: LinearFrontEnd
  private let settings: TerminalSettings
  private let events = TerminalEvents()
  /// Whether the caret stands behind a prompt.
  private var isPrompting = false

  /// Makes the front end of an app; nothing is written before `run`.
  public init(source: any SceneSource, settings: TerminalSettings) {
    frontEnd = LinearFrontEnd(source: source)
    self.settings = settings
  }

  /// Runs the app until the person leaves, the input ends, or a signal ends the program.
  ///
  /// Without a terminal it ends at once, as if the terminal had hung up.
  public func run() async -> Ending {
    guard let echo = Echo(), events.begin(LineDecoder()) else { return .signal(SIGHUP) }
    let ending = await loop(echo)
    echo.show()
    events.end()
    if isPrompting { write("\n") }
    return ending
  }

  private func loop(_ echo: Echo) async -> Ending {
    guard tell([], echo) else { return .signal(SIGHUP) }
    for await event in events.stream {
      switch event {
      case .line(let line):
        isPrompting = false
        let said = frontEnd.take(line)
        guard !frontEnd.isOver else { return .quit }
        guard tell(said, echo) else { return .signal(SIGHUP) }
      case .redraw: guard tell([], echo) else { return .signal(SIGHUP) }
      case .endOfInput: return .quit
      case .signal(SIGTSTP):
        echo.show()
        events.stop(isForGroup: false)
      case .signal(SIGCONT), .stopIsOver: resume(echo)
      case .signal(SIGWINCH), .inputs, .frameIsDue: break
      case .signal(let number): return .signal(number)
      }
    }
    return .quit
  }

  /// Writes what was said and what has changed, then asks for a line; false when the terminal is gone.
  private func tell(_ said: [CleanText], _ echo: Echo) -> Bool {
    events.redraw.begin()
    let news = withObservationTracking {
      frontEnd.news()
    } onChange: { [redraw = events.redraw] in
      redraw.post()
    }
    let lines = said + news
    if isPrompting, lines.isEmpty { return true }
    if frontEnd.isSecret { echo.hide() } else { echo.show() }
    let text = (isPrompting ? "\n" : "") + lines.map { $0.text + "\n" }.joined() + frontEnd.prompt.text
    isPrompting = true
    return write(text)
  }

  private func resume(_ echo: Echo) {
    guard events.isStopped else { return }
    events.resume()
    if frontEnd.isSecret { echo.hide() }
    write("\n" + frontEnd.prompt.text)
  }

  @discardableResult
  private func write(_ text: String) -> Bool {
    let bytes = Array(settings.written(text).description.utf8)
    return bytes.withUnsafeBytes { writeAll($0, to: STDOUT_FILENO) }
  }
}
