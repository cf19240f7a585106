public import ScreenKit
public import Terminal

/// A full-screen front end for a terminal.
///
/// It draws only after changes, and no timer runs while it waits. Every exit restores the terminal, even a crash. All
/// members belong to the main actor.
///
///     let ending = await TerminalApp(source: app, settings: settings).run()
///     ending.endProcess()
@MainActor
public final class TerminalApp {
  private let settings: TerminalSettings
  private let frontEnd: FrontEnd
  private var encoder: Encoder
  private let events = TerminalEvents()
  private let copy: (String) -> Void
  private let edit: ((_ path: String, _ line: Int) -> String?)?
  private var pacing = FramePacing()

  /// Creates a front end, which draws nothing before `run()`.
  ///
  /// - Parameters:
  ///   - source: The app.
  ///   - settings: What the user has chosen, and what the terminal can do.
  ///   - sources: The source files of the app, which the inspector names and an editor opens.
  ///   - isInspecting: Whether the inspector is open at the start, if there is room beside the app.
  ///   - copy: Keeps a text that the user copies.
  ///   - edit: Opens a file at a line in an editor, which has the terminal until it ends, and returns the problem, or `nil`. The
  ///     parameter is `nil` if the user has chosen no editor.
  public init(
    source: any SceneSource, settings: TerminalSettings, sources: SourceFiles? = nil, isInspecting: Bool = false,
    copy: @escaping (String) -> Void = { _ in },
    edit: ((_ path: String, _ line: Int) -> String?)? = nil
  ) {
    self.settings = settings
    (self.copy, self.edit) = (copy, edit)
    frontEnd = FrontEnd(
      source: source, size: settings.size(window: TerminalDevice.windowSize), sources: sources)
    frontEnd.state.panels.inspector.isOpen =
      isInspecting && WindowLayout.inspectorPlace(in: frontEnd.size) == .beside
    encoder = Encoder(hasColor: settings.hasColor)
    // The app changes after the call, so the closure only requests another frame.
    frontEnd.onChange { [redraw = events.redraw] in redraw.post() }
  }

  /// Runs the app until the user quits or a signal arrives, then restores the terminal.
  ///
  /// Without a terminal, the method returns immediately with a hangup.
  public func run() async -> Ending {
    guard let terminal = TerminalDevice(hasMouse: settings.hasMouse, hasClearKeys: settings.hasClearKeys),
      events.beginReadingKeys(escapeDelay: settings.escapeDelay)
    else { return .hangup }
    terminal.enter()
    let ending = drawInTime(on: terminal) ? await events.run { handle($0, terminal) } : nil
    terminal.leave()
    events.end()
    return ending ?? .hangup
  }

  /// Returns how the app ends, or `nil` if it goes on.
  private func handle(_ event: TerminalEvent, _ terminal: TerminalDevice) -> Ending? {
    var isTerminalThere = true
    switch event {
    case .inputs(let inputs):
      if let ending = handle(inputs, terminal) { return ending }
      isTerminalThere = drawInTime(on: terminal)
    case .redraw:
      // The frame after an input may already include the change.
      if events.redraw.isDue { isTerminalThere = drawInTime(on: terminal) }
    case .frameIsDue: isTerminalThere = drawInTime(on: terminal, isChanged: false)
    case .endOfInput: isTerminalThere = false
    case .stopIsOver: if events.isStopped { resume(terminal) }
    case .continued: resume(terminal)
    case .stopRequested: suspend(terminal, isForGroup: false)
    case .sizeChanged: resize()
    case .terminated(let signal): return .signal(signal)
    case .line: break
    }
    return isTerminalThere ? nil : .hangup
  }

  private func handle(_ inputs: [Input], _ terminal: TerminalDevice) -> Ending? {
    for input in inputs {
      if let signal = events.terminatingSignal { return .signal(signal) }
      switch frontEnd.handle(input) {
      case .none: break
      case .quit: return .quit
      case .suspend: suspend(terminal, isForGroup: true)
      case .redraw: encoder.forget()
      case .edit(let path, let line):
        if let ending = edit(path, line: line, terminal) { return ending }
      case .copy(let text):
        copy(text)
        frontEnd.state.messages.show("\(text) is printed when the app ends")
      }
    }
    return nil
  }

  /// Returns `false` if the terminal is gone; `isChanged` is false if only a requested time has passed.
  private func drawInTime(on terminal: TerminalDevice, isChanged: Bool = true) -> Bool {
    let work = frontEnd.work
    switch isChanged ? pacing.change(at: .now, work: work) : pacing.timePassed(at: .now, work: work) {
    case .draw: return draw(on: terminal)
    case .wait(let delay): events.post(.frameIsDue, after: delay)
    case .share: break
    }
    // The end of the work must ask for a frame, although none has been drawn since it began.
    if work != nil { events.redraw.begin() }
    return true
  }

  /// Returns `false` if the terminal is gone.
  private func draw(on terminal: TerminalDevice) -> Bool {
    events.redraw.begin()
    guard !events.isStopped else { return true }
    let frame = frontEnd.frame()
    let grid = settings.isASCII ? frame.grid.inASCII() : frame.grid
    let bytes = encoder.encode(grid, caret: frame.caret, focus: frame.focus)
    return bytes.isEmpty || terminal.write(bytes)
  }

  private func resize() {
    frontEnd.size = settings.size(window: TerminalDevice.windowSize)
    encoder.forget()
    events.redraw.post()
  }

  /// Returns how the app ends if it can't read keys after the editor.
  private func edit(_ path: String, line: Int, _ terminal: TerminalDevice) -> Ending? {
    guard let edit else {
      frontEnd.state.messages.refuse("Set VISUAL or EDITOR to open \(path)")
      return nil
    }
    terminal.leave()
    events.end()
    let problem = edit(path, line)
    guard events.beginReadingKeys(escapeDelay: settings.escapeDelay) else { return .hangup }
    terminal.enter()
    resize()
    if let problem { frontEnd.state.messages.refuse(problem) }
    return nil
  }

  private func suspend(_ terminal: TerminalDevice, isForGroup: Bool) {
    terminal.leave()
    events.stop(isForGroup: isForGroup)
  }

  /// In the background, the program stops again.
  private func resume(_ terminal: TerminalDevice) {
    guard TerminalDevice.isInForeground else { return suspend(terminal, isForGroup: false) }
    events.resume()
    terminal.enter()
    resize()
  }
}
