import Terminal

extension ScriptCommand: CustomStringConvertible {
  /// The command as a script line, which parses to the same command.
  var description: String {
    switch self {
    case .tap(let name): "tap \(quoted(name))"
    case .type(let field, let text): "type \(quoted(field)) \(quoted(text))"
    case .typeSecret(let field, let variable): "type-secret \(quoted(field)) env:\(variable)"
    case .back: "back"
    case .close: "close"
    case .wait: "wait"
    case .screen: "screen"
    case .state: "state"
    case .quit: "quit"
    case .tab(let name): "tab \(bare(name))"
    case .select(let row): "select \(quoted(row))"
    case .key(let key): "key \(bare(key.name))"
    case .open(let link): "open \(bare(link))"
    case .undoLast: "undo"
    case .redo: "redo"
    case .undo(let number): "undo \(number)"
    case .expect(let expectation): "expect \(expectation)"
    }
  }
}

extension Expectation: CustomStringConvertible {
  /// The expectation as written after `expect`.
  var description: String {
    switch self {
    case .title(let title): "title \(quoted(title))"
    case .text(let text): "text \(quoted(text))"
    case .noText(let text): "no text \(quoted(text))"
    case .disabled(let label): "disabled \(quoted(label))"
    case .link(let link): "link \(bare(link))"
    case .depth(let depth): "depth \(depth)"
    case .refused(""): "refused"
    case .refused(let reason): "refused \(quoted(reason))"
    }
  }
}

/// Returns a word without quotes if it parses to the same word, otherwise with quotes.
private func bare(_ word: String) -> String {
  let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "-._~:/?&=%+".contains($0) }
  return isPlain && !word.isEmpty ? word : quoted(word)
}

/// Returns a quoted word that parses to the same bytes: `"…"` if possible, otherwise `$'…'`.
func quoted(_ word: String) -> String {
  let plain = "\"" + word.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
  // A combining mark at the start would merge with the quote.
  let readsBack = ScriptWords(plain).words.first.map { $0.text.utf8.elementsEqual(word.utf8) } ?? false
  if readsBack, !word.unicodeScalars.contains(where: \.endsOrControlsLine) { return plain }
  return "$'" + word.unicodeScalars.map(\.escaped).joined() + "'"
}

extension Unicode.Scalar {
  fileprivate var endsOrControlsLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  fileprivate var escaped: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "'", "\\": "\\\(self)"
    case " "..."~": "\(self)"
    default: value > 0xFFFF ? "\\U\(hexadecimal(8))" : "\\u\(hexadecimal(4))"
    }
  }
  private func hexadecimal(_ count: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
