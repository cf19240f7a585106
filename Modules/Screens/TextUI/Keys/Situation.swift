import ScreenKit
import Terminal

/// What a key finds: the pages, the one that has the keys, and its focus.
struct Situation {
  enum Focus: Sendable {
    case none, field, list, button, filter
    case area
  }

  let layout: WindowLayout
  let state: FrontEndState
  let page: Page
  let kept: PageState
  let control: Control?
  let focus: Focus
  /// The visible part of the page in the last frame.
  let viewport: Viewport?

  init(_ layout: WindowLayout, _ state: FrontEndState, viewports: [Page.ID: Viewport]) {
    (self.layout, self.state) = (layout, state)
    page = layout.page(state)
    kept = state[page.id]
    control = kept.focus(in: page.screen)
    viewport = viewports[page.id]
    switch control {
    case .field(let id): focus = page.screen.field(id)?.isMultiline == true ? .area : .field
    case .list: focus = .list
    case .action: focus = .button
    case .filter: focus = .filter
    case nil: focus = .none
    }
  }

  var screen: Screen<SceneIntent> { page.screen }
  var layer: Layer { layout.scene.active }
  var inspector: Inspector { state.panels.inspector }
  var linkBar: LinkBar { state.panels.linkBar }
  var tabs: [TabBar.Tab] { layer.tabs?.tabs ?? [] }

  /// Whether letters are text, as in the help, which they search.
  var isEditing: Bool { focus == .field || focus == .area || focus == .filter || isHelp }
  var hasOverlay: Bool { state.panels.overlay != nil }
  var isHelp: Bool { page.id == Help.page }
  /// Whether the page appeared while the user typed, so that what the user goes on typing chooses nothing on it.
  var isUnasked: Bool { kept.isUnasked && !isEditing }
  /// Whether letters choose commands of the app's own pages.
  var hasLetters: Bool { !isEditing && !hasOverlay }

  /// The next order of the list on the page or, without one, beside it.
  var nextOrder: Action<SceneIntent>? { ([page] + layout.panes).flatMap(\.screen.orders).first }

  // MARK: Typing

  /// Whether an input writes text, also where an unasked page has replaced the field.
  func isTyping(_ input: Input) -> Bool {
    guard isEditing || isUnasked else { return false }
    switch input {
    case .text, .paste: return true
    case .mouse: return false
    case .key(let key):
      // In a field of one line, Enter and Tab ask for what follows.
      if key.code == .enter || key.code == .tab { return isUnasked || key == .enter && focus == .area }
      return key.isText
    }
  }

  /// Whether a key can have an effect, because it isn't part of what the user goes on typing on an unasked page.
  func takes(_ key: Key) -> Bool { !isUnasked || !isTyping(.key(key)) }

  func reason(toDecline key: Key) -> String {
    if isUnasked { return "“\(key.name)” does nothing yet: this opened while you typed; an arrow key moves to it" }
    return "“\(key.name)” does nothing here; \(isEditing ? "f1" : "?") lists the keys"
  }

  // MARK: The ways out

  var canGoBack: Bool { layer.depth > 0 }

  var canClose: Bool { layer.depth == 0 && (layer.style == .sheet || layer.style == .cover) }

  /// The action that Escape chooses in an alert, or at the root, where it does nothing else.
  var cancel: Action<SceneIntent>? {
    if layer.style == .alert { return screen.action(.cancel) }
    guard layer.style == .root, layer.depth == 0 else { return nil }
    return screen.actions.first { $0.role == .cancel && $0.isEnabled }
  }

  /// Whether Escape leaves the field for a button, because it does nothing else.
  var canLeaveField: Bool {
    (focus == .field || focus == .area) && cancel == nil && !canGoBack && !canClose && !screen.allActions.isEmpty
  }

  var hasFilter: Bool { kept.filter != nil || isHelp && state.panels.help.search != nil }

  /// Whether Escape closes the inspector, because the app has no use for it.
  var canCloseInspector: Bool {
    inspector.isOpen && !hasOverlay && !hasFilter && cancel == nil && !canGoBack && !canClose
      && !canLeaveField
  }

  // MARK: Neighbors

  func hasPane(_ distance: Int) -> Bool { pane(distance) != nil }

  func pane(_ distance: Int) -> Page? {
    let pages = layout.pages
    guard let index = pages.firstIndex(where: { $0.id == page.id }), pages.indices.contains(index + distance) else {
      return nil
    }
    return pages[index + distance]
  }

  func hasAction(_ distance: Int) -> Bool {
    guard let index = screen.actions.firstIndex(where: { control == .action($0.id) }) else { return false }
    return screen.actions.indices.contains(index + distance)
  }

  /// Whether the toolbar follows the focused list.
  var isBeforeToolbar: Bool {
    guard focus == .list, !screen.actions.isEmpty else { return false }
    let controls = kept.controls(of: screen)
    return controls.firstIndex { $0 == control } == controls.count - screen.actions.count - 1
  }

  /// Returns the position of the focus before or after the current one, of all pages; the first comes after the last.
  func place(_ distance: Int) -> FocusPlace {
    let places = layout.places(state)
    let current = places.firstIndex(of: FocusPlace(page: page.id, control: control)) ?? 0
    return places[(current + distance + places.count) % places.count]
  }

  /// Returns the tab that a command or a digit chooses, as its index, or `nil` without tabs.
  func tab(_ command: Command, _ key: Key) -> Int? {
    guard let bar = layer.tabs, let current = bar.tabs.firstIndex(where: { $0.id == bar.selected }) else { return nil }
    switch (command, key.code) {
    case (.nextTab, _): return (current + 1) % bar.tabs.count
    case (.previousTab, _): return (current + bar.tabs.count - 1) % bar.tabs.count
    case (_, .character(let digit)): return (digit.wholeNumberValue ?? 0) - 1
    default: return current
    }
  }
}

extension Key {
  /// Whether the key writes or deletes a character.
  fileprivate var isText: Bool {
    switch code {
    case .character: modifiers.isSubset(of: .shift)
    case .backspace, .delete: true
    default: false
    }
  }
}
