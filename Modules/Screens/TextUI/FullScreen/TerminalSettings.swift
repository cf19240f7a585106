public import Terminal

/// The settings of the program, from the flags, the environment and the standard streams.
///
/// The initializer is a pure function of its arguments.
public struct TerminalSettings: Equatable, Sendable {
  /// The mode of the program.
  public enum Mode: Sendable {
    /// Full screen, with single keys.
    case fullScreen
    /// Line-based, for screen readers and simple terminals.
    case linear
    /// Commands from standard input, if it isn't a terminal.
    case script
    /// A single frame to standard output, if it isn't a terminal or another program reads it.
    case once
  }

  /// The use of colors.
  public enum ColorChoice: String, Sendable {
    /// Colors if the environment and the terminal allow them.
    case auto
    /// Colors always.
    case always
    /// No colors.
    case never
  }

  /// The flags of the command line.
  public struct Flags: Equatable, Sendable {
    /// `--plain`: text lines in every mode.
    public var isPlain: Bool
    /// `--json`: a frame for other programs.
    public var isJSON: Bool
    /// `--ascii`: ASCII characters only.
    public var isASCII: Bool
    /// `--mouse`: the program receives clicks and the wheel, and selecting text requires the Shift key.
    public var hasMouse: Bool
    /// `--color`: the use of colors.
    public var color: ColorChoice
    /// `--size`: the size of a frame, or `nil` to use the window size.
    public var size: Size?

    /// Creates flags, of which none is set by default.
    public init(
      isPlain: Bool = false, isJSON: Bool = false, isASCII: Bool = false, hasMouse: Bool = false,
      color: ColorChoice = .auto, size: Size? = nil
    ) {
      self.isPlain = isPlain
      self.isJSON = isJSON
      self.isASCII = isASCII
      self.hasMouse = hasMouse
      self.color = color
      self.size = size
    }
  }

  /// The standard streams that are terminals.
  public struct Terminals: Equatable, Sendable {
    /// Whether standard input is a terminal.
    public var input: Bool
    /// Whether standard output is a terminal.
    public var output: Bool

    /// Creates the streams.
    public init(input: Bool, output: Bool) {
      self.input = input
      self.output = output
    }
  }

  /// The mode of the program.
  public let mode: Mode
  package let isPlain: Bool
  let hasColor: Bool
  package let isASCII: Bool
  let hasMouse: Bool
  /// Whether the terminal knows kitty's keyboard protocol, by its name in TERM.
  ///
  /// Other terminals may know it too, but asking one leaves an answer in the shell of a terminal that is too slow.
  let hasClearKeys: Bool
  /// The time, in milliseconds, after which a single escape byte counts as the Escape key.
  let escapeDelay: Int32
  private let fixedSize: Size?
  /// The size if the terminal reports none.
  package let fallbackSize: Size

  /// Creates the settings.
  public init(flags: Flags = Flags(), environment: [String: String], terminals: Terminals) {
    let environment = environment.filter { !$0.value.isEmpty }
    let isDumb = environment["TERM", default: "dumb"] == "dumb"
    isPlain = flags.isPlain || environment["ACCESSIBLE"] != nil
    mode = Self.mode(flags, terminals, isLinear: isPlain || isDumb)
    hasColor = Self.hasColor(flags, environment, terminals, isDumb: isDumb)
    isASCII = flags.isASCII || !Self.speaksUTF8(environment)
    hasMouse = flags.hasMouse
    hasClearKeys = ["xterm-kitty", "xterm-ghostty", "foot", "foot-extra", "alacritty"].contains(environment["TERM"])
    escapeDelay = Self.escapeDelay(environment)
    fixedSize = flags.size
    let columns = environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    let rows = environment["LINES"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    fallbackSize = Size(columns: columns ?? Size.standard.columns, rows: rows ?? Size.standard.rows)
  }

  /// Returns the size to draw in, from the first source available: `--size`, the window, COLUMNS and LINES, 80x24.
  public func size(window: Size?) -> Size { fixedSize ?? window ?? fallbackSize }

  /// Returns a text ready for output, with `?` for characters that a terminal without UTF-8 can't show.
  public func written(_ text: String) -> PrintableText {
    let text = PrintableText(text)
    return isASCII ? text.inASCII() : text
  }

  /// Returns a JSON text (RFC 8259) ready for output, with escapes for those characters.
  public func writtenJSON(_ text: String) -> PrintableText { PrintableText(json: text, isASCII: isASCII) }
}

extension TerminalSettings {
  private static func mode(_ flags: Flags, _ terminals: Terminals, isLinear: Bool) -> Mode {
    if !terminals.input { return .script }
    if !terminals.output || flags.isJSON { return .once }
    return isLinear ? .linear : .fullScreen
  }

  /// NO_COLOR (no-color.org) takes precedence over CLICOLOR_FORCE and FORCE_COLOR (bixense.com/clicolors), and these
  /// over the terminal.
  private static func hasColor(
    _ flags: Flags, _ environment: [String: String], _ terminals: Terminals, isDumb: Bool
  ) -> Bool {
    switch flags.color {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment["NO_COLOR"] != nil { return false }
    if ["CLICOLOR_FORCE", "FORCE_COLOR"].contains(where: { environment[$0, default: "0"] != "0" }) { return true }
    return terminals.output && !isDumb && environment["CLICOLOR"] != "0"
  }

  /// The first variable that is set decides, as in POSIX; without any, the locale is C.
  private static func speaksUTF8(_ environment: [String: String]) -> Bool {
    let locale = environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? "C"
    let name = locale.lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }

  private static func escapeDelay(_ environment: [String: String]) -> Int32 {
    if let delay = environment["ESCDELAY"].flatMap(Int32.init), (0...10_000).contains(delay) { return delay }
    return environment["SSH_CONNECTION"] != nil || environment["SSH_TTY"] != nil ? 100 : 50
  }
}
