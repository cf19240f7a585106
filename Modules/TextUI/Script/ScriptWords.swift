/// A word of a script line and where it starts.
struct ScriptWord: Equatable {
  var text: String
  /// Counted from 1.
  var column: Int
}

/// Splits a line as a shell does: `"…"` with `\"` and `\\`, `'…'` as it stands, `#` at the start of a word ends the line.
struct ScriptWords {
  private(set) var words: [ScriptWord] = []
  /// The line without its comment and the blanks around it.
  private(set) var text = ""
  /// Where a quote was opened that nothing closes; nil when all are closed.
  private(set) var openQuote: Int?

  private var word: ScriptWord?
  private var quote: Character?
  private var isEscaped = false

  init(_ line: String) {
    var column = 0
    for character in line {
      column += 1
      if character == "#", word == nil { break }
      take(character, column)
      text.append(character)
    }
    if quote == nil { openQuote = nil }
    finishWord()
    while text.last?.isWhitespace == true { text.removeLast() }
    text = String(text.drop(while: \.isWhitespace))
  }

  private mutating func take(_ character: Character, _ column: Int) {
    if isEscaped {
      isEscaped = false
      word?.text.append(character)
    } else if character == "\\", quote != "'" {
      isEscaped = true
      word = word ?? ScriptWord(text: "", column: column)
    } else if character == quote {
      quote = nil
    } else if quote == nil, character == "\"" || character == "'" {
      quote = character
      openQuote = column
      word = word ?? ScriptWord(text: "", column: column)
    } else if quote == nil, character.isWhitespace {
      finishWord()
    } else {
      word = word ?? ScriptWord(text: "", column: column)
      word?.text.append(character)
    }
  }

  private mutating func finishWord() {
    if let word { words.append(word) }
    word = nil
  }
}
