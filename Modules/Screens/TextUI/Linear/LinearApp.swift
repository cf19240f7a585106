public import ScreenKit
public import Terminal

/// A line-based front end for screen readers and terminals without cursor movement.
///
/// Each change appends lines, without escape sequences. The echo of the terminal is off while the user types a secret,
/// and every exit restores it. All members belong to the main actor.
///
///     let ending = await LinearApp(source: app, settings: settings).run()
///     ending.endProcess()
@MainActor
public final class LinearApp {
  private let frontEnd: LinearFrontEnd
  private let settings: TerminalSettings
  private let events = TerminalEvents()
  private let stopping: (_ stop: () -> Void) -> Void
  /// Whether the cursor is after a prompt.
  private var isPrompting = false
  private var placeholder = PlaceholderDelay<ContinuousClock.Instant>()
  /// The response that waits for work in progress; `nil` if none waits.
  private var held: [CleanText]?

  /// Creates a front end.
  ///
  /// It writes nothing before `run()`.
  ///
  /// - Parameters:
  ///   - source: The app.
  ///   - settings: The settings of the program.
  ///   - stopping: Calls `stop`, which stops the process, at a moment when it holds nothing that others wait for.
  public init(
    source: any SceneSource, settings: TerminalSettings, stopping: @escaping (_ stop: () -> Void) -> Void = { $0() }
  ) {
    frontEnd = LinearFrontEnd(source: source)
    self.stopping = stopping
    self.settings = settings
    frontEnd.onChange { [redraw = events.redraw] in redraw.post() }
  }

  /// Runs the app until the user quits, the input ends or a signal arrives.
  ///
  /// Without a terminal, the method returns immediately with a hangup.
  public func run() async -> Ending {
    guard let echo = Echo(), events.beginReadingLines() else { return .hangup }
    let ending = respondInTime([], echo) ? await events.first { self.handle($0, echo) } : .hangup
    echo.show()
    events.end()
    if isPrompting { write("\n") }
    return ending
  }

  /// Returns how the app ends, or `nil` if it goes on.
  private func handle(_ event: TerminalEvent, _ echo: Echo) -> Ending? {
    switch event {
    case .line(let line):
      // The line is about what has been read, so that is completed first.
      if held != nil, !respond([], echo) { return .hangup }
      isPrompting = false
      let response = frontEnd.handle(line)
      if frontEnd.isOver { return .quit }
      return respondInTime(response, echo) ? nil : .hangup
    case .redraw, .frameIsDue: return respondInTime([], echo) ? nil : .hangup
    case .endOfInput: return .quit
    case .terminated(let signal): return .signal(signal)
    case .stopRequested:
      echo.show()
      stopping { events.stop(isForGroup: false) }
    case .continued, .stopIsOver: resume(echo)
    case .sizeChanged, .inputs: break
    }
    return nil
  }

  /// Responds now, or after work in progress, so that only what is there to stay is read.
  ///
  /// Returns `false` if the terminal is gone.
  private func respondInTime(_ response: [CleanText], _ echo: Echo) -> Bool {
    let now = ContinuousClock.now
    let end = placeholder.end(at: now, work: frontEnd.work)
    // The echo is turned off at once.
    guard let end, !frontEnd.isSecret else { return respond(response, echo) }
    if held == nil { events.post(.frameIsDue, after: now.duration(to: end)) }
    held = (held ?? []) + response
    events.redraw.begin()
    return true
  }

  /// Returns `false` if the terminal is gone.
  private func respond(_ response: [CleanText], _ echo: Echo) -> Bool {
    events.redraw.begin()
    let lines = (held ?? []) + response + frontEnd.changes()
    held = nil
    if isPrompting, lines.isEmpty { return true }
    if frontEnd.isSecret { echo.hide() } else { echo.show() }
    let text = (isPrompting ? "\n" : "") + lines.map { $0.text + "\n" }.joined() + frontEnd.prompt.text
    isPrompting = true
    return write(text)
  }

  private func resume(_ echo: Echo) {
    guard events.isStopped else { return }
    guard TerminalDevice.isInForeground else { return stopping { events.stop(isForGroup: false) } }
    events.resume()
    if frontEnd.isSecret { echo.hide() }
    write("\n" + frontEnd.prompt.text)
  }

  @discardableResult
  private func write(_ text: String) -> Bool {
    TerminalDevice.print(settings.written(text))
  }
}
