/// The text of a field with a caret that moves by graphemes.
struct FieldEditor: Equatable, Sendable {
  private(set) var text: String
  /// In bytes of UTF-8 and never inside a grapheme, so that a key costs the same anywhere in a long text.
  private(set) var caret: Int
  let isMultiline: Bool
  private(set) var rows: WrappedText?

  /// A caret that is missing or outside the text is placed at the end; the rows of another text are ignored.
  init(_ text: String, caret: Int? = nil, isMultiline: Bool = false, rows: WrappedText? = nil) {
    self.text = text
    self.isMultiline = isMultiline
    self.rows = rows?.text == text ? rows : nil
    self.caret = text.boundary(after: caret ?? text.utf8.count)
  }

  var head: Substring { text[..<text.index(caret)] }
  private var tail: Substring { text[text.index(caret)...] }

  func wrapped(to width: Int) -> WrappedText {
    if let rows, rows.isWrapped(to: width) { rows } else { WrappedText(text, width: width) }
  }

  /// Control characters are dropped; in a field of one line, line breaks become spaces.
  mutating func insert(_ typed: String) {
    replace(caret..<caret, with: isMultiline ? typed.withoutControls : typed.oneLine)
  }

  /// Moves the caret, deletes text, or breaks the line; does nothing for other commands.
  mutating func perform(_ command: Command) {
    switch command {
    case .caretLeft: caret = text.boundary(before: caret)
    case .caretRight: caret = text.boundary(after: caret + 1)
    case .caretWordLeft: caret = startOfWord
    case .caretWordRight: caret = endOfWord
    case .caretStart: caret = startOfLine
    case .caretEnd: caret = endOfLine
    case .deleteBackward: replace(text.boundary(before: caret)..<caret)
    case .deleteForward: replace(caret..<text.boundary(after: caret + 1))
    case .deleteWord: replace(startOfWord..<caret)
    case .deleteWordForward: replace(caret..<endOfWord)
    // At the start or the end of a line, these remove its line break.
    case .deleteToStart: replace(min(startOfLine, text.boundary(before: caret))..<caret)
    case .deleteToEnd: replace(caret..<max(endOfLine, text.boundary(after: caret + 1)))
    case .breakLine: if isMultiline { insert("\n") }
    default: break
    }
  }

  mutating func move(to position: Int) { caret = text.boundary(after: position) }

  /// Moves the caret to a column of a piece of the text, or to the end of the piece.
  mutating func move(toColumn column: Int, of piece: Range<Int>) {
    move(to: text.position(ofColumn: column, in: piece))
  }

  private var startOfWord: Int {
    var start = head
    while start.last?.isWhitespace == true { start.removeLast() }
    while start.last?.isWhitespace == false { start.removeLast() }
    return text.position(start.endIndex)
  }

  private var endOfWord: Int {
    text.position(tail.drop(while: \.isWhitespace).drop { !$0.isWhitespace }.startIndex)
  }

  private var startOfLine: Int {
    text.position(head.lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex)
  }

  private var endOfLine: Int { text.position(tail.firstIndex(of: "\n") ?? text.endIndex) }

  /// Places the caret after the new part.
  private mutating func replace(_ range: Range<Int>, with new: String = "") {
    text.replaceSubrange(text.index(range.lowerBound)..<text.index(range.upperBound), with: new)
    rows?.replace(range, with: new.utf8.count, in: text)
    // A combining mark can join two graphemes, so the caret is validated against the new text.
    caret = text.boundary(after: range.lowerBound + new.utf8.count)
  }
}

// Positions are numbers of bytes of UTF-8. Those outside the text mean its start or its end.
extension String {
  func index(_ position: Int) -> Index {
    utf8.index(startIndex, offsetBy: Swift.min(Swift.max(0, position), utf8.count))
  }

  func position(_ index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// Returns the position, or the end of the grapheme that it is inside.
  func boundary(after position: Int) -> Int {
    let place = index(position)
    guard place > startIndex, place < endIndex else { return self.position(place) }
    let end = self.position(index(after: place))
    return boundary(before: end) == position ? position : end
  }

  /// Returns the start of the grapheme before a position between graphemes.
  func boundary(before position: Int) -> Int {
    let place = index(position)
    return place > startIndex ? self.position(index(before: place)) : 0
  }

  /// Returns the position of the grapheme at a column of a piece of the text, or its end if the piece is narrower.
  func position(ofColumn column: Int, in piece: Range<Int>) -> Int {
    let piece = self[index(piece.lowerBound)..<index(piece.upperBound)]
    var width = 0
    let rest = piece.drop { character in
      width += character.columns
      return width <= column
    }
    return position(rest.startIndex)
  }

  /// Returns the start of the longest part of the text that ends at a position and fits in some columns.
  func position(columns: Int, before position: Int) -> Int {
    var (start, room) = (index(position), columns)
    while start > startIndex {
      let previous = index(before: start)
      room -= self[previous].columns
      if room < 0 { break }
      start = previous
    }
    return self.position(start)
  }
}

extension String {
  /// The text without control characters; tabs and line breaks become spaces, and CR LF is one line break.
  var oneLine: String { filtered { $0 == "\t" || $0.isNewline ? " " : $0 } }

  /// The text without control characters but line breaks, which become `\n`; tabs become spaces.
  var withoutControls: String { filtered { $0 == "\t" ? " " : $0.isNewline ? "\n" : $0 } }

  private func filtered(_ replace: (Character) -> Character) -> String {
    String(
      compactMap { (character: Character) -> Character? in
        let character = replace(character)
        if character == "\n" || character.isASCII && (" "..."~").contains(character) { return character }
        return character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : character
      })
  }
}
