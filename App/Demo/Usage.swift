import LiveServices
import Patterns
import Terminal

/// The commands, with their help texts.
enum CommandName: String, CaseIterable {
  case open, play, tour, patterns, routes, map, state

  /// The operand, in brackets if it can be left out, and what the command does.
  private var entry: (operand: String?, about: String) {
    switch self {
    case .open: ("LINK", "start at a link, such as posts/7; the link alone does the same")
    case .play: ("FILE|-", "play a script and print each frame; “-” reads standard input")
    case .tour: (nil, "the story of the app, frame by frame")
    case .patterns:
      ("[NAME]", "lessons in navigation, in order; without a terminal, their list or the story of one")
    case .routes: (nil, "every route, with its link, presentation and gate, and every URL of the web site")
    case .map: (nil, "every place, and the ways between them")
    case .state: (nil, "the saved place, as a tree")
    }
  }

  var operand: String? { entry.operand }
  var about: String { entry.about }
  var operands: ClosedRange<Int> { operand.map { $0.hasPrefix("[") ? 0...1 : 1...1 } ?? 0...0 }
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

  private var entry: (valueName: String?, about: String) {
    switch self {
    case .stateDir: ("DIR", "keep state in this folder")
    case .fresh: (nil, "ignore saved state, and save none")
    case .only: ("MODULE", "run one feature alone")
    case .record: ("FILE", "write what the user does as a script, without secrets; its first lines say how to play it")
    case .posts: ("URL", "read the posts from this server, in the format of JSONPlaceholder")
    case .size: ("COLSxROWS", "draw in this size")
    case .color: ("auto|always|never", "when to use colors on the full screen; printed frames and maps have none")
    case .plain: (nil, "lines of text, as for a screen reader; also when ACCESSIBLE is set")
    case .json:
      (nil, "write JSON: for open, routes, map and state the answer, for play and without a command each frame")
    case .format: ("picture|mermaid|json", "with map: how to draw it; otherwise as a picture, for 80 columns")
    case .ascii: (nil, "write ASCII only; also if the locale is not UTF-8")
    case .mouse: (nil, "receive clicks too; hold shift to select text")
    case .help: (nil, "show this")
    case .version: (nil, "show the version")
    }
  }

  var valueName: String? { entry.valueName }
  var about: String { entry.about }
  var synopsis: String { [rawValue, valueName].compactMap(\.self).joined(separator: " ") }
}

/// The text of `--help`, from the tables of the parser.
enum Usage {
  static let version = "Waymark 0.1"

  private static let commands =
    [("", "run in the terminal, or play a script from standard input")]
    + CommandName.allCases.map { ([$0.rawValue, $0.operand].compactMap(\.self).joined(separator: " "), $0.about) }

  private static let options = OptionName.allCases.map { ($0.synopsis, $0.about) }

  static var text: String {
    """
    Waymark: an app for the terminal that shows how a modular app navigates.

    \(table("demo", commands))

    Options:
    \(table("", options))

    \(scripts)

    Exit status:
    \(table("", statuses))

    If the server of --posts fails, the screen shows the reason, and after “q”
    the status is 0. It is 69, or 65 for an answer that can't be read, where only
    a frame or the answer of open is printed, and for a script if that is why an
    expectation failed.

    \(keys)
    """
  }

  private static let scripts = """
    A script has a command a line; # begins a comment, quotes are those of a shell:
      tap "Next"   type "Email" "ada@example.com"   select 3   back   close
      tab posts   key enter   open posts/7   undo 2   wait   screen   state   quit
      type-secret "Password" env:NAME   # from the variable NAME, never shown
      expect title|text|no text|disabled|link|depth|refused …
    From standard input, each line is answered before the next one is read, so
    another program can decide on it.
    """

  private static let keys = """
    “i” opens the inspector, which shows the way of each key through the code.
    “e” opens the first file of that way or, in the inspector, the one chosen with
    tab and the arrows, in VISUAL or EDITOR; at its line in
    \(wrapped(Editor.knownPrograms.joined(separator: ", "))).

    The text that was copied last is printed when the program has left the
    terminal. After kill -9 the terminal stays as the app had it: in another
    window “tput reset >/dev/pts/N”, or here “reset”, restores it.
    """

  private static let statuses = [
    ("0", "done"), ("1", "an expectation failed"), ("64", "wrong usage"),
    ("65", "a bad link or bad data"),
    ("66", "input missing"), ("69", "the server of --posts is not available"), ("73", "cannot create"),
    ("74", "input/output error"), ("128 + n", "ended by signal n"),
  ]

  /// The list of patterns that `demo patterns` prints without a terminal.
  static var patterns: String {
    """
    Lessons in navigation, in order. In a terminal, “demo patterns” lists them, and
    “demo patterns NAME” begins at one. App/Patterns/Gallery has a file for each.

    \(table("", Pattern.all.map { ($0.name, $0.about) }))
    """
  }

  private static let width = 80

  private static func wrapped(_ text: String) -> String {
    CleanText(text).wrapped(to: width - 1).map(\.text).joined(separator: "\n")
  }

  /// Returns a table of two columns, of which the second wraps.
  private static func table(_ first: String, _ rows: [(String, String)]) -> String {
    let names = rows.map { "  " + [first, $0.0].filter { !$0.isEmpty }.joined(separator: " ") }
    let column = min((names.map(\.count).max() ?? 0) + 2, 32)
    return zip(names, rows).map { name, row in
      let lines = CleanText(row.1).wrapped(to: width - column).map(\.text)
      let blanks = String(repeating: " ", count: column)
      let head =
        name.count + 2 > column ? name + "\n" + blanks : name + String(repeating: " ", count: column - name.count)
      return head + lines.joined(separator: "\n" + blanks)
    }.joined(separator: "\n")
  }
}
