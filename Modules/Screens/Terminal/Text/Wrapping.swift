extension CleanText {
  /// Returns the text wrapped to a width in columns, between words where possible.
  ///
  /// Leading blanks indent all lines. A long word breaks after a slash, comma or opening parenthesis where possible, and text without
  /// blanks, such as Japanese, between wide characters.
  ///
  /// With `isTable`, several blanks separate two columns, of which only the second wraps; a call such as `push(to: .b)` is one word, an
  /// arrow never ends a line, and further lines of indented text are indented two more columns.
  package func wrapped(to width: Int, isTable: Bool = false) -> [CleanText] {
    guard width > 0, self.width > width else { return [self] }
    let indent = text.prefix { $0 == " " }.count
    guard indent * 2 < width else { return broken(to: width, isTable: isTable) }
    let (body, room) = (dropping(indent), width - indent)
    if isTable, let head = body.firstColumn, head.width * 2 < room {
      return body.wrapped(under: head, to: room).map { CleanText(" ").repeated(indent) + $0 }
    }
    let hanging = isTable && indent > 0 && room > 8 ? 2 : 0
    let lines = body.broken(to: room, hanging: hanging, isTable: isTable)
    return lines.enumerated().map { CleanText(" ").repeated($0 == 0 ? indent : indent + hanging) + $1 }
  }

  /// Returns lines, all but the first of which are `hanging` columns narrower.
  private func broken(to width: Int, hanging: Int = 0, isTable: Bool) -> [CleanText] {
    var lines: [CleanText] = []
    var line = CleanText("")
    for word in words(withCalls: isTable) {
      var rest = word.text[...]
      while !rest.isEmpty {
        let room = lines.isEmpty ? width : width - hanging
        let fitting = rest.prefix(columns: line.isEmpty ? room : room - line.width - 1)
        if fitting.endIndex == rest.endIndex {
          line = line.isEmpty ? CleanText(String(rest)) : line + " " + CleanText(String(rest))
          rest = ""
        } else if !line.isEmpty {
          let head = fitting.beforeLastWideCharacter(in: rest)
          lines.append(head.isEmpty ? line : line + " " + CleanText(String(head)))
          line = ""
          rest = rest[head.endIndex...]
        } else if fitting.isEmpty {
          // A wide character never fits into a single column.
          rest = "…"
        } else {
          let head = fitting.beforeBreak(in: rest)
          lines.append(CleanText(String(head)))
          rest = rest[head.endIndex...].drop { $0 == " " }
        }
      }
    }
    return lines + [line]
  }

  private var firstColumn: CleanText? {
    guard let gap = text.firstRange(of: "  "), gap.lowerBound != text.startIndex else { return nil }
    return CleanText(String(text[..<(text[gap.lowerBound...].firstIndex { $0 != " " } ?? text.endIndex)]))
  }

  private func wrapped(under head: CleanText, to width: Int) -> [CleanText] {
    let blanks = CleanText(" ").repeated(head.width)
    let lines = dropping(head.width).wrapped(to: width - head.width, isTable: true)
    return lines.enumerated().map { ($0 == 0 ? head : blanks) + $1 }
  }

  /// Returns the words; with calls, a call is one word, and so is an arrow with what follows.
  private func words(withCalls: Bool) -> [CleanText] {
    var words: [String] = []
    for part in text.split(separator: " ") {
      if withCalls, let last = words.last, last == "→" || last.isOpenCall {
        words[words.count - 1] += " " + part
      } else {
        words.append(String(part))
      }
    }
    return words.map { CleanText($0) }
  }
}

extension String {
  fileprivate var isOpenCall: Bool {
    guard let first, first.isLetter || first == "." else { return false }
    return filter { $0 == "(" }.count > filter { $0 == ")" }.count
  }
}

extension Substring {
  /// Returns the beginning of a word on a line of its own, of which this prefix fits.
  fileprivate func beforeBreak(in word: Substring) -> Substring {
    let sign = lastIndex { "/(,".contains($0) }
    let afterSign = sign.map { self[...$0] } ?? self[..<startIndex]
    let wide = beforeLastWideCharacter(in: word)
    let head = wide.endIndex > afterSign.endIndex ? wide : afterSign
    return head.isEmpty ? self : head
  }

  /// Returns the longest part of a prefix of a word that ends between two wide characters, none of them punctuation that belongs to the
  /// other; empty if there is none.
  fileprivate func beforeLastWideCharacter(in word: Substring) -> Substring {
    var end = endIndex
    while end > startIndex {
      let before = word.index(before: end)
      if word[before].allowsBreak(before: word[end]) { return self[..<end] }
      end = before
    }
    return self[..<startIndex]
  }

  fileprivate func prefix(columns width: Int) -> Substring {
    var used = 0
    return prefix { character in
      used += character.cellWidth
      return used <= width
    }
  }
}

extension Character {
  fileprivate func allowsBreak(before next: Character) -> Bool {
    guard cellWidth == 2, next.cellWidth == 2 else { return false }
    switch next.unicodeScalars.first?.properties.generalCategory {
    case .closePunctuation?, .finalPunctuation?, .otherPunctuation?: return false
    default: return unicodeScalars.first?.properties.generalCategory != .openPunctuation
    }
  }
}
