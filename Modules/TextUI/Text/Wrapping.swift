extension CleanText {
  /// The text broken into lines of at most `width` columns, between words where it can be.
  func wrapped(to width: Int) -> [CleanText] {
    guard width > 0, self.width > width else { return [self] }
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
