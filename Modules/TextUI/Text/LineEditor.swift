import Terminal

/// A line of text with a caret that moves by graphemes.
struct LineEditor: Equatable, Sendable {
  private(set) var text: String
  /// The number of graphemes before the caret.
  private(set) var caret: Int

  /// Creates an editor.
  ///
  /// A caret that is missing or outside the text is placed at the end.
  init(_ text: String, caret: Int? = nil) {
    self.text = text
    self.caret = min(max(0, caret ?? text.count), text.count)
  }

  /// The text before the caret.
  var head: Substring { text.prefix(caret) }
  private var tail: Substring { text.dropFirst(caret) }

  /// Inserts text at the caret.
  ///
  /// Control characters are dropped.
  mutating func insert(_ typed: String) {
    let head = head + typed.oneLine
    replace(with: head + tail, caret: head.count)
  }

  /// Removes the grapheme before the caret.
  mutating func deleteBackward() { cut(from: caret - 1) }

  /// Removes the grapheme after the caret.
  mutating func deleteForward() { replace(with: head + tail.dropFirst(), caret: caret) }

  /// Removes the word before the caret and the spaces after the word.
  mutating func deleteWord() {
    var start = head
    while start.last == " " { start.removeLast() }
    while let last = start.last, last != " " { start.removeLast() }
    cut(from: start.count)
  }

  /// Removes the text before the caret.
  mutating func deleteToStart() { cut(from: 0) }

  /// Moves the caret by a number of graphemes, within the text.
  mutating func move(by distance: Int) { caret = min(max(0, caret + distance), text.count) }

  /// Moves the caret to the grapheme at a column, or to the end of the text.
  mutating func move(toColumn column: Int) {
    var width = 0
    let before = text.prefix { character in
      width += CleanText(String(character)).width
      return width <= column
    }
    caret = before.count
  }

  /// Moves the caret to the start.
  mutating func moveToStart() { caret = 0 }

  /// Moves the caret to the end.
  mutating func moveToEnd() { caret = text.count }

  private mutating func cut(from start: Int) {
    guard start >= 0 else { return }
    replace(with: head.prefix(start) + tail, caret: start)
  }

  private mutating func replace(with text: Substring, caret: Int) {
    // A combining mark can join two graphemes, so the caret is validated against the new text.
    self = LineEditor(String(text), caret: caret)
  }
}

extension String {
  /// The text without control characters.
  ///
  /// Tabs and line breaks become spaces; CR LF is one line break.
  var oneLine: String {
    String(
      compactMap { (character: Character) -> Character? in
        if character == "\t" || character.isNewline { return " " }
        return character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : character
      })
  }
}
