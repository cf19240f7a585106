import ScreenKit

/// Turns the screen of a page into lines, with the focus where the state says it is.
struct PageDrawing {
  let page: Page
  let state: PageState
  /// Whether the page takes the keys; no other page shows a focus.
  let isActive: Bool
  /// Whether another page that takes the keys is beside this one, which then shows which row it goes back to.
  var isBesideAnother = false
  /// Whether what was opened from the page is in sight, so that its list shows which row that is.
  var keepsOpenRow = false

  /// The control with the focus; nil in a page that takes no input.
  var focus: Control? { isActive ? state.focus(in: page.screen) : nil }

  /// The column for content: on a wide screen it is no wider than reads well, and in the middle.
  func column(in rect: Rect) -> Rect {
    let width = min(rect.width, 96)
    return Rect(column: rect.column + (rect.width - width) / 2, row: rect.row, width: width, height: rect.height)
  }

  /// What of the content is in view; where the focus would be is, even while another page has the keys.
  func viewport(of content: Content, height: Int) -> Viewport {
    let focus = state.focus(in: page.screen)
    var viewport = Viewport(
      top: 0, height: max(0, height), total: content.height, focus: focus.flatMap(content.lines(of:)))
    viewport.top = min(max(0, state.top), viewport.lastTop)
    if state.followsFocus(in: page.screen) { viewport.reveal() }
    return viewport
  }

  /// The rows that the toolbar takes in a pane.
  func toolbarHeight(in pane: Rect) -> Int {
    toolbarLines(width: column(in: pane.inset(left: 1, right: 1)).width, rows: Self.toolbarRows(in: pane)).count
  }

  /// The rows that a toolbar may take: a quarter of its pane.
  static func toolbarRows(in pane: Rect) -> Int { max(1, pane.height / 4) }

  /// The line that narrows the list, with the number of rows that it leaves; no lines without a filter.
  func filterLines(width: Int) -> [Line] {
    guard let filter = state.filter else { return [] }
    let isFocused = focus == .filter
    let count = CleanText("\(filter.matches.count) of \(filter.rows.count)")
    let room = max(1, width - 8 - count.width)
    var line = Line.gutter(isFocused: isFocused) + Line("/ ", .accent)
    line = line + .edited(filter.line, of: .filter, isFocused: isFocused, width: room)
    line.pad(to: width - 1 - count.width)
    line.append(count, .quiet)
    return [line.pointing(at: .control(.filter))]
  }

  /// The toolbar: its buttons, and below them why one of them can't be chosen; no lines without actions.
  ///
  /// Where it may not take all the rows it needs, the row with the focus stays, and `…` tells that there are others.
  func toolbarLines(width: Int, rows: Int) -> [Line] {
    let actions = page.screen.actions
    guard !actions.isEmpty else { return [] }
    var lines: [(line: Line, hasFocus: Bool)] = []
    for action in actions {
      let hasFocus = focus == .action(action.id)
      let button = Line.button(action, isFocused: hasFocus, width: width)
      if let last = lines.last, last.line.width + button.width + 2 <= width {
        lines[lines.count - 1] = (last.line + Line("  ") + button, last.hasFocus || hasFocus)
      } else {
        lines.append((button, hasFocus))
      }
    }
    let room = max(1, rows - 1)
    if lines.count > room {
      let focused = lines.firstIndex { $0.hasFocus } ?? 0
      let first = min(focused, lines.count - room)
      lines = Array(lines[first..<first + room])
      if let last = lines.last, last.line.width + 2 <= width { lines[room - 1].line.append(" …", .quiet) }
    }
    return lines.map(\.line) + (rows > 1 ? [reasonLine(width: width)] : [])
  }

  /// Why the focused action can't be chosen, or else the primary one; blank when it can, so that nothing moves.
  private func reasonLine(width: Int) -> Line {
    let disabled = page.screen.actions.filter { !$0.isEnabled }
    let nearest =
      disabled.first { focus == .action($0.id) } ?? disabled.first { $0.role == .primary } ?? disabled.first
    guard let nearest, let reason = nearest.disabledReason else { return .blank }
    return Line("    ") + Line(CleanText("\(nearest.label): \(reason)").clipped(to: width - 4), .quiet)
  }
}

extension Line {
  /// A button: `[ Next ]`, or `( Next )` when it can't be chosen.
  static func button(_ action: Action<SceneIntent>, isFocused: Bool, width: Int) -> Line {
    var style = action.role == .primary ? Style.strong : .plain
    if action.role == .destructive { style.color = .red }
    if !action.isEnabled { style = .quiet }
    if isFocused { style.attributes.insert(.reverse) }
    let label = CleanText(action.label).clipped(to: width - 6)
    let thing = Hit.Thing.control(.action(action.id))
    return .gutter(isFocused: isFocused)
      + Line(action.isEnabled ? "[ " + label + " ]" : "( " + label + " )", style, thing)
  }
}
