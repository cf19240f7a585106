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
  /// `false` if lines can no longer be read after an editor.
  private var isReading = true
  private var isPrompting = false
  private var placeholder = PlaceholderDelay()
  /// The response that waits for work in progress.
  private var held: [CleanText]?
  private let copy: (String) -> Void
  private let edit: ((_ path: String, _ line: Int) -> String?)?

  /// Creates a front end, which writes nothing before `run()`.
  ///
  /// The parameters are those of ``TerminalApp``. What `copy` keeps is printed when the app ends.
  public init(
    source: any SceneSource, settings: TerminalSettings, sources: SourceFiles? = nil,
    copy: @escaping (String) -> Void = { _ in },
    edit: ((_ path: String, _ line: Int) -> String?)? = nil
  ) {
    frontEnd = LinearFrontEnd(source: source, sources: sources)
    self.settings = settings
    (self.copy, self.edit) = (copy, edit)
    frontEnd.carryOut = { [weak self] in self?.carryOut($0) ?? [] }
    frontEnd.onChange { [redraw = events.redraw] in redraw.post() }
  }

  /// Runs the app until the user quits, the input ends or a signal arrives.
  ///
  /// Without a terminal, the method returns immediately with a hangup.
  public func run() async -> Ending {
    guard let echo = Echo(), events.beginReadingLines() else { return .hangup }
    let ending = respondInTime([], echo) ? await events.run { handle($0, echo) } : nil
    echo.show()
    events.end()
    if isPrompting { write("\n") }
    return ending ?? .hangup
  }

  private func handle(_ event: TerminalEvent, _ echo: Echo) -> Ending? {
    switch event {
    case .line(let line):
      // The line is about what has been read, so that is completed first.
      if held != nil, !respond([], echo) { return .hangup }
      isPrompting = false
      let response = frontEnd.handle(line)
      if frontEnd.isOver { return .quit }
      guard isReading else { return .hangup }
      return respondInTime(response, echo) ? nil : .hangup
    case .redraw, .frameIsDue: return respondInTime([], echo) ? nil : .hangup
    case .endOfInput: return .quit
    case .terminated(let signal): return .signal(signal)
    case .stopRequested:
      echo.show()
      events.stop(isForGroup: false)
    case .continued, .stopIsOver: resume(echo)
    case .sizeChanged, .inputs: break
    }
    return nil
  }

  /// Responds now or, while work is in progress, after a delay, so that a brief placeholder isn't read.
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

  private func carryOut(_ request: FrontEnd.TerminalRequest) -> [CleanText] {
    switch request {
    case .copy(let text):
      copy(text)
      return [CleanText("\(text) is printed when the app ends")]
    case .edit(let path, let line):
      guard let edit else { return [CleanText("Set VISUAL or EDITOR to open \(path)")] }
      events.end()
      let problem = edit(path, line)
      isReading = events.beginReadingLines()
      return problem.map { [CleanText($0)] } ?? []
    case .none, .quit, .suspend, .redraw: return []
    }
  }

  private func resume(_ echo: Echo) {
    guard events.isStopped else { return }
    guard TerminalDevice.isInForeground else { return events.stop(isForGroup: false) }
    events.resume()
    if frontEnd.isSecret { echo.hide() }
    write("\n" + frontEnd.prompt.text)
  }

  @discardableResult
  private func write(_ text: String) -> Bool {
    TerminalDevice.print(settings.written(text))
  }
}
