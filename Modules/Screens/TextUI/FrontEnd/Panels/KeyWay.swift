import ScreenKit
import Terminal

/// The way of a key through the front end and the app, as the inspector shows it.
struct KeyWay: Equatable, Sendable {
  /// A step, with what belongs to it: the receiver of an event, the outcome of a call, the screen of an entry.
  struct Line: Equatable, CustomStringConvertible {
    fileprivate var text: String
    /// The numbers of the asynchronous work that the line stands for.
    fileprivate var works: [Int] = []
    /// How that work has ended, as far as it has.
    fileprivate var outcomes: [String] = []
    /// The lines of source code that have taken the step.
    fileprivate(set) var sources: [SourceLine] = []
    /// The numbers of their files in `places`, from 1.
    fileprivate var numbers: [Int] = []

    var description: String {
      guard !works.isEmpty else { return text }
      let ends = Set(outcomes).sorted().joined(separator: ", ")
      return text + (ends.isEmpty ? "" : " → \(ends)") + (outcomes.count < works.count ? " …" : "")
        + (works.count > 1 ? " (\(works.count) times)" : "")
    }

    var numbered: String { description + numbers.map { " [\($0)]" }.joined() }
  }

  /// The number of the key since the start.
  let number: Int
  let hasReachedApp: Bool
  let key: String
  /// The steps from the key to the change.
  private(set) var lines: [Line]
  /// The lines of source code that have taken the steps, in order.
  private(set) var places: [SourcePlace] = []
  /// The line of the last call without an outcome.
  private var call: Int?
  private var isRefused = false

  /// Begins a way; `words` say what the front end does.
  init(number: Int, key: String, words: String, hasReachedApp: Bool) {
    (self.number, self.key, self.hasReachedApp, lines) = (number, key, hasReachedApp, [Line(text: words)])
  }

  mutating func add(_ step: TraceStep, at place: SourcePlace? = nil) {
    if let place, !places.contains(place) { places.append(place) }
    if step.kind == .outcome, step.text.hasPrefix(".refused") { isRefused = true }
    guard let line = write(step), let source = step.line, !lines[line].sources.contains(source) else { return }
    lines[line].sources.append(source)
    if let place, let index = places.firstIndex(of: place) { lines[line].numbers.append(index + 1) }
  }

  /// Writes a step, and returns the position of its line.
  ///
  /// Work with the same text shares a line, which stands where the first work began, because work ends in no fixed order.
  private mutating func write(_ step: TraceStep) -> Int? {
    switch step.kind {
    case .action, .change: return append(Line(text: step.text))
    case .call:
      call = append(Line(text: step.text))
      return call
    case .outcome:
      defer { call = nil }
      return call.map { add(step.text, to: $0) } ?? append(Line(text: "→ \(step.text)"))
    case .receiver: return add(step.text, to: lines.count - 1)
    case .screen(let change): return lines.lastIndex { $0.text == change }.map { add(step.text, to: $0) }
    case .work(let number):
      let line =
        lines.firstIndex { $0.text == step.text && !$0.works.isEmpty } ?? append(Line(text: step.text))
      lines[line].works.append(number)
      return line
    case .workOutcome(let number):
      guard let line = lines.firstIndex(where: { $0.works.contains(number) }) else { return nil }
      lines[line].outcomes.append(step.text)
      return line
    }
  }

  private mutating func append(_ line: Line) -> Int {
    lines.append(line)
    return lines.count - 1
  }

  private mutating func add(_ text: String, to line: Int) -> Int {
    lines[line].text += " → \(text)"
    return line
  }

  /// Adds a refusal, unless a step has reported it.
  mutating func end(_ reply: Reply) {
    if case .refused(let reason) = reply, !isRefused { add(TraceStep(kind: .outcome, text: ".refused: \(reason)")) }
  }

  /// The key in one column and the steps in another, so that long lines wrap under the steps.
  var columns: String {
    let indent = String(repeating: " ", count: key.count + 2)
    return lines.enumerated().map { index, line in
      (index == 0 ? "\(key)  " : indent) + line.numbered
    }.joined(separator: "\n")
  }
}

extension Input {
  /// The input in a word, a key as the footer names it.
  var name: String {
    switch self {
    case .key(let key): key.name
    case .text: "text"
    case .paste: "paste"
    case .mouse(let mouse): mouse.kind == .click ? "click" : "wheel"
    }
  }

  /// The keys of the input, one for each character of a text.
  var keys: [Key] {
    switch self {
    case .key(let key): [key]
    case .text(let text): text.map { .character($0) }
    case .paste, .mouse: []
    }
  }
}

extension SceneIntent {
  /// Whether the key that led to it is part of a secret.
  var isSecret: Bool {
    if case .editSecret = self { true } else { false }
  }

  /// The intent in words, without typed text.
  var words: String {
    switch self {
    case .activate(_, let action): "activate “\(action)”"
    case .edit(_, let field, _), .editSecret(_, let field, _): "edit “\(field)”"
    case .select(_, _, let row): "select row \(row)"
    case .back: "back"
    case .close: "close"
    case .tab(let tab): "tab \(tab)"
    case .quit: "quit"
    }
  }
}
