import ScreenKit

/// Turns the screen of a page into lines, with the focus where the state says it is.
struct PageDrawing {
  let page: Page
  let state: PageState
  /// Whether the page takes input; no other page shows a focus.
  let isActive: Bool

  /// The control with the focus; nil in a page that takes no input.
  var focus: Control? { isActive ? state.focus(in: page.screen) : nil }

  /// The column for content: on a wide screen it is no wider than reads well, and in the middle.
  func column(in rect: Rect) -> Rect {
    let width = min(rect.width, 96)
    return Rect(column: rect.column + (rect.width - width) / 2, row: rect.row, width: width, height: rect.height)
  }

  /// What of the content is in view.
  func viewport(of content: Content, height: Int) -> Viewport {
    var viewport = Viewport(
      top: 0, height: max(0, height), total: content.height, focus: focus.flatMap(content.lines(of:)))
    viewport.top = min(max(0, state.top), viewport.lastTop)
    if state.followsFocus(in: page.screen) { viewport.reveal() }
    return viewport
  }

  /// The toolbar: its buttons, and below them why one of them can't be chosen; no lines without actions.
  func toolbarLines(width: Int) -> [Line] {
    let actions = page.screen.actions
    guard !actions.isEmpty else { return [] }
    var lines = [Line.blank]
    for action in actions {
      let button = Line.button(action, isFocused: focus == .action(action.id), width: width)
      if lines[lines.count - 1].width > 0, lines[lines.count - 1].width + button.width + 2 > width {
        lines.append(.blank)
      }
      if lines[lines.count - 1].width > 0 { lines[lines.count - 1].append("  ") }
      lines[lines.count - 1] = lines[lines.count - 1] + button
    }
    return lines + [reasonLine(width: width)]
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
    return .gutter(isFocused: isFocused) + Line(action.isEnabled ? "[ " + label + " ]" : "( " + label + " )", style)
  }
}
