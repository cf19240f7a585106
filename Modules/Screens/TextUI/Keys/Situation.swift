import ScreenKit
import Terminal

/// The conditions that decide which keys are active.
struct Situation: Equatable, Sendable {
  enum Focus: Sendable {
    case none, field, list, button, filter
    /// A field for several lines.
    case area
  }

  var focus = Focus.none
  /// The effect of Enter, in a word or two.
  var enterWord = CleanText("")
  /// The effect of submitting the form from a field of several lines, or `nil` without an enabled primary action.
  var submitWord: CleanText?
  var canGoBack = false
  /// Whether closing the sheet or cover is possible.
  var canClose = false
  /// Whether Escape cancels: in an alert, or at the root, where it does nothing else.
  var canCancel = false
  var cancelWord = CleanText("")
  /// Whether Escape leaves the field for a button, because it does nothing else.
  var canLeaveField = false
  var canFilter = false
  /// Whether the list is long enough for the footer to mention the filter.
  var hasLongList = false
  var hasFilter = false
  var tabCount = 0
  /// Whether the focus can move.
  var hasManyPlaces = false
  /// Whether the toolbar follows the focused list.
  var isBeforeToolbar = false
  /// Whether a place completes the link at the caret.
  var canComplete = false
  /// Whether the focus is in the link prompt and links have been opened before.
  var hasOlderLink = false
  /// Whether a newer link can replace the typed one.
  var hasNewerLink = false
  var hasActionBefore = false
  var hasActionAfter = false
  var hasPaneBefore = false
  var hasPaneAfter = false
  var isSidebar = false
  /// Whether the page is the inspector beside the app.
  var isInspector = false
  var isInspecting = false
  var hasSource = false
  /// Whether Escape closes the inspector, because the app has no use for it.
  var canCloseInspector = false
  var hasOverlay = false
  /// Whether the page is the help.
  var isHelp = false

  /// Whether letters are text.
  var isEditing: Bool { focus == .field || focus == .area || focus == .filter }

  /// Creates the situation of a layout.
  ///
  /// The viewport is the visible part of the page that has the keys.
  init(layout: WindowLayout, state: FrontEndState, viewport: Viewport?) {
    let page = layout.page(state)
    let kept = state[page.id]
    let control = kept.focus(in: page.screen)
    focus = Focus(control, in: page.screen)
    enterWord =
      viewport?.isFocusOutOfSight == true
      ? "Scroll to it" : CleanText(page.screen.enterWord(control, kept, isInspector: page.id == Inspector.page))
    submitWord = focus == .area ? page.screen.primaryWord.map { CleanText($0) } : nil
    readLayer(layout.scene.active, page.screen)
    readControls(of: page.screen, kept, control)
    readPanes(layout, page, state)
    readLinks(on: page, state)
    hasFilter = kept.filter != nil || state.overlay?.isSearching == true
    canCloseInspector =
      state.isInspecting && !hasOverlay && !hasFilter && !canCancel && !canGoBack && !canClose && !canLeaveField
  }

  /// Reads which ways lead out of the page.
  private mutating func readLayer(_ layer: Layer, _ screen: Screen<SceneIntent>) {
    let isRoot = layer.style == .root && layer.depth == 0
    let cancel =
      layer.style == .alert
      ? screen.action(.cancel) : isRoot ? screen.actions.first { $0.role == .cancel && $0.isEnabled } : nil
    canCancel = cancel != nil
    cancelWord = CleanText(cancel?.label ?? "").clipped(to: Screen<SceneIntent>.longestWord)
    canGoBack = layer.depth > 0
    canClose = layer.depth == 0 && (layer.style == .sheet || layer.style == .cover)
    canLeaveField =
      (focus == .field || focus == .area) && !canCancel && !canGoBack && !canClose && !screen.allActions.isEmpty
    tabCount = layer.tabs?.tabs.count ?? 0
  }

  /// Reads what the controls of the page offer.
  private mutating func readControls(of screen: Screen<SceneIntent>, _ kept: PageState, _ control: Control?) {
    let rows = kept.filterableList(of: screen)?.rows.count
    canFilter = rows != nil
    hasLongList = (rows ?? 0) >= 10
    let controls = kept.controls(of: screen)
    hasManyPlaces = controls.count > 1
    isBeforeToolbar =
      focus == .list && !screen.actions.isEmpty
      && controls.firstIndex { $0 == control } == controls.count - screen.actions.count - 1
    let place = screen.actions.firstIndex { control == .action($0.id) }
    hasActionBefore = (place ?? 0) > 0
    hasActionAfter = place.map { $0 + 1 < screen.actions.count } ?? false
  }

  /// Reads what lies beside the page and over it.
  private mutating func readPanes(_ layout: WindowLayout, _ page: Page, _ state: FrontEndState) {
    let (layer, pages) = (layout.scene.active, layout.pages)
    hasManyPlaces = hasManyPlaces || pages.count > 1
    hasPaneBefore = pages.first?.id != page.id
    hasPaneAfter = pages.last?.id != page.id
    isSidebar = page.id == layer.sidebar?.id && page.id != layer.page.id
    isInspector = page.id == layout.inspector?.id
    isInspecting = state.isInspecting
    hasSource = state.isInspecting && !state.places.isEmpty
    hasOverlay = state.overlay != nil
    isHelp = page.id == Overlay.helpPage
  }

  /// Reads what the link bar offers.
  private mutating func readLinks(on page: Page, _ state: FrontEndState) {
    canComplete = focus == .field && Overlay.offersPlaces(on: page, caret: state[page.id].carets)
    hasOlderLink = focus == .field && page.id == Overlay.linkPage && !state.history.isEmpty
    hasNewerLink = focus == .field && state.link(olderBy: -1) != nil
  }
}

extension Situation.Focus {
  fileprivate init(_ control: Control?, in screen: Screen<SceneIntent>) {
    switch control {
    case .field(let id): self = screen.field(id)?.isMultiline == true ? .area : .field
    case .list: self = .list
    case .action: self = .button
    case .filter: self = .filter
    case nil: self = .none
    }
  }
}

extension Screen<SceneIntent> {
  fileprivate static var longestWord: Int { 20 }

  /// The label of the primary action, if it is enabled and short.
  fileprivate var primaryWord: String? {
    allActions.first { $0.role == .primary && $0.isEnabled && $0.label.count <= Self.longestWord }?.label
  }

  /// Returns the effect of Enter on a control, in a word or two.
  fileprivate func enterWord(_ control: Control?, _ state: PageState, isInspector: Bool) -> String {
    switch control {
    case .list(let id):
      guard let list = list(id), !list.rows.isEmpty else { return "" }
      if isInspector, id == Inspector.files { return "Edit" }
      let leadsOn = list.rows[state.selectedIndex(in: list)].accessory == .disclosure
      return !leadsOn ? "Choose" : isInspector ? "Go back to it" : "Open"
    case .field:
      // Like `submit()`, this chooses the next field, or the primary action after the last one.
      return field(after: control) == nil ? primaryWord ?? "Next" : "Next"
    case .action, .filter, nil: return "Choose"
    }
  }
}
