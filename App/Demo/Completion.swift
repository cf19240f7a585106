import Patterns

/// What a shell offers for a value or an operand.
enum Completion {
  case words([String])
  case files, folders
  /// A text that a shell can't know, such as a link.
  case nothing
}

extension OptionName {
  /// Returns `nil` for an option without a value.
  func completion(modules: [String]) -> Completion? {
    guard let valueName else { return nil }
    return switch self {
    case .stateDir: .folders
    case .record: .files
    case .only: .words(modules)
    case .color, .format: .words(valueName.split(separator: "|").map(String.init))
    default: .nothing
    }
  }
}

extension CommandName {
  /// `nil` for a command without an operand.
  var completion: Completion? {
    switch self {
    case .open: .nothing
    case .play, .links: .files
    case .patterns: .words(Pattern.all.map(\.name))
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .tour, .routes, .map, .state: nil
    }
  }
}
