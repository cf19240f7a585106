import Patterns
import Terminal
import TextUI

/// The parsed command line.
struct Options: Equatable {
  enum Command: Equatable {
    case run
    case open(String)
    case play(String)
    case tour
    case patterns
    case pattern(Pattern)
    case routes
    case map
    case state
    case help
    case version

    /// Whether the command prints a text about the program, with any options beside it.
    var isHelp: Bool {
      switch self {
      case .help, .version: true
      default: false
      }
    }

    /// Whether the command shows the app, which can be recorded and have a server.
    var runsApp: Bool {
      switch self {
      case .run, .open, .play, .tour: true
      default: false
      }
    }

    /// Whether the user gives the keys, not a script.
    var isInteractive: Bool {
      switch self {
      case .run, .open: true
      default: false
      }
    }

    var takesJSON: Bool {
      switch self {
      case .run, .open, .play, .routes, .map, .state: true
      default: false
      }
    }
  }

  enum MapFormat: String {
    case picture, mermaid, json
  }

  var command = Command.run
  var stateFolder: String?
  var isFresh = false
  var only: String?
  var record: String?
  var server: String?
  var format: MapFormat?
  var flags = TerminalSettings.Flags()

  var isJSON: Bool { flags.isJSON }

  /// Parses the arguments after the program's name; throws a `Failure` that names the invalid one.
  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    var words: [String] = []
    while let argument = rest.popFirst() {
      // All arguments after `--` are operands (POSIX utility syntax, guideline 10).
      if argument == "--" {
        words += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      try read(argument, &rest)
    }
    // `--help` takes precedence over a command.
    if command == .run { command = try Self.command(words) }
    try checkTogether()
  }

  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) throws(Failure) {
    let (name, attached) = Self.split(argument)
    guard let option = OptionName(rawValue: name == "-h" ? "--help" : name) else {
      throw .usage("unknown option \(name)", near: name, among: OptionName.allCases.map(\.rawValue))
    }
    if option.valueName == nil {
      if attached != nil { throw .usage("\(name) takes no value") }
      try apply(option, "")
    } else {
      guard let value = attached ?? rest.popFirst() else {
        throw .usage("\(name) needs a value: \(option.synopsis)")
      }
      try apply(option, value)
    }
  }

  private mutating func checkTogether() throws(Failure) {
    if command.isHelp { return }
    if flags.isJSON, !command.takesJSON {
      throw .usage("--json goes with open, play, routes, map and state, and without a command")
    }
    if flags.isJSON, command == .map {
      guard format == nil || format == .json else { throw .usage("--json and another --format exclude each other") }
      format = .json
    }
    if format != nil, command != .map { throw .usage("--format goes with map") }
    if record != nil, flags.isJSON || !command.runsApp {
      throw .usage("--record goes with open, play and tour, and without a command")
    }
  }

  /// Splits an option from its attached value, as in `--format=json`.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  private mutating func apply(_ option: OptionName, _ value: String) throws(Failure) {
    switch option {
    case .stateDir:
      guard !value.isEmpty else { throw .usage("--state-dir needs the name of a folder") }
      stateFolder = value
    case .fresh: isFresh = true
    case .only: only = value
    case .record: record = value
    case .posts: server = value
    case .json: flags.isJSON = true
    case .plain: flags.isPlain = true
    case .ascii: flags.isASCII = true
    case .mouse: flags.hasMouse = true
    case .help: command = .help
    case .version: command = .version
    case .format:
      guard let format = MapFormat(rawValue: value) else {
        throw .usage("--format is picture, mermaid or json, not \(value)")
      }
      self.format = format
    case .size: flags.size = try Self.size(value)
    case .color: flags.color = try Self.color(value)
    }
  }

  private static func size(_ text: String) throws(Failure) -> Size {
    guard let size = Size(parsing: text) else {
      throw .usage("--size is written as 80x24, from 1x1 to 1000x1000, not \(text)")
    }
    return size
  }

  private static func color(_ text: String) throws(Failure) -> TerminalSettings.ColorChoice {
    guard let color = TerminalSettings.ColorChoice(rawValue: text) else {
      throw .usage("--color is auto, always or never, not \(text)")
    }
    return color
  }

  private static func command(_ words: [String]) throws(Failure) -> Command {
    guard let first = words.first else { return .run }
    if first.contains("://") || first.contains("/") {
      guard words.count == 1 else { throw .usage("a link stands alone, or after open") }
      return .open(first)
    }
    if first == "help" { return .help }
    guard let name = CommandName(rawValue: first) else {
      throw .usage("unknown command \(first)", near: first, among: CommandName.allCases.map(\.rawValue))
    }
    guard name.operands.contains(words.count - 1) else {
      throw .usage("\(first) takes \(name.operand.map { "one operand: \($0)" } ?? "no operand")")
    }
    return switch name {
    case .open: .open(words[1])
    case .play: .play(words[1])
    case .tour: .tour
    case .patterns where words.count == 1: .patterns
    case .patterns: try pattern(words[1])
    case .routes: .routes
    case .map: .map
    case .state: .state
    }
  }

  private static func pattern(_ name: String) throws(Failure) -> Command {
    guard let pattern = Pattern.named(name) else {
      throw .unknownPattern(name)
    }
    return .pattern(pattern)
  }
}
