import ScreenKit

/// All that a front end knows beside the scene: where the focus is, what is scrolled how far, what it shows of its own.
struct FrontEndState: Equatable, Sendable {
  /// What is kept of each page; identities are never used again, so none of it can be mistaken for a new page's.
  private(set) var pages: [Page.ID: PageState] = [:]
  /// Of the pages side by side, the one that was given the keys last.
  var chosenPage: Page.ID?
  /// Why the last key did nothing; goes away with the next.
  var toast: String?
  /// Why a link was refused, as the line it was typed in has told already.
  var toldRefusal: String?
  /// The front end's own layer over the scene.
  var overlay: Overlay?
  /// Whether the inspector is shown.
  var isInspecting = false

  /// What is kept of a page.
  subscript(page: Page.ID) -> PageState {
    get { pages[page] ?? PageState() }
    set { pages[page] = newValue }
  }

  /// Forgets everything about pages that have gone.
  mutating func keepOnly(_ open: Set<Page.ID>) {
    pages = pages.filter { open.contains($0.key) }
    if let chosenPage, !open.contains(chosenPage) { self.chosenPage = nil }
  }
}

/// Focus, carets, selections, scroll position and filter of one page.
struct PageState: Equatable, Sendable {
  /// The control that was last given the focus.
  var focused: Control?
  /// The caret of each text field; none means at the end.
  var carets: [String: Int] = [:]
  /// The selected row of each list.
  var selections: [String: Selection] = [:]
  /// The row of each list that was open when it was last looked at.
  private(set) var openRows: [String: String] = [:]
  /// The first line of the content in view.
  var top = 0
  /// Whether the focus is kept in view; nil until a key has moved something.
  var follows: Bool?
  /// What its list is narrowed to; nil while all of it is shown.
  var filter: Filter?

  /// A row, and where it was when it was selected.
  struct Selection: Equatable, Sendable {
    var row: String
    var index: Int
  }

  /// Every control in the order of the tab key; the filter stands before those of the screen.
  func controls(of screen: Screen<SceneIntent>) -> [Control] {
    (filter == nil ? [] : [.filter]) + screen.controls
  }

  /// The control with the focus: the one it was given to, while it is there.
  func focus(in screen: Screen<SceneIntent>) -> Control? {
    if let focused, focused == .filter ? filter != nil : screen.has(focused) { return focused }
    return screen.initialFocus
  }

  /// Gives the focus to a control, and brings it into view.
  mutating func focus(on control: Control) {
    focused = control
    follows = true
  }

  /// A page opens at its top, unless it opens with a field.
  func followsFocus(in screen: Screen<SceneIntent>) -> Bool {
    if let follows { return follows }
    if case .field = focus(in: screen) { return true }
    return false
  }

  /// The selected row: it is followed when rows come and go; when it has gone, the row at its place.
  func selectedIndex(in list: RowList<SceneIntent>) -> Int {
    guard let selection = selections[list.id], !list.rows.isEmpty else { return 0 }
    if list.rows.indices.contains(selection.index), list.rows[selection.index].id == selection.row {
      return selection.index
    }
    return list.rows.firstIndex { $0.id == selection.row } ?? min(selection.index, list.rows.count - 1)
  }

  /// Selects a row of a list; an index outside moves to the nearest row.
  mutating func select(_ index: Int, in list: RowList<SceneIntent>) {
    guard !list.rows.isEmpty else { return }
    let index = min(max(0, index), list.rows.count - 1)
    selections[list.id] = Selection(row: list.rows[index].id, index: index)
  }

  /// Selects the row that is open when it is another than before, so that it is in view and the keys go on from it.
  mutating func followOpenRow(of list: RowList<SceneIntent>) {
    guard list.openRow != openRows[list.id] else { return }
    guard let row = list.openRow else { return openRows[list.id] = nil }
    guard let index = list.rows.firstIndex(where: { $0.id == row }) else { return }
    openRows[list.id] = row
    guard selections[list.id]?.row != row else { return }
    select(index, in: list)
    follows = true
  }
}
