/// One line of text under a caret that moves by graphemes.
struct LineEditor: Equatable, Sendable {
  private(set) var text: String
  /// The number of graphemes before the caret.
  private(set) var caret: Int

  /// Makes an editor; a caret outside the text is moved to its end, and so is a missing one.
  init(_ text: String, caret: Int? = nil) {
    self.text = text
    self.caret = min(max(0, caret ?? text.count), text.count)
  }

  /// The text before the caret.
  var head: Substring { text.prefix(caret) }
  private var tail: Substring { text.dropFirst(caret) }

  /// Puts text in at the caret; what no line can hold, such as a line break or an escape, is left out.
  mutating func insert(_ typed: String) {
    let head = head + typed.oneLine
    replace(with: head + tail, caret: head.count)
  }

  /// Removes the grapheme before the caret.
  mutating func deleteBackward() { cut(from: caret - 1) }

  /// Removes the grapheme after the caret.
  mutating func deleteForward() { replace(with: head + tail.dropFirst(), caret: caret) }

  /// Removes the word before the caret and the spaces after it.
  mutating func deleteWord() {
    var start = head
    while start.last == " " { start.removeLast() }
    while let last = start.last, last != " " { start.removeLast() }
    cut(from: start.count)
  }

  /// Removes everything before the caret.
  mutating func deleteToStart() { cut(from: 0) }

  /// Moves the caret by `distance` graphemes, at most to an end of the text.
  mutating func move(by distance: Int) { caret = min(max(0, caret + distance), text.count) }

  /// Moves the caret before the grapheme that is drawn at a column, or behind the text when none is.
  mutating func move(toColumn column: Int) {
    var width = 0
    let before = text.prefix { character in
      width += CleanText(String(character)).width
      return width <= column
    }
    caret = before.count
  }

  /// Moves the caret before the text.
  mutating func moveToStart() { caret = 0 }

  /// Moves the caret behind the text.
  mutating func moveToEnd() { caret = text.count }

  private mutating func cut(from start: Int) {
    guard start >= 0 else { return }
    replace(with: head.prefix(start) + tail, caret: start)
  }

  private mutating func replace(with text: Substring, caret: Int) {
    // A combining mark can join two graphemes into one, so the caret is checked against the new text.
    self = LineEditor(String(text), caret: caret)
  }
}

extension String {
  /// The same text without controls; tabs and line breaks, of which CR LF is one, become spaces.
  var oneLine: String {
    String(
      compactMap { (character: Character) -> Character? in
        if character == "\t" || character.isNewline { return " " }
        return character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : character
      })
  }
}
