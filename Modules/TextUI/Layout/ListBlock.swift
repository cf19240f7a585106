import ScreenKit

extension PageDrawing {
  /// A list: every row is as high as the first, so that any of ten thousand is found without a search.
  func listBlock(_ list: RowList<SceneIntent>, width: Int) -> Block {
    let control = Control.list(list.id)
    let rowHeight = list.rows.first?.subtitle == nil ? 1 : 2
    let selected = state.selectedIndex(in: list)
    let isFocused = focus == control
    return Block(
      height: list.rows.count * rowHeight, control: control,
      focusLines: selected * rowHeight..<(selected + 1) * rowHeight
    ) { range in
      range.map { line in
        let index = line / rowHeight
        let row = list.rows[index]
        let isSelected = index == selected
        let isKept = keepsOpenRow ? row.id == list.openRow : isSelected && keepsSelection(of: list)
        let mark: Line.RowMark = isSelected && isFocused ? .focused : isKept ? .kept : .none
        let made: Line =
          line % rowHeight == 0
          ? .title(of: rowHeight == 1 ? row.onOneLine : row, mark, width: width) : .subtitle(of: row, width: width)
        return made.pointing(at: .row(list: list.id, row: row.id))
      }
    }
  }
}

extension PageDrawing {
  /// Whether a row stays marked while another page takes the keys.
  fileprivate func keepsSelection(of list: RowList<SceneIntent>) -> Bool {
    isBesideAnother && page.id != Inspector.page && list.rows.count > 1
  }
}

extension Line {
  /// Whether a row is the one with the focus; or the one that is open, or that gets the focus when its pane does.
  fileprivate enum RowMark {
    case none, focused, kept
  }

  fileprivate static func title(of row: Row, _ mark: RowMark, width: Int) -> Line {
    let style = mark == .focused ? Style.selected : mark == .kept ? .strong : .plain
    let accessory = row.accessory.mark
    let room = width - 4 - accessory.width
    var line = mark == .kept ? Line("• ", .quiet) : gutter(isFocused: mark == .focused)
    line.append(CleanText(row.title).clipped(to: room), style)
    line.pad(to: room + 3, style)
    line.append(accessory, style)
    line.pad(to: width, style)
    return line
  }

  fileprivate static func subtitle(of row: Row, width: Int) -> Line {
    Line("  ") + Line(CleanText(row.subtitle ?? "").clipped(to: width - 4), .quiet)
  }
}

extension Line {
  fileprivate mutating func pad(to width: Int, _ style: Style) { pad(to: width, with: " ", style) }
}

extension Row {
  /// The same row with its subtitle behind its title, for a list that has one line for each.
  fileprivate var onOneLine: Row {
    guard let subtitle else { return self }
    return Row(id: id, title: "\(title), \(subtitle)", accessory: accessory)
  }
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
