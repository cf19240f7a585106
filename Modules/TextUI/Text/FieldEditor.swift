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

  /// Moves the caret, deletes text, or breaks the line; does nothing for other commands.
  mutating func perform(_ command: Command) {
    switch command {
    case .caretLeft: move(to: caret - 1)
    case .caretRight: move(to: caret + 1)
    case .caretWordLeft: caret = startOfWord
    case .caretWordRight: caret = endOfWord
    case .caretStart: caret = startOfLine
    case .caretEnd: caret = endOfLine
    case .deleteBackward: remove(caret - 1..<caret)
    case .deleteForward: remove(caret..<caret + 1)
    case .deleteWord: remove(startOfWord..<caret)
    case .deleteWordForward: remove(caret..<endOfWord)
    // At the start or the end of a line, these remove its line break.
    case .deleteToStart: remove(min(startOfLine, caret - 1)..<caret)
    case .deleteToEnd: remove(caret..<max(endOfLine, caret + 1))
    case .breakLine: if isMultiline { insert("\n") }
    default: break
    }
  }

  /// Moves the caret to a number of graphemes, within the text.
  mutating func move(to position: Int) { caret = min(max(0, position), text.count) }

  /// Moves the caret to the grapheme at a column, or to the end of the text.
  mutating func move(toColumn column: Int) { caret = text.position(ofColumn: column) }

  /// The start of the word before the caret.
  private var startOfWord: Int {
    var start = head
    while start.last?.isWhitespace == true { start.removeLast() }
    while start.last?.isWhitespace == false { start.removeLast() }
    return start.count
  }

  /// The end of the word after the caret.
  private var endOfWord: Int {
    let word = tail.drop(while: \.isWhitespace).drop { !$0.isWhitespace }
    return text.count - word.count
  }

  private var startOfLine: Int { head.lastIndex(of: "\n").map { head[...$0].count } ?? 0 }
  private var endOfLine: Int { caret + tail.prefix { $0 != "\n" }.count }

  /// Removes the graphemes of a range, within the text.
  private mutating func remove(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<text.count)
    replace(with: text.prefix(range.lowerBound) + text.dropFirst(range.upperBound), caret: range.lowerBound)
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
