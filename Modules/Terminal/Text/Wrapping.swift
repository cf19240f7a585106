extension CleanText {
  /// Returns the text wrapped to a width, between words where possible.
  ///
  /// Blanks at the start indent all lines. A word that is too long breaks after a slash or
  /// an opening parenthesis where possible.
  ///
  /// - Parameters:
  ///   - width: The width in columns.
  ///   - isTable: Whether several blanks separate two columns, of which only the second wraps.
  public func wrapped(to width: Int, isTable: Bool = false) -> [CleanText] {
    guard width > 0, self.width > width else { return [self] }
    let indent = text.prefix { $0 == " " }.count
    if indent > 0, indent * 2 < width {
      let lines = dropping(indent).wrapped(to: width - indent, isTable: isTable)
      return lines.map { CleanText(" ").repeated(indent) + $0 }
    }
    if isTable, let head = firstColumn, head.width * 2 < width { return wrapped(under: head, to: width) }
    var lines: [CleanText] = []
    var line = CleanText("")
    for word in words {
      let longer = line.isEmpty ? word : line + " " + word
      if longer.width <= width {
        line = longer
      } else {
        if !line.isEmpty { lines.append(line) }
        line = word.cutInto(lines: &lines, of: width)
      }
    }
    return lines + [line]
  }

  /// The text before the second column, or `nil` if there is only one column.
  private var firstColumn: CleanText? {
    guard let gap = text.firstRange(of: "  "), gap.lowerBound != text.startIndex else { return nil }
    return CleanText(String(text[..<(text[gap.lowerBound...].firstIndex { $0 != " " } ?? text.endIndex)]))
  }

  private func wrapped(under head: CleanText, to width: Int) -> [CleanText] {
    let blanks = CleanText(" ").repeated(head.width)
    let lines = dropping(head.width).wrapped(to: width - head.width, isTable: true)
    return lines.enumerated().map { ($0 == 0 ? head : blanks) + $1 }
  }

  private var words: [CleanText] { text.split(separator: " ").map { CleanText(String($0)) } }

  /// Appends full-width parts of a long text to `lines` and returns the rest.
  private func cutInto(lines: inout [CleanText], of width: Int) -> CleanText {
    guard self.width > width else { return self }
    var rest = text[...]
    while true {
      let room = rest.prefix(columns: width)
      guard room.endIndex < rest.endIndex else { return CleanText(String(room)) }
      let head = room.lastIndex { $0 == "/" || $0 == "(" }.map { room[...$0] } ?? room
      // A wide character never fits into a single column, so the loop would not end.
      guard !head.isEmpty else { return "…" }
      lines.append(CleanText(String(head)))
      rest = rest[head.endIndex...]
    }
  }
}

extension Substring {
  /// Returns the longest prefix that fits into a width.
  fileprivate func prefix(columns width: Int) -> Substring {
    var used = 0
    return prefix { character in
      used += character.cellWidth
      return used <= width
    }
  }
}
