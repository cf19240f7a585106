/// The text of a field with a caret that moves by graphemes.
struct FieldEditor: Equatable, Sendable {
  private(set) var text: String
  /// The number of graphemes before the caret.
  private(set) var caret: Int
  /// A Boolean value that indicates whether the text can have line breaks.
  let isMultiline: Bool

  /// Creates an editor.
  ///
  /// A caret that is missing or outside the text is placed at the end.
  init(_ text: String, caret: Int? = nil, isMultiline: Bool = false) {
    self.text = text
    self.isMultiline = isMultiline
    let count = text.count
    self.caret = min(max(0, caret ?? count), count)
  }

  /// The text before the caret.
  var head: Substring { text.prefix(caret) }
  private var tail: Substring { text.dropFirst(caret) }

  /// Inserts text at the caret.
  ///
  /// Control characters are dropped. In a field of one line, line breaks become spaces.
  mutating func insert(_ typed: String) {
    let head = head + (isMultiline ? typed.withoutControls : typed.oneLine)
    replace(with: head + tail, caret: head.count)
  }

  /// Inserts a line break, if the text can have one.
  mutating func breakLine() { if isMultiline { insert("\n") } }

  /// Removes the grapheme before the caret.
  mutating func deleteBackward() { cut(from: caret - 1) }

  /// Removes the grapheme after the caret.
  mutating func deleteForward() { replace(with: head + tail.dropFirst(), caret: caret) }

  /// Removes the word before the caret and the spaces after the word.
  mutating func deleteWord() { cut(from: startOfWord) }

  /// Removes the spaces after the caret and the word after them.
  mutating func deleteWordForward() { replace(with: head + tail.dropFirst(endOfWord - caret), caret: caret) }

  /// Removes the text of the line before the caret, or a line break if there is none.
  mutating func deleteToStart() { cut(from: startOfLine == caret ? caret - 1 : startOfLine) }

  /// Removes the text of the line after the caret, or a line break if there is none.
  mutating func deleteToEnd() {
    replace(with: head + tail.dropFirst(max(1, endOfLine - caret)), caret: caret)
  }

  /// Moves the caret by a number of graphemes, within the text.
  mutating func move(by distance: Int) { caret = min(max(0, caret + distance), text.count) }

  /// Moves the caret to a number of graphemes, within the text.
  mutating func move(to position: Int) { caret = min(max(0, position), text.count) }

  /// Moves the caret to the grapheme at a column, or to the end of the text.
  mutating func move(toColumn column: Int) { caret = text.position(ofColumn: column) }

  /// Moves the caret to the start of the word before it.
  mutating func moveWordBack() { caret = startOfWord }

  /// Moves the caret to the end of the word after it.
  mutating func moveWordForward() { caret = endOfWord }

  /// Moves the caret to the start of the line.
  mutating func moveToStart() { caret = startOfLine }

  /// Moves the caret to the end of the line.
  mutating func moveToEnd() { caret = endOfLine }

  private var startOfWord: Int {
    var start = head
    while start.last?.isWhitespace == true { start.removeLast() }
    while start.last?.isWhitespace == false { start.removeLast() }
    return start.count
  }

  private var endOfWord: Int {
    let word = tail.drop(while: \.isWhitespace).drop { !$0.isWhitespace }
    return text.count - word.count
  }

  private var startOfLine: Int { head.lastIndex(of: "\n").map { head[...$0].count } ?? 0 }
  private var endOfLine: Int { caret + tail.prefix { $0 != "\n" }.count }

  private mutating func cut(from start: Int) {
    guard start >= 0 else { return }
    replace(with: head.prefix(start) + tail, caret: start)
  }

  private mutating func replace(with text: Substring, caret: Int) {
    // A combining mark can join two graphemes, so the caret is validated against the new text.
    self = FieldEditor(String(text), caret: caret, isMultiline: isMultiline)
  }
}

extension StringProtocol {
  /// Returns the number of graphemes before a column, or of all if the text is shorter.
  func position(ofColumn column: Int) -> Int {
    var width = 0
    return prefix { character in
      width += character.columns
      return width <= column
    }.count
  }
}

extension String {
  /// The text without control characters.
  ///
  /// Tabs and line breaks become spaces; CR LF is one line break.
  var oneLine: String { filtered { $0 == "\t" || $0.isNewline ? " " : $0 } }

  /// The text without control characters but line breaks, which become `\n`.
  ///
  /// Tabs become spaces.
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
