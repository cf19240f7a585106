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
  let isPlain = word.utf8.allSatisfy { byte in
    byte.isASCIILetterOrDigit || "-._~:/?&=%+".utf8.contains(byte)
  }
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

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var endsOrControlsLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// The scalar as written between `$'` and `'`.
  fileprivate var escaped: String {
    switch self {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "'", "\\": return "\\\(self)"
    case " "..."~": return "\(self)"
    default:
      let digits = String(value, radix: 16, uppercase: true)
      let length = digits.count > 4 ? 8 : 4
      return (length == 8 ? "\\U" : "\\u") + String(repeating: "0", count: length - digits.count) + digits
    }
  }
}
