extension CleanText {
  /// The text broken into lines of at most `width` columns, between words where it can be.
  ///
  /// A text of two columns, told by the blanks between them, stays one: only the second column is broken.
  func wrapped(to width: Int) -> [CleanText] {
    guard width > 0, self.width > width else { return [self] }
    if let head = firstColumn, head.width * 2 < width { return wrapped(under: head, to: width) }
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

  /// All before the second column; nil when there is only one.
  private var firstColumn: CleanText? {
    guard let gap = text.firstRange(of: "  "), gap.lowerBound != text.startIndex else { return nil }
    return CleanText(String(text[..<(text[gap.lowerBound...].firstIndex { $0 != " " } ?? text.endIndex)]))
  }

  private func wrapped(under head: CleanText, to width: Int) -> [CleanText] {
    let blanks = CleanText(" ").repeated(head.width)
    return dropping(head.width).wrapped(to: width - head.width).enumerated().map { ($0 == 0 ? head : blanks) + $1 }
  }

  private var words: [CleanText] { text.split(separator: " ").map { CleanText(String($0)) } }

  /// Moves what is too long for one line into `lines` and returns the rest.
  private func cutInto(lines: inout [CleanText], of width: Int) -> CleanText {
    var rest = self
    while rest.width > width {
      let head = rest.prefix(width)
      // A wide character in a column of one would never get shorter.
      guard !head.isEmpty else { return "…" }
      lines.append(head)
      rest = rest.dropping(head.width)
    }
    return rest
  }
}
