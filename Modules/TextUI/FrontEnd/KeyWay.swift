import ScreenKit
import Terminal

/// The way of a key through the front end and the app, as the inspector shows it.
struct KeyWay: Equatable, Sendable {
  /// The steps, from the key to the outcome.
  let steps: [String]
  /// The files to open, in the order of the steps.
  let files: [String]

  /// The way of a key that only the front end handles.
  init(key: String, step: String) {
    steps = [key, "FrontEnd: \(step)"]
    files = ["Modules/TextUI/Keys/KeyTable.swift"]
  }

  /// The way of a request to the app.
  ///
  /// - Parameters:
  ///   - key: The key, or what else caused the request.
  ///   - request: The request, in words.
  ///   - handlers: The types that handle it.
  ///   - events: The changes that it led to.
  ///   - reply: The answer of the app.
  init(key: String, request: String, handlers: [IntentHandler], events: [SceneEvent], reply: Reply) {
    // Without a change of place, the view model reported no event.
    let handlers = handlers.filter { !events.isEmpty || $0.role == .viewModel || handlers.count == 1 }
    let outcome =
      switch reply {
      case .done: events.last.map { ["\($0.cause)", $0.link] } ?? ["done"]
      case .refused(let reason): ["refused: \(reason)"]
      }
    steps = [key, request] + handlers.map(\.name) + outcome
    files = handlers.compactMap(\.file).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The key in one column, the steps and the files in another, so that long lines wrap under the steps.
  var columns: String {
    let indent = String(repeating: " ", count: steps[0].count + 2)
    let way = "\(steps[0])  → " + steps.dropFirst().joined(separator: " → ")
    return ([way] + files.map { indent + $0 }).joined(separator: "\n")
  }
}

extension Input {
  /// The input in a word.
  var name: String {
    switch self {
    case .key(let key): key.name
    case .text: "text"
    case .paste: "paste"
    case .mouse(let mouse): mouse.kind == .click ? "click" : "wheel"
    }
  }
}

extension SceneIntent {
  /// A Boolean value that indicates whether the key that led to it is part of a secret.
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
