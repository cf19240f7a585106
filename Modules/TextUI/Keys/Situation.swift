import ScreenKit
import Terminal

/// The conditions that decide which keys are active.
struct Situation: Equatable, Sendable {
  enum Focus: Sendable {
    case none, field, list, button, filter
    /// A field for several lines.
    case area
  }

  var focus: Focus
  /// The effect of Enter, in a word or two.
  var enterWord: CleanText
  /// The effect of submitting the form from a field of several lines, or `nil` without an enabled primary action.
  var submitWord: CleanText?
  var canGoBack: Bool
  /// A Boolean value that indicates whether closing the sheet or cover is possible.
  var canClose: Bool
  /// A Boolean value that indicates whether Escape cancels: in an alert, or at the root, where it does nothing else.
  var canCancel: Bool
  var cancelWord: CleanText
  /// A Boolean value that indicates whether Escape leaves the field for a button, because it does nothing else.
  var canLeaveField: Bool
  var canFilter: Bool
  /// A Boolean value that indicates whether the list is long enough for the footer to mention the filter.
  var hasLongList: Bool
  var hasFilter: Bool
  var tabCount: Int
  /// A Boolean value that indicates whether the focus can move.
  var hasManyPlaces: Bool
  /// A Boolean value that indicates whether the toolbar follows the focused list.
  var isBeforeToolbar: Bool
  /// A Boolean value that indicates whether a place completes the link at the caret.
  var canComplete: Bool
  /// A Boolean value that indicates whether the focus is in the link prompt and links have been opened before.
  var hasOlderLink: Bool
  /// A Boolean value that indicates whether a newer link can replace the typed one.
  var hasNewerLink: Bool
  var hasActionBefore: Bool
  var hasActionAfter: Bool
  var hasPaneBefore: Bool
  var hasPaneAfter: Bool
  var isSidebar: Bool
  /// A Boolean value that indicates whether the page is the inspector beside the app.
  var isInspector: Bool
  var isInspecting: Bool
  var hasSource: Bool
  /// A Boolean value that indicates whether Escape closes the inspector, because the app has no use for it.
  var canCloseInspector: Bool
  var hasOverlay: Bool
  /// A Boolean value that indicates whether the page is the help.
  var isHelp: Bool

  /// A Boolean value that indicates whether letters are text.
  var isEditing: Bool { focus == .field || focus == .area || focus == .filter }

  /// Creates the situation of a layout.
  ///
  /// The viewport is the visible part of the page that has the keys.
  init(layout: WindowLayout, state: FrontEndState, viewport: Viewport?) {
    let layer = layout.scene.active
    let page = layout.page(state)
    let pages = layout.pages
    let screen = page.screen
    let kept = state[page.id]
    let control = kept.focus(in: screen)
    focus = Focus(control, in: screen)
    enterWord =
      viewport?.isFocusOutOfSight == true
      ? "Scroll to it" : CleanText(screen.enterWord(control, kept, isInspector: page.id == Inspector.page))
    submitWord = focus == .area ? screen.primaryWord.map { CleanText($0) } : nil
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
    let rows = kept.filterableList(of: screen)?.rows.count
    canFilter = rows != nil
    hasLongList = (rows ?? 0) >= 10
    hasFilter = kept.filter != nil || state.overlay?.isSearching == true
    tabCount = layer.tabs?.tabs.count ?? 0
    let controls = kept.controls(of: screen)
    hasManyPlaces = pages.count > 1 || controls.count > 1
    isBeforeToolbar =
      focus == .list && !screen.actions.isEmpty
      && controls.firstIndex { $0 == control } == controls.count - screen.actions.count - 1
    canComplete = focus == .field && Overlay.offersPlaces(on: page, caret: kept.carets)
    hasOlderLink = focus == .field && page.id == Overlay.linkPage && !state.history.isEmpty
    hasNewerLink = focus == .field && state.link(olderBy: -1) != nil
    let place = screen.actions.firstIndex { control == .action($0.id) }
    hasActionBefore = (place ?? 0) > 0
    hasActionAfter = place.map { $0 + 1 < screen.actions.count } ?? false
    hasPaneBefore = pages.first?.id != page.id
    hasPaneAfter = pages.last?.id != page.id
    isSidebar = page.id == layer.sidebar?.id && page.id != layer.page.id
    isInspector = page.id == layout.inspector?.id
    isInspecting = state.isInspecting
    hasSource = state.isInspecting && !state.places.isEmpty
    hasOverlay = state.overlay != nil
    isHelp = page.id == Overlay.helpPage
    canCloseInspector =
      state.isInspecting && !hasOverlay && !hasFilter && !canCancel && !canGoBack && !canClose && !canLeaveField
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
