package import ScreenKit
package import Terminal

/// The part of the front end that is independent of a terminal: it turns input into intents and scenes into frames.
///
/// The terminal and the script player share it, so a key has the same effect in both.
@MainActor
package final class FrontEnd {
  /// The request of the front end to the terminal after an input.
  package enum TerminalRequest: Equatable {
    case none, quit, suspend
    /// The user asks for the whole frame, because another program wrote into the window.
    case redraw
    case copy(String)
    /// The user opens a line of a file in an editor.
    case edit(path: String, line: Int)
  }

  /// The app, read once per change.
  private let reader: SceneReader
  /// What the inspector has shown last, and its page.
  private var inspected: (inspector: Inspector, page: Page)?
  /// The source files of the app, if they are known.
  let sources: SourceFiles?
  var size: Size
  var state = FrontEndState()
  /// The visible part of each page in the last frame, which scrolling depends on.
  private(set) var viewports: [Page.ID: Viewport] = [:]
  /// The regions of the last frame that respond to the mouse.
  private(set) var hits: [Hit] = []
  /// The reason why the last input or intent was refused, or `nil`.
  private(set) var refusal: String?
  private var input: Input?
  private var hasRecordedWay = false
  /// The pages that were visible when closed pages were last discarded.
  var lastVisible: [Page.ID] = []

  package init(source: any SceneSource, size: Size, sources: SourceFiles? = nil) {
    reader = SceneReader(source)
    self.sources = sources
    self.size = size
  }

  /// The app.
  ///
  /// A direct request to it bypasses the front end; use `send(_:)`, `enterLink(_:)`, `undo(to:)` and `settle()`.
  var source: any SceneSource { reader.source }

  /// Makes the first change after each frame call `body`.
  ///
  /// The call comes before the change, on any thread.
  func onChange(_ body: @escaping @Sendable () -> Void) { reader.onChange = body }

  /// The name of the page that the app works on, or `nil`.
  ///
  /// Reading it observes the scene, so the end of the work is a change.
  var work: String? { source.isSettled ? nil : reader.scene.active.page.id.description }

  /// The app's scene with the overlays of the front end and, if there is room, the inspector beside it.
  var layout: WindowLayout {
    var layout = WindowLayout(scene: appScene.filtered(by: state), size: size)
    if state.isInspecting {
      let inspector = inspectorPage.filtered(by: state)
      if layout.inspectorPlace == .cover {
        layout.scene.modals.append(Layer(style: .cover, page: inspector))
      } else {
        layout.inspector = inspector
      }
    }
    if let overlay = state.overlay {
      let layer = overlay.layer(
        source, history: state.history, help: helpBelowOverlay(layout), width: layout.app.width)
      layout.scene.modals.append(layer)
    }
    // The overlay already shows the full refusal.
    if state.overlay != nil || layout.scene.toast == state.shownRefusal { layout.scene.toast = nil }
    return layout
  }

  private func helpBelowOverlay(_ layout: WindowLayout) -> [KeyTable.HelpGroup] {
    var state = state
    state.overlay = nil
    let page = layout.page(state)
    // Not the last frame, in which the overlay can cover the page.
    let viewport = Frame(layout, state: state).viewports[page.id]
    let situation = Situation(layout: layout, state: state, viewport: viewport)
    return KeyTable.help(in: situation, actions: layout.namedActions(state))
  }

  /// The scene of the app alone.
  var appScene: Scene { reader.scene }

  /// The page of the inspector, which several steps of a key read.
  var inspectorPage: Page {
    let inspector = Inspector(
      app: reader.inspector, ways: state.ways, places: state.places, treeBefore: state.treeBefore)
    if let inspected, inspected.inspector == inspector { return inspected.page }
    let page = inspector.makePage()
    inspected = (inspector, page)
    return page
  }

  var scene: Scene { layout.scene }

  /// Draws the current scene.
  package func frame() -> Frame {
    refresh()
    let frame = Frame(layout, state: state)
    viewports = frame.viewports
    hits = frame.hits
    for (page, viewport) in viewports {
      // A page reopens at the scroll position of its last frame.
      if viewport.top != state[page].top { state[page].top = viewport.top }
      if !viewport.texts.isEmpty { state[page].rows = viewport.texts }
    }
    return frame
  }

  /// Handles an input.
  package func handle(_ input: Input) -> TerminalRequest {
    // Drawing again changes nothing, so a message stays.
    if case .key(let key) = input, KeyTable.redraws(key) { return .redraw }
    clearRefusal()
    refresh()
    (self.input, hasRecordedWay) = (input, false)
    defer { self.input = nil }
    if WindowLayout.isTooSmall(size) { return handleUnseen(input) }
    switch input {
    case .paste(let text, let isCut):
      guard isEditing else { return decline("Nothing can be pasted here") }
      type(text)
      if isCut { refuse("Only the first 64 KiB were pasted") }
    case .text(let text): return handle(text)
    case .mouse(let mouse): return point(mouse)
    case .key(let key): return press(key)
    }
    return .none
  }

  /// Handles an input in a window that is too small for a frame: only commands that need none have an effect.
  private func handleUnseen(_ input: Input) -> TerminalRequest {
    let keys: [Key] =
      switch input {
      case .key(let key): [key]
      case .text(let text): text.map { .character($0) }
      case .paste, .mouse: []
      }
    let layout = layout
    let situation = Situation(layout: layout, state: state, viewport: nil)
    for key in keys {
      guard let command = KeyTable.command(for: key, in: situation), !command.needsFrame else { continue }
      let request = perform(command, key: key, page: layout.page(state))
      return source.isOver ? .quit : request
    }
    refusal = "The window is too small"
    return .none
  }

  /// Performs the command or the action of a key, or types its character.
  func press(_ key: Key) -> TerminalRequest {
    state.lastLetter = if case .character(let letter) = key.code, key.modifiers.isEmpty { letter } else { nil }
    let layout = layout
    let page = layout.page(state)
    let situation = Situation(layout: layout, state: state, viewport: viewports[page.id])
    if let command = KeyTable.command(for: key, in: situation) {
      let request = perform(command, key: key, page: page)
      recordWay("\(command)")
      return source.isOver ? .quit : request
    }
    if !situation.isEditing, case .character(let letter) = key.code, key.modifiers.isEmpty,
      let action = layout.actionKeys(state).action(for: letter)
    {
      activate(action)
      recordWay("activate")
      return source.isOver ? .quit : .none
    }
    guard situation.isEditing, case .character(let character) = key.code, key.modifiers.isSubset(of: .shift) else {
      recordWay("does nothing here")
      return decline(
        "“\(KeyTable.shownName(of: key))” does nothing here; \(situation.isEditing ? "f1" : "?") lists the keys")
    }
    type(String(character))
    recordWay("text")
    return .none
  }

  /// Handles characters that were typed at once: as one edit of the focused field, otherwise as keys.
  private func handle(_ text: String) -> TerminalRequest {
    var rest = text[...]
    while let character = rest.first {
      if isEditing {
        type(String(rest))
        return .none
      }
      rest.removeFirst()
      let request = handle(.key(.character(character)))
      if request != .none { return request }
    }
    return .none
  }

  /// Whether letters are text.
  private var isEditing: Bool {
    switch focus {
    case .field, .filter: true
    case .list, .action, nil: false
    }
  }

  /// Records what the front end did with an input, unless the app has handled it.
  private func recordWay(_ step: @autoclosure () -> String) {
    guard state.isInspecting, !hasRecordedWay else { return }
    _ = state.beginWay(of: input?.name ?? "", "FrontEnd: \(step())", hasReachedApp: false)
    state.treeBefore = nil
  }

  /// Says why an input has no effect.
  func decline(_ reason: String) -> TerminalRequest {
    state.toast = reason
    return .none
  }

  /// Shows the reason if the app or the overlay refuses the intent.
  @discardableResult
  func send(_ intent: SceneIntent) -> Reply {
    if let reply = answerOverlay(intent) { return recordRefusal(of: reply) }
    // Selecting a tab that is at its root does nothing in the app, so the front end scrolls to the top.
    if case .tab(let tab) = intent, appScene.isAtRoot(of: tab) { state[page.id] = PageState() }
    return present(ask(intent.words, isSecret: intent.isSecret) { $0.send(intent) })
  }

  /// Opens a link, which can be short.
  ///
  /// Shows the reason if it is refused.
  @discardableResult
  func enterLink(_ link: String) -> Reply {
    present(ask("open a link") { $0.enterShortLink(link) })
  }

  @discardableResult
  func undo(to number: Int) -> Reply {
    present(ask("undo to \(number)") { $0.undo(to: number) })
  }

  @discardableResult
  func undo() -> Reply { present(ask("undo") { $0.undo() }) }

  @discardableResult
  func redo() -> Reply { present(ask("redo") { $0.redo() }) }

  /// Waits until the app has no work pending.
  func settle() async {
    await source.settle()
    reader.forget()
  }

  /// Passes a request to the app, whose scene may then differ.
  ///
  /// While the inspector is visible, the way of the request is recorded, also what happens later because of it.
  func ask(_ words: String, isSecret: Bool = false, _ request: (any SceneSource) -> Reply) -> Reply {
    defer { reader.forget() }
    guard state.isInspecting else { return request(source) }
    let way = state.beginWay(of: isSecret ? "•" : input?.name ?? "script", words, hasReachedApp: true)
    state.treeBefore = source.tree
    hasRecordedWay = true
    let trace = Trace { [weak self] step in
      let place = step.line.flatMap { self?.sources?.place(of: $0) }
      self?.state.changeWay(way) { $0.add(step, at: place) }
    }
    let reply = trace.record { request(source) }
    state.changeWay(way) { $0.end(reply) }
    return reply
  }

  /// Shows the reason for a refusal, or reveals the result.
  func present(_ reply: Reply) -> Reply {
    state.shownRefusal = nil
    switch recordRefusal(of: reply) {
    case .refused(let reason): state.toast = reason
    case .done: uncover()
    }
    return reply
  }

  /// Closes the inspector if it covers the app, so that the app doesn't change unseen.
  func uncover() {
    if layout.inspectorPlace == .cover { state.isInspecting = false }
  }

  func clearRefusal() {
    state.toast = nil
    refusal = nil
  }

  /// Shows a message until the next input.
  func announce(_ message: String) { state.toast = message }

  /// Shows why an input had no effect.
  func refuse(_ reason: String) {
    refusal = reason
    state.toast = reason
  }

  private func recordRefusal(of reply: Reply) -> Reply {
    if case .refused(let reason) = reply { refusal = reason }
    return reply
  }
}

extension FrontEnd {
  /// The page that receives the keys.
  var page: Page { layout.page(state) }

  /// The visible part of that page in the last frame.
  var viewport: Viewport? { viewports[page.id] }

  var focus: Control? {
    let page = page
    return state[page.id].focus(in: page.screen)
  }

  /// Moves the focus to a control of the current page and scrolls to it.
  func focus(on control: Control) {
    state[page.id].focus(on: control)
  }

  func focus(on control: Control, of page: Page.ID) {
    state.chosenPage = page
    state[page].focus(on: control)
  }
}

extension Scene {
  fileprivate func isAtRoot(of tab: String) -> Bool {
    modals.isEmpty && root.depth == 0 && root.tabs?.selected == tab
  }
}
