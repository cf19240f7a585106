public import ScreenKit

/// A wrapper for an app that records the user's actions as a script.
///
/// Successive edits of a field become one line, and a `wait` marks where work ended before the next action. A line with
/// a secret names an environment variable instead, one for each different secret. A refused action is followed by
/// `expect refused`. A refused link, which may contain unsafe text, and a URL with a secret are recorded as comments
/// only. All members belong to the main actor.
///
///     let recorder = ScriptRecorder(of: app) { file.write($0) }
///     await TerminalApp(source: recorder, settings: settings).run()
///     recorder.end()
@MainActor
public final class ScriptRecorder: SceneWrapper {
  /// The first line of every recording, which identifies the file.
  public static let header = "# A recording of Waymark; “demo play FILE” does all of it again."
  /// The instructions for playing the recording, below the first line.
  static let needs = [
    "# Play it with --fresh: it begins where nothing has been kept.",
    "# No password is in it: the variable of a line with “env:” must hold it, as in",
    "# \(ScriptCommand.secretVariable)=… demo --fresh play FILE",
  ]

  /// The app.
  public let wrapped: any SceneSource
  private let output: (String) -> Void
  private let hide: (String) -> String
  /// The current edits of a field, which become a line with the next other action.
  private var typing: (page: Page.ID, field: String, command: ScriptCommand)?
  private var secrets = TypedSecrets()
  /// The scene when pending work was noticed, or `nil`.
  private var sceneAtWork: Scene?

  /// Starts a recording.
  ///
  /// - Parameters:
  ///   - source: The app, whose requests are recorded.
  ///   - link: The link to open first, or `nil` if the app begins at its usual place.
  ///   - hide: Returns a URL without its secret values.
  ///   - output: Receives each line, without its line break.
  public init(
    of source: any SceneSource, startingAt link: String? = nil, hiding hide: @escaping (String) -> String = { $0 },
    output: @escaping (String) -> Void
  ) {
    wrapped = source
    (self.hide, self.output) = (hide, output)
    for line in [Self.header] + Self.needs { output(line) }
    if let link { write(.open(link)) }
    noteWork()
  }

  /// Writes the pending lines; call it when the front end has ended.
  public func end() {
    recordWait()
    finishTyping()
  }

  // MARK: Actions

  /// Records a request and passes it to the app.
  @discardableResult
  public func respond(to request: SceneRequest) -> Reply {
    betweenWork {
      switch request {
      case .intent(let intent): record(intent)
      case .link(let text, _): record(text, request)
      case .undo: write(.undoLast) { wrapped.undo() }
      case .redo: write(.redo) { wrapped.redo() }
      case .restore(let number): write(.undo(number)) { wrapped.undo(to: number) }
      }
    }
  }

  private func record(_ intent: SceneIntent) -> Reply {
    let command = ScriptCommand(intent, in: wrapped.scene.active)
    if let (page, field) = intent.typing, let command { return type(command, intent, page, field) }
    return write(command) { wrapped.send(intent) }
  }

  private func record(_ text: String, _ request: SceneRequest) -> Reply {
    finishTyping()
    let reply = wrapped.respond(to: request)
    switch reply {
    case .done:
      let shown = hide(text)
      if shown == text { write(.open(text)) } else { output("# a link with a secret was opened: \(quoted(shown))") }
    case .refused(let reason): output("# a link was refused: \(quoted(reason))")
    }
    return reply
  }

  /// Records a wait if work is pending, and waits.
  public func settle() async {
    recordWait()
    if !wrapped.isSettled { write(.wait) }
    await wrapped.settle()
    noteWork()
  }

  // MARK: Writing

  /// Recording before the action keeps the line if the app crashes.
  private func write(_ command: ScriptCommand?, _ action: () -> Reply) -> Reply {
    finishTyping()
    if let command { write(command) } else { output("# a step that no line of a script can say") }
    let reply = action()
    if command != nil, case .refused = reply { write(.expect(.refused(""))) }
    return reply
  }

  private func type(_ command: ScriptCommand, _ intent: SceneIntent, _ page: Page.ID, _ field: String) -> Reply {
    if let typing, typing.page != page || typing.field != field { finishTyping() }
    let length = wrapped.scene.active.secretLength(of: field, on: page)
    let reply = wrapped.send(intent)
    guard reply == .done else { return write(command) { reply } }
    typing = (page, field, command)
    if case .editSecret(_, _, let edit) = intent { secrets.record(edit, of: field, on: page, length: length ?? 0) }
    // A deleted secret is recorded as empty text, whatever the variable contains.
    if case .typeSecret(let name, _) = command, wrapped.scene.active.secretLength(of: field, on: page) == 0 {
      typing?.command = .type(field: name, text: "")
    }
    return reply
  }

  private func finishTyping() {
    guard let (page, field, command) = typing else { return }
    typing = nil
    var written = command
    if case .typeSecret(let name, _) = command {
      written = .typeSecret(field: name, variable: secrets.variable(for: field, on: page))
    }
    output(written.description)
  }

  private func write(_ command: ScriptCommand) {
    finishTyping()
    output(command.description)
  }

  // MARK: Time

  /// Records a `wait` for work that has ended, because work in a script ends only there.
  private func recordWait() {
    guard let sceneAtWork, wrapped.isSettled || wrapped.scene != sceneAtWork else { return }
    write(.wait)
    noteWork()
  }

  /// Records a `wait` before the action if work has ended.
  private func betweenWork(_ action: () -> Reply) -> Reply {
    recordWait()
    defer { noteWork() }
    return action()
  }

  private func noteWork() {
    sceneAtWork = wrapped.isSettled ? nil : wrapped.scene
    secrets.forgetPages(except: wrapped.openPages)
  }
}

extension SceneIntent {
  fileprivate var typing: (page: Page.ID, field: String)? {
    switch self {
    case .edit(let page, let field, _), .editSecret(let page, let field, _): (page, field)
    default: nil
    }
  }
}

extension Layer {
  fileprivate func secretLength(of field: String, on page: Page.ID) -> Int? {
    guard let page = pages.first(where: { $0.id == page }),
      case .secret(let length, _) = page.screen.field(field)?.content
    else { return nil }
    return length
  }
}
