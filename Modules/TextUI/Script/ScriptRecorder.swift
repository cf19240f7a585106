public import ScreenKit

/// Stands between an app and its front end, and writes what a person does as a script that does it again.
///
/// Successive edits of one field become one line, and a `wait` stands where work came to its end before the person went
/// on. A secret is never written: its line names an environment variable, one for each different secret. What was refused is written with
/// `expect refused`; a refused link, which may hold anything, only as a comment. All of it belongs to the main actor.
///
///     let recorder = ScriptRecorder(of: app) { file.write($0) }
///     await TerminalApp(source: recorder, settings: settings).run()
///     recorder.end()
@MainActor
public final class ScriptRecorder: SceneSource {
  /// The first line of every recording, by which one can be told from other files.
  public static let header = "# A recording of Waymark; “demo play FILE” does all of it again."
  /// What playing it needs, in the lines below the first.
  static let needs = [
    "# Play it with --fresh: it begins where nothing has been kept.",
    "# No password is in it: the variable of a line with “env:” must hold it, as in",
    "# \(ScriptCommand.secretVariable)=… demo --fresh play FILE",
  ]

  private let source: any SceneSource
  private let output: (String) -> Void
  /// Typing that goes on: its line is written when something else happens.
  private var typing: (page: Page.ID, field: String, command: ScriptCommand)?
  private var secrets = TypedSecrets()
  /// What was visible when work was seen to be pending; nil when none was.
  private var sceneAtWork: Scene?

  /// Begins a recording; `output` gets a line at a time, without its line break.
  ///
  /// - Parameters:
  ///   - source: The app.
  ///   - link: Where a player has to go first; nil when the app begins where it always does.
  ///   - output: Writes a line.
  public init(of source: any SceneSource, startingAt link: String? = nil, output: @escaping (String) -> Void) {
    self.source = source
    self.output = output
    for line in [Self.header] + Self.needs { output(line) }
    if let link { write(.open(link)) }
    noteWork()
  }

  /// Writes what is not written yet; call it when the front end has ended.
  public func end() {
    noteTime()
    finishTyping()
  }

  // MARK: What a person does

  /// Writes an intent and hands it on.
  @discardableResult
  public func send(_ intent: SceneIntent) -> Reply {
    noteTime()
    defer { noteWork() }
    let command = ScriptCommand(intent, in: source.scene.active)
    if let (page, field) = intent.typing, let command { return type(command, intent, page, field) }
    return write(command) { source.send(intent) }
  }

  /// Opens a link and writes it, unless it is refused.
  @discardableResult
  public func open(link text: String) -> Reply {
    noteTime()
    finishTyping()
    defer { noteWork() }
    let reply = source.open(link: text)
    switch reply {
    case .done: write(.open(text))
    case .refused(let reason): output("# a link was refused: \(quoted(reason))")
    }
    return reply
  }

  /// Writes that a step was gone back to, and does it.
  @discardableResult
  public func undo(to number: Int) -> Reply {
    noteTime()
    defer { noteWork() }
    return write(.undo(number)) { source.undo(to: number) }
  }

  /// Writes that work was waited for, if there was any, and waits.
  public func settle() async {
    noteTime()
    if !source.isSettled { write(.wait) }
    await source.settle()
    noteWork()
  }

  // MARK: Writing

  /// The line is written first, so that it is there if the app doesn't survive it.
  private func write(_ command: ScriptCommand?, _ action: () -> Reply) -> Reply {
    finishTyping()
    if let command { write(command) } else { output("# a step that no line of a script can say") }
    let reply = action()
    if command != nil, case .refused = reply { write(.expect(.refused(""))) }
    return reply
  }

  private func type(_ command: ScriptCommand, _ intent: SceneIntent, _ page: Page.ID, _ field: String) -> Reply {
    if let typing, typing.page != page || typing.field != field { finishTyping() }
    let length = source.scene.active.secretLength(of: field, on: page)
    let reply = source.send(intent)
    guard reply == .done else { return write(command) { reply } }
    typing = (page, field, command)
    if case .editSecret(_, _, let edit) = intent { secrets.note(edit, of: field, on: page, length: length ?? 0) }
    // A secret that was deleted is typed as nothing, whatever the variable holds.
    if case .typeSecret(let name, _) = command, source.scene.active.secretLength(of: field, on: page) == 0 {
      typing?.command = .type(field: name, text: "")
    }
    return reply
  }

  private func finishTyping() {
    guard let (page, field, command) = typing else { return }
    typing = nil
    if case .typeSecret(let name, _) = command {
      output(ScriptCommand.typeSecret(field: name, variable: secrets.variable(for: field, on: page)).description)
    } else {
      output(command.description)
    }
  }

  private func write(_ command: ScriptCommand) {
    finishTyping()
    output(command.description)
  }

  // MARK: Time

  /// In a script nothing comes to its end but by `wait`; so one is written for what has ended by itself.
  private func noteTime() {
    guard let sceneAtWork, source.isSettled || source.scene != sceneAtWork else { return }
    write(.wait)
    noteWork()
  }

  private func noteWork() {
    sceneAtWork = source.isSettled ? nil : source.scene
    secrets.forgetPages(except: source.openPages)
  }

  // MARK: The app as it is

  /// What is visible now.
  public var scene: Scene { source.scene }
  /// Every page that is open, visible or not.
  public var openPages: Set<Page.ID> { source.openPages }
  /// Whether the app has been left and may end.
  public var isOver: Bool { source.isOver }
  /// Whether no work is pending.
  public var isSettled: Bool { source.isSettled }
  /// The visible place as a link.
  public var link: String { source.link }
  /// The links of all places there are.
  public var places: [String] { source.places }
  /// All that is open as a tree.
  public var tree: String { source.tree }
  /// The latest steps of the recorded app, passed on unchanged.
  public var events: [SceneEvent] { source.events }
}

extension SceneIntent {
  /// The page and the field that were typed into.
  fileprivate var typing: (page: Page.ID, field: String)? {
    switch self {
    case .edit(let page, let field, _), .editSecret(let page, let field, _): (page, field)
    default: nil
    }
  }
}

extension Layer {
  /// How many characters a secret field of a visible page holds; nil when there is no such field.
  fileprivate func secretLength(of field: String, on page: Page.ID) -> Int? {
    guard let page = pages.first(where: { $0.id == page }),
      case .secret(let length, _) = page.screen.fields.first(where: { $0.id == field })?.content
    else { return nil }
    return length
  }
}
