/// How the program talks to the world: found once, from the flags, the environment and what the streams are.
///
/// A pure function: nothing is asked of the system, so that a table can test it.
public struct TerminalSettings: Equatable, Sendable {
  /// How the program runs.
  public enum Mode: Sendable {
    /// The whole window, key by key.
    case fullScreen
    /// Line by line, for screen readers and terminals that can do no more.
    case linear
    /// Commands come from standard input, because nobody is there to press keys.
    case script
    /// One frame goes to standard output, because nobody would see a second, or because a program reads it.
    case once
  }

  /// When to use colors.
  public enum ColorChoice: String, Sendable {
    /// When the environment and the terminal allow it.
    case auto
    /// Whatever the environment says.
    case always
    /// Not at all.
    case never
  }

  /// What the command line says.
  public struct Flags: Equatable, Sendable {
    /// `--plain`: lines of text, in every mode.
    public var isPlain: Bool
    /// `--json`: one frame for other programs.
    public var isJSON: Bool
    /// `--ascii`: no character outside ASCII.
    public var isASCII: Bool
    /// `--mouse`: clicks and the wheel come to the program, and selecting text needs the shift key.
    public var hasMouse: Bool
    /// `--color`: when to use colors.
    public var color: ColorChoice
    /// `--size`: the size to draw in; nil asks the terminal.
    public var size: Size?

    /// Makes flags; by default none is given.
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

  /// Which standard streams are terminals.
  public struct Terminals: Equatable, Sendable {
    /// Whether standard input is one.
    public var input: Bool
    /// Whether standard output is one.
    public var output: Bool

    /// Says which streams are terminals.
    public init(input: Bool, output: Bool) {
      self.input = input
      self.output = output
    }
  }

  /// How the program runs.
  public let mode: Mode
  /// Whether what is visible is told in lines rather than drawn, whoever or whatever reads it.
  public let isPlain: Bool
  /// Whether to write colors; attributes such as bold are written in any case.
  public let hasColor: Bool
  /// Whether to write ASCII only.
  public let isASCII: Bool
  /// Whether to take clicks and the wheel.
  public let hasMouse: Bool
  /// How long to wait, in milliseconds, before a lone escape byte is taken for the key.
  public let escapeDelay: Int32
  /// The size of `--size`, which no window overrules.
  public let fixedSize: Size?
  /// The size to use when the terminal doesn't tell.
  public let fallbackSize: Size

  /// Finds the settings.
  public init(flags: Flags = Flags(), environment: [String: String], terminals: Terminals) {
    let environment = environment.filter { !$0.value.isEmpty }
    let isDumb = environment["TERM", default: "dumb"] == "dumb"
    isPlain = flags.isPlain || environment["ACCESSIBLE"] != nil
    mode = Self.mode(flags, terminals, isLinear: isPlain || isDumb)
    hasColor = Self.hasColor(flags, environment, terminals, isDumb: isDumb)
    isASCII = flags.isASCII || !Self.speaksUTF8(environment)
    hasMouse = flags.hasMouse
    escapeDelay = Self.escapeDelay(environment)
    fixedSize = flags.size
    let columns = environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    let rows = environment["LINES"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    fallbackSize = Size(columns: columns ?? Size.standard.columns, rows: rows ?? Size.standard.rows)
  }

  /// The size to draw in, when the window says `window`: `--size`, then the window, then COLUMNS and LINES, then 80x24.
  public func size(window: Size?) -> Size { fixedSize ?? window ?? fallbackSize }

  /// A text as it is to be written: where only ASCII may be, with `?` for what has no likeness in it.
  public func written(_ text: String) -> PrintableText {
    let text = PrintableText(text)
    return isASCII ? text.inASCII() : text
  }

  /// A JSON text (RFC 8259) as it is to be written: where only ASCII may be, with escapes that read back as the same.
  public func writtenJSON(_ text: String) -> PrintableText { PrintableText(json: text, isASCII: isASCII) }
}

extension TerminalSettings {
  private static func mode(_ flags: Flags, _ terminals: Terminals, isLinear: Bool) -> Mode {
    if !terminals.input { return .script }
    if !terminals.output || flags.isJSON { return .once }
    return isLinear ? .linear : .fullScreen
  }

  /// NO_COLOR (no-color.org) wins over CLICOLOR_FORCE and FORCE_COLOR (bixense.com/clicolors), these over the terminal.
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

  /// The first of the three that is set decides, as in POSIX; without any the locale is C.
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
