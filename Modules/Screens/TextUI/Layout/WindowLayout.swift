import ScreenKit
import Terminal

/// The content of a window and its division: the scene with overlays, and the inspector beside it.
struct WindowLayout: Equatable, Sendable {
  /// The minimum width for a list beside the page above it.
  static let widthForPanes = 100
  /// The minimum width for the inspector beside the app.
  static let widthForInspector = 110
  /// The minimum number of rows for the inspector below the app.
  static let rowsForInspector = 24

  enum InspectorPlace {
    case beside, below
    /// A small window shows the inspector instead of the app.
    case cover
  }

  /// Smaller windows show a notice.
  static let smallestSize = Size(columns: 30, rows: 8)

  var scene: Scene
  var inspector: Page?
  var size: Size

  static func isTooSmall(_ size: Size) -> Bool { size.columns < smallestSize.columns || size.rows < smallestSize.rows }

  var inspectorPlace: InspectorPlace { Self.inspectorPlace(in: size) }

  static func inspectorPlace(in size: Size) -> InspectorPlace {
    size.columns >= widthForInspector ? .beside : size.rows >= rowsForInspector ? .below : .cover
  }

  /// The rectangle of the layers, above the toast and the footer and beside or above the inspector.
  var app: Rect {
    Rect(column: 0, row: 0, width: size.columns - inspectorWidth, height: size.rows - 2 - inspectorHeight)
  }

  /// The rectangle of the inspector, which is empty without one.
  var side: Rect {
    guard inspectorPlace == .beside else {
      return Rect(column: 0, row: app.height + 1, width: app.width, height: max(0, inspectorHeight - 1))
    }
    return Rect(column: app.width + 1, row: 0, width: max(0, inspectorWidth - 1), height: app.height)
  }

  private var inspectorHeight: Int {
    inspector == nil || inspectorPlace != .below ? 0 : max(9, (size.rows - 2) * 2 / 5)
  }

  private var inspectorWidth: Int {
    inspector == nil || inspectorPlace != .beside ? 0 : min(max(42, size.columns * 2 / 5), 64)
  }

  var panes: [Page] { scene.active.panes(width: app.width) }

  var pages: [Page] { inspector.map { panes + [$0] } ?? panes }

  /// Returns the page that has the keys: the chosen one, if it is still visible.
  func page(_ state: FrontEndState) -> Page {
    guard let chosen = state.chosenPage else { return scene.active.page }
    return pages.first { $0.id == chosen } ?? scene.active.page
  }
}

/// A position of the focus: a control, or a page without controls.
struct FocusPlace: Hashable, Sendable {
  var page: Page.ID
  var control: Control?
}

extension WindowLayout {
  func places(_ state: FrontEndState) -> [FocusPlace] {
    pages.flatMap { page in
      let controls = state[page.id].controls(of: page.screen)
      return controls.isEmpty ? [FocusPlace(page: page.id)] : controls.map { FocusPlace(page: page.id, control: $0) }
    }
  }
}

extension WindowLayout {
  /// Returns the letters that choose actions of the app now; none while letters are text.
  func actionKeys(_ state: FrontEndState) -> ActionKeys {
    let page = page(state)
    if state[page.id].isUnasked { return ActionKeys([], state: state) }
    switch state[page.id].focus(in: page.screen) {
    case .field, .filter: return ActionKeys([], state: state)
    case .list, .action, nil: return ActionKeys(panes.reversed(), state: state)
    }
  }

  /// Returns these letters with the labels of the actions, for the help.
  func namedActions(_ state: FrontEndState) -> [(key: Character, label: String)] {
    let keys = actionKeys(state)
    return panes.reversed().flatMap { page in
      page.screen.allActions.compactMap { action in keys[page.id][action.id].map { ($0, action.label) } }
    }
  }
}

extension Scene {
  var layers: [Layer] { [root] + modals }
}

extension Layer {
  func isSplit(width: Int) -> Bool {
    sidebar != nil && width >= WindowLayout.widthForPanes && (style == .root || style == .cover)
  }

  /// The sidebar, or `nil` if no page is above it.
  var pageBeside: Page? { sidebar?.id == page.id ? nil : sidebar }

  var pages: [Page] { [page] + [pageBeside].compactMap(\.self) }

  func panes(width: Int) -> [Page] {
    guard isSplit(width: width), let pageBeside else { return [page] }
    return [pageBeside, page]
  }
}
