struct ScriptWord: Equatable {
  var text: String
  var column: Int
}

/// A parser that splits a line like a shell.
///
/// `#` at the start of a word ends the line.
///
/// There are three kinds of quotes: `"…"` with `\"` and `\\`, `'…'` without escapes, and `$'…'` with `\n`, `\r`, `\t`,
/// `\uXXXX` and `\UXXXXXXXX` (the dollar-single-quotes of POSIX.1-2024, with the code points of bash).
struct ScriptWords {
  private enum Quote { case double, single, dollar }

  private(set) var words: [ScriptWord] = []
  /// The line without its comment and surrounding blanks.
  private(set) var text = ""
  /// The error and its column, or `nil` if the line is valid.
  private(set) var fault: (message: String, column: Int)?

  private var word: ScriptWord?
  private var quote: Quote?
  private var opened = 0
  private var isEscaped = false
  /// Whether the previous character is an unquoted `$`.
  private var isAfterDollar = false
  /// The digits of a code point so far, and the number of missing digits.
  private var codePoint: (missing: Int, digits: String)?

  init(_ line: String) {
    for (column, character) in zip(1..., line) {
      if character == "#", word == nil { break }
      consume(character, column)
      text.append(character)
    }
    if quote != nil { fail("this quote is never closed", opened) }
    if isEscaped { fail("nothing follows this backslash", line.count) }
    finishWord()
    while text.last?.isWhitespace == true { text.removeLast() }
    text = String(text.drop(while: \.isWhitespace))
  }

  private mutating func consume(_ character: Character, _ column: Int) {
    let isAfterDollar = isAfterDollar
    self.isAfterDollar = false
    if codePoint != nil {
      takeDigit(character, column)
    } else if isEscaped {
      isEscaped = false
      if quote == .dollar { takeEscape(character, column) } else { word?.text.append(character) }
    } else if character == "\\", quote != .single {
      isEscaped = true
      word = word ?? ScriptWord(text: "", column: column)
    } else if let quote {
      if character == (quote == .double ? "\"" : "'") { self.quote = nil } else { word?.text.append(character) }
    } else if character == "\"" || character == "'" {
      if isAfterDollar, character == "'" { word?.text.removeLast() }
      quote = character == "\"" ? .double : isAfterDollar ? .dollar : .single
      opened = column
      word = word ?? ScriptWord(text: "", column: column)
    } else if character.isWhitespace {
      finishWord()
    } else {
      self.isAfterDollar = character == "$"
      word = word ?? ScriptWord(text: "", column: column)
      word?.text.append(character)
    }
  }

  private mutating func takeEscape(_ character: Character, _ column: Int) {
    switch character {
    case "n": word?.text.append("\n")
    case "r": word?.text.append("\r")
    case "t": word?.text.append("\t")
    case "\\", "'", "\"": word?.text.append(character)
    case "u": codePoint = (4, "")
    case "U": codePoint = (8, "")
    default: fail("“\\\(character)” means nothing between these quotes", column - 1)
    }
  }

  private mutating func takeDigit(_ character: Character, _ column: Int) {
    guard let (missing, digits) = codePoint else { return }
    codePoint = missing > 1 ? (missing - 1, digits + String(character)) : nil
    guard missing == 1 else { return }
    if let scalar = UInt32(digits + String(character), radix: 16).flatMap(Unicode.Scalar.init) {
      word?.text.unicodeScalars.append(scalar)
    } else {
      fail("“\(digits)\(character)” is no character", column - digits.count)
    }
  }

  private mutating func finishWord() {
    if let word { words.append(word) }
    word = nil
  }

  private mutating func fail(_ message: String, _ column: Int) {
    if fault == nil { fault = (message, column) }
  }
}
