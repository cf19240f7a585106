package import ScreenKit

/// The front end without a terminal: it turns input into intents and scenes into frames.
///
/// The terminal and the script player both drive one of these, so a key means the same in both.
@MainActor
package final class FrontEnd {
  /// What the terminal has to do itself after an input.
  package enum Effect: Equatable {
    case none, quit, suspend
  }

  let source: any SceneSource
  var size: Size
  var state = FrontEndState()
  /// What was in view in the last frame; keys that scroll need to know.
  private(set) var viewport: Viewport?
  /// Why the last input or intent was refused; nil when it was not.
  private(set) var refusal: String?

  package init(source: any SceneSource, size: Size) {
    self.source = source
    self.size = size
  }

  /// The app's scene with the front end's own layer on top.
  var scene: Scene {
    var scene = source.scene
    if let overlay = state.overlay {
      scene.modals.append(overlay.layer)
      // The layer tells a refusal itself, and in full.
      scene.toast = nil
    }
    return scene
  }

  /// Draws the scene as it is now.
  package func frame() -> Frame {
    let scene = scene
    let frame = Frame(scene, size: size, state: state)
    viewport = frame.viewport
    // Where the page was scrolled to is where it is found again.
    if let top = frame.viewport?.top, top != state[scene.active.page.id].top { state[scene.active.page.id].top = top }
    return frame
  }

  /// Takes one input.
  package func take(_ input: Input) -> Effect {
    state.toast = nil
    refusal = nil
    switch input {
    case .paste(let text, let isCut):
      type(text)
      if isCut { refuse("Only the first 64 KiB were pasted") }
    case .key(let key):
      let situation = Situation(scene: scene, state: state)
      if let command = KeyTable.command(for: key, in: situation) {
        let effect = perform(command, key: key)
        return source.isOver ? .quit : effect
      }
      if case .character(let character) = key.code, key.modifiers.isSubset(of: .shift) { type(String(character)) }
    }
    return .none
  }

  /// Sends an intent to the app, or to the front end's own layer; what is refused is shown.
  @discardableResult
  func send(_ intent: SceneIntent) -> Reply {
    if let reply = answerOverlay(intent) { return noted(reply) }
    // The app has nothing left to do for a tab that is at its root already; the front end scrolls up.
    if case .tab(let tab) = intent, source.scene.isAtRoot(of: tab) { state[page.id] = PageState() }
    let reply = noted(source.send(intent))
    if case .refused(let reason) = reply { state.toast = reason }
    return reply
  }

  /// Opens a link; what is refused is shown.
  @discardableResult
  func open(link: String) -> Reply {
    let reply = noted(source.open(link: link))
    if case .refused(let reason) = reply { state.toast = reason }
    return reply
  }

  /// Forgets what the last input was answered, before the next.
  func beginTurn() {
    state.toast = nil
    refusal = nil
  }

  /// Says why nothing happened.
  func refuse(_ reason: String) {
    refusal = reason
    state.toast = reason
  }

  private func noted(_ reply: Reply) -> Reply {
    if case .refused(let reason) = reply { refusal = reason }
    return reply
  }
}

extension FrontEnd {
  /// The page that takes input.
  var page: Page { scene.active.page }

  /// The control with the focus.
  var focus: Control? { state[page.id].focus(in: page.screen) }

  /// Gives the focus to a control and brings it into view.
  func focus(on control: Control) {
    state[page.id].focused = control
    state[page.id].follows = true
  }
}

extension Scene {
  /// Whether a tab is visible, with nothing over its root.
  fileprivate func isAtRoot(of tab: String) -> Bool {
    modals.isEmpty && root.depth == 0 && root.tabs?.selected == tab
  }
}
