package import ScreenKit
package import Terminal

/// The terminal-independent part of the front end, which reads the app and carries out what `FrontEndState` asks for.
///
/// The terminal and the script player share it, so a key has the same effect in both.
@MainActor
package final class FrontEnd {
  /// What only a terminal can do after an input.
  package enum TerminalRequest: Equatable {
    case none, quit, suspend
    /// The whole frame, because another program wrote into the window.
    case redraw
    case copy(String)
    case edit(path: String, line: Int)
  }

  /// The app; a request sent to it directly bypasses the front end.
  let source: any SceneSource
  private let appScene: Observed<Scene>
  private let inspected: Observed<AppReading.Inspected>
  let sources: SourceFiles?
  var size: Size
  var state = FrontEndState()
  /// The last frame, which an input refers to.
  private var last: Frame
  /// The name of the current input, for the inspector.
  var input = "script"
  /// Called after each step while the inspector is open, because a step of work can follow the last frame.
  private var onStep: () -> Void = {}

  package init(source: any SceneSource, size: Size, sources: SourceFiles? = nil) {
    self.source = source
    appScene = Observed { source.scene }
    inspected = Observed { AppReading.Inspected(source) }
    self.sources = sources
    self.size = size
    last = Frame(size: size)
  }

  /// Calls `body` before the first change of the app after each frame, on any thread, and after each step that the inspector shows.
  func onChange(_ body: @escaping @Sendable () -> Void) {
    appScene.onChange = body
    inspected.onChange = body
    onStep = body
  }

  /// The name of the active page while work is in progress, otherwise `nil`.
  ///
  /// Reading it observes the scene, so the end of the work is a change.
  var work: String? { source.isSettled ? nil : appScene.value.active.page.id.description }

  package func frame() -> Frame {
    let app = read()
    last = state.view(app, size: size)
    state.keep(last.viewports)
    return last
  }

  package func handle(_ input: Input) -> TerminalRequest {
    // Drawing again changes nothing, so a message stays.
    if case .key(let key) = input, KeyTable.redraws(key) { return .redraw }
    guard case .text(let text) = input, !WindowLayout.isTooSmall(size) else { return update(input) }
    // Characters that were typed at once are one edit of the focused field, otherwise keys.
    var rest = text[...]
    while let character = rest.first {
      if situation.isEditing { return update(.text(String(rest))) }
      rest.removeFirst()
      let request = update(.key(.character(character)))
      if request != .none { return request }
    }
    return .none
  }

  private func update(_ input: Input) -> TerminalRequest {
    self.input = input.name
    defer { self.input = "script" }
    let app = read()
    return carryOut(state.update(input, app, size: size, last: last))
  }

  func send(_ intent: SceneIntent) { _ = carryOut(state.send(intent)) }

  func enterLink(_ link: String) {
    do throws(ShortLinkError) { ask(try source.shortLink(link)) } catch { state.messages.refuse(error.description) }
  }

  /// Sends a request to the app, and shows the reason if it is refused.
  func ask(_ request: SceneRequest) { _ = carryOut([.app(request)]) }

  private func carryOut(_ requests: [Request]) -> TerminalRequest {
    var result = TerminalRequest.none
    for request in requests {
      switch request {
      case .app(let request, let purpose): state.receive(reply(to: request), to: request, for: purpose, size: size)
      case .copyLink: result = .copy(source.link)
      case .edit(let place): result = edit(place)
      case .suspend: result = .suspend
      case .redraw: result = .redraw
      }
    }
    return source.isOver ? .quit : result
  }

  private func edit(_ place: SourcePlace?) -> TerminalRequest {
    do throws(NoSourceFile) {
      return try request(toEdit: place)
    } catch {
      state.messages.show(error.description)
      return .none
    }
  }

  /// Returns the request to edit a place or, without one, the file that the app names.
  func request(toEdit place: SourcePlace?) throws(NoSourceFile) -> TerminalRequest {
    try SourceFiles.edit(place ?? source.sourceFile.map { SourcePlace(path: $0, line: 1) }, in: sources)
  }

  /// Records the way of the request, including its later effects.
  func reply(to request: SceneRequest) -> Reply {
    defer { forget() }
    let way = state.panels.inspector.beginWay(
      of: request.isSecret ? "•" : input, request.words, treeBefore: source.tree)
    // A new way is read from its beginning, unless the user is in the inspector.
    if state.panels.inspector.isOpen, state.chosenPage != Inspector.page { state[Inspector.page] = PageState() }
    let trace = Trace { [weak self] step in
      let place = step.line.flatMap { self?.sources?.place(of: $0) }
      self?.state.panels.inspector.changeWay(way) { $0.add(step, at: place) }
      if self?.state.panels.inspector.isOpen == true { self?.onStep() }
    }
    state.messages.forgetTold()
    let reply = trace.record { source.respond(to: request) }
    state.panels.inspector.changeWay(way) { $0.end(reply) }
    return reply
  }

  func settle() async {
    await source.settle()
    forget()
  }

  private func forget() {
    appScene.forget()
    inspected.forget()
  }

  /// Reads the app, and updates the state.
  private func read() -> AppReading {
    var app = AppReading(scene: appScene.value)
    if state.panels.inspector.isOpen { app.inspected = inspected.value }
    if state.panels.overlay == .linkBar { (app.places, app.openablePlaces) = (source.places, source.openablePlaces) }
    if state.see(app) { state.forgetPages(except: source.openPages) }
    return app
  }
}

extension FrontEnd {
  var layout: WindowLayout {
    let app = read()
    return state.layout(app, size)
  }
  var scene: Scene { layout.scene }
  /// Returns the message to tell in lines or JSON, unless it has been told since the last request.
  func tellToast() -> String? {
    let toast = scene.toast
    return state.messages.tellOnce(toast)
  }
  var inspector: Inspector {
    _ = read()
    return state.panels.inspector
  }
  var situation: Situation {
    let layout = layout
    return Situation(layout, state, viewports: last.viewports)
  }
  var page: Page { situation.page }
  var focus: Control? { situation.control }
}
