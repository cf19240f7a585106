import ScreenKit

/// The state that the front end adds to a scene: focus, scroll positions, filters and overlays.
struct FrontEndState: Equatable, Sendable {
  /// Page identities are never reused.
  private(set) var pages: [Page.ID: PageState] = [:]
  /// The page that the user last chose among the pages side by side.
  var chosenPage: Page.ID?
  /// The reason why the last key had no effect.
  ///
  /// The next key clears it.
  var toast: String?
  /// The reason for a refused link that the link overlay already shows.
  var shownRefusal: String?
  var overlay: Overlay?
  /// The links that the user has opened in the link prompt, the last one first.
  private(set) var history: [String] = []
  /// The ways of the last keys while the inspector is visible, oldest first.
  private(set) var ways: [KeyWay] = []
  /// The source files of the last key that has reached the app; choosing one of them by key keeps them.
  var places: [SourcePlace] { ways.last { $0.hasReachedApp }?.places ?? [] }
  /// The tree of the open screens before the last key; `nil` if the key didn't reach the app.
  var treeBefore: String?
  var isInspecting = false
  /// The letter that the user has pressed last; `nil` after another key.
  var lastLetter: Character?

  subscript(page: Page.ID) -> PageState {
    get { pages[page] ?? PageState() }
    set { pages[page] = newValue }
  }

  mutating func beginWay(of key: String, _ words: String, hasReachedApp: Bool) -> Int {
    let number = (ways.last?.number ?? 0) + 1
    ways = ways.suffix(9) + [KeyWay(number: number, key: key, words: words, hasReachedApp: hasReachedApp)]
    return number
  }

  /// Changes the way with a number, unless too many keys have followed.
  mutating func changeWay(_ number: Int, _ change: (inout KeyWay) -> Void) {
    if let index = ways.firstIndex(where: { $0.number == number }) { change(&ways[index]) }
  }

  mutating func remember(_ link: String) {
    history = Array(([link] + history.filter { $0 != link }).prefix(20))
  }

  mutating func forgetLinks(where isForgotten: (String) -> Bool) { history.removeAll(where: isForgotten) }

  /// Returns the link of the history that is some steps older than the typed one; the empty text is newer than all.
  func link(olderBy steps: Int) -> String? {
    guard case .link(let text, _) = overlay else { return nil }
    let index = (history.firstIndex(of: text) ?? -1) + steps
    return index == -1 ? "" : history.indices.contains(index) ? history[index] : nil
  }

  /// Discards the state of all other pages.
  mutating func removePages(except open: Set<Page.ID>) {
    pages = pages.filter { open.contains($0.key) }
    if let chosenPage, !open.contains(chosenPage) { self.chosenPage = nil }
  }
}

/// The focus, carets, selections, scroll position and filter of a page.
struct PageState: Equatable, Sendable {
  var focused: Control?
  /// The caret of each text field, as a number of bytes.
  ///
  /// A missing caret is at the end.
  var carets: [String: Int] = [:]
  /// The rows of each field of several lines when it was last drawn or edited, so that a key doesn't wrap the whole text.
  var rows: [String: WrappedText] = [:]
  var selections: [String: Selection] = [:]
  /// The open row of each list at the last update.
  private(set) var openRows: [String: String] = [:]
  /// The first visible line of the content.
  var top = 0
  /// Whether scrolling follows the focus, or `nil` before the first movement.
  var follows: Bool?
  var filter: Filter?
  /// The letter that the user had pressed last when the page appeared.
  var openingKey: Character?

  struct Selection: Equatable, Sendable {
    var row: String
    var index: Int
  }

  /// Returns all controls in tab order.
  ///
  /// The filter comes first.
  func controls(of screen: Screen<SceneIntent>) -> [Control] {
    (filter == nil ? [] : [.filter]) + screen.controls
  }

  /// Returns the focused control, if the screen still has it.
  func focus(in screen: Screen<SceneIntent>) -> Control? {
    if let focused, focused == .filter ? filter != nil : screen.controls.contains(focused) { return focused }
    return screen.initialFocus
  }

  mutating func focus(on control: Control) {
    focused = control
    follows = true
  }

  /// By default, only a page that opens with a field does.
  func followsFocus(in screen: Screen<SceneIntent>) -> Bool {
    if let follows { return follows }
    if case .field = focus(in: screen) { return true }
    return false
  }

  /// If the row no longer exists, the row at its index is selected.
  func selectedIndex(in list: RowList<SceneIntent>) -> Int {
    guard let selection = selections[list.id], !list.rows.isEmpty else { return 0 }
    if list.rows.indices.contains(selection.index), list.rows[selection.index].id == selection.row {
      return selection.index
    }
    return list.rows.firstIndex { $0.id == selection.row } ?? min(selection.index, list.rows.count - 1)
  }

  /// An index out of range selects the nearest row.
  mutating func select(_ index: Int, in list: RowList<SceneIntent>) {
    guard !list.rows.isEmpty else { return }
    let index = min(max(0, index), list.rows.count - 1)
    selections[list.id] = Selection(row: list.rows[index].id, index: index)
  }

  /// Selects the open row of a list if it changed, so that it is visible and the keys continue from it.
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
