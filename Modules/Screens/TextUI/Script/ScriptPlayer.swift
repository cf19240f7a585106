public import ScreenKit
public import Terminal

/// A player that performs scripts on an app and writes the result.
///
/// Time passes only during `wait`: no task of the app runs between two other commands, so a script always has the same
/// output. `tap`, `type` and `select` look only at the topmost layer. All members belong to the main actor.
@MainActor
public final class ScriptPlayer {
  /// The frames to write.
  public enum Printing: Sendable {
    /// A frame after each command that isn't an expectation.
    case everyFrame
    /// The changes as text after each of these commands, and the whole page after `screen`.
    case everyFrameInLines
    /// A frame as a line of JSON after each of these commands; `PrintableText(json:isASCII:)` makes it safe to print.
    case everyFrameAsJSON
    /// Only the frames that the script requests with `screen`.
    case onRequest
  }

  private static let rowsAtOnce = 10

  let frontEnd: FrontEnd
  private let printing: Printing
  private let narrates: Bool
  private let isASCII: Bool
  let environment: [String: String]
  private let copy: (String) -> Void
  private let output: (String) -> Void
  private var pending: (line: Script.Line, reason: String)?
  private var lastWritten: (id: Page.ID, lines: [CleanText])?
  private var lastInspector: [CleanText] = []
  var scriptName: String
  /// Whether a command has quit the app.
  public private(set) var isOver = false

  /// Creates a player.
  ///
  /// The closure `output` receives text of one or more lines, without the last line break. `environment` contains the
  /// variables that `type-secret` names. `name` is that of a script that comes line by line, for errors. `copy` keeps a text that
  /// the user copies.
  public init(
    source: any SceneSource, name: String = "", size: Size = .standard, printing: Printing = .onRequest,
    narrates: Bool = false, isASCII: Bool = false, environment: [String: String] = [:], sources: SourceFiles? = nil,
    copy: @escaping (String) -> Void = { _ in }, output: @escaping (String) -> Void
  ) {
    frontEnd = FrontEnd(source: source, size: size, sources: sources)
    self.copy = copy
    scriptName = name
    self.printing = printing
    self.narrates = narrates
    self.isASCII = isASCII
    self.environment = environment
    self.output = output
  }

  /// The current frame.
  public var frame: PlainFrame { PlainFrame(frontEnd.frame(), isASCII: isASCII) }

  /// Plays a script to its end, or until a command quits the app.
  ///
  /// Throws a `ScriptError` for a failed command, an unmet expectation, and a refusal that the next
  /// command doesn't expect.
  public func play(_ script: Script) async throws(ScriptError) {
    scriptName = script.name
    pending = nil
    for line in script.lines {
      try await play(line)
      if isOver { return }
    }
    try finish()
  }

  /// Plays the next line of a script that comes line by line; throws like `play(_:)` of a whole script.
  public func play(_ line: Script.Line) async throws(ScriptError) {
    switch line.content {
    case .narration(let text): narrate(text)
    case .command(.expect(let expectation)): try check(expectation, line)
    case .command(let command):
      try failIfRefused()
      let request = try await perform(command, line)
      carryOut(request)
      if let reason = frontEnd.state.messages.refusal { pending = (line, reason) }
      show(command, line)
      isOver = request == .quit || frontEnd.source.isOver
    }
  }

  /// Writes narration, wrapped to the width of a frame unless the output consists of lines, which terminals wrap.
  private func narrate(_ text: String) {
    guard narrates, printing != .everyFrameAsJSON else { return }
    let text = CleanText(isASCII ? text.inASCII() : text)
    let lines = printing == .everyFrameInLines ? [text] : text.wrapped(to: frontEnd.size.columns - 3)
    write("\n## " + lines.map(\.text).joined(separator: "\n   "))
  }

  /// Carries out what a key asks of the terminal, as far as a script can.
  private func carryOut(_ request: FrontEnd.TerminalRequest) {
    switch request {
    case .copy(let text):
      copy(text)
      frontEnd.state.messages.show("Copied \(text)")
    case .edit(let path, let line):
      let root = frontEnd.sources.map { $0.root.count + 1 } ?? 0
      frontEnd.state.messages.show("In a terminal, an editor opens \(path.dropFirst(root)):\(line)")
    case .none, .quit, .suspend, .redraw: break
    }
  }

  /// Ends a script that came line by line; throws if its last command was refused.
  public func finish() throws(ScriptError) { try failIfRefused() }

  func failure(_ message: String, _ line: Script.Line) -> ScriptError {
    let screen = printing == .everyFrameInLines ? LinearFrame(scene).lines : frame.lines
    return ScriptError(name: scriptName, line: line.number, message: message, screen: screen)
  }

  private func check(_ expectation: Expectation, _ line: Script.Line) throws(ScriptError) {
    if case .refused(let part) = expectation {
      guard let refused = pending else { throw failure("expected a refusal, but nothing was refused", line) }
      pending = nil
      guard part.isEmpty || refused.reason.contains(part) else {
        throw failure("expected a refusal with “\(part)”, found “\(refused.reason)”", line)
      }
    } else {
      try failIfRefused()
      if let message = mismatch(expectation) { throw failure(message, line) }
    }
  }

  private func failIfRefused() throws(ScriptError) {
    guard let refused = pending else { return }
    pending = nil
    throw failure("refused: \(refused.reason)", refused.line)
  }

  private func show(_ command: ScriptCommand, _ line: Script.Line) {
    switch (command, printing) {
    case (_, .everyFrameAsJSON): output(JSONFrame(frontEnd).description)
    case (.screen, .onRequest): write(frame.description)
    case (.state, .onRequest): write(frontEnd.source.tree)
    case (_, .onRequest): break
    case (.state, .everyFrame), (.state, .everyFrameInLines): write("> \(line.text)\n\(frontEnd.source.tree)")
    case (.type(let field, _), _) where isSecret(field): write("> type \"\(field)\" \"•••\"" + output(after: command))
    case (_, .everyFrame), (_, .everyFrameInLines): write("> \(line.text)" + output(after: command))
    }
  }

  /// Returns the output after a command: the frame, or the changes since the last command.
  private func output(after command: ScriptCommand) -> String {
    guard printing == .everyFrameInLines else { return "\n\(frame)" }
    if command == .screen { lastWritten = nil }
    let rows = command == .screen ? Int.max : Self.rowsAtOnce
    let page = LinearPage(frontEnd.scene, frontEnd.state.pages, shownRows: rows, takesCommands: false)
    let inspector =
      frontEnd.layout.inspector == nil ? [] : frontEnd.state.panels.inspector.lines(undo: "undo ", edit: nil)
    defer { (lastWritten, lastInspector) = ((page.id, page.lines), inspector) }
    let message = LinearPage.lines(of: frontEnd.tellToast())
    let lines = page.lines(since: lastWritten) + message + inspector.new(since: lastInspector)
    return lines.map { "\n" + $0.text }.joined()
  }

  private var scene: Scene {
    var scene = frontEnd.scene
    scene.toast = frontEnd.state.messages.toast ?? scene.toast
    return scene
  }

  private func write(_ text: String) { output(isASCII ? text.inASCII() : text) }
}
