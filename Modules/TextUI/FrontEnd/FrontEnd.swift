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
  /// What was in view of each page in the last frame; keys that scroll need to know.
  private(set) var viewports: [Page.ID: Viewport] = [:]
  /// What could be pointed at in the last frame.
  private(set) var hits: [Hit] = []
  /// Why the last input or intent was refused; nil when it was not.
  private(set) var refusal: String?
  /// The pages that were in sight when the state was last cleared of those that have gone.
  var lastVisible: [Page.ID] = []

  package init(source: any SceneSource, size: Size) {
    self.source = source
    self.size = size
  }

  /// The app's scene with the front end's own layers on top, and the inspector beside it where there is room.
  var layout: WindowLayout { layout(of: source.scene) }

  private func layout(of scene: Scene) -> WindowLayout {
    var layout = WindowLayout(scene: scene.filtered(by: state), size: size)
    if state.isInspecting {
      let inspector = Inspector.page(of: source).filtered(by: state)
      if size.columns >= WindowLayout.widthForInspector {
        layout.inspector = inspector
      } else {
        layout.scene.modals.append(Layer(style: .cover, page: inspector))
      }
    }
    if let overlay = state.overlay { layout.scene.modals.append(overlay.layer(places: source.places)) }
    // The layer tells a refusal itself, and in full.
    if state.overlay != nil || layout.scene.toast == state.toldRefusal { layout.scene.toast = nil }
    return layout
  }

  /// The scene as it is drawn.
  var scene: Scene { layout.scene }

  /// Draws the scene as it is now.
  package func frame() -> Frame {
    let scene = source.scene
    refresh(scene)
    let frame = Frame(layout(of: scene), state: state)
    viewports = frame.viewports
    hits = frame.hits
    // Where a page was scrolled to is where it is found again.
    for (page, viewport) in viewports where viewport.top != state[page].top { state[page].top = viewport.top }
    return frame
  }

  /// Takes one input.
  package func take(_ input: Input) -> Effect {
    beginTurn()
    let scene = source.scene
    refresh(scene)
    switch input {
    case .paste(let text, let isCut):
      type(text)
      if isCut { refuse("Only the first 64 KiB were pasted") }
    case .mouse(let mouse):
      point(mouse)
      return source.isOver ? .quit : .none
    case .key(let key):
      let layout = layout(of: scene)
      let situation = Situation(layout: layout, state: state)
      if let command = KeyTable.command(for: key, in: situation) {
        let effect = perform(command, key: key, page: layout.page(state))
        return source.isOver ? .quit : effect
      }
      if case .character(let character) = key.code, key.modifiers.isSubset(of: .shift) { type(String(character)) }
    }
    return .none
  }

  /// Sends an intent to the app, or to a page of the front end's own; what is refused is shown.
  @discardableResult
  func send(_ intent: SceneIntent) -> Reply {
    if let reply = answerOverlay(intent) { return noted(reply) }
    // The app has nothing left to do for a tab that is at its root already; the front end scrolls up.
    if case .tab(let tab) = intent, source.scene.isAtRoot(of: tab) { state[page.id] = PageState() }
    return told(source.send(intent))
  }

  /// Opens a link; what is refused is shown.
  @discardableResult
  func open(link: String) -> Reply {
    told(source.open(link: link))
  }

  /// Shows why the app refused something; what it has done is in sight.
  func told(_ reply: Reply) -> Reply {
    state.toldRefusal = nil
    switch noted(reply) {
    case .refused(let reason): state.toast = reason
    case .done: uncover()
    }
    return reply
  }

  /// Closes the inspector where it covers the app, so that nothing happens behind it.
  func uncover() {
    if size.columns < WindowLayout.widthForInspector { state.isInspecting = false }
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
  /// The page that takes the keys.
  var page: Page { layout.page(state) }

  /// What was in view of it in the last frame.
  var viewport: Viewport? { viewports[page.id] }

  /// The control with the focus.
  var focus: Control? {
    let page = page
    return state[page.id].focus(in: page.screen)
  }

  /// Gives the focus to a control of the page that takes the keys, and brings it into view.
  func focus(on control: Control) {
    state[page.id].focus(on: control)
  }

  /// Gives the keys to a page and the focus to one of its controls.
  func focus(on control: Control, of page: Page.ID) {
    state.chosenPage = page
    state[page].focus(on: control)
  }
}

extension Scene {
  /// Whether a tab is visible, with nothing over its root.
  fileprivate func isAtRoot(of tab: String) -> Bool {
    modals.isEmpty && root.depth == 0 && root.tabs?.selected == tab
  }
}
