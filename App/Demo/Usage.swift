import Patterns

/// The commands, with their help texts.
enum CommandName: String, CaseIterable {
  case open
  case play
  case tour
  case patterns
  case routes
  case map
  case state

  var operand: String? {
    switch self {
    case .open: "LINK"
    case .play: "FILE|-"
    case .patterns: "[NAME]"
    case .tour, .routes, .map, .state: nil
    }
  }

  /// The number of operands that the command accepts.
  var operands: ClosedRange<Int> {
    switch self {
    case .open, .play: 1...1
    case .patterns: 0...1
    case .tour, .routes, .map, .state: 0...0
    }
  }

  var about: String {
    switch self {
    case .open: "start at a link; the link alone does the same"
    case .play: "play a script and print each frame; “-” reads standard input"
    case .tour: "the story of the app, frame by frame"
    case .patterns: "ways to navigate, from easy to hard, or one of them; without a terminal its story"
    case .routes: "every place, as links write it"
    case .map: "what leads where"
    case .state: "what was open last, as a tree"
    }
  }
}

/// The options, with their help texts.
enum OptionName: String, CaseIterable {
  case stateDir = "--state-dir"
  case fresh = "--fresh"
  case only = "--only"
  case record = "--record"
  case posts = "--posts"
  case size = "--size"
  case color = "--color"
  case plain = "--plain"
  case ascii = "--ascii"
  case mouse = "--mouse"
  case json = "--json"
  case format = "--format"
  case help = "--help"
  case version = "--version"

  var valueName: String? {
    switch self {
    case .stateDir: "DIR"
    case .only: "MODULE"
    case .record: "FILE"
    case .posts: "URL"
    case .size: "COLSxROWS"
    case .color: "auto|always|never"
    case .format: "text|mermaid|dot|json"
    case .fresh, .plain, .ascii, .mouse, .json, .help, .version: nil
    }
  }

  var about: String {
    switch self {
    case .stateDir: "keep state in this folder"
    case .fresh: "start anew, and keep nothing"
    case .only: "run one feature alone"
    case .record: "write what is done as a script, without secrets; its head says how to play it"
    case .posts: "read the posts of this server; it speaks the shapes of JSONPlaceholder"
    case .size: "draw in this size"
    case .color: "when to use colors"
    case .plain: "lines instead of pictures, as for a screen reader; also when ACCESSIBLE is set"
    case .json: "answer open, routes, map and state in JSON, with sorted names; with play or no command, each frame"
    case .format: "with map: how to draw it"
    case .ascii: "no character outside ASCII; also where the locale is not UTF-8"
    case .mouse: "take clicks and the wheel; to select text, hold shift"
    case .help: "show this"
    case .version: "show the version"
    }
  }

  var synopsis: String { [rawValue, valueName].compactMap(\.self).joined(separator: " ") }
}

/// The text of `--help`, from the same tables that the parser uses.
enum Usage {
  static let version = "Waymark 0.1"

  static var text: String {
    let commands =
      [("", "run in the terminal, or play a script from standard input")]
      + CommandName.allCases.map { ([$0.rawValue, $0.operand].compactMap(\.self).joined(separator: " "), $0.about) }
    let options = OptionName.allCases.map { ($0.synopsis, $0.about) }
    return """
      Waymark: an app for the terminal that shows how a modular app navigates.

      \(table("demo", commands))

      Options:
      \(table("", options))

      A script is a command a line; # begins a comment, quotes are those of a shell:
        tap "Next"   type "Email" "ada@example.com"   select 3   back   close   tab posts   key enter
        open app://loggedIn/posts/7   undo 2   wait   screen   state
        type-secret "Password" env:NAME   # from the variable NAME, and never shown
        expect title|text|no text|disabled|link|depth|refused …

      Exit status: 0 done, 1 an expectation failed, 64 wrong usage, 65 a bad link or bad data, 66 input missing,
      69 the server of --posts is not available, 73 cannot create, 74 input/output error,
      128 + n ended by signal n.
      With --posts, a screen that can't be loaded is shown with its message, and then 69 (or 65, for an answer that
      can't be read) is the status; a script ends with it when that is why an expectation failed.
      What was copied last is printed when the program has left the terminal.
      After kill -9 the terminal is as the app left it; “tput reset” or “stty sane” mends it.
      """
  }

  /// The list of patterns, as `demo patterns` prints it.
  static var patterns: String {
    """
    Ways to navigate, from easy to hard; “demo patterns NAME” runs one;
    App/Patterns/Gallery has a file for each.

    \(table("", Pattern.all.map { ($0.name, $0.about) }))
    """
  }

  private static func table(_ first: String, _ rows: [(String, String)]) -> String {
    let names = rows.map { "  " + [first, $0.0].filter { !$0.isEmpty }.joined(separator: " ") }
    let width = (names.map(\.count).max() ?? 0) + 2
    return zip(names, rows).map { $0 + String(repeating: " ", count: width - $0.count) + $1.1 }.joined(separator: "\n")
  }
}
