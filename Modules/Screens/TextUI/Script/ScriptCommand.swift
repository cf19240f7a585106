import Terminal

enum ScriptCommand: Equatable, Sendable {
  case tap(String)
  case type(field: String, text: String)
  case typeSecret(field: String, variable: String)
  case back, close, wait, screen, state, quit
  case tab(String)
  case select(String)
  case key(Key)
  case open(String)
  case undoLast
  case redo
  case undo(Int)
  case expect(Expectation)
}

enum Expectation: Equatable, Sendable {
  case title(String)
  case text(String)
  case noText(String)
  case disabled(String)
  case link(String)
  case depth(Int)
  /// The last command was refused, and the reason contains this text.
  case refused(String)
}

struct ScriptFault: Error, Equatable {
  var message: String
  var word: Int
}

extension ScriptCommand {
  static let names = [
    "tap", "type", "type-secret", "back", "close", "tab", "select", "key", "open", "undo", "redo", "wait", "expect",
    "screen",
    "state", "quit",
  ]

  init(_ words: [String]) throws(ScriptFault) {
    var words = Words(words)
    let name = try words.next("a command")
    switch name {
    case "tap": self = .tap(try words.next("a label"))
    case "type": self = .type(field: try words.next("a field"), text: try words.next("the text to type"))
    case "type-secret":
      self = .typeSecret(field: try words.next("a field"), variable: try words.nextVariable())
    case "back": self = .back
    case "close": self = .close
    case "wait": self = .wait
    case "screen": self = .screen
    case "state": self = .state
    case "quit": self = .quit
    case "tab": self = .tab(try words.next("a tab"))
    case "select": self = .select(try words.next("a row"))
    case "key": self = .key(try words.nextKey())
    case "open": self = .open(try words.next("a link"))
    case "undo": self = words.isAtEnd ? .undoLast : .undo(try words.nextNumber())
    case "redo": self = .redo
    case "expect": self = .expect(try Expectation(&words))
    default: throw words.unknown("command", name, among: Self.names)
    }
    try words.end()
  }
}

extension Expectation {
  fileprivate init(_ words: inout Words) throws(ScriptFault) {
    let name = try words.next("what to expect")
    switch name {
    case "title": self = .title(try words.next("a title"))
    case "text": self = .text(try words.nextPart())
    case "no": self = .noText(try words.nextOfNo())
    case "disabled": self = .disabled(try words.next("a label"))
    case "link": self = .link(try words.next("a link"))
    case "depth": self = .depth(try words.nextNumber())
    case "refused": self = .refused(words.isAtEnd ? "" : try words.next("a reason"))
    default:
      throw words.unknown("expectation", name, among: ["title", "text", "no", "disabled", "link", "depth", "refused"])
    }
  }
}

private struct Words {
  private let words: [String]
  private var position = 0

  init(_ words: [String]) { self.words = words }

  var isAtEnd: Bool { position == words.count }

  mutating func next(_ what: String) throws(ScriptFault) -> String {
    guard position < words.count else { throw ScriptFault(message: "\(what) is missing", word: position) }
    position += 1
    return words[position - 1]
  }

  mutating func nextKey() throws(ScriptFault) -> Key {
    let name = try next("a key")
    guard let key = Key(name: name) else { throw unknown("key", name, among: Key.names) }
    return key
  }

  mutating func nextVariable() throws(ScriptFault) -> String {
    let word = try next("“env:” and the name of a variable")
    guard word.hasPrefix("env:"), word.count > 4 else {
      // The message leaves out the word, which may be the secret itself.
      throw ScriptFault(message: "a secret is written as “env:” and the name of a variable", word: position - 1)
    }
    return String(word.dropFirst(4))
  }

  mutating func nextNumber() throws(ScriptFault) -> Int {
    let text = try next("a number")
    guard let number = Int(text) else { throw ScriptFault(message: "“\(text)” is no number", word: position - 1) }
    return number
  }

  mutating func nextOfNo() throws(ScriptFault) -> String {
    let name = try next("“text”")
    guard name == "text" else { throw unknown("expectation", "no " + name, among: ["no text"]) }
    return try nextPart()
  }

  /// Returns a part of a screen's text, which isn't empty.
  mutating func nextPart() throws(ScriptFault) -> String {
    let text = try next("a text")
    if text.isEmpty { throw ScriptFault(message: "every screen has the empty text", word: position - 1) }
    return text
  }

  func end() throws(ScriptFault) {
    guard isAtEnd else { throw ScriptFault(message: "Unexpected argument “\(words[position])”", word: position) }
  }

  func unknown(_ what: String, _ name: String, among names: [String]) -> ScriptFault {
    ScriptFault(message: "unknown \(what) “\(name)”\(suggestion(for: name, among: names))", word: position - 1)
  }
}
