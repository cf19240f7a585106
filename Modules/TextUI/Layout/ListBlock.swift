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
        let isSelected = isFocused && index == selected
        return line % rowHeight == 0
          ? .title(
            of: rowHeight == 1 ? list.rows[index].onOneLine : list.rows[index], isSelected: isSelected, width: width)
          : .subtitle(of: list.rows[index], width: width)
      }
    }
  }
}

extension Line {
  fileprivate static func title(of row: Row, isSelected: Bool, width: Int) -> Line {
    let style = isSelected ? Style.selected : .plain
    let accessory = row.accessory.mark
    let room = width - 4 - accessory.width
    var line = gutter(isFocused: isSelected)
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
