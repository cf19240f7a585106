import ScreenKit

/// What decides which keys do something: where the focus is, and where there is to go.
struct Situation: Equatable, Sendable {
  /// The kind of control with the focus.
  enum Focus: Sendable {
    case none, field, list, button
  }

  var focus: Focus
  /// Whether a page lies under the visible one.
  var canGoBack: Bool
  /// Whether the visible page is the last of a sheet or cover.
  var canClose: Bool
  /// Whether the visible page is an alert that can be cancelled.
  var canCancel: Bool
  /// The number of tabs.
  var tabCount: Int
  /// The number of controls on the page.
  var controlCount: Int
  /// Whether an action stands to the left of the focused one.
  var hasActionBefore: Bool
  /// Whether the front end shows a layer of its own.
  var hasOverlay: Bool

  /// Whether letters are text.
  var isEditing: Bool { focus == .field }

  /// The situation of a scene that includes the front end's own layer.
  init(scene: Scene, state: FrontEndState) {
    let layer = scene.active
    let screen = layer.page.screen
    let control = state[layer.page.id].focus(in: screen)
    switch control {
    case .field: focus = .field
    case .list: focus = .list
    case .action: focus = .button
    case nil: focus = .none
    }
    canCancel = layer.style == .alert && screen.allActions.contains { $0.role == .cancel }
    canGoBack = layer.depth > 0
    canClose = layer.depth == 0 && (layer.style == .sheet || layer.style == .cover)
    tabCount = layer.tabs?.tabs.count ?? 0
    controlCount = screen.controls.count
    let place = screen.actions.firstIndex { control == .action($0.id) }
    hasActionBefore = (place ?? 0) > 0
    hasOverlay = state.overlay != nil
  }
}
