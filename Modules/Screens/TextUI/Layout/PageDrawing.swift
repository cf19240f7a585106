import ScreenKit
import Terminal

/// The drawing of a page's screen as lines.
struct PageDrawing {
  let page: Page
  let state: PageState
  /// Whether the page has the keys; only this page shows a focus.
  let isActive: Bool
  /// Whether another page can have the keys.
  var isBesideAnother = false
  /// Whether the page marks its open row: that row's screen is visible, or Enter opens it from another control.
  var keepsOpenRow = false

  var focus: Control? { isActive ? state.focus(in: page.screen) : nil }

  var title: CleanText { CleanText(page.screen.title) }

  /// Of several pages side by side, only the one with the keys has a strong title.
  var titleStyle: Style { isActive || !isBesideAnother ? .strong : .quiet }

  var actionKeys: [String: Character] = [:]

  private static let widestContent = 96
  private static let widestForm = 66

  /// The column for content; in a wide window, a form is as wide as its fields.
  func column(in rect: Rect) -> Rect {
    let isForm = rect.width > Self.widestContent && !page.screen.fields.isEmpty
    let isHelp = page.id == Help.page
    let width = min(rect.width, isForm ? Self.widestForm : isHelp ? Help.widest : Self.widestContent)
    return Rect(column: rect.column + (rect.width - width) / 2, row: rect.row, width: width, height: rect.height)
  }

  /// It includes the control that last had the focus, even without the keys.
  func viewport(of content: Content, height: Int) -> Viewport {
    var viewport = Viewport(
      top: 0, height: max(0, height), total: content.height, lists: content.lists, texts: content.texts)
    if let (top, block) = state.focus(in: page.screen).flatMap(content.block(of:)) {
      viewport.focus = top + block.focusLines.lowerBound..<top + block.focusLines.upperBound
      viewport.rows = viewport.lists.first { $0.lines.lowerBound == top }
    }
    viewport.top = min(max(0, viewport.aligned(state.scrolling.top, isUp: true)), viewport.lastTop)
    if state.followsFocus(in: page.screen) { viewport.reveal(with: content.error) }
    return viewport
  }

  /// Returns the position in content that scrolls: the selected row of a list, or else the part of the content down to the
  /// lower edge.
  func position(in viewport: Viewport) -> String {
    if let list = state.filterableList(of: page.screen), !list.rows.isEmpty {
      return "\(state.selections.index(in: list) + 1) of \(list.rows.count)"
    }
    return "\(100 * min(viewport.total, viewport.top + viewport.height) / max(1, viewport.total))%"
  }

  func toolbarHeight(in pane: Rect) -> Int {
    toolbarLines(width: column(in: pane.inset(left: 1, right: 1)).width, rows: Self.toolbarRows(in: pane)).count
  }

  static func toolbarRows(in pane: Rect) -> Int { max(1, pane.height / 4) }

  /// Returns the line of the filter, with the number of remaining rows.
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

  /// If the toolbar doesn't fit, it shows the row with the focus, and `…` for the others.
  func toolbarLines(width: Int, rows: Int) -> [Line] {
    let actions = page.screen.actions
    guard !actions.isEmpty else { return [] }
    var lines: [(line: Line, hasFocus: Bool)] = []
    for action in actions {
      let hasFocus = focus == .action(action.id)
      let button = Line.button(action, key: actionKeys[action.id], isFocused: hasFocus, width: width)
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

  /// The line is blank if no action is disabled, so that the layout doesn't move.
  private func reasonLine(width: Int) -> Line {
    let disabled = page.screen.actions.filter { !$0.isEnabled }
    let nearest =
      disabled.first { focus == .action($0.id) } ?? disabled.first { $0.role == .primary } ?? disabled.first
    guard let nearest, let reason = nearest.disabledReason else { return .blank }
    return Line("    ") + Line(CleanText("\(nearest.label): \(reason)").clipped(to: width - 4), .quiet)
  }
}

extension Line {
  /// Returns a button: `[ n Next ]` with its key, or `( n Next )` if it is disabled.
  static func button(_ action: Action<SceneIntent>, key: Character?, isFocused: Bool, width: Int) -> Line {
    var style = action.role == .primary ? Style.strong : .plain
    if action.role == .destructive { style.color = .red }
    if !action.isEnabled { style = .quiet }
    if isFocused {
      style.attributes.insert(.reverse)
      if style.color == .standard { style.color = .magenta }
    }
    let label = CleanText((key.map { "\($0) " } ?? "") + action.label).clipped(to: width - 6)
    let thing = Hit.Thing.control(.action(action.id))
    return .gutter(isFocused: isFocused)
      + Line(action.isEnabled ? "[ " + label + " ]" : "( " + label + " )", style, thing)
  }
}
