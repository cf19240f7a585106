import ScreenKit

/// What decides which keys do something: where the focus is, and where there is to go.
struct Situation: Equatable, Sendable {
  /// The kind of control with the focus.
  enum Focus: Sendable {
    case none, field, list, button, filter
  }

  var focus: Focus
  /// What enter does with it, in a word or two.
  var enterWord: CleanText
  /// Whether a page lies under the visible one.
  var canGoBack: Bool
  /// Whether the visible page is the last of a sheet or cover.
  var canClose: Bool
  /// Whether to cancel is what an alert offers, or all that is left to do, as while a request is under way.
  var canCancel: Bool
  /// What escape does with it, as its button is named.
  var cancelWord: CleanText
  /// Whether there is a list to narrow.
  var canFilter: Bool
  /// Whether the list is so long that narrowing it is worth a word.
  var hasLongList: Bool
  /// Whether the list is narrowed.
  var hasFilter: Bool
  /// The number of tabs.
  var tabCount: Int
  /// Whether there is more than one place for the focus.
  var hasManyPlaces: Bool
  /// Whether the toolbar is next after the list with the focus.
  var isBeforeToolbar: Bool
  /// Whether there is a place that a link goes on to at the caret.
  var canComplete: Bool
  /// Whether an action stands to the left of the focused one.
  var hasActionBefore: Bool
  /// Whether an action stands to the right of the focused one.
  var hasActionAfter: Bool
  /// Whether a page that takes input stands to the left of this one.
  var hasPaneBefore: Bool
  /// Whether a page that takes input stands to the right of this one.
  var hasPaneAfter: Bool
  /// Whether the page is a list with what was opened from it beside it.
  var isSidebar: Bool
  /// Whether the page is the inspector beside the app.
  var isInspector: Bool
  /// Whether the inspector is shown.
  var isInspecting: Bool
  /// Whether the front end shows a layer of its own.
  var hasOverlay: Bool

  /// Whether letters are text.
  var isEditing: Bool { focus == .field || focus == .filter }

  /// The situation of all that is drawn.
  init(layout: WindowLayout, state: FrontEndState) {
    let layer = layout.scene.active
    let page = layout.page(state)
    let pages = layout.pages
    let screen = page.screen
    let kept = state[page.id]
    let control = kept.focus(in: screen)
    focus = Focus(control)
    enterWord = CleanText(screen.enterWord(control, kept, isInspector: page.id == Inspector.page))
    let isRoot = layer.style == .root && layer.depth == 0
    // Most pages have more in their toolbar, and need not be searched.
    let onlyWaits = isRoot && screen.actions.count == 1 && screen.allActions.count == 1
    let cancel = layer.style == .alert || onlyWaits ? screen.allActions.first { $0.role == .cancel } : nil
    canCancel = cancel != nil
    cancelWord = CleanText(cancel?.label ?? "").clipped(to: Screen<SceneIntent>.longestWord)
    canGoBack = layer.depth > 0
    canClose = layer.depth == 0 && (layer.style == .sheet || layer.style == .cover)
    let rows = kept.filterableList(of: screen)?.rows.count
    canFilter = rows != nil
    hasLongList = (rows ?? 0) >= 10
    hasFilter = kept.filter != nil
    tabCount = layer.tabs?.tabs.count ?? 0
    let controls = kept.controls(of: screen)
    hasManyPlaces = pages.count > 1 || controls.count > 1
    isBeforeToolbar =
      focus == .list && !screen.actions.isEmpty
      && controls.firstIndex { $0 == control } == controls.count - screen.actions.count - 1
    canComplete = focus == .field && Overlay.offersPlaces(on: page, caret: kept.carets)
    let place = screen.actions.firstIndex { control == .action($0.id) }
    hasActionBefore = (place ?? 0) > 0
    hasActionAfter = place.map { $0 + 1 < screen.actions.count } ?? false
    hasPaneBefore = pages.first?.id != page.id
    hasPaneAfter = pages.last?.id != page.id
    isSidebar = page.id == layer.sidebar?.id && page.id != layer.page.id
    isInspector = page.id == layout.inspector?.id
    isInspecting = state.isInspecting
    hasOverlay = state.overlay != nil
  }
}

extension Situation.Focus {
  fileprivate init(_ control: Control?) {
    switch control {
    case .field: self = .field
    case .list: self = .list
    case .action: self = .button
    case .filter: self = .filter
    case nil: self = .none
    }
  }
}

extension Screen<SceneIntent> {
  fileprivate static var longestWord: Int { 20 }

  /// What enter does with a control, in a word or two.
  fileprivate func enterWord(_ control: Control?, _ state: PageState, isInspector: Bool) -> String {
    switch control {
    case .list(let id):
      guard let list = list(id), !list.rows.isEmpty else { return "" }
      let leadsOn = list.rows[state.selectedIndex(in: list)].accessory == .disclosure
      return !leadsOn ? "Choose" : isInspector ? "Go back to it" : "Open"
    case .field:
      // As `submit` does: on to the next field; after the last one, the primary action.
      let rest = controls.drop { $0 != control }.dropFirst()
      let primary = allActions.first { $0.role == .primary && $0.isEnabled && $0.label.count <= Self.longestWord }
      return rest.contains { if case .field = $0 { true } else { false } } ? "Next" : primary?.label ?? "Next"
    case .action, .filter, nil: return "Choose"
    }
  }
}
