import Terminal

/// A command that the user types as a line.
enum LinearRequest: Equatable, Sendable {
  case again
  case choose(Int)
  case type(Int, String)
  case back, close, more, tabs, link, beside, inspect, nextOrder, copyLink, help, quit
  /// Opens a source file of the last way, by its position.
  case edit(Int)
  case tab(String)
  case open(String)
  /// An empty text removes the filter.
  case filter(String)
  case undoLast, redo
  case undo(Int)
  case unknown(String)

  init(_ line: String) {
    let line = line.trimmed
    let number = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(number.count)
    if let number = Int(number), rest.first?.isWhitespace ?? true {
      self = rest.isEmpty ? .choose(number) : .type(number, String(rest.dropFirst()))
    } else {
      self = Self.command(line)
    }
  }

  private static func command(_ line: String) -> LinearRequest {
    let operand = line.dropFirst().trimmed
    switch line.first {
    case nil: return .again
    case ":": return operand.isEmpty ? .link : .open(operand)
    case "/": return .filter(operand)
    case "i": return operand.isEmpty ? .inspect : Int(operand).map(LinearRequest.undo) ?? .unknown(line)
    case "e": return operand.isEmpty ? .edit(1) : Int(operand).map(LinearRequest.edit) ?? .unknown(line)
    case "t" where !operand.isEmpty && line.dropFirst().first?.isLetter != true: return .tab(operand)
    default: return letters[line] ?? .unknown(line)
    }
  }

  /// Returns what the inspector calls a line: its number or its letter, without typed text.
  static func name(of line: String) -> String {
    let line = line.trimmed
    let number = line.prefix { $0.isASCII && $0.isNumber }
    let isLetterWithNumber = !line.dropFirst().isEmpty && line.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
    return String(!number.isEmpty ? number : isLetterWithNumber ? line[...] : line.prefix(1))
  }

  private static let letters: [String: LinearRequest] = [
    "b": .back, "c": .close, "m": .more, "t": .tabs, "s": .beside, "?": .help, "q": .quit, "u": .undoLast,
    "U": .redo, "y": .copyLink, "O": .nextOrder,
  ]

  static let helpLines: [CleanText] = [
    "A number chooses a row or an action. The number of a field asks for its text; “1 ada” types ada into field 1.",
    "In a field an empty line changes nothing, and a line of blanks empties it.",
    "An empty line reads the page again.", "m  more rows", "b  back", "c  close, or cancel a question", "t  tabs",
    "s  the page beside: a list that stays in sight, or what is open over it",
    "/  narrow the list: “/ada” leaves the rows with ada in them, / alone brings back the others",
    "O  the rows in their next order",
    "i  the inspector: the way of the last line, what is open, what happened; “i4” goes back to step 4",
    "e  open a line of that way in $EDITOR; “e2” opens the second", "u  undo the last step", "U  redo it",
    "y  copy the link of this place", ":  open a link; “:po” opens the best match", "?  this help",
    "q  quit",
  ]
}
