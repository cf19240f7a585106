import ScreenKit

/// What is drawn in a window, and how the window is divided: the scene with the front end's own layers, and the inspector
/// beside it.
struct WindowLayout: Equatable, Sendable {
  /// The columns from which on a list and what is over it stand side by side.
  static let widthForPanes = 100
  /// The columns from which on the inspector stands beside the app.
  static let widthForInspector = 110

  /// The scene with the front end's own layers on top, its lists filtered.
  var scene: Scene
  /// The inspector, when there is room for it beside the app.
  var inspector: Page?
  /// The size of the window.
  var size: Size

  /// The rows of the layers, all but the toast and the keys, in the columns that the inspector leaves.
  var app: Rect { Rect(column: 0, row: 0, width: size.columns - inspectorWidth, height: size.rows - 2) }

  /// Where the inspector is; without columns when it is not shown beside the app.
  var side: Rect {
    Rect(column: app.width + 1, row: 0, width: max(0, inspectorWidth - 1), height: app.height)
  }

  private var inspectorWidth: Int { inspector == nil ? 0 : min(max(42, size.columns * 2 / 5), 64) }

  /// The pages of the topmost layer, from left to right.
  var panes: [Page] { scene.active.panes(width: app.width) }

  /// The pages that take input, from left to right.
  var pages: [Page] { inspector.map { panes + [$0] } ?? panes }

  /// The page that takes the keys: the one that was chosen, while it is there.
  func page(_ state: FrontEndState) -> Page {
    guard let chosen = state.chosenPage else { return scene.active.page }
    return pages.first { $0.id == chosen } ?? scene.active.page
  }
}

/// Where the focus can be: a control, or a page that has none and can only be scrolled.
struct FocusPlace: Hashable, Sendable {
  var page: Page.ID
  var control: Control?
}

extension WindowLayout {
  /// Every place for the focus, from left to right and from top to bottom.
  func places(_ state: FrontEndState) -> [FocusPlace] {
    pages.flatMap { page in
      let controls = state[page.id].controls(of: page.screen)
      return controls.isEmpty ? [FocusPlace(page: page.id)] : controls.map { FocusPlace(page: page.id, control: $0) }
    }
  }
}

extension Layer {
  /// Whether the layer is drawn as a list and what is over it.
  func isSplit(width: Int) -> Bool {
    sidebar != nil && width >= WindowLayout.widthForPanes && (style == .root || style == .cover)
  }

  /// The page that stays in sight beside what is over it; nil where nothing is over it.
  var pageBeside: Page? { sidebar?.id == page.id ? nil : sidebar }

  /// The pages that are in sight in so many columns, from left to right.
  func panes(width: Int) -> [Page] {
    guard isSplit(width: width), let pageBeside else { return [page] }
    return [pageBeside, page]
  }
}
