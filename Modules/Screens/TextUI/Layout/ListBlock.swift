import ScreenKit
import Terminal

extension PageDrawing {
  /// All rows have the same height, so that finding a row takes no search; a subtitle in one of the first rows decides it.
  func listBlock(_ list: RowList<SceneIntent>) -> Block {
    let control = Control.list(list.id)
    let rowHeight = list.rows.prefix(20).contains { $0.subtitle != nil } ? 2 : 1
    let selected = state.selections.index(in: list)
    let isFocused = focus == control
    let kept = keepsOpenRow ? list.openRow : keepsSelection(of: list) ? list.rows[selected].id : nil
    return Block(
      height: list.rows.count * rowHeight, control: control,
      focusLines: selected * rowHeight..<(selected + 1) * rowHeight, rowHeight: rowHeight
    ) { range, frame, rect in
      for line in range {
        let index = line / rowHeight
        let row = list.rows[index]
        let place = Rect(column: rect.column, row: rect.row + line - range.lowerBound, width: rect.width, height: 1)
        if line % rowHeight > 0 {
          frame.drawSubtitle(of: row, in: place)
        } else {
          let isKept = kept != nil && row.id == kept
          let mark: Frame.RowMark = index == selected && isFocused ? .focused : isKept ? .kept : .none
          let title = rowHeight == 1 ? row.onOneLine : row.title
          let found = state.filter.flatMap { $0.list == list.id ? $0.positions(in: row.title) : nil } ?? []
          frame.drawTitle(title, row.accessory.mark, mark, found, in: place)
        }
        frame.add(Hit(page: page.id, thing: .row(list: list.id, row: row.id), rect: place))
      }
    }
  }

  /// Returns whether the selected row stays marked while another page has the keys.
  private func keepsSelection(of list: RowList<SceneIntent>) -> Bool {
    isBesideAnother && page.id != Inspector.page && list.rows.count > 1
  }
}

extension Frame {
  /// The mark of a row: focused, or open or selected while another page has the keys.
  fileprivate enum RowMark {
    case none, focused, kept
  }

  /// Draws the first line of a row, with the letters that a filter has found underlined.
  fileprivate mutating func drawTitle(
    _ title: String, _ accessory: CleanText, _ mark: RowMark, _ found: [Int], in rect: Rect
  ) {
    let style = mark == .focused ? Style.selected : mark == .kept ? .current : .plain
    if mark == .focused { focus = rect.start }
    grid.fill(" ", at: rect.start, style: style, width: rect.width)
    switch mark {
    case .none: break
    case .focused: grid.put("> ", at: rect.start, style: .current)
    case .kept: grid.put("• ", at: rect.start, style: .current)
    }
    let place = rect.inset(left: 2)
    let room = place.width - 2 - accessory.width
    grid.put(CleanText(title).clipped(to: room), at: place.start, style: style)
    if !found.isEmpty { underline(found, of: title, style, in: place.inset(right: place.width - room)) }
    // A choice is content; the mark of a row that leads on recedes behind the title.
    let isQuiet = mark == .none && accessory == disclosureMark
    grid.put(
      accessory, at: place.inset(left: place.width - 1 - accessory.width).start, style: isQuiet ? .quiet : style)
  }

  private mutating func underline(_ found: [Int], of title: String, _ style: Style, in rect: Rect) {
    var marked = style
    marked.attributes.formUnion([.underline, .bold])
    var column = 0
    for (position, character) in title.enumerated() {
      guard column + character.columns < rect.width else { break }
      if found.contains(position) {
        grid.put(CleanText(String(character)), at: rect.inset(left: column).start, style: marked)
      }
      column += character.columns
    }
  }

  fileprivate mutating func drawSubtitle(of row: Row, in rect: Rect) {
    // Two graphemes for each column are enough, because only soft hyphens have none. A subtitle can be a whole paragraph.
    let text = CleanText(String((row.subtitle ?? "").prefix(2 * rect.width))).clipped(to: rect.width - 4)
    grid.put("  ", at: rect.start)
    grid.put(text, at: rect.inset(left: 2).start, style: .quiet)
  }
}

extension Row {
  fileprivate var onOneLine: String { subtitle.map { "\(title), \($0)" } ?? title }
}

extension Row.Accessory {
  fileprivate var mark: CleanText {
    switch self {
    case .none: ""
    case .disclosure: disclosureMark
    case .on: "[x]"
    case .off: "[ ]"
    }
  }
}

private let disclosureMark: CleanText = "›"
