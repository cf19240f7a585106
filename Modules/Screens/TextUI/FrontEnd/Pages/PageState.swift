import ScreenKit

struct PageState: Equatable, Sendable {
  var focused: Control?
  var carets = Carets()
  var selections = Selections()
  private(set) var scrolling = Scrolling()
  var filter: Filter?
  /// The letter that the user had pressed last when the page appeared.
  var openingKey: Character?
  /// Whether the page appeared while the user typed, and no key has moved to it yet.
  var isUnasked = false

  /// All controls in tab order, the filter first.
  func controls(of screen: Screen<SceneIntent>) -> [Control] {
    (filter == nil ? [] : [.filter]) + screen.controls
  }

  /// Returns the focused control or, if it is gone, the initial one.
  func focus(in screen: Screen<SceneIntent>) -> Control? {
    if let focused, focused == .filter ? filter != nil : screen.has(focused) { return focused }
    return screen.initialFocus
  }

  mutating func focus(on control: Control) {
    focused = control
    scrolling.follow()
  }

  /// Moves the focus from a field to the first button, so that letters are shortcuts.
  mutating func leaveField(of screen: Screen<SceneIntent>) {
    guard case .field = focus(in: screen) else { return }
    let actions = screen.allActions
    (actions.first(where: \.isEnabled) ?? actions.first).map { focus(on: .action($0.id)) }
  }

  /// Before the first movement, only a page with the focus in a field does.
  func followsFocus(in screen: Screen<SceneIntent>) -> Bool {
    if let follows = scrolling.follows { return follows }
    if case .field = focus(in: screen) { return true }
    return false
  }

  mutating func follow() { scrolling.follow() }

  mutating func keep(_ viewport: Viewport) {
    if viewport.top != scrolling.top { scrolling.keep(viewport.top) }
    if !viewport.texts.isEmpty { carets.keep(viewport.texts) }
  }

  // MARK: Moving

  /// Moves the selection of a list, scrolls, or moves between controls.
  mutating func move(_ command: Command, on screen: Screen<SceneIntent>, _ viewport: Viewport?) {
    if command == .first || command == .last {
      moveToEnd(command, on: screen, viewport)
    } else if case .list(let id) = focus(in: screen), let list = screen.list(id) {
      moveSelection(command, in: list, on: screen, viewport)
    } else if command == .up || command == .down {
      moveLine(command, on: screen, viewport)
    } else {
      scroll(command, on: screen, viewport)
    }
  }

  /// Moves to the first or last row or button of the content; scrolls if it has the focus.
  private mutating func moveToEnd(_ command: Command, on screen: Screen<SceneIntent>, _ viewport: Viewport?) {
    // In a field, the next key would be text.
    let controls = screen.contentControls.filter { if case .field = $0 { false } else { true } }
    guard let end = command == .first ? controls.first : controls.last else {
      return scroll(command, on: screen, viewport)
    }
    var isThere = focus(in: screen) == end
    if case .list(let id) = end, let list = screen.list(id) {
      let row = command == .first ? 0 : list.rows.count - 1
      isThere = isThere && selections.index(in: list) == row
      selections.select(row, in: list)
    }
    if isThere { scroll(command, on: screen, viewport) } else { focus(on: end) }
  }

  private mutating func moveSelection(
    _ command: Command, in list: RowList<SceneIntent>, on screen: Screen<SceneIntent>, _ viewport: Viewport?
  ) {
    let old = selections.index(in: list)
    let step = max(1, (viewport?.height ?? 2) / 2)
    let new =
      switch command {
      case .up: old - 1
      case .down: old + 1
      case .pageUp: old - step
      default: old + step
      }
    let row = min(max(0, new), list.rows.count - 1)
    // Scrolls to a row that is out of view before leaving it, so that the user can read text above a list.
    if command == .down, viewport?.isFocusBelow == true { return scroll(command, on: screen, viewport) }
    if command == .up, viewport?.isFocusAbove == true { return scroll(command, on: screen, viewport) }
    if command == .up || command == .down, row != new { return leaveList(list.id, command, on: screen, viewport) }
    // If the selection can't move, the page scrolls, so that the text around the list is reachable.
    let isPage = command == .pageUp || command == .pageDown
    if row == old || isPage && viewport?.isFocusOutOfSight == true { return scroll(command, on: screen, viewport) }
    selections.select(row, in: list)
    focus(on: .list(list.id))
  }

  /// Moves beyond the end of a list: scrolls first, then focuses the next control.
  private mutating func leaveList(
    _ id: String, _ command: Command, on screen: Screen<SceneIntent>, _ viewport: Viewport?
  ) {
    guard let viewport, command == .down ? viewport.top >= viewport.lastTop : viewport.top <= 0 else {
      return scroll(command, on: screen, viewport)
    }
    let controls = screen.controls
    guard let current = controls.firstIndex(of: .list(id)) else { return }
    let next = current + (command == .down ? 1 : -1)
    if controls.indices.contains(next) { focus(on: controls[next]) }
  }

  /// Moves up or down outside a list: between controls, or through the text of a page without controls.
  private mutating func moveLine(_ command: Command, on screen: Screen<SceneIntent>, _ viewport: Viewport?) {
    let controls = screen.controls
    let current = focus(in: screen).flatMap(controls.firstIndex(of:)) ?? 0
    // The toolbar is one line. Down stops there, and up leaves it.
    let toolbar = controls.count - screen.actions.count
    let next = command == .down ? current + 1 : min(current, toolbar) - 1
    let isAtEnd = command == .down && current >= toolbar
    guard !isAtEnd, controls.indices.contains(next) else { return scroll(command, on: screen, viewport) }
    focus(on: controls[next])
  }

  private mutating func scroll(_ command: Command, on screen: Screen<SceneIntent>, _ viewport: Viewport?) {
    guard let viewport else { return }
    // Enter opens a row that the user sees.
    let scrolled = scrolling.scroll(to: viewport.top(after: command), in: viewport)
    guard case .list(let id) = focus(in: screen), let list = screen.list(id), let visible = scrolled.visibleRows
    else { return }
    let selected = selections.index(in: list)
    guard !visible.contains(selected) else { return }
    selections.select(min(max(visible.lowerBound, selected), visible.upperBound), in: list)
  }

  /// Scrolls and keeps the selection, as the wheel does.
  mutating func scroll(by distance: Int, in viewport: Viewport) {
    _ = scrolling.scroll(to: viewport.top + distance, in: viewport)
  }

  // MARK: Filtering

  /// Returns the list to filter: the focused one, otherwise the first with more than one row.
  func filterableList(of screen: Screen<SceneIntent>) -> RowList<SceneIntent>? {
    if let filter { return screen.list(filter.list) ?? RowList(id: filter.list, []) { _ in nil } }
    if case .list(let id) = focus(in: screen), let list = screen.list(id), list.rows.count > 1 { return list }
    for case .list(let list) in screen.elements where list.rows.count > 1 { return list }
    return nil
  }

  mutating func filter(_ command: Command, on screen: Screen<SceneIntent>) {
    switch (command, filter) {
    case (.filter, _):
      guard let list = filterableList(of: screen) else { return }
      if filter == nil { filter = Filter(list) }
      focus(on: .filter)
    case (.acceptFilter, let kept?) where !kept.line.text.isEmpty:
      if !kept.matches.isEmpty { focus(on: .list(kept.list)) }
    case (_, let kept?):
      if let list = screen.list(kept.list) { selections.select(selections.index(in: list), in: list) }
      filter = nil
      focus(on: .list(kept.list))
    case (_, nil): break
    }
  }

  private mutating func changeFilter(_ body: (inout FieldEditor) -> Void) {
    guard let before = filter else { return }
    filter?.edit(body)
    if filter?.line.text != before.line.text { selections.selectFirst(in: before.list) }
    scrolling.follow()
  }

  // MARK: Editing

  mutating func type(_ text: String, on screen: Screen<SceneIntent>) -> Edit? {
    if case .secret(_, let edited) = focusedField(of: screen)?.content {
      // The user can't see the blank that a line break becomes. The break at the end belongs to the copied line.
      let text = String(text.reversed().drop(while: \.isNewline).reversed()).oneLine
      return text.isEmpty ? nil : focusedField(of: screen).map { Edit(intent: edited(.append(text)), field: $0.id) }
    }
    return text.isEmpty ? nil : change(on: screen) { $0.insert(text) }
  }

  /// A secret is edited only at its end.
  mutating func edit(_ command: Command, on screen: Screen<SceneIntent>) -> Edit? {
    guard let field = focusedField(of: screen), case .secret(_, let edited) = field.content else {
      return change(on: screen) { $0.perform(command) }
    }
    switch command {
    case .deleteBackward: return Edit(intent: edited(.deleteLast), field: field.id)
    case .deleteWord, .deleteToStart: return Edit(intent: edited(.clear), field: field.id)
    default: return nil
    }
  }

  /// Moves the caret to the row above or below; returns `false` if there is none.
  mutating func moveCaretLine(isDown: Bool, on screen: Screen<SceneIntent>) -> Bool {
    guard let field = focusedField(of: screen) else { return false }
    let editor = carets.editor(of: field)
    let rows = editor.rows ?? WrappedText(editor.text, width: .max)
    let place = rows.place(of: editor.caret)
    let row = place.row + (isDown ? 1 : -1)
    guard rows.rows.indices.contains(row) else { return false }
    _ = change(on: screen) { $0.move(to: rows.caret(row: row, column: place.column)) }
    return true
  }

  /// The caret of a secret stays at the end.
  mutating func placeCaret(atColumn column: Int, of piece: Range<Int>, on screen: Screen<SceneIntent>) {
    _ = change(on: screen) { $0.move(toColumn: column, of: piece) }
  }

  /// Keeps the text of an edit that the app has accepted.
  mutating func keep(_ editor: FieldEditor, of field: String) {
    carets.keep(editor, of: field)
    scrolling.follow()
  }

  private func focusedField(of screen: Screen<SceneIntent>) -> Field<SceneIntent>? {
    guard case .field(let id) = focus(in: screen) else { return nil }
    return screen.field(id)
  }

  /// Changes the filter or the focused field; returns the edit of a field that the app must accept first.
  private mutating func change(on screen: Screen<SceneIntent>, _ body: (inout FieldEditor) -> Void) -> Edit? {
    if focus(in: screen) == .filter {
      changeFilter(body)
      return nil
    }
    guard let field = focusedField(of: screen), case .text(let text, let edited) = field.content else { return nil }
    var editor = carets.editor(of: field)
    body(&editor)
    if editor.text != text { return Edit(intent: edited(editor.text), field: field.id, editor: editor) }
    keep(editor, of: field.id)
    return nil
  }
}
